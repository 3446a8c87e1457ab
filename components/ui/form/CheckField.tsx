'use client'

import { useId } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { FieldNotes, type FieldProps } from './FieldFrame'
import css from './ChecksField.module.css'

type Props<In extends FieldValues> = Pick<FieldProps<In>, 'control' | 'name' | 'label' | 'help'>

/** One thing that is confirmed: true or false. */
export function CheckField<In extends FieldValues>({ control, name, label, help }: Props<In>) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name })
  const errorId = useId()
  const error = fieldState.error?.message
  return (
    <div className={css.checks} data-stacked>
      <label className={css.choice}>
        <input
          ref={ref}
          type="checkbox"
          checked={Boolean(value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span>
          {label}
          {help && <small>{help}</small>}
        </span>
      </label>
      <div className={css.notes}>
        <FieldNotes error={error} errorId={errorId} />
      </div>
    </div>
  )
}
