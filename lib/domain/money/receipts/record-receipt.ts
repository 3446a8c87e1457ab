import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { receipts } from '../../../contract/money/receipts'
import { sql } from '../../../infra/db/db'
import { rupees } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { commandOnce, type WriteScope } from '../../core/verb'
import { assertParts, lockCustomer, onAccount, paidBeforeOf, partsWithin, type Part } from './allocate'
import { balanceOf, followReceipts, lockOrders } from './follow-receipts'
import { aboutReceipt, findReceipt, toReceipt } from './receipt'
import { assertFreeUtr } from './utr'
import { issueVouchers, advancesOf } from './vouchers'

type Form = Input<typeof receipts.record>

/** An admin records what a customer paid, or was paid back. The payment of its orders follows. */
export const recordReceipt = commandOnce(
  'receipt.record',
  async (scope, form: Form) => {
    const { tx, viewer, emit } = scope
    const { direction, amountPaise, tdsSection, mode, utr, receivedOn, note } = form
    const tdsPaise = form.tdsPaise ?? 0
    const customerId = form.customerId ?? (await customerOf(scope, form.allocations[0]?.workOrderId))
    const companyName = customerId && (await lockCustomer(scope, customerId))
    if (!customerId || !companyName) throw invalid('customerId', 'Choose a customer')
    await assertFreeUtr(scope, customerId, utr)
    const total = amountPaise + tdsPaise
    await assertParts(scope, customerId, form.allocations, total)
    const parts =
      direction === 'out'
        ? await partsOfRefund(scope, customerId, form)
        : await partsWithin(scope, form.allocations, { customerId, companyName, total, confirmOver: form.confirmOver })
    const advances = direction === 'in' ? await advancesOf(scope, parts, form.voucher) : []

    const { id } = await tx.receipt.create({
      data: {
        customerId,
        direction,
        status: 'received',
        amountPaise,
        tdsPaise,
        tdsSection,
        mode,
        utr,
        note,
        receivedOn: new Date(receivedOn),
        createdBy: viewer.member.id,
        allocations: { create: parts.map(({ workOrderId, paise }) => ({ workOrderId, paise })) },
      },
    })
    await followReceipts(
      scope,
      parts.map(({ workOrderId }) => workOrderId),
      { paidBefore: paidBeforeOf(form.allocations) },
    )
    emit(direction === 'in' ? 'receipt.received' : 'receipt.refunded', {
      ...aboutReceipt(await findReceipt(scope, id)),
      from: null,
      to: 'received',
    })
    await issueVouchers(scope, id, advances)
    return id
  },
  async (scope, id) => toReceipt(await findReceipt(scope, id), scope.viewer),
)

async function customerOf({ rows }: WriteScope, orderId: number | undefined): Promise<number | null> {
  const [order] = await rows<{ customerId: number }>(sql`
    SELECT i.customer_id AS "customerId" FROM work_orders w JOIN inquiries i ON i.id = w.inquiry_id
    WHERE w.id = ${orderId ?? null}::int`)
  return order?.customerId ?? null
}

/** A refund takes what was paid of an order, or what is on account; never more. */
async function partsOfRefund(scope: WriteScope, customerId: number, form: Form): Promise<Part[]> {
  if (form.tdsPaise) throw invalid('tdsPaise', 'A refund has no TDS')
  const { amountPaise, allocations } = form
  await lockOrders(
    scope,
    allocations.map(({ workOrderId }) => workOrderId),
  )
  for (const { workOrderId, paise } of allocations) {
    const { settledPaise } = await balanceOf(scope, workOrderId)
    if (paise > settledPaise)
      throw new Problem('conflict', `Only ${rupees(settledPaise)} of ${displayId('workorder', workOrderId)} is paid`)
  }
  const ofOrders = allocations.reduce((sum, { paise }) => sum + paise, 0)
  const free = Math.max(0, await onAccount(scope, customerId))
  if (amountPaise - ofOrders > free) throw new Problem('conflict', `Only ${rupees(free)} is on account`)
  return allocations
}
