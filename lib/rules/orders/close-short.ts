import { partOf } from '../../terms/paise'

/** What an order came to: INR, whole rupees, without GST. */
export type Ordered = {
  amount: number
  tooling: number | null
  freight: number | null
  /** Pieces that were ordered. */
  quantity: number
}

/**
 * What an order comes to (paise) when fewer pieces are made: tooling and freight in full, of the goods the part that is made,
 * half up to the paisa.
 */
export function valueOfMade({ amount, tooling, freight, quantity }: Ordered, made: number): number {
  const fixed = Math.min(amount, (tooling ?? 0) + (freight ?? 0))
  return fixed * 100 + partOf((amount - fixed) * 100, made, quantity)
}

/** Paise in whole rupees, half up. */
export const inRupees = (paise: number) => Math.floor((paise + 50) / 100)
