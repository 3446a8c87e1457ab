import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { receipts } from '../../../contract/money/receipts'
import { totalOf } from '../../../rules/money/flows/receipt-flow'
import { rupees } from '../../../terms/format'
import { command } from '../../core/verb'
import { assertParts, lockCustomer, onAccount, openOf, overOrder, paidBeforeOf } from './allocate'
import { followReceipts } from './follow-receipts'
import { aboutReceipt, findReceipt, toReceipt } from './receipt'
import { advancesOf, issueVouchers } from './vouchers'

/** An admin says which orders a receipt is for, instead of what was said before. The payment of all of them follows. */
export const allocateReceipt = command('receipt.allocate', async (scope, form: Input<typeof receipts.allocate>) => {
  const { tx, viewer, emit } = scope
  const { id, allocations: parts } = form
  const { customerId } = await findReceipt(scope, id)
  await lockCustomer(scope, customerId)
  const receipt = await findReceipt(scope, id)
  if (receipt.status !== 'received' || receipt.direction === 'out' || receipt.mode === 'adjustment')
    throw new Problem('conflict', 'Only money that was received can be allocated')

  // What was refunded out of it is no longer there.
  const before = receipt.allocations.reduce((sum, { paise }) => sum + paise, 0)
  const free = Math.min(totalOf(receipt), before + Math.max(0, await onAccount(scope, customerId)))
  const sum = parts.reduce((paise, part) => paise + part.paise, 0)
  if (sum > free) throw new Problem('conflict', `Only ${rupees(free)} of it is free`)
  await assertParts(scope, customerId, parts, totalOf(receipt))

  const were = receipt.allocations.map(({ workOrderId }) => workOrderId)
  const open = await openOf(scope, customerId, [...parts, ...receipt.allocations])
  for (const part of parts) {
    const own = receipt.allocations.find(({ workOrderId }) => workOrderId === part.workOrderId)?.paise ?? 0
    const most = open.get(part.workOrderId)! + own
    if (part.paise > most) throw overOrder(part, most)
  }
  const advances = await advancesOf(
    scope,
    parts.filter(({ workOrderId }) => !were.includes(workOrderId)),
    form.voucher,
  )
  await tx.allocation.deleteMany({ where: { receiptId: id } })
  await tx.allocation.createMany({
    data: parts.map(({ workOrderId, paise }) => ({ receiptId: id, workOrderId, paise })),
  })
  await followReceipts(scope, [...were, ...parts.map(({ workOrderId }) => workOrderId)], {
    paidBefore: paidBeforeOf(parts),
  })
  emit('receipt.allocated', aboutReceipt(await findReceipt(scope, id)))
  await issueVouchers(scope, id, advances)
  return toReceipt(await findReceipt(scope, id), viewer)
})
