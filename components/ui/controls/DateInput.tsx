import type { ComponentProps } from 'react'
import { date } from '@/lib/terms/format'
import css from './DateInput.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  /** YYYY-MM-DD, or empty. */
  value: string
  /** Shown while empty. */
  placeholder?: string
}

/** The browser's own date input, with its keyboard and its calendar, showing the day as 23 Dec 2026. */
export function DateInput({ value, placeholder = 'Choose a day', ...input }: Props) {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? date(value) : null
  return (
    <span className={css.date}>
      <input max="9999-12-31" {...input} type="date" value={value} />
      <span aria-hidden className={css.face} data-empty={day ? undefined : ''}>
        {day ?? placeholder}
      </span>
    </span>
  )
}
