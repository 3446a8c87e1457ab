import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { payouts } from '../../../contract/money/payouts'
import { sql } from '../../../infra/db/db'
import { openOfBill, settledBy, type OpenLine } from '../../../rules/money/settle-lines'
import { date, rupees } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { actTime } from '../../core/event-clock'
import { commandOnce, type WriteScope } from '../../core/verb'
import { openBills } from '../bills/settled'
import { beginPayouts, followPayouts } from './follow-payouts'
import { lockSupplier } from './lock-supplier'
import { payablesOf } from './payable-of-order'
import { aboutPayout, findPayout, toPayout } from './payout'
import { keepParts } from './spend-advances'

export type PayoutInput = Input<typeof payouts.record>

/** An admin records what a supplier was paid: for bills, or for an order. The supplier payment of the orders follows. */
export const recordPayout = commandOnce('payout.record', addPayout, async (scope, id) =>
  toPayout(await findPayout(scope, id), scope.viewer),
)

type Asked = { id: number; supplierId: number; number: string; status: string; orders: number[] }

/** The same within another command. Answers its id. */
export async function addPayout(scope: WriteScope, form: PayoutInput): Promise<number> {
  const { tx, viewer, emit } = scope
  const { billIds, workorderId, amountPaise, tdsSection, mode, utr, paidOn, note, alreadyPaidPaise } = form
  const tdsPaise = form.tdsPaise ?? 0
  const supplierId = await supplierOf(scope, billIds, workorderId)
  await lockSupplier(scope, supplierId)
  await assertFreeUtr(scope, supplierId, utr)
  const bills = await billsOf(scope, supplierId, billIds)
  const orders = [...bills.flatMap((bill) => bill.orders), ...(workorderId ? [workorderId] : [])]
  await beginPayouts(scope, orders, alreadyPaidPaise)
  // What was paid by hand before is taken off first.
  await followPayouts(scope, orders)

  const { id } = await tx.payout.create({
    data: {
      supplierId,
      amountPaise,
      tdsPaise,
      tdsSection: tdsPaise ? tdsSection : null,
      mode,
      utr,
      paidOn: new Date(paidOn),
      note,
      createdBy: viewer.member.id,
      createdAt: actTime(),
    },
  })
  let rest = amountPaise + tdsPaise
  const open = await openBills(scope, sql`b.id = ANY (${[...billIds]}::int[])`)
  for (const lines of open.values()) {
    const parts = settledBy(lines, rest)
    await keepParts(scope, id, parts)
    rest -= parts.reduce((sum, { paise }) => sum + paise, 0)
  }
  if (rest > 0) {
    await assertPayable(scope, form, bills, rest)
    await tx.payoutAllocation.create({ data: { payoutId: id, workOrderId: workorderId!, paise: rest } })
  }
  await followPayouts(scope, orders)
  emit('payout.paid', { ...aboutPayout(await findPayout(scope, id)), from: null, to: 'paid' })
  return id
}

/** The supplier of the first bill or of the order that is named. */
async function supplierOf({ rows }: WriteScope, billIds: readonly number[], workorderId: number | null | undefined) {
  const [found] = await rows<{ id: number }>(
    billIds.length
      ? sql`SELECT supplier_id AS id FROM bills WHERE id = ${billIds[0]!}`
      : sql`SELECT supplier_id AS id FROM work_orders WHERE id = ${workorderId!}`,
  )
  if (!found) throw billIds.length ? invalid('billIds.0', 'Choose a bill') : invalid('workorderId', 'Choose an order')
  if (billIds.length && workorderId) {
    const own = await rows(
      sql`SELECT 1 AS one FROM work_orders WHERE id = ${workorderId} AND supplier_id = ${found.id}`,
    )
    if (!own.length) throw invalid('workorderId', 'Choose an order of this supplier')
  }
  return found.id
}

/** The bills that are paid; 400 for those of another supplier, 409 for those that are not approved. */
async function billsOf({ rows }: WriteScope, supplierId: number, ids: readonly number[]): Promise<Asked[]> {
  const found = await rows<Asked>(sql`
    SELECT b.id, b.supplier_id AS "supplierId", b.number, b.status, ARRAY(SELECT l.work_order_id FROM bill_lines l WHERE l.bill_id = b.id) AS orders
    FROM bills b WHERE b.id = ANY (${[...ids]}::int[]) ORDER BY b.billed_on, b.id`)
  ids.forEach((id, n) => {
    const bill = found.find((one) => one.id === id)
    if (bill?.supplierId !== supplierId) throw invalid(`billIds.${n}`, 'Choose bills of one supplier')
    if (ids.indexOf(id) !== n) throw invalid(`billIds.${n}`, 'This bill is named twice')
    if (bill.status !== 'approved') throw new Problem('conflict', `Bill ${bill.number} is not approved`)
  })
  return found
}

/** 409 for more than is payable, unless it is an advance to an order that is worth as much. */
async function assertPayable(scope: WriteScope, form: PayoutInput, bills: readonly Asked[], rest: number) {
  const { workorderId, advance } = form
  if (!workorderId) {
    const numbers = bills.map(({ number }) => number).join(', ')
    if (advance) throw invalid('workorderId', 'Choose the order that the advance is for')
    throw new Problem('conflict', `This is ${rupees(rest)} more than is payable for ${numbers}`)
  }
  const shownId = displayId('workorder', workorderId)
  const open = await openOfOrder(scope, workorderId)
  if (rest > open && !advance)
    throw new Problem('conflict', `This is ${rupees(rest - open)} more than is payable for ${shownId}`)
  const [order] = await payablesOf(scope, [workorderId])
  const most = Math.max(open, order!.valuePaise - order!.settledPaise)
  if (rest > most) throw new Problem('conflict', `This is ${rupees(rest - most)} more than ${shownId} comes to`)
}

/** What of an order is billed, approved and not settled (paise). */
async function openOfOrder(scope: WriteScope, workorderId: number): Promise<number> {
  const bills = await openBills(
    scope,
    sql`b.status = 'approved' AND b.id IN (SELECT o.bill_id FROM bill_lines o WHERE o.work_order_id = ${workorderId})`,
  )
  const ofBill = (lines: OpenLine[]) =>
    settledBy(lines, openOfBill(lines), workorderId).reduce((sum, { paise }) => sum + paise, 0)
  return [...bills.values()].reduce((sum, lines) => sum + ofBill(lines), 0)
}

/** 409 for a bank's reference that stands on another payout of the supplier. */
async function assertFreeUtr({ rows }: WriteScope, supplierId: number, utr: string | null | undefined) {
  if (!utr) return
  const [known] = await rows<{ on: string }>(sql`
    SELECT to_char(paid_on, 'YYYY-MM-DD') AS on FROM payouts
    WHERE supplier_id = ${supplierId} AND lower(utr) = lower(${utr}) AND status = 'paid'`)
  if (known) throw new Problem('conflict', `UTR ${utr} is recorded already (${date(known.on)})`)
}
