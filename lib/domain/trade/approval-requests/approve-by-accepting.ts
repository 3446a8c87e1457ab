import { actTime } from '../../core/event-clock'
import type { WriteScope } from '../../core/verb'
import { aboutApprovalRequest, findApprovalRequest } from './approval-request'

/** The viewer accepts a locked quotation for which a colleague asked approval, or the asker whose limit was raised: it is approved. */
export async function approveByAccepting(scope: WriteScope, quotationId: number) {
  const { viewer, tx, emit } = scope
  if (viewer.role !== 'customer') return
  const waiting = await tx.approvalRequest.findFirst({
    where: { quotationId, status: 'waiting' },
    select: { id: true },
  })
  if (!waiting) return
  const about = aboutApprovalRequest(await findApprovalRequest(scope, waiting.id))
  const data = { status: 'approved', decidedBy: viewer.member.id, decidedAt: actTime() } as const
  await tx.approvalRequest.update({ where: { id: waiting.id }, data })
  emit('approvalrequest.approved', { ...about, from: 'waiting', to: 'approved' })
}
