import { sql } from '../../../infra/db/db'
import { actTime } from '../../core/event-clock'
import type { WriteScope } from '../../core/verb'
import { aboutApprovalRequest, findApprovalRequest } from './approval-request'

/** The viewer accepts a locked quotation for which a colleague asked approval, or the asker whose limit was raised: it is approved. */
export async function approveByAccepting(scope: WriteScope, quotationId: number) {
  if (scope.viewer.role !== 'customer') return
  const waiting = await scope.tx.approvalRequest.findFirst({
    where: { quotationId, status: 'waiting' },
    select: { id: true },
  })
  if (waiting) await approvedBy(scope, waiting.id)
}

/** The same for awards of a locked request that wait, whose lines the viewer awards all. */
export async function approveByAwarding(scope: WriteScope, rfqId: number, quotationIds: readonly number[]) {
  const waiting = await scope.rows<{ id: number }>(sql`
    SELECT a.id FROM approval_requests a WHERE a.rfq_id = ${rfqId} AND a.status = 'waiting' AND NOT EXISTS (
      SELECT 1 FROM approval_lines l WHERE l.approval_request_id = a.id AND l.quotation_id <> ALL (${[...quotationIds]}::int[]))
    ORDER BY a.id`)
  for (const { id } of waiting) await approvedBy(scope, id)
}

async function approvedBy(scope: WriteScope, id: number) {
  const { viewer, tx, emit } = scope
  const about = aboutApprovalRequest(await findApprovalRequest(scope, id))
  const data = { status: 'approved', decidedBy: viewer.member.id, decidedAt: actTime() } as const
  await tx.approvalRequest.update({ where: { id }, data })
  emit('approvalrequest.approved', { ...about, from: 'waiting', to: 'approved' })
}
