'use client'

import type { FieldValues, Path } from 'react-hook-form'
import type { FieldProps } from '@/components/ui/form/FieldFrame'
import { FormWide } from '@/components/ui/form/Form'
import { TextField } from '@/components/ui/form/TextField'
import { PinField } from '@/components/ui/form/PinField'

type Props<In extends FieldValues> = Pick<FieldProps<In>, 'control'> & {
  /** Names the object that holds them in the form; without one they stand at its top. */
  of?: 'hub'
  /** The State that the PIN code is to be of. */
  stateCode: string | null | undefined
  required?: boolean
}

/** The lines of an address, without its state. */
export function PostalFields<In extends FieldValues>({ control, of, stateCode, required }: Props<In>) {
  const at = (field: string) => (of ? `${of}.${field}` : field) as Path<In>
  // Two addresses of one form are told apart by their labels.
  const called = (label: string) => (of ? `Hub: ${label}` : label)
  const line = (no: 1 | 2) => at(of ? `line${no}` : `addressLine${no}`)
  return (
    <>
      <FormWide>
        <TextField
          control={control}
          name={line(1)}
          label={called('Address')}
          maxLength={100}
          autoComplete="address-line1"
          required={required}
        />
      </FormWide>
      <FormWide>
        <TextField
          control={control}
          name={line(2)}
          label={called('Address Line 2')}
          maxLength={100}
          autoComplete="address-line2"
        />
      </FormWide>
      <TextField
        control={control}
        name={at('city')}
        label={called('City')}
        maxLength={50}
        autoComplete="address-level2"
        required={required}
      />
      <PinField
        control={control}
        name={at('pin')}
        label={called('PIN Code')}
        stateCode={stateCode}
        required={required}
      />
    </>
  )
}
