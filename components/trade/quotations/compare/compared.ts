import type { Quotation } from '@/lib/contract/trade/quotations'
import { landedAt } from '@/lib/rules/trade/pricing'
import { scoresOf } from '@/lib/rules/trade/what-if'
import { bestOf, counts } from '../offers'
import type { Desk } from './desk'

/** Offers side by side as a buyer has set the comparison. */
export type Compared = ReturnType<typeof comparedAt>

/** What else is known beside the offers: when the parts are wanted, the present instant (ms), and the suppliers' States by letter. */
type Beside = { targetDate?: string | null; now: number; states?: ReadonlyMap<string, string> }

/** The offers on one inquiry at the chosen number of pieces, with the best of each kind. Those that can't be had are never the best. */
export function comparedAt(offers: readonly Quotation[], desk: Desk, { targetDate, now, states = new Map() }: Beside) {
  const quantity = offers[0]?.quantity ?? 1
  const pieces = desk.pieces ?? quantity
  /** What a piece costs with its share of tooling and freight (INR); null where there is no price for so few. */
  const landed = (q: Quotation) => {
    const cost = landedAt(q, pieces)
    return cost !== null && desk.withGst && q.gstPercent !== null ? Math.round(cost * (100 + q.gstPercent)) / 100 : cost
  }
  const among = offers.filter(counts)
  const costs = among.flatMap((q) => landed(q) ?? [])
  const scores = scoresOf(
    among.map((q) => ({ cost: landed(q), days: q.leadDays, onTime: null, quality: null })),
    { cost: 0, days: 0, ...desk.weights, onTime: 0, quality: 0 },
  )
  const score = (q: Quotation) => scores[among.indexOf(q)] ?? null
  return {
    offers,
    desk,
    pieces,
    landed,
    score,
    targetDate,
    now,
    states,
    isOwnQuantity: pieces === quantity,
    best: {
      ...bestOf(offers),
      landed: new Set(costs).size > 1 ? Math.min(...costs) : null,
      score: new Set(scores).size > 1 ? Math.max(...scores.map((one) => one ?? 0)) : null,
    },
  }
}
