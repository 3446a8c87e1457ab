import { sql, type Sql } from '../../../infra/db/db'
import type { PaymentStatus } from '../../../contract/orders/workorders'
import { totalsOf } from '../../../rules/core/gst'
import { signedTaxesOf } from '../../../rules/money/match-bill'
import type { ReadScope } from '../../core/verb'
import { findOperator } from '../../people/operator/operator'
import { findTaxProfile } from '../../people/tax-profiles/tax-profile'
import { billableOrders, type BillableOrder } from '../bills/billable-orders'
import { partyOf } from '../bills/billing-party'
import { countedAllocations, openLines } from '../bills/settled'

/** What we owe for an order, and what is settled of it. */
export type OrderPayable = {
  id: number
  supplierId: number
  payableBy: 'payment' | 'hand' | 'ledger'
  payableStatus: PaymentStatus
  /** With the supplier's tax: its approved bills once all that is payable is billed, until then at least what the order comes to. */
  valuePaise: number
  settledPaise: number
}

type Facts = Omit<OrderPayable, 'valuePaise'> & { over: boolean; approvedPieces: number }

/** The payables of orders, by id. */
export async function payablesOf(scope: Pick<ReadScope, 'rows'>, ids: readonly number[]): Promise<OrderPayable[]> {
  const these = sql`ANY (${[...ids]}::int[])`
  const found = await scope.rows<Facts>(sql`
    SELECT w.id, w.supplier_id AS "supplierId", w.payable_by AS "payableBy", w.payable_status AS "payableStatus",
      (w.status = 'completed' OR w.cancelled) AS over, ${ofOrder(sql`sum(a.paise)`, countedAllocations, sql`a.work_order_id = w.id`)} AS "settledPaise",
      ${ofOrder(sql`sum(l.quantity_milli) / 1000`, sql`bill_lines l JOIN bills b ON b.id = l.bill_id`, sql`l.work_order_id = w.id AND b.status = 'approved'`)} AS "approvedPieces"
    FROM work_orders w WHERE w.id = ${these} ORDER BY w.id`)
  const priced = await billableOrders(scope, ids)
  const lines = await openLines(
    scope,
    sql`b.status = 'approved' AND b.id IN (SELECT o.bill_id FROM bill_lines o WHERE o.work_order_id = ${these})`,
  )
  const payables: OrderPayable[] = []
  for (const { over, approvedPieces, ...order } of found) {
    const own = lines.filter((line) => line.workorderId === order.id)
    const approvedPaise = own.reduce((sum, { grossPaise }) => sum + grossPaise, 0)
    const one = priced.get(order.id)
    const isWhole = own.length > 0 && (!one || isBilled(one, approvedPieces, over))
    const valuePaise = isWhole || !one ? approvedPaise : Math.max(approvedPaise, await totalOf(scope, one))
    payables.push({ ...order, valuePaise })
  }
  return payables
}

const ofOrder = (sum: Sql, from: Sql, fits: Sql) => sql`coalesce((SELECT ${sum} FROM ${from} WHERE ${fits}), 0)::float8`

/** Whether approved bills have all that is or will be payable of an order. */
function isBilled({ price, parts, waiting }: BillableOrder, approved: number, over: boolean): boolean {
  if (approved >= price.pieces) return true
  return over && !waiting.length && approved >= parts.reduce((sum, { pieces }) => sum + pieces, 0)
}

/** What an order comes to with the tax of its supplier, rounded as a bill. */
async function totalOf(scope: Pick<ReadScope, 'rows'>, { supplierId, price, rateBp }: BillableOrder): Promise<number> {
  const party = partyOf(await findTaxProfile(scope, supplierId), await findOperator(scope))
  const { split, taxed } = typeof party === 'string' ? { split: 'intra' as const, taxed: false } : party
  const { taxablePaise } = price
  return totalsOf([{ taxablePaise, ...signedTaxesOf(taxablePaise, taxed ? rateBp : 0, split) }]).totalPaise
}
