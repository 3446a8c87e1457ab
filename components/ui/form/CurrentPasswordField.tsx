import type { FieldValues } from 'react-hook-form'
import type { FieldProps } from './FieldFrame'
import { PasswordField } from './PasswordField'

type Props<In extends FieldValues> = Omit<FieldProps<In>, 'label'> & { label?: string }

/** The password that the account has now. */
export const CurrentPasswordField = <In extends FieldValues>({ label = 'Current password', ...props }: Props<In>) => (
  <PasswordField {...props} label={label} autoComplete="current-password" required />
)
