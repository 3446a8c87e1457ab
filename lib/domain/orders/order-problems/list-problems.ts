import type { Input } from '../../../contract/core/endpoint'
import type { problems } from '../../../contract/orders/order-problems'
import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { listOf } from '../../core/list'
import { folded, holds, idIn } from '../../../infra/db/text-search'
import { query } from '../../core/verb'
import { hitsWhatIsRead } from '../../facts/texts-as-read'
import { isOngoing, isUndecided } from './ongoing-problem'
import {
  orderProblemFrom,
  orderProblemSelect,
  toOrderProblem,
  visibleProblems,
  type OrderProblemRow,
} from './order-problem'

/** A page of the problems with orders that the viewer may see. */
export const listProblems = query('problem.list', async (scope, q: Input<typeof problems.list>) => {
  const { viewer } = scope
  const page = await listOf<OrderProblemRow>(q, {
    select: orderProblemSelect(viewer),
    from: orderProblemFrom,
    id: sql`p.id`,
    where: [
      visibleProblems(viewer),
      ...(q.open ? [isOngoing] : []),
      ...(q.workorderId ? [sql`p.work_order_id = ${q.workorderId}`] : []),
      ...(q.q ? [found(viewer, q.q)] : []),
    ],
    tabs: {
      undecided: isUndecided,
      open: sql`p.status = 'open'`,
      contained: sql`p.status = 'contained'`,
      decided: sql`p.status = 'decided'`,
      solved: sql`p.status = 'solved'`,
      ended: sql`NOT (${isOngoing})`,
      closed: sql`p.status = 'closed'`,
      rejected: sql`p.status = 'rejected'`,
      withdrawn: sql`p.status = 'withdrawn'`,
    },
    tab: q.status,
    // The youngest first; `-age` begins with what waits longest.
    sorts: { age: { by: sql`-extract(epoch FROM p.created_at)::int`, type: 'int' } },
  })
  return { ...page, items: page.items.map((row) => toOrderProblem(row, viewer)) }
})

/** Ids of a problem or its order, or words of project and description as the viewer reads them. */
function found(viewer: Viewer, q: string): Sql {
  const hits = (text: Sql) => holds(text, q)
  const [description, project] = [sql`p.description`, sql`i.project_name`]
  return sql`(p.id = ${idIn(q, 'problem')}::int OR p.work_order_id = ${idIn(q, 'workorder')}::int
    OR ${hits(folded(sql`p.description`))} AND ${hitsWhatIsRead(viewer, 'p', 'description', description, hits)}
    OR ${hits(folded(sql`i.project_name`))} AND ${hitsWhatIsRead(viewer, 'i', 'projectName', project, hits)})`
}
