import { daySpans } from './day-spans'

const spanOf = (now: string, label: string) => {
  const { from, to } = daySpans(Date.parse(now)).find((span) => span.label === label)!
  return `${from} to ${to}`
}

test.each([
  ['2026-11-21T06:00:00Z', 'Last 30 days', '2026-10-22 to 2026-11-21'],
  ['2026-11-21T18:30:00Z', 'Last 90 days', '2026-08-24 to 2026-11-22'],
  ['2028-02-29T06:00:00Z', 'This month', '2028-02-01 to 2028-02-29'],
  ['2026-01-15T06:00:00Z', 'Last month', '2025-12-01 to 2025-12-31'],
  ['2026-03-31T18:29:59Z', 'This financial year', '2025-04-01 to 2026-03-31'],
  ['2026-03-31T18:30:00Z', 'This financial year', '2026-04-01 to 2027-03-31'],
  ['2026-11-21T06:00:00Z', 'Last financial year', '2025-04-01 to 2026-03-31'],
])('at %s "%s" is %s', (now, label, span) => expect(spanOf(now, label)).toBe(span))
