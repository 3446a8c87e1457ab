'use client'

import { useController, type FieldValues } from 'react-hook-form'
import type { ReactNode } from 'react'
import { FieldNotes, type FieldProps } from './FieldFrame'
import css from './ChecksField.module.css'

type Choice = {
  value: string
  label: string
  help?: string
  /** It can't be chosen any more. */
  disabled?: boolean
  /** Stands at its end. */
  mark?: ReactNode
}
type Props<In extends FieldValues> = Pick<FieldProps<In>, 'control' | 'name' | 'label' | 'help'> & {
  choices: readonly Choice[]
  /** Under each other on a desk, too. */
  stacked?: boolean
}

/** Any number of a short list. Its value is the list of what is chosen. */
export function ChecksField<In extends FieldValues>({ control, name, label, help, choices, stacked }: Props<In>) {
  const { field, fieldState } = useController({ control, name })
  const chosen = (field.value ?? []) as string[]
  const toggle = (value: string) =>
    field.onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <fieldset className={css.checks} data-stacked={stacked}>
      <legend>{label}</legend>
      {choices.map(({ value, label, help, disabled, mark }, i) => (
        <label key={value} className={css.choice}>
          <input
            ref={i === 0 ? field.ref : undefined}
            type="checkbox"
            checked={chosen.includes(value)}
            disabled={disabled}
            onChange={() => toggle(value)}
            onBlur={field.onBlur}
          />
          <span>
            {label}
            {help && <small>{help}</small>}
          </span>
          {mark}
        </label>
      ))}
      <div className={css.notes}>
        <FieldNotes error={fieldState.error?.message} help={help} />
      </div>
    </fieldset>
  )
}
