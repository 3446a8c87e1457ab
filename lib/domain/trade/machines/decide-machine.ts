import { Problem } from '../../../contract/core/problem'
import { approvalFlow } from '../../../rules/trade/flows/approval-flow'
import { maskedCopies } from '../../../rules/files/masked-texts'
import { command, type WriteScope } from '../../core/verb'
import { maskContactDetails } from '../../files/moderation/mask-contact-details'
import { aboutMachine, findMachine, toMachine } from './machine'

/** An admin approves a pending machine. */
export const approveMachine = command('machine.approve', (scope, { id }: { id: number }) =>
  decide(scope, id, 'approved', null),
)

/** An admin rejects a pending machine; the supplier reads the reason and may edit it. */
export const rejectMachine = command(
  'machine.reject',
  (scope, { id, reason }: { id: number; reason?: string | null }) => decide(scope, id, 'rejected', reason ?? null),
)

async function decide(scope: WriteScope, id: number, to: 'approved' | 'rejected', reason: string | null) {
  const { viewer, tx, emit } = scope
  const before = await findMachine(scope, id)
  const from = before.approvalStatus
  approvalFlow.assertMove(from, to, viewer)

  const data = { approvalStatus: to, rejectionReason: reason }
  const decided = await tx.machine.updateMany({ where: { id, approvalStatus: from }, data })
  if (!decided.count) throw new Problem('conflict', 'Someone else has just decided on this machine')

  const masked = await maskContactDetails(scope, {
    entityType: 'machine',
    entityId: id,
    readers: ['supplier'],
    parties: [],
    masked: before.masked,
    texts: { rejectionReason: reason },
  })
  const about = { ...aboutMachine(before), ...maskedCopies(null, { masked, field: 'rejectionReason' }) }
  emit(`machine.${to}`, { ...about, from, to, note: reason })
  return toMachine({ ...before, ...data, masked }, viewer)
}
