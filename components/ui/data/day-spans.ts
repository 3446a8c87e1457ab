import { isoDay } from '@/lib/terms/format'

/** A span of days with a name; an end that is missing is open. */
export type Span = { label: string; from: string; to: string }

const DAY = 86_400_000

/** The day so many days before now, in India, YYYY-MM-DD. */
export const daysBefore = (now: number, days: number) => isoDay(now - days * DAY)

/** Spans of days that accounts are kept by, in India; a financial year is from April to March. */
export function daySpans(now: number): Span[] {
  const [year, month] = isoDay(now).split('-').map(Number) as [number, number]
  const first = (y: number, m: number) => new Date(Date.UTC(y, m - 1, 1)).toISOString().slice(0, 10)
  const last = (y: number, m: number) => new Date(Date.UTC(y, m, 0)).toISOString().slice(0, 10)
  const fiscal = month >= 4 ? year : year - 1
  return [
    { label: 'Last 30 days', from: daysBefore(now, 30), to: daysBefore(now, 0) },
    { label: 'Last 90 days', from: daysBefore(now, 90), to: daysBefore(now, 0) },
    { label: 'This month', from: first(year, month), to: last(year, month) },
    { label: 'Last month', from: first(year, month - 1), to: last(year, month - 1) },
    { label: 'This financial year', from: first(fiscal, 4), to: last(fiscal + 1, 3) },
    { label: 'Last financial year', from: first(fiscal - 1, 4), to: last(fiscal, 3) },
  ]
}
