import type { ScheduleLine } from '../../../contract/orders/shipment'
import type { ReadScope } from '../../core/verb'
import { filledSchedule, ordersToPack } from '../../facts/order-goods'

/** The pieces of an order by the day on which they are due, with what came of each: to its customer, or of its supplier. */
export async function readSchedule({ rows, viewer }: ReadScope, id: number): Promise<ScheduleLine[]> {
  const order = (await ordersToPack({ rows }, [id])).get(id)
  return order ? filledSchedule(order, viewer.role === 'customer' ? 'customer' : 'supply') : []
}
