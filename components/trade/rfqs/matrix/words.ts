import type { NoQuoteReason } from '@/lib/contract/trade/bidders'
import { count, date, money, rupees, several } from '@/lib/terms/format'
import type { Tone } from '@/lib/terms/tone'
import { offerName } from '@/lib/rules/trade/bidder-letter'
import type { MatrixLine, MatrixOffer, MatrixSupplier, Sums } from './choice'

/** Why a supplier will not quote, in a cell. */
const reasons: Record<NoQuoteReason, string> = {
  capacity: 'capacity',
  capability: 'capability',
  date: 'date',
  price: 'price',
  unclear: 'drawing unclear',
  other: 'other reason',
}
export const noQuote = (reason: NoQuoteReason) => `No quote: ${reasons[reason]}`

/** How offers look that can't be accepted as they are. */
const states: Record<MatrixOffer['state'], { tone: Tone; label: string } | null> = {
  open: null,
  sent: { tone: 'info', label: 'Sent' },
  unconfirmed: { tone: 'warning', label: 'To confirm' },
  expired: { tone: 'neutral', label: 'Expired' },
  unavailable: { tone: 'neutral', label: 'Not available' },
  accepted: { tone: 'success', label: 'Accepted' },
  rejected: { tone: 'neutral', label: 'Rejected' },
}

/** What a cell says beside the price: that it is the cheapest, or what became of it. */
export const lookOf = ({ state, cheapest }: MatrixOffer): { tone: Tone; label: string } | null =>
  states[state] ?? (cheapest ? { tone: 'success', label: 'Cheapest' } : null)

/** '₹205.00 each · 21 days'. */
export const eachOf = ({ landedPaise, leadDays }: MatrixOffer) =>
  [`${rupees(landedPaise)} each`, leadDays !== null && several(leadDays, 'day', 'days')].filter(Boolean).join(' · ')

/** '1 supplier'. */
export const suppliersOf = ({ letters }: Pick<Sums, 'letters'>) => several(letters.length, 'supplier', 'suppliers')

/** What is missing of a sum with GST. */
export const gstNotGiven = (lines: number) => `GST not given on ${several(lines, 'line', 'lines')}`

/** Who stands behind a letter, as the reader knows it. */
export const whoIs = ({ letter, supplierName }: MatrixSupplier) => supplierName ?? offerName(letter)

/** ', with GST ₹4,67,870'; nothing where no offer says it. */
export const withGst = ({ gst, gstMissing, total }: Pick<Sums, 'gst' | 'gstMissing' | 'total'>, before: string) =>
  gstMissing > 0 && !gst ? '' : `${before}with GST ${money(total)}`

/** 'last ₹198.00 at 400, 12 Mar 2026 (+3.5 %)': what the part cost last, and how the cheapest offer lies to it. */
export function lastOf({ last, offers }: Pick<MatrixLine, 'last' | 'offers'>): string | null {
  if (!last) return null
  const cheapest = offers.find((offer) => offer.cheapest)
  const change = cheapest ? ` (${changeOf(cheapest.landedPaise, last.landedPaise)})` : ''
  return `last ${rupees(last.landedPaise)} at ${count(last.quantity)}, ${date(last.on)}${change}`
}

function changeOf(now: number, before: number): string {
  const percent = Math.round((1_000 * (now - before)) / before) / 10
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`
}
