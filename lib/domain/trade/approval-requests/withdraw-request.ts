import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { approvalRequests } from '../../../contract/trade/approval-requests'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'
import { aboutApprovalRequest, findApprovalRequest, lockApprovalRequest, toApprovalRequest } from './approval-request'

/** Whoever asked takes the request back. */
export const withdrawRequest = command(
  'approvalrequest.withdraw',
  async (scope, { id, note }: Input<typeof approvalRequests.withdraw>) => {
    const { viewer, tx, emit } = scope
    const request = await lockApprovalRequest(scope, id)
    if (request.askedBy.id !== viewer.member.id) throw new Problem('forbidden', 'Only who asked withdraws it')
    const data = { status: 'withdrawn', decidedAt: actTime(), decisionNote: note } as const
    await tx.approvalRequest.update({ where: { id }, data })
    emit('approvalrequest.withdrawn', { ...aboutApprovalRequest(request), from: 'waiting', to: 'withdrawn', note })
    return toApprovalRequest(await findApprovalRequest(scope, id), viewer)
  },
)
