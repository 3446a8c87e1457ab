'use client'

import type { FieldValues, Path } from 'react-hook-form'
import type { FieldProps } from '@/components/ui/form/FieldFrame'
import { TextField } from '@/components/ui/form/TextField'

type Props<In extends FieldValues> = Pick<FieldProps<In>, 'control'> & {
  /** The masked number that is kept: it stays while the field is empty. */
  kept?: string | null
  required?: boolean
}

/** Where money is paid to: the bank, the account and its branch. */
export function BankFields<In extends FieldValues>({ control, kept, required }: Props<In>) {
  const named = (field: string) => field as Path<In>
  return (
    <>
      <TextField control={control} name={named('bankName')} label="Bank" maxLength={100} required={required} />
      <TextField
        control={control}
        name={named('bankAccount')}
        label="Account number"
        help={kept ? `${kept} is kept while this is empty` : '9 to 18 digits'}
        inputMode="numeric"
        maxLength={24}
        autoComplete="off"
        required={required && !kept}
      />
      <TextField
        control={control}
        name={named('ifsc')}
        label="IFSC"
        help="11 characters, e.g. SBIN0001234"
        maxLength={14}
        autoComplete="off"
        required={required}
      />
    </>
  )
}
