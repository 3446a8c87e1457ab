'use client'

import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame, useField, type FieldProps } from './FieldFrame'
import css from './fields.module.css'
import { digits } from './NumberField'
import { quantityText } from '@/lib/terms/paise'

/** A quantity with up to three decimals; the form's value are thousandths, as digits: 12.5 is 12500. */
export function QuantityField<In extends FieldValues>(props: FieldProps<In>) {
  const field = useField(props)
  const milli = String(field.input.value)
  const [typed, setTyped] = useState(() => inUnits(milli))
  return (
    <FieldFrame {...props} field={field}>
      <input
        {...field.input}
        value={inMilli(typed) === milli ? typed : inUnits(milli)}
        className={`${css.control} ${css.figures}`}
        inputMode="decimal"
        autoComplete="off"
        onChange={(e) => {
          setTyped(e.target.value)
          field.input.onChange(inMilli(e.target.value))
        }}
      />
    </FieldFrame>
  )
}

/** What is no quantity stays as it was typed. */
function inMilli(typed: string) {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{0,3}))?$/.exec(digits(typed)) ?? []
  return whole ? String(Number(whole + decimals.padEnd(3, '0'))) : digits(typed)
}

const inUnits = (milli: string) => (/^\d+$/.test(milli) ? quantityText(Number(milli)) : milli)
