import type { Input } from '../../../contract/core/endpoint'
import type { workorderRequests } from '../../../contract/trade/workorder-requests'
import { join, sql } from '../../../infra/db/db'
import { listOf } from '../../core/list'
import { folded, holds, idIn } from '../../../infra/db/text-search'
import { query } from '../../core/verb'
import { requestFrom, requestSelect, toRequest, visibleRequests, type RequestRow } from './request'

/** A page of the work order requests that the viewer may see. */
export const listRequests = query('workorderrequest.list', async (scope, q: Input<typeof workorderRequests.list>) => {
  const { viewer } = scope
  const id = q.q ? idIn(q.q, 'workorderrequest') : null
  const page = await listOf<RequestRow>(q, {
    select: requestSelect,
    from: requestFrom,
    id: sql`r.id`,
    where: [
      visibleRequests(viewer),
      ...(q.q
        ? [
            join(
              [holds(folded(sql`m.name`), q.q), holds(folded(sql`s.company_name`), q.q), sql`r.id = ${id}`],
              ' OR ',
              '(',
              ')',
            ),
          ]
        : []),
    ],
    tabs: {
      pending: sql`r.status = 'pending'`,
      assigned: sql`r.status = 'assigned'`,
      rejected: sql`r.status = 'rejected'`,
    },
    tab: q.status,
  })
  return { ...page, items: page.items.map((row) => toRequest(row, viewer)) }
})
