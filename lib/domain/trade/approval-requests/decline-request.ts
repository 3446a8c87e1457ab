import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { approvalRequests } from '../../../contract/trade/approval-requests'
import { isAboveLimit } from '../../../rules/people/approval-limit'
import { money } from '../../../terms/format'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'
import { aboutApprovalRequest, findApprovalRequest, lockApprovalRequest, toApprovalRequest } from './approval-request'

/** A person who may accept the price alone declines what a colleague asked for. The quotation stays open. */
export const declineRequest = command(
  'approvalrequest.decline',
  async (scope, { id, note }: Input<typeof approvalRequests.decline>) => {
    const { viewer, tx, emit } = scope
    const request = await lockApprovalRequest(scope, id)
    const { member } = viewer
    if (request.askedBy.id === member.id) throw new Problem('forbidden', 'You asked for it: withdraw it instead')
    if (isAboveLimit(member, request.amount))
      throw new Problem('forbidden', `Your limit is ${money(member.approvalLimit!)}`)
    const decided = { decidedBy: member.id, decidedAt: actTime(), decisionNote: note }
    await tx.approvalRequest.update({ where: { id }, data: { status: 'declined', ...decided } })
    emit('approvalrequest.declined', { ...aboutApprovalRequest(request), from: 'waiting', to: 'declined', note })
    return toApprovalRequest(await findApprovalRequest(scope, id), viewer)
  },
)
