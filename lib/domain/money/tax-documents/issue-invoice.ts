import type { Input } from '../../../contract/core/endpoint'
import type { invoices } from '../../../contract/money/invoices'
import { sql } from '../../../infra/db/db'
import { commandOnce, type WriteScope } from '../../core/verb'
import { lockOrderForMoney } from '../../orders/workorders/lock-order'
import { readTerms, termsOf } from '../order-terms/terms-of'
import { followReceipts } from '../receipts/follow-receipts'
import { findWorkorder } from '../../orders/workorders/workorder'
import { draftOf, type Draft } from './draft'
import type { Form } from './form'
import { assertExpected, issueDocument } from './issue-document'
import { ledgerOf } from './ledger'
import { piecesInvoiced } from './pieces-invoiced'
import { findIssued, toTaxDocument, type IssuedRow } from './tax-document'

/** An admin issues an invoice, a note or a proforma of an order. It never changes after that. */
export const issueInvoice = commandOnce(
  'invoice.issue',
  async (scope, input: Input<typeof invoices.issue>) => {
    const { id, expectedTotalPaise, ...form } = input
    const issued = await issueOf(scope, id, form, (draft) => assertExpected(draft, expectedTotalPaise))
    return issued.id
  },
  async (scope, id) => toTaxDocument(await findIssued(scope, id), scope.viewer),
)

/** Issues a document of an order, unless `check` refuses its draft. */
export async function issueOf(
  scope: WriteScope,
  id: number,
  form: Form,
  check: (draft: Draft) => void | Promise<void>,
): Promise<IssuedRow> {
  await findWorkorder(scope, id)
  await lockOrderForMoney(scope, id)
  if (form.shipmentId) await scope.rows(sql`SELECT FROM shipments WHERE id = ${form.shipmentId} FOR NO KEY UPDATE`)
  const order = await findWorkorder(scope, id)
  await termsOf(scope, id)
  const issued = await issueDocument(scope, async (day) => {
    const draft = await draftOf(scope, order, form, day)
    await check(draft)
    return draft
  })
  if (form.kind === 'invoice' && form.shipmentId) await closeBilling(scope, id)
  if (form.kind !== 'proforma')
    await followReceipts(scope, [id], { alreadyPaidPaise: form.alreadyPaidPaise ?? undefined })
  return issued
}

/** Nothing more will be invoiced once no piece is left to invoice, but for those that may stay open. */
async function closeBilling(scope: WriteScope, id: number) {
  const terms = await readTerms(scope, id)
  const invoiced = await piecesInvoiced(scope, id, terms, await ledgerOf(scope, id))
  if (invoiced && invoiced.invoiced >= invoiced.pieces - invoiced.under)
    await scope.tx.orderTerms.update({ where: { workOrderId: id }, data: { billingClosed: true } })
}
