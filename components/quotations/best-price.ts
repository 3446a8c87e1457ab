import type { Quotation } from '@/lib/contract/quotations'

const open = ({ status, expired }: Quotation) => (status === 'pending' || status === 'sent') && !expired

/** In the order of a decision: what can still be accepted, what was, then the rest; the cheapest first. */
export const byPrice = (quotations: readonly Quotation[]) =>
  [...quotations].sort((a, b) => rank(a) - rank(b) || a.price - b.price || a.id - b.id)
const rank = (q: Quotation) => (q.status === 'accepted' || open(q) ? 0 : 1)

/** The lowest price among those that are or could be accepted, when there is something to compare it with. */
export function bestPrice(quotations: readonly Quotation[]): number | null {
  const prices = quotations.filter((q) => rank(q) === 0).map((q) => q.price)
  return prices.length && quotations.length > 1 ? Math.min(...prices) : null
}

/** How much a price lies above the best, in whole percent; null for the best itself. */
export const abovePercent = (price: number, best: number | null) =>
  best && price > best ? Math.round(((price - best) / best) * 100) : null
