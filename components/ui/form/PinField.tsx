'use client'

import { useWatch, type FieldValues } from 'react-hook-form'
import { pinFault } from '@/lib/rules/core/pin-codes'
import type { FieldProps } from './FieldFrame'
import { TextField } from './TextField'

type Props<In extends FieldValues> = Pick<FieldProps<In>, 'control' | 'name' | 'label' | 'required'> & {
  stateCode: string | null | undefined
}

/** The PIN code of an address. One of another State gets a warning and is still accepted. */
export function PinField<In extends FieldValues>({ stateCode, ...props }: Props<In>) {
  const pin = String(useWatch({ control: props.control, name: props.name }) ?? '').replace(/\s/g, '')
  const fault = pinFault(pin, stateCode)
  return (
    <TextField
      {...props}
      warning={fault && `${fault}. Please check it.`}
      inputMode="numeric"
      short
      maxLength={8}
      autoComplete="postal-code"
    />
  )
}
