'use client'

import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame, useField, type FieldProps } from './FieldFrame'
import css from './fields.module.css'
import { digits } from './NumberField'

/** Rupees with up to two decimals; the form's value are paise, as digits. What is no amount stays as it was typed. */
export function RupeesField<In extends FieldValues>(props: FieldProps<In>) {
  const field = useField(props, inPaise)
  const paise = String(field.input.value)
  const [typed, setTyped] = useState(() => inRupees(paise))
  return (
    <FieldFrame {...props} field={field}>
      <div className={css.around}>
        <span className={css.before} aria-hidden>
          ₹
        </span>
        <input
          {...field.input}
          // A draft that comes back changes the value alone.
          value={inPaise(typed) === paise ? typed : inRupees(paise)}
          className={`${css.control} ${css.figures}`}
          inputMode="decimal"
          autoComplete="off"
          onChange={(e) => {
            setTyped(e.target.value)
            field.input.onChange(inPaise(e.target.value))
          }}
        />
      </div>
    </FieldFrame>
  )
}

/** Two decimals typed, as hundredths. */
export const inPaise = (typed: string) => {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(digits(typed)) ?? []
  return whole ? String(Number(whole + decimals.padEnd(2, '0'))) : digits(typed)
}

/** Hundredths as they are typed. */
export const inRupees = (paise: string) => (/^\d+$/.test(paise) ? String(Number(paise) / 100) : paise)
