import type { Input } from '../../../contract/core/endpoint'
import type { problems } from '../../../contract/orders/order-problems'
import { actTime } from '../../core/event-clock'
import { command, type WriteScope } from '../../core/verb'
import { recountGoods } from '../../facts/order-goods'
import { lockForMove, type Locked } from './lock-problem'
import { resumeOrder } from './move-order'
import { aboutProblem, findOrderProblem, toOrderProblem } from './order-problem'
import { guardProblem } from './problem-texts'

/** An admin finds that a problem is none. An order that it stopped goes on. */
export const rejectProblem = command('problem.reject', async (scope, { id, note }: Input<typeof problems.reject>) => {
  const { tx, viewer, emit } = scope
  const locked = await lockForMove(scope, id, 'rejected')
  const { problem } = locked
  const decided = { decisionNote: note, decidedBy: viewer.member.id, decidedAt: actTime() }
  await tx.orderProblem.update({ where: { id }, data: { status: 'rejected', closedAt: actTime(), ...decided } })
  await goOn(scope, locked)
  const masked = await guardProblem(scope, problem, { decisionNote: note })
  const about = aboutProblem(problem, { masked, field: 'decisionNote' })
  emit('problem.rejected', { ...about, from: problem.status, to: 'rejected', note })
  return toOrderProblem(await findOrderProblem(scope, id), viewer)
})

/** The side that raised a problem takes it back. An order that it stopped goes on. */
export const withdrawProblem = command('problem.withdraw', async (scope, { id }: { id: number }) => {
  const { tx, viewer, emit } = scope
  const locked = await lockForMove(scope, id, 'withdrawn')
  const { problem } = locked
  await tx.orderProblem.update({ where: { id }, data: { status: 'withdrawn', closedAt: actTime() } })
  await goOn(scope, locked)
  emit('problem.withdrawn', { ...aboutProblem(problem), from: problem.status, to: 'withdrawn' })
  return toOrderProblem(await findOrderProblem(scope, id), viewer)
})

/** The side that raised a problem, or an admin, agrees that it is solved. */
export const closeProblem = command('problem.close', async (scope, { id }: { id: number }) => {
  const { tx, viewer, emit } = scope
  const { problem } = await lockForMove(scope, id, 'closed')
  await tx.orderProblem.update({ where: { id }, data: { status: 'closed', closedAt: actTime() } })
  emit('problem.closed', { ...aboutProblem(problem), from: problem.status, to: 'closed' })
  return toOrderProblem(await findOrderProblem(scope, id), viewer)
})

/** There was no problem: an order that it stopped goes on, and pieces that it was about count as accepted. */
async function goOn(scope: WriteScope, locked: Locked) {
  if (locked.problem.shipmentLineId) await recountGoods(scope, [locked.order.id])
  else await resumeOrder(scope, locked)
}
