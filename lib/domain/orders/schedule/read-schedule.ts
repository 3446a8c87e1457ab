import type { ScheduleLine } from '../../../contract/orders/shipment'
import type { ReadScope } from '../../core/verb'
import { filledSchedule, ordersToPack } from '../../facts/order-goods'

/** The pieces of an order by the day on which they are due. What the shop delivered of them is not for its customer. */
export async function readSchedule({ rows, viewer }: ReadScope, id: number): Promise<ScheduleLine[]> {
  const order = (await ordersToPack({ rows }, [id])).get(id)
  const lines = order ? filledSchedule(order) : []
  if (viewer.role !== 'customer') return lines
  return lines.map(({ id: lineId, quantity, day }) => ({ id: lineId, quantity, day }))
}
