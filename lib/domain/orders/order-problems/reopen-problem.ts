import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { problems } from '../../../contract/orders/order-problems'
import { command } from '../../core/verb'
import { recountGoods } from '../../facts/order-goods'
import { lockForMove } from './lock-problem'
import { moveOrder } from './move-order'
import { before } from './open-problem'
import { aboutProblem, findOrderProblem, toOrderProblem } from './order-problem'
import { guardProblem } from './problem-texts'

/** What was decided and done before; the history keeps it. */
const undone = {
  decision: null,
  decisionNote: null,
  creditAmount: null,
  newDueDate: null,
  decidedBy: null,
  decidedAt: null,
  rootCause: null,
  correctiveAction: null,
  solvedAt: null,
  closedAt: null,
  sentBack: 0,
} as const

/** An admin opens a problem again that has ended. */
export const reopenProblem = command('problem.reopen', async (scope, { id, note }: Input<typeof problems.reopen>) => {
  const { tx, viewer, emit } = scope
  const { problem, order } = await lockForMove(scope, id, 'open')
  const { shipmentLineId } = problem
  if (order.problemId && !shipmentLineId) throw new Problem('conflict', 'A problem is open on this order already')
  const wasBefore = await before(scope, order)
  await tx.orderProblem.update({ where: { id }, data: { status: 'open', ...undone, ...wasBefore } })
  if (shipmentLineId) await recountGoods(scope, [order.id])
  else if (order.status !== 'completed') await moveOrder(scope, order, 'issues', { problemId: id })
  const masked = await guardProblem(scope, problem, { note, decisionNote: '', rootCause: '', correctiveAction: '' })
  const about = aboutProblem(problem, { masked, field: 'note' })
  emit('problem.reopened', { ...about, from: problem.status, to: 'open', note })
  return toOrderProblem(await findOrderProblem(scope, id), viewer)
})
