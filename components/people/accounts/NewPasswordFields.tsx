import type { FieldValues, Path } from 'react-hook-form'
import { PasswordField } from '@/components/ui/form/PasswordField'
import type { FieldProps } from '@/components/ui/form/FieldFrame'

type Props<In extends FieldValues> = Pick<FieldProps<In>, 'control' | 'name' | 'label'> & { confirmName: Path<In> }

/** A new password, typed twice. */
export const NewPasswordFields = <In extends FieldValues>({ control, name, label, confirmName }: Props<In>) => (
  <>
    <PasswordField
      control={control}
      name={name}
      label={label}
      help="At least 6 characters"
      autoComplete="new-password"
      required
    />
    <PasswordField control={control} name={confirmName} label="Confirm password" autoComplete="new-password" required />
  </>
)
