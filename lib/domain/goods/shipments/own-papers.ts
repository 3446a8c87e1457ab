import { Problem } from '../../../contract/core/problem'
import type { Rows } from '../../../infra/db/db'
import { hasOurPapers } from '../../../rules/goods/legs'
import { displayId } from '../../../terms/nouns'
import type { WriteScope } from '../../core/verb'
import { invoicesOfOrders, invoicesOfShipment, type InvoiceOfGoods } from '../../facts/shipment-invoices'
import { worthOf } from './order-worth'
import type { ShipmentRow } from './shipment'

/** What a shop reads where papers of goods are missing that go to the customer from there. */
export const NOT_READY = 'Jobwork’s papers are not ready yet'

/**
 * Our documents cover every line of a shipment to a customer before it leaves: a challan covers all of it, an invoice the
 * pieces of its order. An invoice of exactly these pieces that travelled with no other shipment becomes a paper of this one. Its
 * shop learns no more than that papers are missing.
 */
export async function coverLines(scope: WriteScope, { id, leg, lines, papers }: ShipmentRow) {
  const isShop = scope.viewer.role === 'supplier'
  const refusal = (why: string) => new Problem('conflict', isShop ? NOT_READY : why)
  if (papers.some(({ kind }) => kind === 'challan')) return
  if (leg === 'to_supplier' || lines.some(({ purpose }) => purpose !== 'goods'))
    throw new Problem('conflict', 'Goods may leave only with a document: issue a challan')
  const orders = await worthOf(
    scope,
    lines.map(({ workorderId }) => workorderId),
  )
  // The invoice of work on goods is about the work: the goods travel with a challan.
  if (leg === 'from_hub' && lines.some(({ workorderId }) => orders.get(workorderId)?.supply === 'jobwork'))
    throw new Problem('conflict', 'Goods may leave only with a document: issue a challan')
  const own = await invoicesOfShipment(scope.rows, id)
  const others = await invoicesOfOrders(
    scope.rows,
    lines.map(({ workorderId }) => workorderId),
  )
  for (const { workorderId, quantity } of lines) {
    const invoice =
      own.find((one) => one.workorderId === workorderId) ??
      others.find((one) => one.workorderId === workorderId && one.pieces === quantity)
    const needed = leg === 'to_site' ? 'the invoice' : 'the invoice or a challan'
    if (!invoice) throw refusal(`Goods may leave only with a document: issue ${needed}`)
    if (invoice.waitsForIrn) throw refusal(`${invoice.number} waits for its IRN`)
    if (!own.includes(invoice)) await carry(scope, id, invoice)
  }
}

const carry = ({ tx }: WriteScope, shipmentId: number, { id, number, issuedOn }: InvoiceOfGoods) =>
  tx.shipmentPaper.create({ data: { shipmentId, kind: 'invoice', number, on: new Date(issuedOn), documentId: id } })

/** 409 for a shipment whose pieces are invoiced. */
export async function assertNotInvoiced(rows: Rows, id: number) {
  const [invoice] = await invoicesOfShipment(rows, id)
  if (invoice)
    throw new Problem('conflict', `${invoice.number} is made from ${displayId('shipment', id)}: credit it first`)
}

/** 409 for lines that an invoice or our challan names. */
export async function assertKeepsLines({ rows }: WriteScope, { id, leg, papers }: ShipmentRow) {
  if (!hasOurPapers(leg)) return
  await assertNotInvoiced(rows, id)
  const challan = papers.find(({ kind }) => kind === 'challan')
  if (challan) throw new Problem('conflict', `${challan.number} names its lines: cancel the shipment`)
}
