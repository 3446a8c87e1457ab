import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { problems } from '../../../contract/orders/order-problems'
import { asksForWork, orderAfter, PROBLEM_DAYS } from '../../../rules/orders/flows/order-problem-flow'
import { orderId } from '../../../terms/nouns'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'
import { lockForMove } from './lock-problem'
import { moveOrder } from './move-order'
import { aboutProblem, findOrderProblem, toOrderProblem } from './order-problem'
import { guardProblem } from './problem-texts'

/** The maker, or an admin, gives root cause and corrective action once the order is complete again. */
export const solveProblem = command(
  'problem.solve',
  async (scope, { id, rootCause, correctiveAction }: Input<typeof problems.solve>) => {
    const { tx, viewer, emit } = scope
    const { problem, order } = await lockForMove(scope, id, 'solved')
    if (!problem.shipmentLineId && order.status !== 'completed')
      throw new Problem('conflict', `${orderId(viewer.role, order.id)} must be complete again first`)
    const solvedAt = actTime()
    await tx.orderProblem.update({ where: { id }, data: { status: 'solved', rootCause, correctiveAction, solvedAt } })
    await guardProblem(scope, problem, { rootCause, correctiveAction })
    const closesAt = new Date(solvedAt.getTime() + PROBLEM_DAYS * 86_400_000).toISOString()
    emit('problem.solved', { ...aboutProblem(problem), from: problem.status, to: 'solved', closesAt })
    return toOrderProblem(await findOrderProblem(scope, id), viewer)
  },
)

/** The side that raised a problem says once that it is not solved; after that admins do. */
export const sendBackProblem = command(
  'problem.sendBack',
  async (scope, { id, note }: Input<typeof problems.sendBack>) => {
    const { tx, viewer, emit } = scope
    const { problem, order } = await lockForMove(scope, id, 'decided')
    if (problem.status !== 'solved') throw new Problem('conflict', 'This problem is not solved yet')
    const sentBack = { increment: 1 }
    await tx.orderProblem.update({ where: { id }, data: { status: 'decided', solvedAt: null, sentBack } })
    if (!problem.shipmentLineId && asksForWork(problem.decision))
      await moveOrder(scope, order, orderAfter.rework!, { problemId: id })
    const masked = await guardProblem(scope, problem, { note })
    const about = aboutProblem(problem, { masked, field: 'note' })
    emit('problem.sentBack', { ...about, from: 'solved', to: 'decided', note })
    return toOrderProblem(await findOrderProblem(scope, id), viewer)
  },
)
