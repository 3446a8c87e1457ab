import type { Input } from '../../../contract/core/endpoint'
import type { approvalRequests } from '../../../contract/trade/approval-requests'
import { sql } from '../../../infra/db/db'
import { folded, holds, idIn } from '../../../infra/db/text-search'
import { conditionsOf, type Conditions } from '../../core/filters'
import { listOf } from '../../core/list'
import { approvalRequestFilters } from '../../../terms/filters/approval-requests'
import { query } from '../../core/verb'
import {
  approvalRequestFrom,
  approvalRequestSelect,
  toApprovalRequest,
  visibleApprovalRequests,
  waitsForDecision,
  type ApprovalRequestRow,
} from './approval-request'

/** A page of what people of the own company ask approval for. */
export const listApprovalRequests = query(
  'approvalrequest.list',
  async (scope, q: Input<typeof approvalRequests.list>) => {
    const { viewer } = scope
    const page = await listOf<ApprovalRequestRow>(q, {
      select: approvalRequestSelect,
      from: approvalRequestFrom,
      id: sql`a.id`,
      where: [
        visibleApprovalRequests(viewer),
        ...conditionsOf(approvalRequestFilters, conditions, viewer, q),
        ...(q.q
          ? [
              sql`(a.quotation_id = ${idIn(q.q, 'quotation')}::int OR a.rfq_id = ${idIn(q.q, 'rfq')}::int
                OR ${holds(folded(sql`coalesce(i.project_name, r.name)`), q.q)}
                OR ${holds(folded(sql`asker.name`), q.q)})`,
            ]
          : []),
      ],
      tabs: {
        waiting: sql`a.status = 'waiting'`,
        approved: sql`a.status = 'approved'`,
        declined: sql`a.status = 'declined'`,
        withdrawn: sql`a.status = 'withdrawn'`,
        void: sql`a.status = 'void'`,
      },
      tab: q.state,
    })
    return { ...page, items: page.items.map((row) => toApprovalRequest(row, viewer)) }
  },
)

const conditions: Conditions<typeof approvalRequestFilters> = {
  decider: (_, viewer) => waitsForDecision(viewer),
}
