import type { ProblemKind, ProblemWanted } from '../../../contract/orders/order-problem'
import type { WorkorderStatus } from '../../../contract/orders/workorders'
import { sql } from '../../../infra/db/db'
import { actTime } from '../../core/event-clock'
import type { WriteScope } from '../../core/verb'
import type { WorkorderRow } from '../workorders/workorder'

type What = { kind: ProblemKind; quantity: number | null; description: string; wanted: ProblemWanted }

/** Writes a problem of a locked order, and remembers what the order was before. Answers its id. */
export async function openProblem(scope: WriteScope, order: WorkorderRow, what: What): Promise<number> {
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
export async function before({ rows }: WriteScope, { id, status, completedDate }: WorkorderRow) {
  if (status !== 'issues') return { orderStatusBefore: status, orderCompletedBefore: completedDate }
  const [last] = await rows<{ status: WorkorderStatus }>(sql`
    SELECT from_status AS status FROM events WHERE entity_type = 'workorder' AND entity_id = ${id}
      AND kind = 'workorder.statusChanged' AND to_status = 'issues' AND from_status NOT IN ('issues', 'completed')
    ORDER BY id DESC LIMIT 1`)
  return { orderStatusBefore: last?.status ?? ('in_progress' as const), orderCompletedBefore: null }
}
