'use client'

import { Minus, Plus } from 'lucide-react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../controls/Button'
import { FieldFrame, useField, type FieldProps } from './FieldFrame'
import css from './fields.module.css'
import { digits } from './NumberField'
import own from './StepperField.module.css'

type Props<In extends FieldValues> = FieldProps<In> & { max?: number }

/** A count with a button on either side, for a thumb; typed on a phone's number pad. */
export function StepperField<In extends FieldValues>({ max = Infinity, ...props }: Props<In>) {
  const field = useField(props)
  const value = Number(field.input.value) || 0
  const step = (by: number, name: string, icon: typeof Plus) => {
    const Icon = icon
    const next = value + by
    return (
      <Button
        aria-label={`${name}: ${props.label}`}
        disabled={next < 0 || next > max}
        onClick={() => field.input.onChange(String(next))}
      >
        <Icon size={18} aria-hidden />
      </Button>
    )
  }
  return (
    <FieldFrame {...props} field={field}>
      <div className={own.stepper}>
        {step(-1, 'One less', Minus)}
        <input
          {...field.input}
          className={`${css.control} ${css.figures}`}
          inputMode="numeric"
          autoComplete="off"
          onChange={(e) => field.input.onChange(digits(e.target.value))}
        />
        {step(1, 'One more', Plus)}
      </div>
    </FieldFrame>
  )
}
