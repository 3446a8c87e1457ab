import { Problem } from '../../../contract/core/problem'
import type { Payout } from '../../../contract/money/payouts'
import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import type { ReadScope } from '../../core/verb'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import { paiseNumber } from '../../facts/order-balance'

/** All columns of a payout; `toPayout` picks what its reader may see. */
export type PayoutRow = Required<Payout> & { orders: number[] }

const day = (date: Sql) => sql`to_char(${date}, 'YYYY-MM-DD')`

export const payoutSelect = sql`
  p.id, p.supplier_id AS "supplierId", s.company_name AS "supplierName", p.status, ${paiseNumber(sql`p.amount_paise`)} AS "amountPaise",
  ${paiseNumber(sql`p.tds_paise`)} AS "tdsPaise", p.tds_section AS "tdsSection", p.mode, p.utr, ${day(sql`p.paid_on`)} AS "paidOn", p.note,
  p.reason, ${day(sql`p.reversed_on`)} AS "reversedOn", p.created_at AS "createdAt",
  coalesce((SELECT json_agg(json_build_object('billId', b.id, 'number', b.number, 'paise', x.paise) ORDER BY b.billed_on, b.id)
    FROM (SELECT a.bill_id, sum(a.paise) AS paise FROM payout_allocations a
      WHERE a.payout_id = p.id AND a.bill_id IS NOT NULL GROUP BY a.bill_id) x JOIN bills b ON b.id = x.bill_id), '[]') AS bills,
  coalesce((SELECT json_agg(json_build_object('workorderId', a.work_order_id, 'paise', a.paise) ORDER BY a.work_order_id)
    FROM payout_allocations a WHERE a.payout_id = p.id AND a.bill_id IS NULL), '[]') AS advances,
  ARRAY(SELECT DISTINCT a.work_order_id FROM payout_allocations a WHERE a.payout_id = p.id ORDER BY 1) AS orders`

export const payoutFrom = sql`payouts p JOIN users s ON s.id = p.supplier_id`

/** Suppliers see their own, admins all. A customer has no part in what we pay. */
export function visiblePayouts(viewer: Viewer): Sql {
  if (viewer.role === 'admin') return sql`true`
  return viewer.role === 'supplier' ? sql`p.supplier_id = ${viewer.id}` : sql`false`
}

/** The payout as the viewer may see it; 404 when there is none for them. */
export async function findPayout({ viewer, rows }: ReadScope, id: number): Promise<PayoutRow> {
  const [row] = await rows<PayoutRow>(
    sql`SELECT ${payoutSelect} FROM ${payoutFrom} WHERE p.id = ${id} AND ${visiblePayouts(viewer)}`,
  )
  if (!row) throw new Problem('not_found', 'Payout not found')
  return row
}

const forSuppliers = [
  'id',
  'status',
  'amountPaise',
  'tdsPaise',
  'tdsSection',
  'mode',
  'utr',
  'paidOn',
  'reason',
  'reversedOn',
  'bills',
  'advances',
  'createdAt',
] as const satisfies (keyof Payout)[]

const visible: VisibleFields<Required<Payout>> = {
  customer: [],
  supplier: forSuppliers,
  floor: [],
  admin: [...forSuppliers, 'supplierId', 'supplierName', 'note'],
}

/** The fields for this reader's role. */
export const toPayout = (row: PayoutRow, viewer: Viewer): Payout => pick(row, visible[readerOf(viewer)]) as Payout

/** The fields of a payout that its events keep. */
export const aboutPayout = (row: PayoutRow) => ({
  payoutId: row.id,
  supplierId: row.supplierId,
  companyName: row.supplierName,
  amountPaise: row.amountPaise,
  tdsPaise: row.tdsPaise,
  mode: row.mode,
  utr: row.utr,
  bills: row.bills.map(({ number }) => number),
  orders: row.orders,
})
