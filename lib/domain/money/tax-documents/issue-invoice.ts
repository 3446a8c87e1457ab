import type { Input } from '../../../contract/core/endpoint'
import type { invoices } from '../../../contract/money/invoices'
import { commandOnce, type WriteScope } from '../../core/verb'
import { lockOrderForMoney } from '../../orders/workorders/lock-order'
import { termsOf } from '../order-terms/terms-of'
import { followReceipts } from '../receipts/follow-receipts'
import { findWorkorder } from '../../orders/workorders/workorder'
import { draftOf, type Draft, type Form } from './draft'
import { assertExpected, issueDocument } from './issue-document'
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
  const order = await findWorkorder(scope, id)
  await termsOf(scope, id)
  const issued = await issueDocument(scope, async (day) => {
    const draft = await draftOf(scope, order, form, day)
    await check(draft)
    return draft
  })
  if (form.kind !== 'proforma')
    await followReceipts(scope, [id], { alreadyPaidPaise: form.alreadyPaidPaise ?? undefined })
  return issued
}
