import type { WriteScope } from '../../core/verb'
import type { WorkorderRow } from '../workorders/workorder'
import type { OrderChangeRow } from './order-change'

/**
 * Gives a locked order the day of a change. It is promised from then on where it was asked in time; the first day of an order
 * is promised in any case.
 */
export const agreeOn = (
  { tx }: WriteScope,
  order: Pick<WorkorderRow, 'id' | 'firstDueDate'>,
  { dueDate, inTime }: OrderChangeRow,
) =>
  tx.workOrder.update({
    where: { id: order.id },
    data: {
      dueDate,
      ...((inTime || !order.firstDueDate) && { promisedDate: dueDate }),
      ...(!order.firstDueDate && { firstDueDate: dueDate }),
    },
  })
