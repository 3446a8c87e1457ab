import type { Input } from '../../../contract/core/endpoint'
import type { problems } from '../../../contract/orders/order-problems'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'
import { lockForMove } from './lock-problem'
import { aboutProblem, findOrderProblem, toOrderProblem } from './order-problem'
import { guardProblem } from './problem-texts'

/** The maker, or an admin, says what was stopped at once, so that no more parts like these are made or sent. */
export const containProblem = command(
  'problem.contain',
  async (scope, { id, containment }: Input<typeof problems.contain>) => {
    const { problem } = await lockForMove(scope, id, 'contained')
    const data = { status: 'contained' as const, containment, containedAt: actTime() }
    await scope.tx.orderProblem.update({ where: { id }, data })
    const masked = await guardProblem(scope, problem, { containment })
    const about = aboutProblem(problem, { masked, field: 'containment' })
    scope.emit('problem.contained', { ...about, from: problem.status, to: 'contained', note: containment })
    return toOrderProblem(await findOrderProblem(scope, id), scope.viewer)
  },
)
