import { Problem } from '../../../contract/core/problem'
import type { ApprovalRequest } from '../../../contract/trade/approval-requests'
import { sql, type Sql } from '../../../infra/db/db'
import { may, type Viewer } from '../../../rules/core/permissions'
import { isAboveLimit } from '../../../rules/people/approval-limit'
import type { ReadScope, WriteScope } from '../../core/verb'
import { lockInquiry } from '../inquiries/lock-inquiry'
import { LARGEST_PRICE } from '../quotations/quotation'
import { lockRfqWithLines } from '../rfqs/lock-rfq'

type Person = ApprovalRequest['askedBy']
export type ApprovalRequestRow = Omit<ApprovalRequest, 'mayDecide' | 'own' | 'act'> & { customerId: number }

const asker = sql`json_build_object('id', asker.id, 'name', asker.name, 'hasLeft', asker.state = 'removed')`
const decider = sql`CASE WHEN decider.id IS NOT NULL THEN
  json_build_object('id', decider.id, 'name', decider.name, 'hasLeft', decider.state = 'removed') END`

export const approvalRequestSelect = sql`
  a.id, a.quotation_id AS "quotationId", q.inquiry_id AS "inquiryId", coalesce(i.project_name, r.name) AS "projectName",
  a.amount, a.version, a.revision, a.rfq_id AS "rfqId",
  CASE WHEN a.rfq_id IS NOT NULL THEN (SELECT count(*)::int FROM approval_lines l WHERE l.approval_request_id = a.id) END AS lines, a.po_number AS "poNumber", a.note, ${asker} AS "askedBy", a.created_at AS "askedAt", a.status AS state,
  ${decider} AS "decidedBy", a.decided_at AS "decidedAt", a.decision_note AS "decisionNote",
  a.void_reason AS "voidReason", a.company_id AS "customerId"`

export const approvalRequestFrom = sql`
  approval_requests a LEFT JOIN quotations q ON q.id = a.quotation_id LEFT JOIN inquiries i ON i.id = q.inquiry_id
  LEFT JOIN rfqs r ON r.id = a.rfq_id
  JOIN members asker ON asker.id = a.asked_by LEFT JOIN members decider ON decider.id = a.decided_by`

/** The own company's. */
export const visibleApprovalRequests = ({ id }: Viewer): Sql => sql`a.company_id = ${id}`

/** Those that wait and that the viewer may decide. */
export const waitsForDecision = (viewer: Viewer): Sql => sql`(a.status = 'waiting' AND a.asked_by <> ${viewer.member.id}
  AND a.amount <= ${viewer.member.approvalLimit ?? LARGEST_PRICE}::int AND ${may('approvalrequest.approve', viewer)}::boolean)`

/** The request as the viewer may see it; 404 when there is none for them. */
export async function findApprovalRequest({ viewer, rows }: ReadScope, id: number): Promise<ApprovalRequestRow> {
  const [row] = await rows<ApprovalRequestRow>(
    sql`SELECT ${approvalRequestSelect} FROM ${approvalRequestFrom} WHERE a.id = ${id} AND ${visibleApprovalRequests(viewer)}`,
  )
  if (!row) throw new Problem('not_found', 'Approval request not found')
  return row
}

/** The request with the lock of its inquiry, of an award with those of all lines: it is decided once. 404 for others, 409 for one that no longer waits. */
export async function lockApprovalRequest(scope: WriteScope, id: number): Promise<ApprovalRequestRow> {
  const { inquiryId, rfqId } = await findApprovalRequest(scope, id)
  if (rfqId) await lockRfqWithLines(scope, rfqId)
  else await lockInquiry(scope, inquiryId!)
  const request = await findApprovalRequest(scope, id)
  if (request.state !== 'waiting') throw new Problem('conflict', endedWords(request))
  return request
}

/** Who ended a request, and how. */
function endedWords({ state, decidedBy }: ApprovalRequestRow): string {
  if (state === 'approved' || state === 'declined') return `${nameOf(decidedBy)} has ${state} it already`
  return state === 'withdrawn' ? 'It was withdrawn' : 'It is void: ask for approval again'
}
const nameOf = (by: Person | null) => by?.name ?? 'Somebody'

/** The request for this reader. */
export const toApprovalRequest = (
  { customerId: _, ...row }: ApprovalRequestRow,
  { member }: Viewer,
): ApprovalRequest => ({
  ...row,
  act: row.rfqId ? 'package.award' : 'quotation.accept',
  own: row.askedBy.id === member.id,
  mayDecide: row.state === 'waiting' && row.askedBy.id !== member.id && !isAboveLimit(member, row.amount),
})

/** The fields of a request that its events keep. */
export const aboutApprovalRequest = (a: ApprovalRequestRow) => ({
  approvalRequestId: a.id,
  ...(a.rfqId ? { rfqId: a.rfqId, lines: a.lines! } : { quotationId: a.quotationId! }),
  projectName: a.projectName,
  customerId: a.customerId,
  amount: a.amount,
  askedBy: a.askedBy.id,
  askedByName: a.askedBy.name,
})
