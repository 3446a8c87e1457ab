'use client'

import type { FieldValues } from 'react-hook-form'
import { FieldNotes, useField, type FieldProps } from './FieldFrame'
import css from './fields.module.css'

type Props<In extends FieldValues> = FieldProps<In> & { options: { value: string; label: string; text?: string }[] }

/** One of two or three, each with a line of explanation. */
export function RadioCards<In extends FieldValues>({ options, ...props }: Props<In>) {
  const field = useField(props)
  const { id, name, value, onBlur, onChange, ref, disabled } = field.input
  return (
    <fieldset id={id} className={css.field} aria-describedby={field.input['aria-describedby']} disabled={disabled}>
      <div className={css.head}>
        <legend>{props.label}</legend>
      </div>
      <div className={css.cards} data-brief={options.every(({ text }) => !text) || undefined}>
        {options.map((option, i) => (
          <label key={option.value} className={css.card}>
            <input
              type="radio"
              ref={i === 0 ? ref : undefined}
              name={name}
              value={option.value}
              checked={value === option.value}
              onBlur={onBlur}
              onChange={() => onChange(option.value)}
              aria-describedby={option.text && `${id}-${i}`}
              aria-label={option.label}
            />
            <strong>{option.label}</strong>
            {option.text && <span id={`${id}-${i}`}>{option.text}</span>}
          </label>
        ))}
      </div>
      <FieldNotes {...field} help={props.help} />
    </fieldset>
  )
}
