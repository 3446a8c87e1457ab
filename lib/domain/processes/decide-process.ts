import { Problem } from '../../contract/core/problem'
import { approvalFlow } from '../../rules/approval-flow'
import { command, type WriteScope } from '../core/verb'
import { aboutProcess, findProcess, toProcess } from './process'

/** An admin approves a pending process. */
export const approveProcess = command('process.approve', (scope, { id }: { id: number }) =>
  decide(scope, id, 'approved', null),
)

/** An admin rejects a pending process; the supplier reads the reason and may edit it. */
export const rejectProcess = command(
  'process.reject',
  (scope, { id, reason }: { id: number; reason?: string | null }) => decide(scope, id, 'rejected', reason ?? null),
)

async function decide(scope: WriteScope, id: number, to: 'approved' | 'rejected', reason: string | null) {
  const { viewer, tx, emit } = scope
  const before = await findProcess(scope, id)
  approvalFlow.assertMove(before.status, to, viewer)

  const data = { status: to, rejectionReason: reason }
  const decided = await tx.process.updateMany({ where: { id, status: before.status }, data })
  if (!decided.count) throw new Problem('conflict', 'Someone else has just decided on this process')

  emit(`process.${to}`, { ...aboutProcess(before), from: before.status, to, note: reason })
  return toProcess({ ...before, ...data }, viewer)
}
