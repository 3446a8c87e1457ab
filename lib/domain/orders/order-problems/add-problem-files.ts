import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { problems } from '../../../contract/orders/order-problems'
import { hasEnded, orderProblemFlow } from '../../../rules/orders/flows/order-problem-flow'
import { displayId } from '../../../terms/nouns'
import { commandOnce, type WriteScope } from '../../core/verb'
import { attachFiles } from '../../files/files/attached-files'
import { lockProblem } from './lock-problem'
import { aboutProblem, findOrderProblem, toOrderProblem } from './order-problem'

/** Files of one problem. */
const FILES_MAX = 100

/** Adds photos and documents to a problem. */
export const addProblemFiles = commandOnce(
  'problem.addFiles',
  async (scope, { id, files }: Input<typeof problems.addFiles>) => {
    const { problem } = await lockProblem(scope, id)
    if (hasEnded(problem)) {
      const { label } = orderProblemFlow.states[problem.status]
      throw new Problem('conflict', `${displayId('problem', id)} is ${label.toLowerCase()}`)
    }
    const names = await attachToProblem(scope, problem, files)
    scope.emit('problem.filesAdded', { ...aboutProblem(problem), names })
    return id
  },
  async (scope, id) => toOrderProblem(await findOrderProblem(scope, id), scope.viewer),
)

/** Attaches own uploads to a problem and its order, which the caller has locked; customers see none of one of the hub. Answers their names. */
export async function attachToProblem(
  scope: WriteScope,
  { id: problemId, workorderId, isOfHub }: { id: number; workorderId: number; isOfHub: boolean },
  files: readonly { id: number }[],
): Promise<string[]> {
  const { tx } = scope
  if ((await tx.file.count({ where: { problemId } })) + files.length > FILES_MAX)
    throw new Problem('conflict', 'This problem has as many files as it can hold')
  const names = await attachFiles(scope, { workOrderId: workorderId }, 'workorder', files)
  await tx.file.updateMany({ where: { id: { in: files.map(({ id }) => id) } }, data: { problemId, hidden: isOfHub } })
  return names
}
