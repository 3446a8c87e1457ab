import { partOf } from '../../terms/paise'
import { taxesOf, totalsOf, type TaxSplit, type Totals } from '../core/gst'

/** What an order is worth, by its terms (paise, without tax). */
export type OrderWorth = {
  supply: 'goods' | 'jobwork'
  /** Null: nobody has said how many pieces it has. */
  ordered: number | null
  /** The price of the order, of job work the charge; null: it has none yet. */
  taxablePaise: number | null
  /** The material of job work, for the whole order; null: nobody has said. */
  materialPaise: number | null
  rateBp: number
}

/** What pieces of an order are worth; null where something of it isn't known. Job work is worth its material and the charge. */
export function valueOfPieces(order: OrderWorth, pieces: number): number | null {
  const { ordered } = order
  const whole = wholeOf(order)
  return whole === null || !ordered ? null : partOf(whole, Math.min(pieces, ordered), ordered)
}

function wholeOf({ supply, taxablePaise, materialPaise }: OrderWorth) {
  if (supply === 'goods') return taxablePaise
  return taxablePaise === null || materialPaise === null ? null : taxablePaise + materialPaise
}

/** The rate of tax on goods that travel: none on those of job work, on a bill of supply and of a sender without a GST number. */
export const rateOfGoods = ({ supply, rateBp }: OrderWorth, isTaxed: boolean): number =>
  isTaxed && supply === 'goods' ? rateBp : 0

/**
 * The sums of a document over these pieces, rounded to the rupee once; null where something isn't known. `untaxedPaise`: what material
 * and tools beside them are worth, which are no supply.
 */
export function totalsOfGoods(
  lines: readonly { order: OrderWorth; pieces: number }[],
  split: TaxSplit,
  isTaxed: boolean,
  untaxedPaise = 0,
): Totals | null {
  const valued = []
  for (const { order, pieces } of lines) {
    const taxablePaise = valueOfPieces(order, pieces)
    if (taxablePaise === null) return null
    valued.push({ taxablePaise, ...taxesOf(taxablePaise, rateOfGoods(order, isTaxed), split) })
  }
  valued.push({ taxablePaise: untaxedPaise, ...taxesOf(untaxedPaise, 0, split) })
  return totalsOf(valued)
}
