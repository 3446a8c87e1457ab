import type { Input } from '../../../contract/core/endpoint'
import { invalid } from '../../../contract/core/problem'
import type { bills } from '../../../contract/money/bills'
import { sql, type Sql } from '../../../infra/db/db'
import { folded, holds, idIn } from '../../../infra/db/text-search'
import { listOf } from '../../core/list'
import { query } from '../../core/verb'
import { billFrom, billSelect, findBill, isPaid, toBill, visibleBills, type BillRow } from './bill'

/** The order in which bills are to be paid: those with a day by law first, then by their last day. */
const danger = sql`(
  SELECT CASE WHEN bool_or(l.has_clock) THEN '0 ' ELSE '1 ' END || coalesce(min(l.due_on) FILTER (WHERE l.quantity_milli > 0)::text, '9999')
  FROM bill_lines l WHERE l.bill_id = b.id)`

/** A page of the bills that the viewer may see. */
export const listBills = query('bill.list', async ({ viewer }, q: Input<typeof bills.list>) => {
  if (q.company && viewer.role !== 'admin') throw invalid('company', 'Only admins can filter by company')
  const page = await listOf<BillRow>(q, {
    select: billSelect(viewer),
    from: billFrom,
    id: sql`b.id`,
    where: [
      visibleBills(viewer),
      ...(q.company ? [sql`b.supplier_id = ${q.company}`] : []),
      ...(q.workorderId
        ? [sql`b.id IN (SELECT l.bill_id FROM bill_lines l WHERE l.work_order_id = ${q.workorderId})`]
        : []),
      ...(q.q ? [found(q.q)] : []),
    ],
    sorts: { danger: { by: danger, type: 'text' } },
    tabs: {
      open: sql`(b.status <> 'withdrawn' AND NOT ${isPaid})`,
      check: sql`b.status IN ('submitted', 'disputed')`,
      due: sql`(b.status = 'approved' AND NOT ${isPaid})`,
      paid: isPaid,
      submitted: sql`b.status = 'submitted'`,
      approved: sql`b.status = 'approved'`,
      disputed: sql`b.status = 'disputed'`,
      withdrawn: sql`b.status = 'withdrawn'`,
    },
    tab: q.status,
    // Payouts change which bills are paid.
    emptiedAtOnce: true,
  })
  return { ...page, items: page.items.map((row) => toBill(row, viewer)) }
})

/** One bill. */
export const getBill = query('bill.get', async (scope, { id }: { id: number }) =>
  toBill(await findBill(scope, id), scope.viewer),
)

/** A number, an order or its project, or a company. */
const found = (q: string): Sql => sql`(${holds(folded(sql`b.number`), q)}
  OR b.id IN (SELECT l.bill_id FROM bill_lines l WHERE l.work_order_id = ${idIn(q, 'workorder')}::int)
  OR ${holds(folded(sql`s.company_name`), q)})`
