import { sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { visibleApprovalRequests, waitsForDecision } from '../../trade/approval-requests/approval-request'
import type { Kind } from './waiting'

/** Quotations for whose acceptance a colleague asks approval, which the viewer may accept alone. */
export const approvalsToDecide = (viewer: Viewer): Kind => ({
  from: sql`approval_requests a JOIN quotations q ON q.id = a.quotation_id JOIN inquiries i ON i.id = q.inquiry_id`,
  where: sql`${visibleApprovalRequests(viewer)} AND ${waitsForDecision(viewer)}`,
  id: sql`a.quotation_id`,
  name: sql`i.project_name`,
  since: sql`a.created_at`,
  orderBy: sql`a.id`,
})
