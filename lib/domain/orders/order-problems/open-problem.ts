import type { ProblemKind, ProblemWanted } from '../../../contract/orders/order-problem'
import type { WorkorderStatus } from '../../../contract/orders/workorders'
import { actTime } from '../../core/event-clock'
import type { WriteScope } from '../../core/verb'
import type { OrderToChange } from '../workorders/workorder'

type What = {
  kind: ProblemKind
  quantity: number | null
  description: string
  wanted: ProblemWanted
  /** The line of a shipment whose pieces were rejected. */
  shipmentLineId?: number | null
}

/** Writes a problem of a locked order, and remembers what the order was before. Answers its id. */
export async function openProblem(scope: WriteScope, order: OrderToChange, what: What): Promise<number> {
  const { tx, viewer } = scope
  const { id } = await tx.orderProblem.create({
    data: {
      ...what,
      workOrderId: order.id,
      raisedRole: viewer.role,
      raisedBy: viewer.member.id,
      createdAt: actTime(),
      ...(await before(scope, order)),
    },
  })
  return id
}

/** What an order goes back to once its problem is over. An order that stands still already had another status before. */
export async function before({ tx }: WriteScope, { id, status, completedDate }: OrderToChange) {
  if (status !== 'issues') return { orderStatusBefore: status, orderCompletedBefore: completedDate }
  const toIssues = {
    kind: 'workorder.statusChanged',
    toStatus: 'issues',
    fromStatus: { notIn: ['issues', 'completed'] },
  }
  const last = await tx.event.findFirst({
    where: { entityType: 'workorder', entityId: id, ...toIssues },
    orderBy: { id: 'desc' },
  })
  const orderStatusBefore = (last?.fromStatus as WorkorderStatus | undefined) ?? 'in_progress'
  return { orderStatusBefore, orderCompletedBefore: null }
}
