'use client'

import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import own from './FilterDates.module.css'
import css from './Toolbar.module.css'
import { useAddress } from './useAddress'

/** A span of days with a name; an end that is missing is open. */
export type Span = { label: string; from: string; to: string }

type Props = {
  /** What happened on these days: 'Completed'. */
  label: string
  from: string | undefined
  to: string | undefined
  spans: readonly Span[]
}

/** A span of days in the address, as `?from=` and `?to=` (YYYY-MM-DD): one with a name, or any two days. */
export function FilterDates({ label, from = '', to = '', spans }: Props) {
  const address = useAddress()
  const go = (values: { from?: string; to?: string }) => address.go({ ...values, cursor: null, id: null })
  const chosen = spans.findIndex((span) => span.from === from && span.to === to)
  const value = chosen >= 0 ? String(chosen) : from || to ? 'own' : ''
  return (
    <div className={own.dates}>
      <label className={css.filter}>
        <span>{label}</span>
        <select
          value={value}
          onChange={(e) => {
            const span = spans[Number(e.target.value)]
            go(e.target.value === '' || !span ? { from: '', to: '' } : { from: span.from, to: span.to })
          }}
        >
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
      <Day label="From" name={`${label} from`} value={from} max={to} onDay={(day) => go({ from: day })} />
      <Day label="To" name={`${label} to`} value={to} min={from} onDay={(day) => go({ to: day })} />
    </div>
  )
}

type DayProps = {
  label: string
  name: string
  value: string
  min?: string
  max?: string
  onDay: (day: string) => void
}

function Day({ label, name, value, min, max, onDay }: DayProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // Somebody else changed the address (Back, a span with a name, a chip): the field follows.
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  return (
    <label className={css.filter}>
      <span>{label}</span>
      <input
        type="date"
        aria-label={name}
        value={typed}
        min={min || '2000-01-01'}
        max={max || '9999-12-31'}
        onChange={(e) => {
          const day = e.target.value
          setTyped(day)
          // A year is typed digit by digit: 0002, 0020, 0202, 2026.
          if (day === '' || day >= '2000') onDay(day)
        }}
      />
    </label>
  )
}
