'use client'

import type { FieldValues } from 'react-hook-form'
import { FieldFrame, useField, type FieldProps } from './FieldFrame'
import css from './fields.module.css'

/** A day of the calendar. Its value, `min` and `max` are YYYY-MM-DD; an ISO instant is shown as its day. */
export function DateField<In extends FieldValues>(props: FieldProps<In> & { min?: string; max?: string }) {
  const field = useField(props)
  return (
    <FieldFrame {...props} field={field}>
      <input
        {...field.input}
        value={String(field.input.value).slice(0, 10)}
        type="date"
        min={props.min}
        max={props.max ?? '9999-12-31'}
        className={`${css.control} ${css.figures}`}
      />
    </FieldFrame>
  )
}
