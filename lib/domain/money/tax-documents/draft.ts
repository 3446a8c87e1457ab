import { invalid, Problem } from '../../../contract/core/problem'
import type { DocumentLine, DocumentTotals, TaxDocumentKind, TaxSplit } from '../../../contract/money/tax-document'
import { sql } from '../../../infra/db/db'
import { addDays, date, rupees } from '../../../terms/format'
import { splitOf, totalsOf } from '../../../rules/core/gst'
import { percent, quantityText, sumOf } from '../../../terms/paise'
import { SLABS, UNREGISTERED_DETAILS } from '../../../terms/statutory'
import type { ReadScope } from '../../core/verb'
import { readTerms, type Terms } from '../order-terms/terms-of'
import { listedRateOn } from '../../facts/rates'
import type { WorkorderRow } from '../../orders/workorders/workorder'
import { creditOfShipment } from './credit-of-shipment'
import type { Form } from './form'
import { taxed } from './figures'
import { ledgerOf, orderedOf, type LedgerEntry } from './ledger'
import { assertCreditable, invoiceOf, noteFigures } from './note-lines'
import { orderLines } from './order-lines'
import { partiesOf, type Parties } from './parties'
import { placeFaultsOf, refusalsOf } from './portal-refusals'
import { shipmentLine, type ShipmentLine } from './shipment-line'
import { buyerOf, orderOf, sellerOf, type Snapshot } from './snapshot'

/** A document with all it will say, but its number and its day. */
export type Draft = {
  kind: TaxDocumentKind
  order: WorkorderRow
  customerId: number
  prefix: string
  split: TaxSplit
  placeOfSupply: string
  reverseCharge: boolean
  lines: DocumentLine[]
  totals: DocumentTotals
  dueOn: string | null
  againstId: number | null
  receiptId: number | null
  shipmentId: number | null
  reason: string | null
  irnDue: boolean
  snapshot: Snapshot
  /** That the goods left before this day. A list of many shows the day instead. */
  late: string | null
  warnings: string[]
}

/** What a document of an order would say on a day. Refuses what must not be issued. */
export async function draftOf(
  scope: Pick<ReadScope, 'rows'>,
  order: WorkorderRow,
  asked: Form,
  day: string,
): Promise<Draft> {
  const parties = await partiesOf(scope, order.customerId)
  const terms = await readTerms(scope, order.id)
  const ledger = await ledgerOf(scope, order.id)
  const isOfShipment = asked.kind === 'credit_note' && asked.shipmentId
  const form = isOfShipment ? await creditOfShipment(scope, order.id, asked, terms, ledger) : asked
  const isNote = form.kind === 'credit_note' || form.kind === 'debit_note'
  const invoice = isNote ? invoiceOf(form, ledger, await otherIdsOf(scope, order.id)) : null
  if (invoice && form.kind === 'credit_note') assertCreditable(invoice, day)
  const base = invoice ?? baseOf(terms, parties)
  const note = invoice && noteFigures(form, invoice, ledger)
  const shipped = await shippedOf(scope, form, order, terms, ledger)
  const { lines, totals } =
    note ?? figuresOf(await orderLines(scope, form, { ...parties, terms, ledger, day, shipped }), base)
  const irnDue = isIrnDue(form.kind, parties, day)
  const snapshot: Snapshot = {
    ...snapshotOf(order, parties, terms),
    against: invoice && { number: invoice.number, issuedOn: invoice.issuedOn },
    vouchers: form.kind === 'invoice' ? await vouchersOf(scope, order.id) : [],
  }
  const own =
    note?.warnings ??
    (await warningsOf(scope, {
      kind: form.kind,
      order,
      buyer: parties.buyer,
      terms,
      ledger,
      lines,
      totals,
      day,
      shipped,
    }))
  const sentOn = shipped?.sentOn
  const said = { snapshot, lines, placeOfSupply: base.placeOfSupply }
  return {
    ...draftBase(order, parties, terms, form.kind),
    split: base.split,
    placeOfSupply: base.placeOfSupply,
    reverseCharge: base.reverseCharge,
    lines,
    totals,
    dueOn: dueOnOf(form, terms, day),
    againstId: invoice?.id ?? null,
    receiptId: null,
    shipmentId: shipped ? form.shipmentId! : null,
    reason: (isNote && form.reason) || null,
    irnDue,
    snapshot,
    late: sentOn && sentOn < day ? `s.31(1): the goods left on ${date(sentOn)}` : null,
    warnings: [...own, ...portalWarnings(said, irnDue, parties)],
  }
}

/** What the registration portal would refuse of a document, or what of its places is wrong. */
export const portalWarnings = (said: Parameters<typeof refusalsOf>[0], irnDue: boolean, { company }: Parties) =>
  irnDue
    ? refusalsOf(said, company.turnover).map((why) => `The e-invoice portal would refuse it. ${why}`)
    : placeFaultsOf(said)

/** What a draft of any kind has of the order. */
export const draftBase = (order: WorkorderRow, parties: Parties, _terms: Terms, kind: TaxDocumentKind) => ({
  kind,
  order,
  customerId: parties.customerId,
  prefix: parties.company.seriesPrefix!,
})

export const snapshotOf = (
  order: Parameters<typeof orderOf>[0],
  { company, buyer }: Parties,
  terms: Terms,
): Snapshot => ({
  seller: sellerOf(company),
  buyer: buyerOf(buyer),
  shipTo: terms.deliverTo,
  supply: terms.supply,
  order: orderOf(order),
  against: null,
  vouchers: [],
})

