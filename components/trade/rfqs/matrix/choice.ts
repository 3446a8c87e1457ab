import type { RfqMatrix } from '@/lib/contract/trade/rfqs'

export type MatrixLine = RfqMatrix['lines'][number]
export type MatrixOffer = MatrixLine['offers'][number]
export type MatrixSupplier = RfqMatrix['suppliers'][number]

/** What a buyer chose, by the inquiry of the line: a quotation, in the version that was read. */
export type Picks = Readonly<Record<number, { quotationId: number; version: number }>>

/** A line with the offer that was chosen on it. */
export type Chosen = { line: MatrixLine; offer: MatrixOffer }

/** The chosen offers, in the order of the lines. One that was revised or can't be accepted any more is none. */
export const chosenOf = (lines: readonly MatrixLine[], picks: Picks): Chosen[] =>
  lines.flatMap((line) => {
    const pick = picks[line.inquiryId]
    const offer = pick && line.offers.find((one) => one.quotationId === pick.quotationId)
    return offer && offer.state === 'open' && offer.version === pick.version ? [{ line, offer }] : []
  })

/** A proposal of the matrix as picks. */
export const picksOf = (lines: readonly MatrixLine[], proposed: RfqMatrix['cheapest']['picks']): Picks => {
  const wanted = new Set(proposed.map(({ quotationId }) => quotationId))
  const offers = lines.flatMap((line) => line.offers.map((offer) => ({ line, offer })))
  return Object.fromEntries(
    offers
      .filter(({ offer }) => wanted.has(offer.quotationId))
      .map(({ line, offer }) => [line.inquiryId, { quotationId: offer.quotationId, version: offer.version }]),
  )
}

/** The picks with this offer on its line; without it where it was chosen already. */
export function picksWith(picks: Picks, inquiryId: number, { quotationId, version }: MatrixOffer): Picks {
  const { [inquiryId]: had, ...others } = picks
  return had?.quotationId === quotationId && had.version === version
    ? others
    : { ...others, [inquiryId]: { quotationId, version } }
}

/** What offers come to together: INR, `price` without GST. */
export type Sums = { letters: string[]; price: number; gst: number; gstMissing: number; total: number; least: number }

/** What the chosen offers come to. `least` is what the cheapest ones on the same lines cost. */
export function sumsOf(chosen: readonly Chosen[]): Sums {
  const sum = (of: (one: Chosen) => number) => chosen.reduce((all, one) => all + of(one), 0)
  const price = sum(({ offer }) => offer.price)
  const gst = sum(({ offer }) => offer.gst ?? 0)
  return {
    letters: [...new Set(chosen.map(({ offer }) => offer.letter))].toSorted(byLetter),
    price,
    gst,
    gstMissing: chosen.filter(({ offer }) => offer.gst === null).length,
    total: price + gst,
    least: sum(({ line, offer }) => line.offers.find(({ cheapest }) => cheapest)?.price ?? offer.price),
  }
}

/** A, B … Z, AA. */
const byLetter = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1)

/** How much more a price is than the least one: '2.71 % more'. Null where it is none. */
export function moreThan(price: number, least: number): string | null {
  if (price <= least || !least) return null
  const percent = Math.round((10_000 * (price - least)) / least) / 100
  return percent ? `${percent} % more` : 'less than 0.01 % more'
}

/** Lines that can still be awarded. */
export const undecided = (lines: readonly MatrixLine[]) =>
  lines.filter(({ status }) => status !== 'accepted' && status !== 'rejected')
