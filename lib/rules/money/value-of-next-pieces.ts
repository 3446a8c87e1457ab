import { partOf } from '../../terms/paise'

/** What an order is worth and how many pieces that is for. */
export type PricedOrder = { taxablePaise: number; pieces: number }

/** The taxable value (paise) of the first `k` pieces of an order, half up. Pieces beyond those ordered add nothing. */
const valueOfFirst = ({ taxablePaise, pieces }: PricedOrder, k: number): number =>
  partOf(taxablePaise, Math.min(k, pieces), pieces)

/**
 * The taxable value (paise) of `quantity` pieces when `before` pieces are invoiced already. Values of parts add up to the order's to
 * the paisa, however it is divided.
 */
export const valueOfNextPieces = (order: PricedOrder, before: number, quantity: number): number =>
  valueOfFirst(order, before + quantity) - valueOfFirst(order, before)
