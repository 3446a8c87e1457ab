'use client'

import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { StepState } from '../data/Steps'
import marks from '../data/Steps.module.css'
import { FieldNotes, useField, type FieldProps } from './FieldFrame'
import field from './fields.module.css'
import css from './RadioSteps.module.css'
import text from '../layout/text.module.css'

type Choice = { value: string; label: string; text?: string }
type Props<In extends FieldValues> = FieldProps<In> & {
  steps: readonly (Choice & { state: StepState })[]
  /** A choice that is no step, apart from them. */
  apart?: Choice & { icon: ReactNode }
}

/** One of the steps of a course, as its tracker from top to bottom. The label is for readers: the tracker speaks for itself. */
export function RadioSteps<In extends FieldValues>({ steps, apart, ...props }: Props<In>) {
  const { input, ...notes } = useField(props)
  const radio = ({ value, label, text: note }: Choice, first: boolean) => (
    <>
      <strong>{label}</strong>
      {note && <span id={`${input.id}-${value}`}>{note}</span>}
      <input
        type="radio"
        ref={first ? input.ref : undefined}
        name={input.name}
        value={value}
        checked={input.value === value}
        onBlur={input.onBlur}
        onChange={() => input.onChange(value)}
        aria-label={label}
        aria-describedby={note && `${input.id}-${value}`}
      />
    </>
  )
  return (
    <fieldset
      id={input.id}
      className={field.field}
      aria-describedby={input['aria-describedby']}
      disabled={input.disabled}
    >
      <legend className={text.unseen}>{props.label}</legend>
      <div>
        {steps.map((step, i) => (
          <label key={step.value} className={css.step} data-state={step.state}>
            <span className={marks.mark}>
              {step.state === 'done' && <Check size={13} strokeWidth={3} aria-hidden />}
            </span>
            {radio(step, i === 0)}
          </label>
        ))}
      </div>
      {apart && (
        <label className={css.apart}>
          {apart.icon}
          {radio(apart, false)}
        </label>
      )}
      <FieldNotes {...notes} help={props.help} />
    </fieldset>
  )
}
