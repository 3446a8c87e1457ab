import { sql } from '../../../infra/db/db'
import { may, type Viewer } from '../../../rules/core/permissions'
import { LARGEST_PRICE } from '../../trade/quotations/quotation'
import type { Kind } from './waiting'

/** Quotations for whose acceptance a colleague asks approval, which the viewer may accept alone. */
export const approvalsToDecide = (viewer: Viewer): Kind => ({
  from: sql`approval_requests a JOIN quotations q ON q.id = a.quotation_id JOIN inquiries i ON i.id = q.inquiry_id`,
  where: sql`a.company_id = ${viewer.id} AND a.status = 'waiting' AND a.asked_by <> ${viewer.member.id}
    AND a.amount <= ${viewer.member.approvalLimit ?? LARGEST_PRICE}::int AND ${may('approvalrequest.approve', viewer)}::boolean`,
  id: sql`a.quotation_id`,
  name: sql`i.project_name`,
  since: sql`a.created_at`,
  orderBy: sql`a.id`,
})
