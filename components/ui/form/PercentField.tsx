'use client'

import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame, useField, type FieldProps } from './FieldFrame'
import css from './fields.module.css'
import { inPaise, inRupees } from './RupeesField'

/** A percentage with up to two decimals; the form's value are basis points, as digits: 18 is 1800. */
export function PercentField<In extends FieldValues>(props: FieldProps<In>) {
  const field = useField(props, inPaise)
  const points = String(field.input.value)
  const [typed, setTyped] = useState(() => inRupees(points))
  return (
    <FieldFrame {...props} field={field}>
      <input
        {...field.input}
        value={inPaise(typed) === points ? typed : inRupees(points)}
        className={`${css.control} ${css.figures}`}
        inputMode="decimal"
        autoComplete="off"
        onChange={(e) => {
          const plain = e.target.value.replace('%', '')
          setTyped(plain)
          field.input.onChange(inPaise(plain))
        }}
      />
    </FieldFrame>
  )
}
