import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { totalsOf } from '../../../rules/core/gst'
import { displayId } from '../../../terms/nouns'
import { SLABS } from '../../../terms/statutory'
import type { OrderToPack } from '../../facts/order-goods'
import { listedRate } from '../../facts/rates'
import { piecesOf } from '../../facts/workorders'
import type { WorkorderRow } from '../../orders/workorders/workorder'
import { operatorProfile, USUAL_RATE_BP, type OperatorRow } from '../../people/operator/operator'
import { taxProfileOf, type TaxProfileRow } from '../../people/tax-profiles/tax-profile'
import { currentRate, defaultTerms, termsSelect, type OrderedFacts, type Terms } from '../order-terms/terms-of'
import { baseOf, isIrnDue, orderWarnings, portalWarnings, snapshotOf, unlistedRate } from './draft'
import { taxed } from './figures'
import { ledgerEntries, orderedOf, type LedgerEntry } from './ledger'
import { assertIsNotLoose, assertNeedsNoLook } from './needs-a-look'
import { assertHsn, quantityOf, restOf } from './order-lines'
import { partiesFrom } from './parties'
import { piecesOfDocuments } from './pieces-invoiced'
import { lineOfNextPieces } from './shipment-line'

/** An order with all that its invoice is made of. */
export type OrderRow = OrderedFacts &
  Pick<
    WorkorderRow,
    'id' | 'customerName' | 'completedDate' | 'poNumber' | 'status' | 'paymentBy' | 'paymentStatus' | 'partNumber'
  > & {
    customerId: number
    company: OperatorRow | null
    buyer: TaxProfileRow | null
    keptTerms: Terms | null
    ledger: LedgerEntry[]
    listedThen: number | null
    listedNow: number | null
  }

const company = sql`(SELECT to_json(profile) FROM (${operatorProfile}) profile)`
const hsn = sql`coalesce(t.hsn, (SELECT o.default_hsn FROM operator_profile o), '')`

/** The columns of an order that is invoiced on this day. */
export const orderColumns = (day: string) => sql`
    w.id, w.status, w.amount, w.completed_date AS "completedDate", w.po_number AS "poNumber", w.payment_by AS "paymentBy",
    w.payment_status AS "paymentStatus", i.customer_id AS "customerId", c.company_name AS "customerName",
    i.project_name AS "projectName", i.part_number AS "partNumber", ${piecesOf} AS quantity, i.delivery, ${company} AS company,
    (SELECT to_json(profile) FROM (${taxProfileOf(sql`i.customer_id`)}) profile) AS buyer,
    CASE WHEN t.work_order_id IS NOT NULL THEN (SELECT to_json(kept) FROM (SELECT ${termsSelect}) kept) END AS "keptTerms",
    (SELECT coalesce(json_agg(entry ORDER BY entry.id), '[]') FROM (${ledgerEntries(sql`w.id`)}) entry) AS ledger,
    ${listedRate(hsn, sql`(t.created_at AT TIME ZONE 'Asia/Kolkata')::date`)} AS "listedThen",
    ${listedRate(hsn, sql`${day}::date`)} AS "listedNow"`

/** Pieces of an order in a shipment. */
export type Delivery = {
  shipmentId: number
  /** Those that were sent; once they are counted those that were accepted. */
  pieces: number
  /** Those of the same order that are invoiced before them. */
  before: number
  /** How many pieces the order has. */
  ordered: OrderToPack['pieces']
  /** An invoice of the order that travelled with no shipment. */
  loose: string | null
}

/** What an invoice comes to, and the reason for which it can’t be issued with others; null: it can. */
export type NextInvoice = { taxablePaise: number | null; totalPaise: number | null; missing: string | null }

/** The invoice of what is left of an order. One that has a delivery to invoice first is not listed. */
export function invoiceOfRest(row: OrderRow, day: string): NextInvoice {
  const terms = termsOn(row)
  const ordered = orderedOf(row.ledger)
  const taxablePaise = terms.taxablePaise === null ? null : terms.taxablePaise - ordered.taxablePaise
  const lineOf = () => {
    const value = restOf(taxablePaise)
    return { taxablePaise: value, quantityMilli: quantityOf(value, value, terms, ordered) }
  }
  const next = invoiceOf(row, terms, day, lineOf)
  return { ...next, taxablePaise }
}

/** The invoice of the pieces in a shipment. */
export function invoiceOfDelivery(row: OrderRow, day: string, delivery: Delivery): NextInvoice {
  const terms = termsOn(row)
  const lineOf = () => {
    const invoiced = piecesOfDocuments(delivery.ordered, terms, row.ledger)
    const from = invoiced && { ...invoiced, invoiced: invoiced.invoiced + delivery.before }
    return lineOfNextPieces(displayId('shipment', delivery.shipmentId), terms, from, delivery.pieces)
  }
  return invoiceOf(row, terms, day, lineOf, delivery)
}

const termsOn = (row: OrderRow): Terms =>
  row.keptTerms ?? defaultTerms(row, row.company, row.buyer, row.listedNow ?? usualRate(row))
const usualRate = ({ company: profile }: OrderRow) => profile?.defaultRateBp ?? USUAL_RATE_BP

function invoiceOf(
  row: OrderRow,
  terms: Terms,
  day: string,
  lineOf: () => { taxablePaise: number; quantityMilli: number },
  shipped?: Delivery,
): NextInvoice {
  let taxablePaise: number | null = null
  let totalPaise: number | null = null
  try {
    const usual = usualRate(row)
    const parties = partiesFrom(row.company, row.buyer, row.customerId)
    const { split, placeOfSupply, reverseCharge } = baseOf(terms, parties)
    const value = lineOf()
    taxablePaise = value.taxablePaise
    assertHsn(terms.hsn, parties.company, null)
    const rateBp =
      terms.keptOn === day ? terms.rateBp : currentRate(terms, row.listedThen ?? usual, row.listedNow ?? usual)
    const { description, hsn: code, uqc } = terms
    const lines = taxed([{ of: 'order', description, hsn: code, uqc, rateBp, ...value }], split)
    const totals = totalsOf(lines, reverseCharge)
    totalPaise = totals.totalPaise
    const snapshot = snapshotOf(row, parties, terms)
    const { buyer } = parties
    assertNeedsNoLook(row, row.ledger, [
      ...(SLABS.rateBps.includes(rateBp) || row.listedNow === rateBp ? [] : [unlistedRate(rateBp)]),
      ...orderWarnings({ kind: 'invoice', order: row, buyer, terms, ledger: row.ledger, lines, totals, shipped }),
      ...portalWarnings({ snapshot, lines, placeOfSupply }, isIrnDue('invoice', parties, day), parties),
    ])
    assertIsNotLoose(shipped?.loose)
    return { taxablePaise, totalPaise, missing: null }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { taxablePaise, totalPaise, missing: error.message }
  }
}