/** The split and the place of an invoice, by the terms. */
export function baseOf(
  terms: Terms,
  { company }: Parties,
): Pick<LedgerEntry, 'split' | 'placeOfSupply' | 'reverseCharge'> {
  const { placeOfSupply, reverseCharge } = terms
  if (!placeOfSupply) throw new Problem('conflict', 'Enter the place of supply in the terms first')
  return { split: splitOf(company.stateCode!, placeOfSupply), placeOfSupply, reverseCharge }
}

function figuresOf(
  plain: Awaited<ReturnType<typeof orderLines>>,
  { split, reverseCharge }: Pick<LedgerEntry, 'split' | 'reverseCharge'>,
) {
  const lines = taxed(plain, split)
  return { lines, totals: totalsOf(lines, reverseCharge) }
}

function dueOnOf({ kind, dueOn }: Form, { customerDays }: Terms, day: string): string | null {
  if (kind === 'credit_note' || kind === 'proforma') return null
  if (dueOn && dueOn < day) throw invalid('dueOn', 'Choose the day of issue or a later one')
  return dueOn ?? addDays(day, customerDays)
}

/** Invoices and notes to registered customers need an IRN from a day on. */
export function isIrnDue(kind: TaxDocumentKind, { company, buyer }: Parties, day: string): boolean {
  const { einvoiceFrom } = company
  return kind !== 'proforma' && Boolean(buyer.gstin) && einvoiceFrom !== null && day >= einvoiceFrom
}

/** The pieces of a shipment that an invoice is for; null for one of the order, or of lines as they were entered. */
function shippedOf(
  scope: Pick<ReadScope, 'rows'>,
  { kind, shipmentId }: Form,
  { id }: WorkorderRow,
  terms: Terms,
  ledger: readonly LedgerEntry[],
): Promise<ShipmentLine> | null {
  if (!shipmentId) return null
  if (kind !== 'invoice') throw invalid('shipmentId', 'Only an invoice or a credit note is made from a shipment')
  return shipmentLine(scope, id, shipmentId, terms, ledger)
}

/** Documents of an order that no note can change. */
async function otherIdsOf({ rows }: Pick<ReadScope, 'rows'>, workOrderId: number): Promise<number[]> {
  const found = await rows<{ id: number }>(sql`
    SELECT id FROM tax_documents WHERE work_order_id = ${workOrderId} AND kind IN ('proforma', 'receipt_voucher')`)
  return found.map(({ id }) => id)
}

const vouchersOf = ({ rows }: Pick<ReadScope, 'rows'>, workOrderId: number) =>
  rows<Snapshot['vouchers'][number]>(sql`
    SELECT d.number, to_char(d.issued_on, 'YYYY-MM-DD') AS "issuedOn", d.total_paise::float8 AS "totalPaise"
    FROM tax_documents d JOIN receipts r ON r.id = d.receipt_id
    WHERE d.work_order_id = ${workOrderId} AND d.kind = 'receipt_voucher' AND r.status = 'received'
    ORDER BY d.id LIMIT 50`)

type Warned = {
  kind: TaxDocumentKind
  order: Pick<WorkorderRow, 'status'>
  buyer: Parties['buyer']
  terms: Terms
  ledger: readonly LedgerEntry[]
  lines: DocumentLine[]
  totals: DocumentTotals
  /** The pieces of a shipment that it is for. */
  shipped?: object | null
}

/** What an admin is to look at again before it is issued. */
async function warningsOf(
  scope: Pick<ReadScope, 'rows'>,
  { day, ...said }: Warned & { day: string },
): Promise<string[]> {
  const warnings: string[] = []
  for (const { hsn, rateBp } of said.lines)
    if (!(await isListedRate(scope, hsn, rateBp, day))) warnings.push(unlistedRate(rateBp))
  return [...new Set([...warnings, ...orderWarnings(said)])]
}

/** The same without the rates. */
export function orderWarnings({ kind, order, buyer, terms, ledger, lines, totals, shipped }: Warned): string[] {
  const warnings: string[] = []
  if (kind === 'invoice' && order.status !== 'completed' && !shipped) warnings.push('This order is not completed yet')
  const pieces = orderedOf(ledger).quantityMilli + orderPieces(lines)
  if (kind === 'invoice' && pieces > terms.quantityMilli)
    warnings.push(`This invoices ${quantityText(pieces)} of ${quantityText(terms.quantityMilli)} ${terms.uqc} ordered`)
  if (!buyer.gstin && totals.totalPaise >= UNREGISTERED_DETAILS.fromPaise && !terms.deliverTo)
    warnings.push(
      `An invoice of ${rupees(UNREGISTERED_DETAILS.fromPaise)} or more to a customer without GSTIN names the delivery address`,
    )
  return warnings
}

const orderPieces = (lines: readonly DocumentLine[]) =>
  sumOf(lines.filter((line) => line.of === 'order').map(({ quantityMilli }) => quantityMilli))

/** Whether a rate is a slab of GST, or stands in the table for the code on the day. */
export const isListedRate = async (scope: Pick<ReadScope, 'rows'>, hsn: string, rateBp: number, day: string) =>
  SLABS.rateBps.includes(rateBp) || (await listedRateOn(scope, hsn, day)) === rateBp

export const unlistedRate = (rateBp: number) => `No such rate is listed: ${percent(rateBp)}`
