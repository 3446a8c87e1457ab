'use client'

import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame, useField, type FieldProps } from './FieldFrame'
import css from './fields.module.css'

type Props<In extends FieldValues> = FieldProps<In> & { autoComplete: 'current-password' | 'new-password' }

/** A password, with a button that shows it. */
export function PasswordField<In extends FieldValues>({ autoComplete, ...props }: Props<In>) {
  const field = useField(props)
  const [seen, setSeen] = useState(false)
  return (
    <FieldFrame {...props} field={field}>
      <div className={css.around}>
        <input
          {...field.input}
          type={seen ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={`${css.control} ${css.withAfter}`}
        />
        <button
          type="button"
          className={css.after}
          aria-label={`Show characters of ${props.label}`}
          aria-pressed={seen}
          onClick={() => setSeen(!seen)}
        >
          {seen ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
        </button>
      </div>
    </FieldFrame>
  )
}
