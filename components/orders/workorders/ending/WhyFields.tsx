import type { Control, FieldValues, Path } from 'react-hook-form'
import { RadioCards } from '@/components/ui/form/RadioCards'
import { TextField } from '@/components/ui/form/TextField'
import { changeReasons } from '@/lib/rules/orders/change-reasons'

const options = Object.entries(changeReasons).map(([value, label]) => ({ value, label }))

type Props<In extends FieldValues> = { control: Control<In>; help: string }

/** Why an order ends: a reason, and a note. */
export const WhyFields = <In extends FieldValues>({ control, help }: Props<In>) => (
  <>
    <RadioCards control={control} name={'reason' as Path<In>} label="Reason" options={options} />
    <TextField
      control={control}
      name={'note' as Path<In>}
      label="Note"
      help={help}
      required
      maxLength={1000}
      multiline
      rows={2}
      readByOtherSide
    />
  </>
)
