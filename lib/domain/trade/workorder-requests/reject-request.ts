import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { workorderRequests } from '../../../contract/trade/workorder-requests'
import { maskedCopies } from '../../../rules/files/masked-texts'
import { workorderRequestFlow } from '../../../rules/trade/flows/workorder-request-flow'
import { command } from '../../core/verb'
import { maskContactDetails } from '../../files/moderation/mask-contact-details'
import { aboutRequest, findRequest, toRequest } from './request'

/** An admin declines a pending request, with a reason if there is one. */
export const rejectRequest = command(
  'workorderrequest.reject',
  async (scope, { id, reason = null }: Input<typeof workorderRequests.reject>) => {
    const { viewer, tx, emit } = scope
    const before = await findRequest(scope, id)
    workorderRequestFlow.assertMove(before.status, 'rejected', viewer)

    const data = { status: 'rejected', rejectionReason: reason } as const
    const moved = await tx.workOrderRequest.updateMany({ where: { id, status: before.status }, data })
    if (!moved.count) throw new Problem('conflict', 'Someone else has just decided on this request')

    const masked = await maskContactDetails(scope, {
      entityType: 'workorderrequest',
      entityId: id,
      readers: ['supplier'],
      parties: [],
      texts: { rejectionReason: reason },
    })
    emit('workorderrequest.rejected', {
      ...aboutRequest(before),
      ...maskedCopies(null, { masked, field: 'rejectionReason' }),
      from: before.status,
      to: 'rejected',
      note: reason,
    })
    return toRequest({ ...before, ...data, masked }, viewer)
  },
)
