import type { Input } from '../../../contract/core/endpoint'
import { invalid } from '../../../contract/core/problem'
import type { payouts } from '../../../contract/money/payouts'
import { sql, type Sql } from '../../../infra/db/db'
import { folded, holds, idIn } from '../../../infra/db/text-search'
import { listOf } from '../../core/list'
import { query } from '../../core/verb'
import { emptyOperator, findOperator } from '../../people/operator/operator'
import { findPayout, payoutFrom, payoutSelect, toPayout, visiblePayouts, type PayoutRow } from './payout'

const holding = (fits: Sql) => sql`p.id IN (SELECT a.payout_id FROM payout_allocations a WHERE ${fits})`

/** A page of the payouts that the viewer may see. */
export const listPayouts = query('payout.list', async ({ viewer }, q: Input<typeof payouts.list>) => {
  if (q.company && viewer.role !== 'admin') throw invalid('company', 'Only admins can filter by company')
  const page = await listOf<PayoutRow>(q, {
    select: payoutSelect,
    from: payoutFrom,
    id: sql`p.id`,
    where: [
      visiblePayouts(viewer),
      ...(q.company ? [sql`p.supplier_id = ${q.company}`] : []),
      ...(q.billId ? [holding(sql`a.bill_id = ${q.billId}`)] : []),
      ...(q.workorderId ? [holding(sql`a.work_order_id = ${q.workorderId}`)] : []),
      ...(q.q ? [found(q.q)] : []),
    ],
    tabs: { paid: sql`p.status = 'paid'`, reversed: sql`p.status = 'reversed'` },
    tab: q.status,
  })
  return { ...page, items: page.items.map((row) => toPayout(row, viewer)) }
})

/** One payout. */
export const getPayout = query('payout.get', async (scope, { id }: { id: number }) =>
  toPayout(await findPayout(scope, id), scope.viewer),
)

/** Codes of payments from which tax is deducted. */
export const listTdsCodes = query(
  'payout.tdsCodes',
  async (scope) => ((await findOperator(scope)) ?? emptyOperator).tdsCodes,
)

/** Ids of a payout or its orders, the number of a bill, a reference, or a company. */
const found = (q: string): Sql => sql`(p.id = ${idIn(q, 'payout')}::int
  OR ${holding(sql`a.work_order_id = ${idIn(q, 'workorder')}::int`)}
  OR p.id IN (SELECT a.payout_id FROM payout_allocations a JOIN bills b ON b.id = a.bill_id WHERE ${holds(folded(sql`b.number`), q)})
  OR ${holds(folded(sql`p.utr`), q)} OR ${holds(folded(sql`s.company_name`), q)})`
