import type { ApprovalVoidReason } from '../../../contract/trade/approval-requests'
import { sql } from '../../../infra/db/db'
import type { WriteScope } from '../../core/verb'
import {
  aboutApprovalRequest,
  approvalRequestFrom,
  approvalRequestSelect,
  type ApprovalRequestRow,
} from './approval-request'

/** Ends the requests that wait on these quotations, and tells those who asked: what they asked for is no longer what stands. */
export async function voidApprovals(
  { rows, emit }: Pick<WriteScope, 'rows' | 'emit'>,
  quotationIds: readonly number[],
  reason: ApprovalVoidReason,
) {
  const waiting = await rows<ApprovalRequestRow>(sql`
    SELECT ${approvalRequestSelect} FROM ${approvalRequestFrom}
    WHERE a.quotation_id = ANY (${[...quotationIds]}::int[]) AND a.status = 'waiting' ORDER BY a.id`)
  if (!waiting.length) return
  await rows(sql`UPDATE approval_requests SET status = 'void', void_reason = ${reason}::"ApprovalVoidReason", decided_at = now()
    WHERE id = ANY (${waiting.map(({ id }) => id)}::int[])`)
  for (const request of waiting)
    emit('approvalrequest.voided', { ...aboutApprovalRequest(request), from: 'waiting', to: 'void', reason })
}
