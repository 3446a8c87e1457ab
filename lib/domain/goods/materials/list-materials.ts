import type { Input } from '../../../contract/core/endpoint'
import type { materials } from '../../../contract/goods/materials'
import { sql, type Sql } from '../../../infra/db/db'
import { today } from '../../../infra/db/india'
import { folded, holds, idIn } from '../../../infra/db/text-search'
import { listOf } from '../../core/list'
import { query } from '../../core/verb'
import {
  hasWarnings,
  isAtSupplier,
  isPending,
  materialFrom,
  materialSelect,
  toMaterial,
  visibleMaterial,
  type MaterialRow,
} from './material'

/** A page of the register: material and tools at suppliers that the viewer may see. */
export const listMaterials = query('material.list', async ({ viewer }, q: Input<typeof materials.list>) => {
  const page = await listOf<MaterialRow>(q, {
    select: materialSelect,
    from: materialFrom,
    id: sql`l.id`,
    where: [
      isAtSupplier,
      visibleMaterial(viewer),
      ...(q.workorderId ? [sql`l.work_order_id = ${q.workorderId}`] : []),
      ...(q.q ? [found(q.q)] : []),
    ],
    tabs: {
      pending: isPending,
      due: sql`(${isPending} AND l.purpose = 'material' AND ${hasWarnings(1, today)})`,
      back: sql`NOT (${isPending})`,
    },
    tab: q.status,
  })
  return { ...page, items: page.items.map((row) => toMaterial(row, viewer)) }
})

/** The order, the challan or the shipment, or words of the material. */
function found(q: string) {
  const hits = (text: Sql) => holds(folded(text), q)
  return sql`(l.work_order_id = ${idIn(q, 'workorder')}::int OR sh.id = ${idIn(q, 'shipment')}::int OR ${hits(sql`l.description`)}
    OR EXISTS (SELECT 1 FROM shipment_papers p WHERE p.shipment_id = sh.id AND ${hits(sql`p.number`)}))`
}
