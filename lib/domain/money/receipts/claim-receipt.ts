import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { receipts } from '../../../contract/money/receipts'
import { sql } from '../../../infra/db/db'
import { attachFiles } from '../../files/files/attached-files'
import { commandOnce } from '../../core/verb'
import { lockCustomer } from './allocate'
import { aboutReceipt, findReceipt, toReceipt } from './receipt'
import { assertFreeUtr } from './utr'

/** Claims of a customer that may wait at a time. */
const WAITING_MAX = 10

/** A customer reports a payment. It counts for nothing until an admin has confirmed it. */
export const claimReceipt = commandOnce(
  'receipt.claim',
  async (scope, form: Input<typeof receipts.claim>) => {
    const { tx, viewer, rows, emit } = scope
    const { workOrderId, amountPaise, tdsSection, mode, utr, paidOn, fileId } = form
    const tdsPaise = form.tdsPaise ?? 0
    const customerId = viewer.id
    await lockCustomer(scope, customerId)
    const own = await rows(sql`
    SELECT w.id FROM work_orders w JOIN inquiries i ON i.id = w.inquiry_id
    WHERE w.id = ${workOrderId} AND i.customer_id = ${customerId}`)
    if (!own.length) throw invalid('workOrderId', 'Choose one of your orders')
    await assertFreeUtr(scope, customerId, utr)
    if ((await tx.receipt.count({ where: { customerId, status: 'claimed' } })) >= WAITING_MAX)
      throw new Problem('rate_limited', 'Ten claims wait already')

    const { id } = await tx.receipt.create({
      data: {
        customerId,
        status: 'claimed',
        amountPaise,
        tdsPaise,
        tdsSection,
        mode,
        utr,
        receivedOn: new Date(paidOn),
        createdBy: viewer.member.id,
        allocations: { create: { workOrderId, paise: amountPaise + tdsPaise } },
      },
    })
    if (fileId) await attachFiles(scope, { receiptId: id }, 'money', [{ id: fileId }])
    const receipt = await findReceipt(scope, id)
    emit('receipt.claimed', { ...aboutReceipt(receipt), from: null, to: 'claimed' })
    return id
  },
  async (scope, id) => toReceipt(await findReceipt(scope, id), scope.viewer),
)
