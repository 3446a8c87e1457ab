import type { Input } from '../../../contract/core/endpoint'
import { invalid } from '../../../contract/core/problem'
import type { receipts } from '../../../contract/money/receipts'
import { sql, type Sql } from '../../../infra/db/db'
import { listOf } from '../../core/list'
import { folded, holds, idIn } from '../../../infra/db/text-search'
import { query } from '../../core/verb'
import { findReceipt, receiptFrom, receiptSelect, toReceipt, visibleReceipts, type ReceiptRow } from './receipt'

/** A page of the receipts that the viewer may see. */
export const listReceipts = query('receipt.list', async (scope, q: Input<typeof receipts.list>) => {
  const { viewer } = scope
  if (q.company && viewer.role !== 'admin') throw invalid('company', 'Only admins can filter by company')
  const page = await listOf<ReceiptRow>(q, {
    select: receiptSelect(viewer),
    from: receiptFrom,
    id: sql`r.id`,
    where: [
      visibleReceipts(viewer),
      ...(q.company ? [sql`r.customer_id = ${q.company}`] : []),
      ...(q.workorderId
        ? [sql`r.id IN (SELECT a.receipt_id FROM allocations a WHERE a.work_order_id = ${q.workorderId})`]
        : []),
      ...(q.q ? [found(q.q)] : []),
    ],
    tabs: {
      claimed: sql`r.status = 'claimed'`,
      received: sql`r.status = 'received'`,
      ended: sql`r.status IN ('refused', 'withdrawn', 'reversed')`,
      refused: sql`r.status = 'refused'`,
      withdrawn: sql`r.status = 'withdrawn'`,
      reversed: sql`r.status = 'reversed'`,
    },
    tab: q.status,
  })
  return { ...page, items: page.items.map((row) => toReceipt(row, viewer)) }
})

/** One receipt. */
export const getReceipt = query('receipt.get', async (scope, { id }: { id: number }) =>
  toReceipt(await findReceipt(scope, id), scope.viewer),
)

/** Ids of a receipt or its orders, a project, a reference, or a company. */
const found = (q: string): Sql => sql`(r.id = ${idIn(q, 'receipt')}::int
  OR r.id IN (SELECT a.receipt_id FROM allocations a WHERE a.work_order_id = ${idIn(q, 'workorder')}::int)
  OR r.id IN (SELECT a.receipt_id FROM allocations a JOIN work_orders w ON w.id = a.work_order_id
    JOIN inquiries i ON i.id = w.inquiry_id WHERE ${holds(folded(sql`i.project_name`), q)})
  OR ${holds(folded(sql`r.utr`), q)} OR ${holds(folded(sql`c.company_name`), q)})`
