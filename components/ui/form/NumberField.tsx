'use client'

import type { FieldValues } from 'react-hook-form'
import { FieldFrame, useField, type FieldProps } from './FieldFrame'
import css from './fields.module.css'

/** A number as its digits: no spinner, no wheel; the schema turns them into a number. */
export function NumberField<In extends FieldValues>(props: FieldProps<In> & { placeholder?: string }) {
  const field = useField(props)
  return (
    <FieldFrame {...props} field={field}>
      <input
        {...field.input}
        className={`${css.control} ${css.figures}`}
        inputMode="numeric"
        autoComplete="off"
        placeholder={props.placeholder}
        onChange={(e) => field.input.onChange(digits(e.target.value))}
      />
    </FieldFrame>
  )
}

/** People paste ₹1,20,000 and 1 200: grouping is not part of the number. */
export const digits = (text: string) => text.replace(/[\s,₹]/g, '')
