import { sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import {
  approvalRequestFrom,
  visibleApprovalRequests,
  waitsForDecision,
} from '../../trade/approval-requests/approval-request'
import type { Kind } from './waiting'

/** Quotations and awards for which a colleague asks approval, which the viewer may accept alone. */
export const approvalsToDecide = (viewer: Viewer): Kind => ({
  from: approvalRequestFrom,
  where: sql`${visibleApprovalRequests(viewer)} AND ${waitsForDecision(viewer)}`,
  id: sql`coalesce(a.quotation_id, a.rfq_id)`,
  name: sql`coalesce(i.project_name, r.name, 'Request')`,
  since: sql`a.created_at`,
  orderBy: sql`a.id`,
})
