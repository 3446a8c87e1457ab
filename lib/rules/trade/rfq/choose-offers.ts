import { bidderLetter } from '../bidder-letter'
import { gstOn } from '../pricing'

/** An offer that can be accepted: `label` is the number of its letter, `price` (INR) is without GST, `percent` is its GST. */
export type OpenOffer = {
  quotationId: number
  label: number
  price: number
  percent: number | null
  leadDays: number | null
}
export type LineToAward = { inquiryId: number; offers: readonly OpenOffer[] }

/** A choice of offers. Amounts are in INR; GST is rounded a line. */
export type Choice = {
  picks: { inquiryId: number; quotationId: number }[]
  letters: string[]
  price: number
  gst: number
  /** Lines whose offer doesn't say its GST. */
  gstMissing: number
  total: number
  /** Lines without an offer. */
  uncovered: number[]
}

/** Up to so many letters fewest suppliers is exact. */
const EXACT = 16

/** Of each line the offer with the lowest price, then the fewest days, then the first letter. */
export const cheapestMix = (lines: readonly LineToAward[]): Choice => choiceOf(lines, () => true)

/**
 * The fewest suppliers whose price is at most `extra` percent above the cheapest mix, over the lines that have an offer; then the
 * lowest price, then the first letters. With more than 16 letters a good choice, not surely the best.
 */
export function fewestSuppliers(
  lines: readonly LineToAward[],
  extra: number,
): Choice & { extra: number; exact: boolean } {
  const cheapest = cheapestMix(lines)
  const open = lines.filter(({ offers }) => offers.length)
  const labels = [...new Set(open.flatMap(({ offers }) => offers.map(({ label }) => label)))].toSorted((a, b) => a - b)
  const exact = labels.length <= EXACT
  const prices = labels.map((label) => open.map(({ offers }) => lowest(offers, label)))
  const limit = (100 + extra) * cheapest.price
  const chosen = exact ? searched(prices, limit) : thinned(prices, limit)
  const kept = new Set(chosen.map((at) => labels[at]!))
  return { ...choiceOf(lines, ({ label }) => kept.has(label)), extra, exact }
}

const lowest = (offers: readonly OpenOffer[], label: number) =>
  offers.reduce((least, offer) => (offer.label === label ? Math.min(least, offer.price) : least), Infinity)

function choiceOf(lines: readonly LineToAward[], from: (offer: OpenOffer) => boolean): Choice {
  const best = lines.map(({ inquiryId, offers }) => ({ inquiryId, offer: offers.filter(from).toSorted(byPrice)[0] }))
  const picked = best.flatMap(({ inquiryId, offer }) => (offer ? [{ inquiryId, offer }] : []))
  return { ...sumsOf(picked), uncovered: best.filter(({ offer }) => !offer).map(({ inquiryId }) => inquiryId) }
}

/** Lowest price, then fewest days (unknown ones last), then the first letter. */
export const byPrice = (a: OpenOffer, b: OpenOffer) =>
  a.price - b.price || (a.leadDays ?? 1e9) - (b.leadDays ?? 1e9) || a.label - b.label || a.quotationId - b.quotationId

function sumsOf(picked: readonly { inquiryId: number; offer: OpenOffer }[]) {
  const sum = (of: (offer: OpenOffer) => number) => picked.reduce((all, { offer }) => all + of(offer), 0)
  const price = sum((offer) => offer.price)
  const gst = sum((offer) => gstOn(offer.price, offer.percent) ?? 0)
  const labels = [...new Set(picked.map(({ offer }) => offer.label))].toSorted((a, b) => a - b)
  return {
    picks: picked.map(({ inquiryId, offer }) => ({ inquiryId, quotationId: offer.quotationId })),
    letters: labels.map(bidderLetter),
    price,
    gst,
    gstMissing: picked.filter(({ offer }) => offer.percent === null).length,
    total: price + gst,
  }
}

const sum = (prices: readonly number[]) => prices.reduce((all, price) => all + price, 0)
const lower = (a: readonly number[], b: readonly number[]) => a.map((price, at) => Math.min(price, b[at]!))

/** The best of all sets of letters, the small ones first. */
function searched(prices: readonly number[][], limit: number): number[] {
  // What all letters from one on reach together: a set that needs more than that is left early.
  const rest = prices.map((_, at) => prices.slice(at).reduce(lower))
  for (let size = 1; size <= prices.length; size++) {
    let best: { set: number[]; price: number } | null = null
    const look = (set: number[], reached: readonly number[], from: number) => {
      if (set.length === size) {
        const price = sum(reached)
        if (100 * price <= limit && (!best || price < best.price)) best = { set, price }
        return
      }
      for (let at = from; at <= prices.length - (size - set.length); at++) {
        if (100 * sum(lower(reached, rest[at]!)) > limit) return
        look([...set, at], lower(reached, prices[at]!), at + 1)
      }
    }
    look(
      [],
      prices[0]!.map(() => Infinity),
      0,
    )
    if (best) return (best as { set: number[] }).set
  }
  return []
}

/** Begins with all letters and leaves out, again and again, the one that costs least to do without. */
function thinned(prices: readonly number[][], limit: number): number[] {
  let set = prices.map((_, at) => at)
  for (;;) {
    const without = set
      .map((left) => {
        const kept = set.filter((at) => at !== left)
        return { kept, price: kept.length ? sum(kept.map((at) => prices[at]!).reduce(lower)) : Infinity }
      })
      .reduce((a, b) => (b.price < a.price ? b : a))
    if (100 * without.price > limit || without.price === Infinity) return set
    set = without.kept
  }
}
