import { sql } from '../../../infra/db/db'
import type { WriteScope } from '../../core/verb'
import { addAdjustment, reverseAdjustments } from './adjustment'
import { balanceOf, followReceipts } from './follow-receipts'
import { aboutReceipt, findReceipt } from './receipt'

/**
 * Frees what receipts settle of an order beyond its value, which has become less; the caller has locked it and its customer.
 * Adjustments go first. Money goes on account, that of the newest receipt first. The order's payment follows.
 */
export async function releaseReceipts(scope: WriteScope, workOrderId: number, reason: string) {
  const { paymentBy } = await scope.tx.workOrder.findUniqueOrThrow({ where: { id: workOrderId } })
  if (paymentBy === 'hand') return
  const { valuePaise, settledPaise, customerId } = await balanceOf(scope, workOrderId)
  let over = settledPaise - valuePaise
  if (over > 0) over -= await lowerAdjustments(scope, { id: workOrderId, customerId }, over, reason)
  if (over > 0) await lowerAllocations(scope, workOrderId, over)
  await followReceipts(scope, [workOrderId])
}

/** Lowers the adjustments of an order by at most this much. Answers by how much. */
async function lowerAdjustments(
  scope: WriteScope,
  order: { id: number; customerId: number | null },
  over: number,
  reason: string,
) {
  const adjusted = await adjustedOf(scope, order.id)
  const off = Math.min(over, adjusted)
  if (off === 0) return 0
  await reverseAdjustments(scope, order.id, reason)
  if (adjusted > off) await addAdjustment(scope, order, adjusted - off, reason)
  return off
}

/** What adjustments settle of an order (paise). */
export async function adjustedOf({ rows }: Pick<WriteScope, 'rows'>, workOrderId: number): Promise<number> {
  const [found] = await rows<{ paise: number }>(sql`
    SELECT coalesce(sum(a.paise), 0)::float8 AS paise FROM allocations a JOIN receipts r ON r.id = a.receipt_id
    WHERE a.work_order_id = ${workOrderId} AND r.status = 'received' AND r.mode = 'adjustment'`)
  return found!.paise
}

async function lowerAllocations(scope: WriteScope, workOrderId: number, amount: number) {
  const { rows, tx, emit } = scope
  const newestFirst = await rows<{ receiptId: number; paise: number }>(sql`
    SELECT r.id AS "receiptId", a.paise::float8 AS paise FROM allocations a JOIN receipts r ON r.id = a.receipt_id
    WHERE a.work_order_id = ${workOrderId} AND r.status = 'received' AND r.direction = 'in' AND r.mode <> 'adjustment'
    ORDER BY r.received_on DESC, r.id DESC`)
  let over = amount
  for (const { receiptId, paise } of newestFirst) {
    if (over === 0) return
    const off = Math.min(over, paise)
    const where = { receiptId, workOrderId }
    if (off === paise) await tx.allocation.deleteMany({ where })
    else await tx.allocation.updateMany({ where, data: { paise: paise - off } })
    emit('receipt.allocated', aboutReceipt(await findReceipt(scope, receiptId)))
    over -= off
  }
}
