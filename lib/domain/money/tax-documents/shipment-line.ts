import { invalid, Problem } from '../../../contract/core/problem'
import { valueOfNextPieces } from '../../../rules/money/value-of-next-pieces'
import { displayId } from '../../../terms/nouns'
import type { ReadScope } from '../../core/verb'
import { invoicesOfShipment } from '../../facts/shipment-invoices'
import { linesOfShipment } from '../../facts/shipment-lines'
import type { Terms } from '../order-terms/terms-of'
import type { LedgerEntry } from './ledger'
import { piecesInvoiced, type InvoicedPieces } from './pieces-invoiced'

/** The line of an order that a shipment's pieces make. */
export type ShipmentLine = { taxablePaise: number; quantityMilli: number; pieces: number; sentOn: string | null }

/**
 * The pieces of an order in a shipment to a customer, with their value: those that were sent, once they are counted those that were
 * accepted. 409 when they are invoiced already.
 */
export async function shipmentLine(
  scope: Pick<ReadScope, 'rows'>,
  workOrderId: number,
  shipmentId: number,
  terms: Terms,
  ledger: readonly LedgerEntry[],
): Promise<ShipmentLine> {
  const line = (await linesOfShipment(scope.rows, shipmentId)).find((one) => one.workorderId === workOrderId)
  if (!line || line.status === 'cancelled') throw invalid('shipmentId', 'Choose a shipment with pieces of this order')
  const invoice = (await invoicesOfShipment(scope.rows, shipmentId)).find((one) => one.workorderId === workOrderId)
  const shownId = displayId('shipment', shipmentId)
  if (invoice) throw new Problem('conflict', `${shownId} is invoiced already: ${invoice.number}`)
  const pieces = line.accepted ?? line.quantity
  const invoiced = await piecesInvoiced(scope, workOrderId, terms, ledger)
  return { ...lineOfNextPieces(shownId, terms, invoiced, pieces), pieces, sentOn: line.sentOn }
}

/** The value and the quantity of so many pieces after those that stand invoiced. 409 when nothing is left to invoice. */
export function lineOfNextPieces(
  shownId: string,
  terms: Pick<Terms, 'taxablePaise'>,
  invoiced: InvoicedPieces | null,
  pieces: number,
): Pick<ShipmentLine, 'taxablePaise' | 'quantityMilli'> {
  if (terms.taxablePaise === null || !invoiced)
    throw invalid('shipmentId', 'This order has no amount or no quantity: enter its lines')
  const order = { taxablePaise: terms.taxablePaise, pieces: invoiced.pieces }
  const taxablePaise = valueOfNextPieces(order, invoiced.invoiced, pieces)
  if (taxablePaise <= 0) throw new Problem('conflict', `Nothing of ${shownId} is left to invoice`)
  return { taxablePaise, quantityMilli: invoiced.milliOf(invoiced.invoiced, invoiced.invoiced + pieces) }
}
