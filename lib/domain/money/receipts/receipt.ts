import { Problem } from '../../../contract/core/problem'
import type { Receipt } from '../../../contract/money/receipt'
import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import type { ReadScope } from '../../core/verb'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import { filesColumn } from '../../files/files/attached-files'
import { freeOfReceipt, onAccountOf, paiseNumber } from '../../facts/order-balance'

/** All columns of a receipt; `toReceipt` picks what its reader may see. */
export type ReceiptRow = Required<Receipt>

/** A refund names no receipt: of what is free of one there is no more than its customer still has on account. */
const onAccount = sql`CASE WHEN r.status <> 'received' THEN 0
  WHEN ${freeOfReceipt} > 0 THEN least(${freeOfReceipt}, greatest(0, ${onAccountOf(sql`c.id`)}))
  ELSE ${freeOfReceipt} END`

export const receiptSelect = (viewer: Viewer) => sql`
  r.id, r.customer_id AS "customerId", c.company_name AS "customerName", r.direction, r.status,
  ${paiseNumber(sql`r.amount_paise`)} AS "amountPaise", ${paiseNumber(sql`r.tds_paise`)} AS "tdsPaise",
  r.tds_section AS "tdsSection", r.mode, r.utr, ${day(sql`r.received_on`)} AS "receivedOn", r.note, r.refusal,
  ${day(sql`r.reversed_on`)} AS "reversedOn", r.created_at AS "createdAt",
  coalesce((SELECT json_agg(json_build_object('workOrderId', a.work_order_id, 'projectName', i.project_name,
      'paise', a.paise) ORDER BY a.work_order_id)
    FROM allocations a JOIN work_orders w ON w.id = a.work_order_id LEFT JOIN inquiries i ON i.id = w.inquiry_id
    WHERE a.receipt_id = r.id), '[]') AS allocations,
  ${paiseNumber(onAccount)} AS "onAccountPaise",
  coalesce((SELECT json_agg(json_build_object('id', d.id, 'number', d.number) ORDER BY d.id)
    FROM tax_documents d WHERE d.receipt_id = r.id), '[]') AS vouchers,
  ${filesColumn(sql`f.receipt_id = r.id`, viewer)}`

/** A day of a document, YYYY-MM-DD. */
const day = (date: Sql) => sql`to_char(${date}, 'YYYY-MM-DD')`

export const receiptFrom = sql`receipts r JOIN users c ON c.id = r.customer_id`

/** Customers see their own, admins all. Suppliers none. */
export function visibleReceipts(viewer: Viewer): Sql {
  if (viewer.role === 'admin') return sql`true`
  return viewer.role === 'customer' ? sql`r.customer_id = ${viewer.id}` : sql`false`
}

/** The receipt as the viewer may see it; 404 when there is none for them. */
export async function findReceipt({ viewer, rows }: ReadScope, id: number): Promise<ReceiptRow> {
  const [row] = await rows<ReceiptRow>(
    sql`SELECT ${receiptSelect(viewer)} FROM ${receiptFrom} WHERE r.id = ${id} AND ${visibleReceipts(viewer)}`,
  )
  if (!row) throw new Problem('not_found', 'Receipt not found')
  return row
}

const forCustomers = [
  'id',
  'direction',
  'status',
  'amountPaise',
  'tdsPaise',
  'tdsSection',
  'mode',
  'utr',
  'receivedOn',
  'refusal',
  'reversedOn',
  'allocations',
  'onAccountPaise',
  'vouchers',
  'files',
  'createdAt',
] as const satisfies (keyof Receipt)[]

const visible: VisibleFields<ReceiptRow> = {
  customer: forCustomers,
  supplier: [],
  floor: [],
  admin: [...forCustomers, 'customerId', 'customerName', 'note'],
}

/** The fields for this reader's role. */
export const toReceipt = (row: ReceiptRow, viewer: Viewer): Receipt => pick(row, visible[readerOf(viewer)]) as Receipt

/** The fields of a receipt that its events keep. */
export const aboutReceipt = (r: ReceiptRow) => ({
  receiptId: r.id,
  customerId: r.customerId,
  companyName: r.customerName,
  amountPaise: r.amountPaise,
  tdsPaise: r.tdsPaise,
  mode: r.mode,
  utr: r.utr,
  orders: r.allocations.map(({ workOrderId }) => workOrderId),
})
