'use client'

import type { FieldValues } from 'react-hook-form'
import { daysBefore } from '../data/day-spans'
import { useNow } from '../hooks/useNow'
import { DateInput } from '../controls/DateInput'
import date from '../controls/DateInput.module.css'
import { FieldFrame, useField, type FieldProps } from './FieldFrame'
import css from './fields.module.css'

const STEPS = [7, 15, 30]

type Props<In extends FieldValues> = FieldProps<In> & {
  /** Today or later: past days are off, and a press sets 7, 15 or 30 days from today. */
  ahead?: boolean
  /** Without those presses: a form has them once. */
  plain?: true
}

/** A day of the calendar. Its value is YYYY-MM-DD; an ISO instant is shown as its day. */
export function DateField<In extends FieldValues>({ ahead, plain, ...props }: Props<In>) {
  const field = useField(props)
  const now = useNow()
  const value = String(field.input.value).slice(0, 10)
  return (
    <FieldFrame {...props} field={field}>
      <DateInput
        {...field.input}
        value={value}
        min={ahead ? daysBefore(now, 0) : undefined}
        className={`${css.control} ${css.figures}`}
      />
      {ahead && !plain && (
        <div role="group" aria-label="Days from today" className={date.ahead}>
          {STEPS.map((days) => {
            const day = daysBefore(now, -days)
            return (
              <button
                key={days}
                type="button"
                aria-pressed={value === day}
                disabled={props.disabled}
                onClick={() => field.input.onChange(day)}
              >
                In {days} days
              </button>
            )
          })}
        </div>
      )}
    </FieldFrame>
  )
}
