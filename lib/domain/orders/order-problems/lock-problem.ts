import { sql } from '../../../infra/db/db'
import type { ProblemStatus } from '../../../contract/orders/order-problem'
import type { WorkorderStatus } from '../../../contract/orders/workorders'
import type { WriteScope } from '../../core/verb'
import { assertCanMove } from '../../../rules/orders/flows/order-problem-moves'
import { lockOrder } from '../workorders/lock-order'
import { findWorkorder, type WorkorderRow } from '../workorders/workorder'
import { findOrderProblem, type OrderProblemRow } from './order-problem'

export type Locked = {
  problem: OrderProblemRow
  order: WorkorderRow
  /** What the order was before the problem, and when it had been completed. */
  before: { status: WorkorderStatus; completedDate: string | null }
}

/** A problem that the viewer sees, with the locks of its order and then its own; 404 for others. */
export async function lockProblem(scope: WriteScope, id: number): Promise<Locked> {
  const { workorderId } = await findOrderProblem(scope, id)
  await lockOrder(scope, workorderId)
  const [before] = await scope.rows<Locked['before']>(sql`
    SELECT order_status_before AS status, order_completed_before AS "completedDate"
    FROM problems WHERE id = ${id} FOR NO KEY UPDATE`)
  const [problem, order] = [await findOrderProblem(scope, id), await findWorkorder(scope, workorderId)]
  return { problem, order, before: before! }
}

/** The same for a move of the problem: 409 for one that this role can't make now. */
export async function lockForMove(scope: WriteScope, id: number, to: ProblemStatus): Promise<Locked> {
  const locked = await lockProblem(scope, id)
  assertCanMove(locked.problem, to, scope.viewer)
  return locked
}
