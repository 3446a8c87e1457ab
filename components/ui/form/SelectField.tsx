'use client'

import { ChevronDown } from 'lucide-react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame, useField, type FieldProps } from './FieldFrame'
import css from './fields.module.css'

export type SelectOption = { value: string | number; label: string; disabled?: boolean }
type Props<In extends FieldValues> = FieldProps<In> & {
  options: readonly SelectOption[]
  /** The empty choice's words; without them one option must be chosen from the start. */
  placeholder?: string
}

/** One of a list: the platform's own select, so it works with every keyboard, phone and reader. Its value is a string. */
export function SelectField<In extends FieldValues>({ options, placeholder, ...props }: Props<In>) {
  const field = useField(props)
  return (
    <FieldFrame {...props} field={field}>
      <div className={css.around}>
        <select {...field.input} className={css.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden />
      </div>
    </FieldFrame>
  )
}
