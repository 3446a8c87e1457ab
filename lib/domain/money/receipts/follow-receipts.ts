import { invalid, Problem } from '../../../contract/core/problem'
import type { PaymentStatus } from '../../../contract/orders/workorders'
import { sql } from '../../../infra/db/db'
import { paymentOf } from '../../../rules/money/flows/receipt-flow'
import { rupees } from '../../../terms/format'
import type { WriteScope } from '../../core/verb'

import { aboutWorkorder, findOrderToChange } from '../../orders/workorders/workorder'
import { termsOf } from '../order-terms/terms-of'
import { addAdjustment } from './adjustment'
import { setOpenParts } from './open-parts'

import { paiseNumber, settledOfOrder, valueOfOrder } from '../../facts/order-balance'

export type OrderBalance = {
  id: number
  customerId: number | null
  paymentBy: 'hand' | 'ledger'
  paymentStatus: PaymentStatus
  /** What it is worth, and what receipts settle of it. */
  valuePaise: number
  settledPaise: number
  /** Whether receipts or invoices stand on it. */
  isBooked: boolean
}

/** Locks orders, in the order of their ids. Their receipts and documents don't change before the end of the transaction. */
export async function lockOrders({ rows }: WriteScope, ids: readonly number[]): Promise<number[]> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b)
  for (const id of sorted) await rows(sql`SELECT id FROM work_orders WHERE id = ${id} FOR NO KEY UPDATE`)
  return sorted
}

/** What an order is worth and what was paid of it. Its terms are made if it has none. */
export async function balanceOf(scope: WriteScope, id: number): Promise<OrderBalance> {
  await termsOf(scope, id)
  const [balance] = await scope.rows<OrderBalance>(sql`
    SELECT w.id, i.customer_id AS "customerId", w.payment_by AS "paymentBy", w.payment_status AS "paymentStatus",
      ${paiseNumber(valueOfOrder)} AS "valuePaise", ${paiseNumber(settledOfOrder)} AS "settledPaise",
      EXISTS (SELECT 1 FROM tax_documents d WHERE d.work_order_id = w.id AND d.kind = 'invoice')
        OR EXISTS (SELECT 1 FROM allocations a JOIN receipts r ON r.id = a.receipt_id
          WHERE a.work_order_id = w.id AND r.status = 'received') AS "isBooked"
    FROM work_orders w LEFT JOIN inquiries i ON i.id = w.inquiry_id WHERE w.id = ${id}`)
  if (!balance) throw new Problem('not_found', 'Work order not found')
  return balance
}

/** What was paid of an order before its receipts were kept, and the field that asks for it. */
type Before = { paise: number | undefined; path: string }

/**
 * Sets the payment and the open part of orders to what their receipts and documents say; the caller has written these. From its first
 * invoice or allocated receipt on an order follows its receipts: what was marked as paid by hand becomes an adjustment.
 */
export async function followReceipts(
  scope: WriteScope,
  workOrderIds: readonly number[],
  { alreadyPaidPaise, paidBefore = {} }: { alreadyPaidPaise?: number; paidBefore?: Record<number, Before> } = {},
) {
  const ids = await lockOrders(scope, workOrderIds)
  for (const id of ids) {
    const found = await balanceOf(scope, id)
    if (found.paymentBy === 'hand') {
      if (!found.isBooked) continue
      await beginLedger(scope, found, paidBefore[id] ?? { paise: alreadyPaidPaise, path: 'alreadyPaidPaise' })
    }
    await setPayment(scope, found, paymentOf(await balanceOf(scope, id)))
  }
  await setOpenParts(scope, ids)
}

/** Keeps what was marked by hand as an adjustment, so that an order that was paid stays so. */
async function beginLedger(scope: WriteScope, order: OrderBalance, before: Before) {
  const { id, paymentStatus, valuePaise, settledPaise } = order
  const open = Math.max(0, valuePaise - settledPaise)
  const paid = paymentStatus === 'complete' ? open : paymentStatus === 'partial' ? partPaid(before, open) : 0
  await scope.tx.workOrder.update({ where: { id }, data: { paymentBy: 'ledger' } })
  // What we paid the supplier stays as it is.
  await scope.tx.workOrder.updateMany({ where: { id, payableBy: 'payment' }, data: { payableBy: 'hand' } })
  if (paid) await addAdjustment(scope, order, paid, 'Paid before receipts were kept')
}

function partPaid({ paise, path }: Before, open: number): number {
  if (paise === undefined) throw invalid(path, 'Say how much of this order was paid before')
  if (paise > open) throw invalid(path, `At most ${rupees(open)} of this order is open`)
  return paise
}

async function setPayment(scope: WriteScope, { id, paymentStatus: from }: OrderBalance, to: PaymentStatus) {
  if (from === to) return
  const { tx, emit } = scope
  const order = await findOrderToChange(scope, id)
  // The trigger work_orders_move_in_sums keeps order_sums up to date.
  const moved = await tx.workOrder.updateMany({ where: { id, paymentStatus: from }, data: { paymentStatus: to } })
  if (!moved.count) throw new Problem('conflict', 'Someone else has just changed the payment of this work order')
  emit('workorder.paymentChanged', { ...aboutWorkorder(order), from, to, apart: true })
}
