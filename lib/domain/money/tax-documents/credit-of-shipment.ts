import { invalid, Problem } from '../../../contract/core/problem'
import { valueOfNextPieces } from '../../../rules/money/value-of-next-pieces'
import { displayId } from '../../../terms/nouns'
import type { ReadScope } from '../../core/verb'
import { piecesToCredit } from '../../facts/shipment-invoices'
import { linesOfShipment } from '../../facts/shipment-lines'
import type { Terms } from '../order-terms/terms-of'
import type { Form } from './form'
import { leftOf, type LedgerEntry } from './ledger'
import { piecesInvoiced } from './pieces-invoiced'

/**
 * The form of a credit note for the pieces of a shipment that are invoiced and were not accepted. They are the last ones that stand
 * invoiced: values of parts add up to the order's to the paisa. 409 when nothing is to be credited.
 */
export async function creditOfShipment(
  scope: Pick<ReadScope, 'rows'>,
  workOrderId: number,
  form: Form,
  terms: Terms,
  ledger: readonly LedgerEntry[],
): Promise<Form> {
  const shipmentId = form.shipmentId!
  if (form.lines) throw invalid('lines', 'Its line follows from the shipment')
  const isOfOrder = (one: { workorderId: number }) => one.workorderId === workOrderId
  if (!(await linesOfShipment(scope.rows, shipmentId)).some(isOfOrder))
    throw invalid('shipmentId', 'Choose a shipment with pieces of this order')
  const due = (await piecesToCredit(scope.rows, shipmentId)).find(isOfOrder)
  const invoiced = await piecesInvoiced(scope, workOrderId, terms, ledger)
  const invoice = ledger.find(({ id }) => id === due?.invoiceId)
  if (!due || !invoice || !invoiced || terms.taxablePaise === null)
    throw new Problem('conflict', `Nothing of ${displayId('shipment', shipmentId)} is left to credit`)
  const pieces = Math.min(due.pieces, invoiced.invoiced)
  const before = invoiced.invoiced - pieces
  const at = invoice.lines.findIndex(({ of }) => of === 'order')
  const left = leftOf(invoice, ledger).lines[at]!
  const value = valueOfNextPieces({ taxablePaise: terms.taxablePaise, pieces: invoiced.pieces }, before, pieces)
  const line = {
    of: 'order' as const,
    no: at + 1,
    description: null,
    // A paisa of rounding may be on another invoice of the order.
    quantityMilli: Math.min(invoiced.milliOf(before, invoiced.invoiced), left.quantityMilli),
    taxablePaise: Math.min(value, left.taxablePaise),
  }
  return { ...form, shipmentId: null, againstId: invoice.id, lines: [line] }
}
