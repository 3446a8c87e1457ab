import type { Input } from '../../../contract/core/endpoint'
import type { orderChanges } from '../../../contract/orders/order-changes'
import { sql, type Sql } from '../../../infra/db/db'
import { folded, holds, idIn } from '../../../infra/db/text-search'
import type { Viewer } from '../../../rules/core/permissions'
import { listOf } from '../../core/list'
import { query } from '../../core/verb'
import { hitsWhatIsRead } from '../../facts/texts-as-read'
import { orderChangeFrom, orderChangeSelect, toOrderChange, visibleChanges, type OrderChangeRow } from './order-change'

/** A page of what was asked for on orders that the viewer may see. */
export const listChanges = query('orderchange.list', async (scope, q: Input<typeof orderChanges.list>) => {
  const { viewer } = scope
  const page = await listOf<OrderChangeRow>(q, {
    select: orderChangeSelect,
    from: orderChangeFrom,
    id: sql`ch.id`,
    where: [
      visibleChanges(viewer),
      ...(q.workorderId ? [sql`ch.work_order_id = ${q.workorderId}`] : []),
      ...(q.q ? [found(viewer, q.q)] : []),
    ],
    tabs: {
      waiting: sql`ch.status = 'waiting'`,
      approved: sql`ch.status = 'approved'`,
      declined: sql`ch.status = 'declined'`,
      withdrawn: sql`ch.status = 'withdrawn'`,
      void: sql`ch.status = 'void'`,
    },
    tab: q.status,
  })
  return { ...page, items: page.items.map((row) => toOrderChange(row, viewer)) }
})

/** The id of an order, or words of its project as the viewer reads them. */
function found(viewer: Viewer, q: string): Sql {
  const hits = (text: Sql) => holds(text, q)
  return sql`(ch.work_order_id = ${idIn(q, 'workorder')}::int
    OR ${hits(folded(sql`i.project_name`))} AND ${hitsWhatIsRead(viewer, 'i', 'projectName', sql`i.project_name`, hits)})`
}
