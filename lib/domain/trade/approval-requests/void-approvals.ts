import type { ApprovalVoidReason } from '../../../contract/trade/approval-requests'
import { sql, type Sql } from '../../../infra/db/db'
import type { WriteScope } from '../../core/verb'
import {
  aboutApprovalRequest,
  approvalRequestFrom,
  approvalRequestSelect,
  type ApprovalRequestRow,
} from './approval-request'

type Scope = Pick<WriteScope, 'rows' | 'emit'>

/**
 * Ends the requests that wait on these quotations, alone or as lines of an award, and tells those who asked: what they asked for is
 * no longer what stands.
 */
export const voidApprovals = (scope: Scope, quotationIds: readonly number[], reason: ApprovalVoidReason) =>
  voidWaiting(
    scope,
    sql`(a.quotation_id = ANY (${[...quotationIds]}::int[]) OR ${isLineOf(sql`ANY (${[...quotationIds]}::int[])`)})`,
    reason,
  )

/** The same for awards alone that wait with this quotation, once it is accepted without them. */
export const voidAwardsOf = (scope: Scope, quotationId: number) =>
  voidWaiting(scope, isLineOf(sql`${quotationId}`), 'another')

/** The same for one request. */
export const voidApproval = (scope: Scope, id: number, reason: ApprovalVoidReason) =>
  voidWaiting(scope, sql`a.id = ${id}`, reason)

const isLineOf = (quotation: Sql) =>
  sql`a.id IN (SELECT l.approval_request_id FROM approval_lines l WHERE l.quotation_id = ${quotation})`

async function voidWaiting({ rows, emit }: Scope, which: Sql, reason: ApprovalVoidReason) {
  const waiting = await rows<ApprovalRequestRow>(sql`
    SELECT ${approvalRequestSelect} FROM ${approvalRequestFrom} WHERE ${which} AND a.status = 'waiting' ORDER BY a.id`)
  if (!waiting.length) return
  await rows(sql`UPDATE approval_requests SET status = 'void', void_reason = ${reason}::"ApprovalVoidReason", decided_at = now()
    WHERE id = ANY (${waiting.map(({ id }) => id)}::int[])`)
  for (const request of waiting)
    emit('approvalrequest.voided', { ...aboutApprovalRequest(request), from: 'waiting', to: 'void', reason })
}
