import { Problem } from '../../../contract/core/problem'
import type { Part } from '../../../contract/orders/parts'
import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import type { ReadScope } from '../../core/verb'
import { isoOf } from '../../files/files/attached-files'
import { lastPrice } from '../../trade/parts/last-price'

/** All columns of a part; `toPart` picks what the reader's role may see. */
export type PartRow = Required<Part>

const lastOrder = sql`(
  SELECT json_build_object('id', w.id, 'status', w.status, 'at', ${isoOf(sql`w.created_at`)})
  FROM inquiries i JOIN work_orders w ON w.inquiry_id = i.id
  WHERE i.part_id = p.id AND NOT w.cancelled ORDER BY w.id DESC LIMIT 1)`

export const partSelect = sql`
  p.id, p.part_number AS "partNumber", p.name, p.material, p.revisions, p.inquiry_id AS "inquiryId", p.customer_id AS "customerId",
  c.company_name AS "customerName", ${lastPrice(sql`p.id`)} AS last, ${lastOrder} AS "lastOrder"`
export const partFrom = sql`parts p JOIN users c ON c.id = p.customer_id`

/** Customers read their own parts, admins all. Suppliers read none. */
export const visibleParts = (viewer: Viewer): Sql =>
  viewer.role === 'admin' ? sql`true` : sql`p.customer_id = ${viewer.id}`

/** The part as the viewer may see it; 404 when there is none for them. */
export async function findPart({ viewer, rows }: ReadScope, id: number): Promise<PartRow> {
  const [row] = await rows<PartRow>(
    sql`SELECT ${partSelect} FROM ${partFrom} WHERE p.id = ${id} AND ${visibleParts(viewer)}`,
  )
  if (!row) throw new Problem('not_found', 'Part not found')
  return row
}

const forBoth = [
  'id',
  'partNumber',
  'name',
  'material',
  'revisions',
  'inquiryId',
  'customerId',
  'last',
  'lastOrder',
] as const satisfies (keyof Part)[]
const visible: VisibleFields<Required<Part>> = {
  customer: forBoth,
  supplier: [],
  floor: [],
  admin: [...forBoth, 'customerName'],
}

/** The fields for this reader's role. */
export const toPart = (row: PartRow, viewer: Viewer): Part => pick(row, visible[readerOf(viewer)])
