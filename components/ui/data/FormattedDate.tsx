'use client'

import { date, daysUntil, dueIn, isoDay } from '@/lib/terms/format'
import css from '../layout/text.module.css'
import { useNow } from '../hooks/useNow'
import { tones } from '../theme/tones'

type DateProps = {
  value: string | null | undefined
  /** Words for a missing date: 'Not specified'. */
  empty?: string
  /** As a person plans: "in 3 days", "2 days late" as a red chip, the date in the tooltip. */
  due?: boolean
  /** It is over, so it can't be late any more. */
  done?: boolean
}

/** A day: 21 Nov 2026, or relative with `due`. */
export function FormattedDate({ value, empty = '—', due, done }: DateProps) {
  const clock = useNow()
  if (!value) return <span className={css.none}>{empty}</span>
  const relative = due && !done
  const late = relative && daysUntil(value, clock) < 0
  const day = date(value)
  const words = relative ? dueIn(value, clock) : day
  return (
    <time
      dateTime={isoDay(Date.parse(value))}
      title={words === day ? undefined : day}
      className={late ? tones.danger.chip : undefined}
    >
      {words}
    </time>
  )
}
