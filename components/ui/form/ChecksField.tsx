'use client'

import { useController, type FieldValues } from 'react-hook-form'
import { FieldNotes, type FieldProps } from './FieldFrame'
import css from './ChecksField.module.css'

type Choice = { value: string; label: string; help?: string }
type Props<In extends FieldValues> = Pick<FieldProps<In>, 'control' | 'name' | 'label' | 'help'> & {
  choices: readonly Choice[]
}

/** Any number of a short list. Its value is the list of what is chosen. */
export function ChecksField<In extends FieldValues>({ control, name, label, help, choices }: Props<In>) {
  const { field, fieldState } = useController({ control, name })
  const chosen = (field.value ?? []) as string[]
  const toggle = (value: string) =>
    field.onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <fieldset className={css.checks}>
      <legend>{label}</legend>
      {choices.map(({ value, label, help }, i) => (
        <label key={value} className={css.choice}>
          <input
            ref={i === 0 ? field.ref : undefined}
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            onBlur={field.onBlur}
          />
          <span>
            {label}
            {help && <small>{help}</small>}
          </span>
        </label>
      ))}
      <div className={css.notes}>
        <FieldNotes error={fieldState.error?.message} help={help} />
      </div>
    </fieldset>
  )
}
