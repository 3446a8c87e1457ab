/** How much each thing matters to a buyer, 0 to 10. */
export type Weights = { cost: number; days: number; onTime: number; quality: number }

/** What is known of an offer: INR a piece, days to delivery, percent delivered on time, percent accepted. Null is not known. */
export type Scored = { [part in keyof Weights]: number | null }

const parts = ['cost', 'days', 'onTime', 'quality'] as const

/**
 * How good each offer is, 0 to 100: 100 is the best in everything that counts. Cost and days count as best ÷ own, the rest as
 * its percent. What isn't known of an offer is left out with its weight; null when nothing is known.
 */
export function scoresOf(offers: readonly Scored[], weights: Weights): (number | null)[] {
  const best = { cost: lowest(offers, 'cost'), days: lowest(offers, 'days') }
  const share = (part: (typeof parts)[number], value: number) =>
    part === 'cost' || part === 'days' ? best[part] / value : value / 100
  return offers.map((offer) => {
    let [sum, of] = [0, 0]
    for (const part of parts) {
      const value = offer[part]
      if (value === null) continue
      sum += weights[part] * share(part, value)
      of += weights[part]
    }
    return of ? Math.round((100 * sum) / of) : null
  })
}

const lowest = (offers: readonly Scored[], part: 'cost' | 'days') =>
  Math.min(...offers.flatMap((one) => one[part] ?? []))
