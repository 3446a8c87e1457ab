import { Problem } from '../../contract/core/problem'
import type { Quotation } from '../../contract/quotations'
import { sql, type Sql } from '../../infra/db/db'
import { crossing, textsFor, type MaskedTexts } from '../../rules/gate/masked-texts'
import type { Viewer } from '../../rules/permissions'
import { pick, type VisibleFields } from '../core/visible-fields'
import type { ReadScope } from '../core/verb'

/** All columns of a quotation; `toQuotation` picks what the reader's role may see. */
export type QuotationRow = Required<Quotation> & { customerId: number; masked: MaskedTexts; inquiryMasked: MaskedTexts }

export const quotationSelect = sql`
  q.id, q.inquiry_id AS "inquiryId", i.project_name AS "projectName", i.quantity, i.status AS "inquiryStatus",
  i.customer_id AS "customerId", c.company_name AS "customerName", q.supplier_id AS "supplierId",
  s.company_name AS "supplierName", q.admin_id AS "adminId", q.price, q.details, q.valid_until AS "validUntil",
  coalesce(${isExpired()}, false) AS expired, q.status, q.masked, i.masked AS "inquiryMasked",
  q.created_at AS "createdAt"`

export const quotationFrom = sql`
  quotations q LEFT JOIN inquiries i ON i.id = q.inquiry_id LEFT JOIN users c ON c.id = i.customer_id
  LEFT JOIN users s ON s.id = q.supplier_id`

/** Valid to the end of its last day, UTC, by the database's clock. */
function isExpired(): Sql {
  return sql`(q.valid_until AT TIME ZONE 'UTC')::date < (now() AT TIME ZONE 'UTC')::date`
}

/** Customers see those on their inquiries, suppliers their own, admins all. */
export function visibleQuotations(viewer: Viewer): Sql {
  if (viewer.role === 'admin') return sql`true`
  return viewer.role === 'customer' ? sql`i.customer_id = ${viewer.id}` : sql`q.supplier_id = ${viewer.id}`
}

/** The quotation as the viewer may see it; 404 when there is none for them. */
export async function findQuotation({ viewer, rows }: ReadScope, id: number): Promise<QuotationRow> {
  const [row] = await rows<QuotationRow>(
    sql`SELECT ${quotationSelect} FROM ${quotationFrom} WHERE q.id = ${id} AND ${visibleQuotations(viewer)}`,
  )
  if (!row) throw new Problem('not_found', 'There is no such quotation')
  return row
}

/** Customer and supplier never learn each other. */
const forAll = [
  'id',
  'inquiryId',
  'projectName',
  'quantity',
  'inquiryStatus',
  'price',
  'details',
  'validUntil',
  'expired',
  'status',
  'createdAt',
] as const satisfies (keyof Quotation)[]
const visible: VisibleFields<Required<Quotation>> = {
  customer: [...forAll],
  supplier: [...forAll, 'supplierId', 'supplierName', 'adminId', 'othersRead'],
  admin: [...forAll, 'supplierId', 'supplierName', 'adminId', 'customerName', 'othersRead'],
}

/** The fields for this reader's role; what crosses to the other side is masked. */
export const toQuotation = ({ masked, inquiryMasked, ...row }: QuotationRow, { role }: Viewer): Quotation => {
  const read = { ...row, othersRead: masked?.customer ?? null }
  return pick({ ...read, ...textsFor(inquiryMasked, role), ...textsFor(masked, role) }, visible[role])
}

/** The fields of a quotation that its events keep. */
export const aboutQuotation = (q: QuotationRow) => ({
  quotationId: q.id,
  inquiryId: q.inquiryId,
  projectName: q.projectName,
  customerId: q.customerId,
  supplierId: q.supplierId,
  price: q.price,
  ...crossing(q.inquiryMasked),
})
