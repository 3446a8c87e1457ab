import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { splitOf, taxesOf } from '../../../rules/core/gst'
import { partOf } from '../../../terms/paise'
import type { WriteScope } from '../../core/verb'
import { readTerms, type Terms } from '../order-terms/terms-of'
import { draftBase, snapshotOf, type Draft } from '../tax-documents/draft'
import { roundedBy } from '../tax-documents/figures'
import { issueDocument } from '../tax-documents/issue-document'
import { partiesOf } from '../tax-documents/parties'
import { findWorkorder } from '../../orders/workorders/workorder'
import type { Part } from './allocate'

/** Basis points of the whole. */
const WHOLE_BP = 10_000

/**
 * The parts that are advances, for which a receipt voucher is issued (Rule 50): their order has no invoice yet. For goods it is left out when
 * the form says so, and while company or customer lack what a document prints.
 */
export async function advancesOf(scope: WriteScope, parts: readonly Part[], voucher?: boolean): Promise<Part[]> {
  const advances: Part[] = []
  for (const part of parts) {
    const [order] = await scope.rows<{ invoiced: boolean; customerId: number }>(sql`
      SELECT i.customer_id AS "customerId",
        EXISTS (SELECT 1 FROM tax_documents d WHERE d.work_order_id = w.id AND d.kind = 'invoice') AS invoiced
      FROM work_orders w JOIN inquiries i ON i.id = w.inquiry_id WHERE w.id = ${part.workOrderId}`)
    if (!order || order.invoiced) continue
    const { supply, placeOfSupply } = await readTerms(scope, part.workOrderId)
    if (supply === 'goods' && (voucher === false || !placeOfSupply || !(await canIssue(scope, order.customerId))))
      continue
    advances.push(part)
  }
  return advances
}

/** Whether company and customer have what a document prints. */
const canIssue = (scope: WriteScope, customerId: number) =>
  partiesOf(scope, customerId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false
      throw error
    },
  )

/** Issues the vouchers of a receipt's advances; the last writes of their transaction. */
export async function issueVouchers(scope: WriteScope, receiptId: number, advances: readonly Part[]) {
  for (const { workOrderId, paise } of advances) {
    const order = await findWorkorder(scope, workOrderId)
    const terms = await readTerms(scope, workOrderId)
    const parties = await partiesOf(scope, order.customerId)
    const placeOfSupply = terms.placeOfSupply ?? parties.company.stateCode!
    const split = splitOf(parties.company.stateCode!, placeOfSupply)
    await issueDocument(scope, async (): Promise<Draft> => ({
      ...draftBase(order, parties, terms, 'receipt_voucher'),
      split,
      placeOfSupply,
      reverseCharge: false,
      receiptId,
      shipmentId: null,
      dueOn: null,
      againstId: null,
      reason: null,
      ...figuresOf(terms, paise, split),
      irnDue: false,
      snapshot: snapshotOf(order, parties, terms),
      late: null,
      warnings: [],
    }))
  }
}

/** An advance for job work holds its tax, which is due at once; one for goods has none. */
function figuresOf(
  { supply, rateBp, hsn, uqc, description, quantityMilli }: Terms,
  paise: number,
  split: Draft['split'],
) {
  const rate = supply === 'jobwork' ? rateBp : 0
  const taxablePaise = partOf(paise, WHOLE_BP, WHOLE_BP + rate)
  const taxes = taxesOf(taxablePaise, rate, split)
  const line = { of: 'order' as const, description: `Advance: ${description}`.slice(0, 300), hsn, uqc, quantityMilli }
  const lines = [{ ...line, taxablePaise, rateBp: rate, ...taxes }]
  const exact = taxablePaise + taxes.cgstPaise + taxes.sgstPaise + taxes.igstPaise
  return { lines, totals: roundedBy(lines, false, paise - exact) }
}
