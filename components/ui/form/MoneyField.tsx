'use client'

import type { FieldValues } from 'react-hook-form'
import { money } from '@/lib/terms/format'
import { FieldFrame, useField, type FieldProps } from './FieldFrame'
import css from './fields.module.css'
import { digits } from './NumberField'

/** Whole rupees. Long amounts are read back with Indian grouping under the field. */
export function MoneyField<In extends FieldValues>({
  readOnly,
  ...props
}: FieldProps<In> & { /** It follows from others. */ readOnly?: boolean }) {
  const typed = String(useField(props).input.value)
  const echo = /^\d{4,12}$/.test(typed) ? money(Number(typed)) : null
  const help =
    echo && props.help ? (
      <>
        {echo} · {props.help}
      </>
    ) : (
      (echo ?? props.help)
    )
  const field = useField({ ...props, help })
  return (
    <FieldFrame {...props} help={help} field={field}>
      <div className={css.around}>
        <span className={css.before} aria-hidden>
          ₹
        </span>
        <input
          {...field.input}
          className={`${css.control} ${css.figures}`}
          readOnly={readOnly}
          inputMode="numeric"
          autoComplete="off"
          onChange={(e) => field.input.onChange(digits(e.target.value))}
        />
      </div>
    </FieldFrame>
  )
}
