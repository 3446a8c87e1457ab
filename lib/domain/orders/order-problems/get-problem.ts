import { historyOf } from '../../core/history'
import { query } from '../../core/verb'
import { findOrderProblem, toOrderProblem } from './order-problem'

/** One problem with its history. */
export const getProblem = query('problem.get', async (scope, { id }: { id: number }) => ({
  ...toOrderProblem(await findOrderProblem(scope, id), scope.viewer),
  history: await historyOf(scope, 'problem', id),
}))
