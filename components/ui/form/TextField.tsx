'use client'

import type { InputHTMLAttributes } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame, useField, type FieldProps } from './FieldFrame'
import css from './fields.module.css'

type Props<In extends FieldValues> = FieldProps<In> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'placeholder' | 'inputMode' | 'maxLength'> & {
    type?: 'text' | 'email' | 'tel' | 'url'
    /** Several lines; grows with its text. */
    multiline?: boolean
  }

/** A line of text, or several with `multiline`. */
export function TextField<In extends FieldValues>({ multiline, type = 'text', ...props }: Props<In>) {
  const { autoComplete, placeholder, inputMode, maxLength } = props
  const field = useField(props)
  const native = { ...field.input, className: css.control, autoComplete, placeholder, maxLength }
  return (
    <FieldFrame {...props} field={field}>
      {multiline ? <textarea {...native} rows={4} /> : <input {...native} type={type} inputMode={inputMode} />}
    </FieldFrame>
  )
}
