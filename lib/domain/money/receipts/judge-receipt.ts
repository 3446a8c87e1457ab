import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { receipts } from '../../../contract/money/receipts'
import { receiptFlow } from '../../../rules/money/flows/receipt-flow'
import { isoDay } from '../../../terms/format'
import { actTime } from '../../core/event-clock'
import { command, type WriteScope } from '../../core/verb'
import { assertParts, lockCustomer, paidBeforeOf, partsWithin } from './allocate'
import { followReceipts, lockOrders } from './follow-receipts'
import { aboutReceipt, findReceipt, toReceipt, type ReceiptRow } from './receipt'
import { advancesOf, issueVouchers } from './vouchers'

type Form = Input<typeof receipts.changeStatus>

/** An admin confirms, refuses or reverses a receipt; a customer withdraws its own claim. */
export const judgeReceipt = command('receipt.judge', async (scope, form: Form) => {
  const { viewer } = scope
  const { customerId } = await findReceipt(scope, form.id)
  await lockCustomer(scope, customerId)
  const receipt = await findReceipt(scope, form.id)
  if (form.status === 'reversed' && receipt.status === 'reversed')
    throw new Problem('conflict', 'It is reversed already')
  receiptFlow.assertMove(receipt.status, form.status, viewer)
  if (form.status === 'received') await confirm(scope, receipt, form)
  else await end(scope, receipt, form)
  return toReceipt(await findReceipt(scope, form.id), viewer)
})

/** Confirms a claim, with what an admin corrects. */
async function confirm(scope: WriteScope, receipt: ReceiptRow, form: Form) {
  const { id, customerId, customerName: companyName } = receipt
  const amountPaise = form.amountPaise ?? receipt.amountPaise
  const tdsPaise = form.tdsPaise ?? receipt.tdsPaise
  const total = amountPaise + tdsPaise
  if (!total) throw invalid('amountPaise', 'Enter an amount')
  const asked = form.allocations ?? withinTotal(receipt, total)
  await assertParts(scope, customerId, asked, total)
  const parts = await partsWithin(scope, asked, { customerId, companyName, total, confirmOver: form.confirmOver })
  const advances = await advancesOf(scope, parts, form.voucher)

  const { tx, emit } = scope
  await tx.allocation.deleteMany({ where: { receiptId: id } })
  const data = {
    status: 'received',
    amountPaise,
    tdsPaise,
    ...(form.receivedOn && { receivedOn: new Date(form.receivedOn) }),
    allocations: { create: parts.map(({ workOrderId, paise }) => ({ workOrderId, paise })) },
  } as const
  await tx.receipt.update({ where: { id }, data })
  await followReceipts(
    scope,
    parts.map(({ workOrderId }) => workOrderId),
    { paidBefore: paidBeforeOf(asked) },
  )
  const about = aboutReceipt(await findReceipt(scope, id))
  emit('receipt.received', { ...about, from: 'claimed', to: 'received' })
  await issueVouchers(scope, id, advances)
}

/** The order of a claim, for what came of it. */
const withinTotal = ({ allocations }: ReceiptRow, total: number) =>
  allocations.map(({ workOrderId, paise }) => ({ workOrderId, paise: Math.min(paise, total) }))

/** Refused, withdrawn or reversed: it counts for nothing from now on. */
async function end(scope: WriteScope, receipt: ReceiptRow, { status, reason }: Form) {
  const { tx, emit } = scope
  const { id, status: from } = receipt
  const to = status as 'refused' | 'withdrawn' | 'reversed'
  const orders = receipt.allocations.map(({ workOrderId }) => workOrderId)
  if (to === 'reversed') await lockOrders(scope, orders)
  const refusal = to === 'withdrawn' ? null : reason
  const reversedOn = to === 'reversed' ? new Date(isoDay(actTime().getTime())) : null
  await tx.receipt.update({ where: { id }, data: { status: to, refusal, reversedOn } })
  if (to === 'reversed') await followReceipts(scope, orders)
  emit(`receipt.${to}`, { ...aboutReceipt(receipt), from, to, note: refusal })
}
