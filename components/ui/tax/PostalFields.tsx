'use client'

import type { FieldValues, Path } from 'react-hook-form'
import type { FieldProps } from '../form/FieldFrame'
import { FormWide } from '../form/Form'
import { TextField } from '../form/TextField'

type Props<In extends FieldValues> = Pick<FieldProps<In>, 'control'> & {
  /** Names the object that holds them in the form; without one they stand at its top. */
  of?: 'hub'
  required?: boolean
}

/** The lines of an address, without its state. */
export function PostalFields<In extends FieldValues>({ control, of, required }: Props<In>) {
  const at = (field: string) => (of ? `${of}.${field}` : field) as Path<In>
  const line = (no: 1 | 2) => at(of ? `line${no}` : `addressLine${no}`)
  return (
    <>
      <FormWide>
        <TextField
          control={control}
          name={line(1)}
          label="Address"
          maxLength={100}
          autoComplete="address-line1"
          required={required}
        />
      </FormWide>
      <FormWide>
        <TextField
          control={control}
          name={line(2)}
          label="Address Line 2"
          maxLength={100}
          autoComplete="address-line2"
        />
      </FormWide>
      <TextField
        control={control}
        name={at('city')}
        label="City"
        maxLength={50}
        autoComplete="address-level2"
        required={required}
      />
      <TextField
        control={control}
        name={at('pin')}
        label="PIN Code"
        inputMode="numeric"
        maxLength={8}
        autoComplete="postal-code"
        required={required}
      />
    </>
  )
}
