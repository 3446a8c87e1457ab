import { invalid } from '../../../contract/core/problem'
import type { ShipmentLeg } from '../../../contract/orders/shipment'
import { sql } from '../../../infra/db/db'
import { goodsOf } from '../../../rules/goods/pieces'
import { count } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import type { WriteScope } from '../../core/verb'
import type { OrderToPack } from '../../facts/order-goods'

/**
 * 400 for more pieces on their way back than were rejected: to the supplier those that the hub or the customer rejected, from a customer
 * those that it rejected. `except` is the shipment that is changed.
 */
export async function assertWereRejected(
  { rows }: Pick<WriteScope, 'rows'>,
  leg: ShipmentLeg,
  { id, pieces, lines }: OrderToPack,
  quantity: number,
  path: string,
  except = 0,
) {
  const { rejected, returned } = goodsOf(pieces!, lines, leg === 'to_supplier' ? 'supply' : 'customer').sums
  const [{ gone } = { gone: 0 }] = await rows<{ gone: number }>(sql`
    SELECT coalesce(sum(greatest(l.quantity, l.received)), 0)::float8 AS gone
    FROM shipment_lines l JOIN shipments sh ON sh.id = l.shipment_id
    WHERE l.work_order_id = ${id} AND l.purpose = 'return' AND sh.leg = ${leg}::"ShipmentLeg" AND sh.status <> 'cancelled'
      AND sh.id <> ${except}`)
  const left = Math.max(0, rejected + returned - gone)
  if (quantity > left) throw invalid(path, `Only ${count(left)} of ${displayId('workorder', id)} were rejected`)
}
