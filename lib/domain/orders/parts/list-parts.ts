import type { Input } from '../../../contract/core/endpoint'
import type { parts } from '../../../contract/orders/parts'
import { sql } from '../../../infra/db/db'
import { folded, holds } from '../../../infra/db/text-search'
import { listOf } from '../../core/list'
import { query } from '../../core/verb'
import { partFrom, partSelect, toPart, visibleParts, type PartRow } from './part'

/** A page of the parts that the viewer may see, the newest first; an admin can ask for those of one customer. */
export const listParts = query('part.list', async ({ viewer }, q: Input<typeof parts.list>) => {
  const page = await listOf<PartRow>(q, {
    select: partSelect,
    from: partFrom,
    countFrom: sql`parts p`,
    id: sql`p.id`,
    where: [visibleParts(viewer), q.customerId ? sql`p.customer_id = ${q.customerId}` : sql`true`],
    search: q.q
      ? sql`SELECT p.id FROM parts p WHERE ${visibleParts(viewer)}
          AND (${holds(folded(sql`p.part_number`), q.q)} OR ${holds(folded(sql`p.name`), q.q)})`
      : null,
  })
  return { ...page, items: page.items.map((row) => toPart(row, viewer)) }
})
