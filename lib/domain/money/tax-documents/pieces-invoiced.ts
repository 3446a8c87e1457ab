import { partOf } from '../../../terms/paise'
import type { ReadScope } from '../../core/verb'
import { ordersToPack, type OrderToPack } from '../../facts/order-goods'
import type { Terms } from '../order-terms/terms-of'
import { orderedOf, type LedgerEntry } from './ledger'

/** An order's pieces as its documents count them: how many it has, and how many stand invoiced. */
export type InvoicedPieces = {
  pieces: number
  invoiced: number
  /** How many may stay open at the end. */
  under: number
  /** Pieces as thousandths of the unit of the terms: 500 pieces are 1 SET where the terms say so. */
  milliOf: (from: number, to: number) => number
}

/** How many pieces of an order are invoiced, less those on credit notes. Null: nobody has said how many pieces it has. */
export async function piecesInvoiced(
  scope: Pick<ReadScope, 'rows'>,
  workOrderId: number,
  terms: Pick<Terms, 'quantityMilli'>,
  ledger: readonly LedgerEntry[],
): Promise<InvoicedPieces | null> {
  return piecesOfDocuments((await ordersToPack(scope, [workOrderId])).get(workOrderId)?.pieces, terms, ledger)
}

/** The same of an order that was read already. */
export function piecesOfDocuments(
  order: OrderToPack['pieces'] | undefined,
  terms: Pick<Terms, 'quantityMilli'>,
  ledger: readonly LedgerEntry[],
): InvoicedPieces | null {
  if (!order) return null
  const pieces = order.ordered - order.closedShort
  if (pieces <= 0) return null
  const milli = (k: number) => partOf(terms.quantityMilli, k, pieces)
  return {
    pieces,
    invoiced: partOf(pieces, Math.max(0, orderedOf(ledger).quantityMilli), terms.quantityMilli),
    under: order.under,
    milliOf: (from, to) => milli(to) - milli(from),
  }
}
