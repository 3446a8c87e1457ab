'use client'

import type { InputHTMLAttributes } from 'react'
import type { FieldValues } from 'react-hook-form'
import { lazy } from '../hooks/lazy'
import { FieldFrame, useField, type FieldProps } from './FieldFrame'
import css from './fields.module.css'

type Props<In extends FieldValues> = FieldProps<In> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'placeholder' | 'inputMode' | 'maxLength'> & {
    type?: 'text' | 'email' | 'tel' | 'url'
    /** Several lines; grows with its text. */
    multiline?: boolean
    /** As wide as the few characters that it takes. */
    short?: boolean
    /** The lines to begin with. */
    rows?: 2 | 4
    /** The other side reads it: contact details are warned of. They are masked, or hold the whole text for an admin. */
    readByOtherSide?: boolean | 'held'
  }

// The finder weighs 40 kB: it comes when a text is long enough to hold something.
const SHORTEST_CONTACT = 6
const ContactWarning = lazy(() => import('./ContactWarning'), { ahead: false })

/** A line of text, or several with `multiline`. */
export function TextField<In extends FieldValues>({
  multiline,
  rows = 4,
  short,
  readByOtherSide,
  type = 'text',
  ...props
}: Props<In>) {
  const { autoComplete, placeholder, inputMode, maxLength } = props
  const field = useField(props)
  const native = {
    ...field.input,
    className: short ? `${css.control} ${css.short}` : css.control,
    autoComplete,
    placeholder,
    maxLength,
  }
  return (
    <FieldFrame {...props} field={field}>
      {multiline ? <textarea {...native} rows={rows} /> : <input {...native} type={type} inputMode={inputMode} />}
      {readByOtherSide && field.input.value.length >= SHORTEST_CONTACT && (
        <ContactWarning text={field.input.value} holds={readByOtherSide === 'held'} />
      )}
    </FieldFrame>
  )
}
