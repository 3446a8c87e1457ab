import { addDays } from '../../terms/format'
import { sumOf } from '../../terms/paise'
import { MSME, MSME1_DUE } from '../../terms/statutory'
import { daysOfPeriod } from '../goods/itc04'
import { startOf, unpaidOn, type Settled } from './unpaid-shares'

/** The columns of MSME-1 as CSV; sums are in rupees. */
export const MSME1_HEADERS = [
  'Supplier',
  'PAN',
  'Udyam',
  'Class',
  'Bill',
  'Amount',
  'Due since',
  'Paid within 45 days',
  'Paid after',
  'Outstanding up to 45',
  'Outstanding over 45',
  'Reason',
  'Interest (indication)',
] as const

/** A half-year of MSME-1: its days, the day to which it is computed, and that on which it is filed. */
export function halfOf(half: string, today: string) {
  const [from, to] = daysOfPeriod(half)
  const due = half.endsWith('1') ? MSME1_DUE.firstHalf : MSME1_DUE.secondHalf
  return { from, asOf: to < today ? to : today, dueOn: `${to.slice(0, 4)}-${due}` }
}

type Line = {
  paise: number
  deliveredOn: string
  /** The last day of payment; null while an objection is open. */
  dueOn: string | null
  days: number
  settled: readonly Settled[]
}

type Half = { from: string; asOf: string }

/** What MSME-1 says of a line: what was unpaid before the half-year, or was delivered in it. Parts add up to the amount (paise). */
export function msme1Of(line: Line, { from, asOf }: Half) {
  const { paise, settled } = line
  const start = startOf(line)
  const isThere = (start ?? line.deliveredOn) <= asOf
  const amountPaise = isThere ? unpaidOn(paise, settled, addDays(from, -1)) : 0
  const limit = start && addDays(start, MSME.mostDays)
  const isLate = (day: string) => limit !== null && day > limit
  const paid = settled.filter(({ on }) => on >= from && on <= asOf)
  const open = isThere ? unpaidOn(paise, settled, asOf) : 0
  return {
    amountPaise,
    paidInTimePaise: paiseOf(paid.filter(({ on }) => !isLate(on))),
    paidLatePaise: paiseOf(paid.filter(({ on }) => isLate(on))),
    openInTimePaise: isLate(asOf) ? 0 : open,
    openLatePaise: isLate(asOf) ? open : 0,
  }
}

const paiseOf = (entries: readonly Settled[]) => sumOf(entries.map(({ paise }) => paise))
