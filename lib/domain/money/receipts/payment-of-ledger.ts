import { Problem } from '../../../contract/core/problem'
import type { PaymentStatus } from '../../../contract/orders/workorders'
import { sql } from '../../../infra/db/db'
import { displayId } from '../../../terms/nouns'
import type { WriteScope } from '../../core/verb'
import { addAdjustment, reverseAdjustments } from './adjustment'
import { balanceOf, followReceipts, lockOrders } from './follow-receipts'
import { paiseNumber, settledOfOrder } from '../../facts/order-balance'

/**
 * An admin sets the payment of an order that follows its receipts: Paid adjusts the balance, Pending takes adjustments
 * back. What its receipts contradict is 409.
 */
export async function setPaymentOfLedger(scope: WriteScope, id: number, to: PaymentStatus) {
  await lockOrders(scope, [id])
  const order = await balanceOf(scope, id)
  if (order.paymentStatus === to) return
  const contradicted = new Problem(
    'conflict',
    `The payment of ${displayId('workorder', id)} follows its receipts. Record or take back a receipt.`,
  )
  if (to === 'partial') throw contradicted
  if (to === 'complete') {
    const open = order.valuePaise - order.settledPaise
    if (open <= 0) throw contradicted
    await addAdjustment(scope, order, open, 'Set to Paid')
  } else {
    if (await paidBesidesAdjustments(scope, id)) throw contradicted
    await reverseAdjustments(scope, id, 'Set to Pending')
  }
  await followReceipts(scope, [id])
}

async function paidBesidesAdjustments({ rows }: WriteScope, id: number) {
  const [found] = await rows<{ paise: number }>(sql`
    SELECT ${paiseNumber(sql`${settledOfOrder} - coalesce((SELECT sum(a.paise) FROM allocations a
      JOIN receipts r ON r.id = a.receipt_id WHERE a.work_order_id = w.id AND r.status = 'received'
        AND r.mode = 'adjustment' AND r.direction = 'in'), 0)`)} AS paise
    FROM work_orders w WHERE w.id = ${id}`)
  return found!.paise > 0
}
