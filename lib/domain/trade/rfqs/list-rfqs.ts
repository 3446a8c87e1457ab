import type { Input } from '../../../contract/core/endpoint'
import type { rfqs } from '../../../contract/trade/rfqs'
import { sql } from '../../../infra/db/db'
import { folded, holds, idIn } from '../../../infra/db/text-search'
import type { Viewer } from '../../../rules/core/permissions'
import { listOf, type ListPlan } from '../../core/list'
import { query } from '../../core/verb'
import { isOpenTo, rfqFrom, rfqSelect, stateFor, toRfq, visibleRfqs, type RfqRow } from './rfq'

/** A page of the requests that the viewer may see. */
export const listRfqs = query('rfq.list', async (scope, q: Input<typeof rfqs.list>) => {
  const { viewer } = scope
  const page = await listOf<RfqRow>(q, planOf(viewer, q))
  return { ...page, items: page.items.map((row) => toRfq(row, viewer)) }
})

/** The state of each request, worked out once for all tabs: OFFSET 0 keeps PostgreSQL from writing it into each of them. */
const standing = (viewer: Viewer) => sql`CROSS JOIN LATERAL (SELECT ${stateFor(viewer)} AS state OFFSET 0) standing`

const planOf = (viewer: Viewer, q: Input<typeof rfqs.list>): ListPlan => ({
  select: rfqSelect(viewer),
  id: sql`r.id`,
  search: q.q ? rfqsHolding(viewer, q.q) : null,
  sorts: { drafts: { by: sql`(r.submitted_at IS NULL)::int`, type: 'int' } },
  // What a supplier can quote it also sees. It is found from the newest request on, without the lines that it quoted years ago.
  ...(viewer.role === 'supplier' && q.state === 'open' && !q.counts
    ? { from: rfqFrom, countFrom: sql`rfqs r`, where: [isOpenTo(viewer)] }
    : {
        from: sql`${rfqFrom} ${standing(viewer)}`,
        countFrom: sql`rfqs r ${standing(viewer)}`,
        where: [visibleRfqs(viewer)],
        tabs: Object.fromEntries(states.map((state) => [state, sql`standing.state = ${state}`])),
        tab: q.state,
      }),
})
const states = ['draft', 'open', 'quoted', 'decided', 'cancelled', 'closed'] as const

/** The ids of the requests whose name, reference or id is searched for. Suppliers read neither name nor reference. */
const rfqsHolding = (viewer: Viewer, text: string) =>
  viewer.role === 'supplier'
    ? sql`SELECT ${idIn(text, 'rfq')}::int AS id`
    : sql`SELECT r.id FROM rfqs r WHERE ${visibleRfqs(viewer)}
          AND (${holds(folded(sql`r.name`), text)} OR ${holds(folded(sql`r.reference`), text)})
        UNION ALL SELECT ${idIn(text, 'rfq')}::int`
