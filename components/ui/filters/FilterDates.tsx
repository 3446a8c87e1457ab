'use client'

import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import css from './FilterControl.module.css'
import type { Span } from '../data/day-spans'
import { DateInput } from '../controls/DateInput'
import { useUrlState } from '../hooks/useUrlState'
import { Stack } from '../layout/Stack'

type Props = {
  /** What happened on these days: 'Completed'. */
  label: string
  from: string | undefined
  to: string | undefined
  spans: readonly Span[]
}

/** A span of days in the address, as `?from=` and `?to=` (YYYY-MM-DD): one with a name, or any two days. */
export function FilterDates({ label, from = '', to = '', spans }: Props) {
  const address = useUrlState()
  const [typed, setTyped] = useState({ from, to })
  const [known, setKnown] = useState({ from, to })
  // Somebody else changed the address (Back, a chip): the fields follow.
  if (known.from !== from || known.to !== to) {
    setKnown({ from, to })
    setTyped({ from, to })
  }
  // Both ends at once: the other one may still be on its way to the address.
  const go = (days: { from: string; to: string }) => {
    setTyped(days)
    // A year is typed digit by digit: 0002, 0020, 0202, 2026.
    const whole = [days.from, days.to].every((day) => day === '' || day >= '2000')
    if (whole) address.go({ ...days, cursor: null, id: null })
  }
  const choose = (option: string) => {
    const span = option === '' ? undefined : spans[Number(option)]
    go({ from: span?.from ?? '', to: span?.to ?? '' })
  }
  const chosen = spans.findIndex((span) => span.from === from && span.to === to)
  const value = chosen >= 0 ? String(chosen) : from || to ? 'own' : ''
  return (
    <Stack gap="small">
      <label className={css.filter}>
        <span>{label}</span>
        <select value={value} onChange={(e) => choose(e.target.value)}>
          <option value="">Any time</option>
          {spans.map((span, i) => (
            <option key={span.label} value={i}>
              {span.label}
            </option>
          ))}
          <option value="own" hidden={value !== 'own'}>
            Chosen days
          </option>
        </select>
        <ChevronDown size={15} aria-hidden />
      </label>
      <Day label="From" name={`${label} from`} value={typed.from} onDay={(day) => go({ ...typed, from: day })} />
      <Day label="To" name={`${label} to`} value={typed.to} onDay={(day) => go({ ...typed, to: day })} />
    </Stack>
  )
}

type DayProps = { label: string; name: string; value: string; onDay: (day: string) => void }

const Day = ({ label, name, value, onDay }: DayProps) => (
  <label className={css.filter}>
    <span>{label}</span>
    <DateInput
      aria-label={name}
      value={value}
      placeholder="Any day"
      min="2000-01-01"
      onChange={(e) => onDay(e.target.value)}
    />
  </label>
)
