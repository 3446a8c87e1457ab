import type { WriteScope } from '../../core/verb'
import type { WorkorderRow } from '../workorders/workorder'
import { followDueDate } from '../schedule/follow-due-date'
import type { OrderChangeRow } from './order-change'

type Change = Pick<OrderChangeRow, 'dueDate' | 'inTime'>

/**
 * Gives a locked order the day of a change. It is promised from then on where it was asked in time; the first day of an order
 * is promised in any case. The last line of its schedule follows.
 */
export async function agreeOn(
  scope: WriteScope,
  order: Pick<WorkorderRow, 'id' | 'firstDueDate'>,
  { dueDate, inTime }: Change,
) {
  await scope.tx.workOrder.update({
    where: { id: order.id },
    data: {
      dueDate,
      ...((inTime || !order.firstDueDate) && { promisedDate: dueDate }),
      ...(!order.firstDueDate && { firstDueDate: dueDate }),
    },
  })
  await followDueDate(scope, order.id, dueDate!)
}
