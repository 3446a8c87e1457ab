import type { Quotation } from '@/lib/contract/trade/quotations'
import { date, daysUntil } from '@/lib/terms/format'

type Standing = Pick<Quotation, 'status' | 'expired' | 'unavailable' | 'needsConfirmation'>

/** It can be accepted now, by the customer or by word to an admin. */
export const isOpen = ({ status, expired, unavailable, needsConfirmation }: Standing) =>
  (status === 'pending' || status === 'sent') && !expired && !unavailable && !needsConfirmation

/** How many other offers on the same inquiry wait for an answer: an acceptance rejects them. */
export const openBeside = ({ id }: Pick<Quotation, 'id'>, offers: readonly Pick<Quotation, 'id' | 'status'>[]) =>
  offers.filter((one) => one.id !== id && (one.status === 'pending' || one.status === 'sent')).length

/** It waits for an answer, and its last day is past. */
export const isExpired = ({ status, expired }: Pick<Quotation, 'status' | 'expired'>) =>
  (status === 'pending' || status === 'sent') && expired

/** It is compared with others: accepted, or it can be. */
export const counts = (q: Quotation) => q.status === 'accepted' || isOpen(q)

/** Offer A, Offer B: in the order of the first quotation; of one supplier's the latest first. */
export const inOrder = (quotations: readonly Quotation[]) =>
  [...quotations].sort((a, b) => rankOf(a) - rankOf(b) || b.id - a.id)
const rankOf = ({ offer = '' }: Quotation) => [...offer].reduce((rank, letter) => rank * 26 + letter.charCodeAt(0), 0)

/** The lowest price and the shortest delivery among those that can be had, where there is something to compare. */
export function bestOf(quotations: readonly Quotation[]): { price: number | null; leadDays: number | null } {
  const among = quotations.filter(counts)
  const days = among.flatMap(({ leadDays }) => leadDays ?? [])
  return {
    price: quotations.length > 1 && among.length ? Math.min(...among.map((q) => q.price)) : null,
    leadDays: new Set(days).size > 1 ? Math.min(...days) : null,
  }
}

/** How much a price lies above the best, in whole percent; null for the best itself. */
export const abovePercent = (price: number, best: number | null) =>
  best && price > best ? Math.round(((price - best) / best) * 100) : null

const DAY = 86_400_000

export type Delivery = { time: string; arrives: string | null; margin: string | null; late: boolean }

/** When the parts arrive if the quotation is accepted now, and how that lies to the wanted day. */
export function deliveryOf(
  { leadDays, ...standing }: Quotation,
  targetDate: string | null | undefined,
  now: number,
): Delivery | null {
  if (!leadDays) return null
  const time = leadDays === 1 ? '1 day' : `${leadDays} days`
  if (!isOpen(standing)) return { time, arrives: null, margin: null, late: false }
  const arrives = date(new Date(now + leadDays * DAY).toISOString())
  const spare = targetDate ? daysUntil(targetDate, now) - leadDays : null
  return { time, arrives, margin: spare === null ? null : marginOf(spare), late: spare !== null && spare < 0 }
}

function marginOf(spare: number): string {
  if (spare === 0) return 'on the day you need it'
  const days = Math.abs(spare) === 1 ? '1 day' : `${Math.abs(spare)} days`
  return `${days} ${spare > 0 ? 'before' : 'after'} you need it`
}

const LINES_MAX = 12

/** What is included, a line each: details are written as lines or as sentences. */
export const linesOf = (details: string | null) =>
  (details ?? '')
    .split(/\n+|;\s+|(?<=[\p{Ll}\d)%]\.)\s+(?=[\p{Lu}₹])/u)
    .map((line) => line.trim().replace(/^[-•*]\s+|\.$/g, ''))
    .filter(Boolean)
    .map((line) => line[0]!.toUpperCase() + line.slice(1))
    .slice(0, LINES_MAX)
