import { Problem } from '../../../contract/core/problem'
import type { ChallanReason } from '../../../contract/orders/shipment'
import type { TaxSplit } from '../../../contract/money/tax-document'
import { isService } from '../../../rules/core/hsn'
import { valueOfNextPieces } from '../../../rules/money/value-of-next-pieces'
import { displayId } from '../../../terms/nouns'
import type { ReadScope } from '../../core/verb'
import type { ShipmentRow } from '../../goods/shipments/shipment'
import { invoicesOfOrders } from '../../facts/shipment-invoices'
import { rateOfTerms, type Terms } from '../order-terms/terms-of'
import { taxed } from '../tax-documents/figures'
import { ledgerOf } from '../tax-documents/ledger'
import { piecesInvoiced } from '../tax-documents/pieces-invoiced'
import type { ChallanLine } from './challan'

type Asked = {
  workorderId: number
  quantity: number
  terms: Terms
  reason: ChallanReason
  split: TaxSplit
  day: string
}

/**
 * The line of an order's pieces on a challan: their share of the order's value, and the tax that it would have. Goods of work on them
 * are worth the material and the charge, without tax; what goes back has none either.
 */
export async function challanLine(scope: Pick<ReadScope, 'rows'>, asked: Asked): Promise<ChallanLine> {
  const { workorderId, quantity, terms, reason, split, day } = asked
  const shownId = displayId('workorder', workorderId)
  const hsn = hsnOfGoods(terms, shownId)
  const isWork = terms.supply === 'jobwork'
  const ledger = await ledgerOf(scope, workorderId)
  const invoiced = await piecesInvoiced(scope, workorderId, terms, ledger)
  if (!invoiced) throw new Problem('conflict', `${shownId} has no quantity: enter it in the terms first`)
  const line = {
    of: 'order' as const,
    description: terms.description,
    hsn,
    uqc: terms.uqc,
    quantityMilli: invoiced.milliOf(0, quantity),
    taxablePaise: valueOfNextPieces({ taxablePaise: worthOf(terms, shownId), pieces: invoiced.pieces }, 0, quantity),
    rateBp: isWork || reason === 'return' ? 0 : await rateOfTerms(scope, terms, day),
  }
  const [full] = taxed([line], split)
  return { ...full!, workorderId, invoice: reason === 'lot' ? await invoiceOfLot(scope, workorderId, shownId) : null }
}

/** What the goods of an order are worth (paise). 409 where the terms don't say. */
function worthOf({ supply, taxablePaise, materialPaise }: Terms, shownId: string): number {
  if (taxablePaise === null) throw new Problem('conflict', `${shownId} has no amount: enter it in the terms first`)
  if (supply !== 'jobwork') return taxablePaise
  if (materialPaise === null)
    throw new Problem('conflict', `Enter the value of the material of ${shownId} in the terms first`)
  return taxablePaise + materialPaise
}

/** The line of material or tools: no supply, so that it has a value and no tax (Rule 55(1)(vii)). */
export function materialLine(
  workorderId: number,
  { description, hsn, uqc, quantityMilli, valuePaise }: NonNullable<ShipmentRow['lines'][number]['material']>,
  split: TaxSplit,
): ChallanLine {
  const line = { of: 'order' as const, description, hsn, uqc, quantityMilli, taxablePaise: valuePaise, rateBp: 0 }
  const [full] = taxed([line], split)
  return { ...full!, workorderId, invoice: null }
}

/** The code under which goods travel. 409 where the terms have that of a service alone. */
function hsnOfGoods({ hsn, goodsHsn }: Terms, shownId: string): string {
  if (!hsn) throw new Problem('conflict', `Enter the HSN of the goods of ${shownId} in the terms first`)
  if (!isService(hsn)) return hsn
  if (!goodsHsn) throw new Problem('conflict', `Enter the HSN of the goods of ${shownId}: ${hsn} is a service`)
  return goodsHsn
}

/** The invoice whose pieces travel in lots: the oldest of the order that stands. */
async function invoiceOfLot(scope: Pick<ReadScope, 'rows'>, workorderId: number, shownId: string): Promise<string> {
  const [invoice] = await invoicesOfOrders(scope.rows, [workorderId])
  if (!invoice) throw new Problem('conflict', `No invoice of ${shownId} is there to take a lot of`)
  if (invoice.waitsForIrn) throw new Problem('conflict', `${invoice.number} waits for its IRN`)
  return invoice.number
}
