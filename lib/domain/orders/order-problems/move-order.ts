import type { WorkorderStatus } from '../../../contract/orders/workorders'
import { datesFor } from '../../../rules/orders/flows/workorder-flow'
import { actTime } from '../../core/event-clock'
import type { WriteScope } from '../../core/verb'
import { followDueDate } from '../schedule/follow-due-date'
import { aboutWorkorder, type OrderToChange } from '../workorders/workorder'
import type { Locked } from './lock-problem'

type Dates = {
  /** When it had been completed, for an order that goes back to it. */
  completedDate?: string | null
  dueDate?: string | null
}

/** Moves a locked order because of its problem, whose own event tells the sides of it. */
export async function moveOrder(
  scope: WriteScope,
  order: OrderToChange,
  to: WorkorderStatus,
  { problemId, completedDate, dueDate }: Dates & { problemId: number },
) {
  const { tx, emit } = scope
  const from = order.status
  const dates = datesFor(to, order, actTime().toISOString())
  const completed = to === 'completed' && completedDate ? { completedDate } : {}
  await tx.workOrder.update({
    where: { id: order.id },
    data: { status: to, ...dates, ...completed, ...(dueDate && { dueDate }) },
  })
  if (dueDate) await followDueDate(scope, order.id, dueDate, 'newDueDate')
  if (from !== to) emit('workorder.statusChanged', { ...aboutWorkorder(order), from, to, problemId })
}

/** Gives an order that its problem stopped the status of before. One that was not stopped stays as it is. */
export async function resumeOrder(scope: WriteScope, { problem, order, before }: Locked) {
  if (order.status !== 'issues') return
  await moveOrder(scope, order, before.status, { problemId: problem.id, completedDate: before.completedDate })
}
