import { invalid } from '../../../contract/core/problem'
import { count } from '../../../terms/format'

/** 400 for pieces that are not fewer than the order has. An order without a quantity can only end with none. */
export function assertFewer(made: number, quantity: number | null) {
  if (quantity === null && made > 0) throw invalid('made', 'This order has no quantity: enter 0')
  if (quantity !== null && made >= quantity) throw invalid('made', `Enter fewer than the ${count(quantity)} pieces`)
}
