import { Problem } from '../../../contract/core/problem'
import { isService } from '../../../rules/core/hsn'
import { valueOfPieces } from '../../../rules/goods/goods-value'
import { displayId } from '../../../terms/nouns'
import type { GoodsOfBill } from './eway-file'
import type { OrderOfGoods } from './order-worth'

/** Pieces of an order as the portal asks for them. 409 for a value or an HSN that nobody has entered. */
export function goodsOfOrder(order: OrderOfGoods, pieces: number, name: string): GoodsOfBill {
  if (valueOfPieces(order, pieces) === null)
    throw new Problem('conflict', `The value of ${displayId('workorder', order.workorderId)} is missing`)
  return { order, pieces, hsn: hsnOf(order), name }
}

/** The HSN of the goods: of work on them it stands beside its own code. */
function hsnOf({ workorderId, supply, hsn, goodsHsn }: OrderOfGoods): string {
  const code = supply === 'jobwork' ? (goodsHsn ?? hsn) : hsn
  if (code && !isService(code)) return code
  const why = code ? `: ${code} is a service` : ''
  throw new Problem('conflict', `Enter the HSN of the goods of ${displayId('workorder', workorderId)}${why}`)
}
