import type { Input } from '../../../contract/core/endpoint'
import type { invoices, OrderToInvoice } from '../../../contract/money/invoices'
import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { totalsOf } from '../../../rules/core/gst'
import type { Viewer } from '../../../rules/core/permissions'
import { SLABS } from '../../../terms/statutory'
import { countOf } from '../../core/counts'
import { listOf, type ListPlan } from '../../core/list'
import { query } from '../../core/verb'
import { listedRate } from '../../facts/rates'
import { piecesOf, workorderFrom } from '../../facts/workorders'
import { isDisputed } from '../../orders/order-problems/ongoing-problem'
import { completion, ordersHolding } from '../../orders/workorders/workorder-filters'
import type { WorkorderRow } from '../../orders/workorders/workorder'
import { operatorProfile, USUAL_RATE_BP, type OperatorRow } from '../../people/operator/operator'
import { taxProfileOf, type TaxProfileRow } from '../../people/tax-profiles/tax-profile'
import { currentRate, defaultTerms, termsSelect, type OrderedFacts, type Terms } from '../order-terms/terms-of'
import { net } from './balance'
import { baseOf, isIrnDue, orderWarnings, portalWarnings, snapshotOf, unlistedRate } from './draft'
import { taxed } from './figures'
import { issueDay } from './issue-document'
import { ledgerEntries, orderedOf, type LedgerEntry } from './ledger'
import { assertNeedsNoLook } from './needs-a-look'
import { assertHsn, quantityOf, restOf } from './order-lines'
import { partiesFrom } from './parties'

/** An order with all that its invoice is made of. */
type Row = OrderedFacts &
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

/** Completed orders that are not invoiced, or not in full, and that their customer doesn’t dispute, with what their invoice would come to. */
export const listOrdersToInvoice = query('invoice.preview', async ({ viewer }, q: Input<typeof invoices.toIssue>) => {
  const day = issueDay()
  const page = await listOf<Row>(q, planOf(viewer, q, day))
  return { ...page, items: page.items.map((row) => toOrderToInvoice(row, day)) }
})

/** The taxable value of an order, by its kept terms or else by its amount. */
const ordered = sql`CASE WHEN t.work_order_id IS NULL THEN w.amount::bigint * 100 ELSE t.taxable_paise END`

/** What of order `w` its invoices have, but for those that were credited in full; null without any. */
const invoiced = sql`(
  SELECT sum((line->>'taxablePaise')::bigint) FROM tax_documents d CROSS JOIN LATERAL json_array_elements(d.lines) line
  WHERE d.work_order_id = w.id AND d.kind = 'invoice' AND line->>'of' = 'order' AND ${net} > 0)`

const isToInvoice = sql`((w.status = 'completed' OR w.cancelled AND w.amount > 0) AND i.customer_id IS NOT NULL AND t.billing_closed IS NOT TRUE AND NOT ${isDisputed(sql`w.id`)}
  AND CASE WHEN ${ordered} IS NULL THEN ${invoiced} IS NULL ELSE ${ordered} > coalesce(${invoiced}, 0) END)`

const from = sql`${workorderFrom} LEFT JOIN order_terms t ON t.work_order_id = w.id`
/** How many there are, up to 10,000. */
export const ordersToInvoice = countOf(from, isToInvoice)

const company = sql`(SELECT to_json(profile) FROM (${operatorProfile}) profile)`
const hsn = sql`coalesce(t.hsn, (SELECT o.default_hsn FROM operator_profile o), '')`

const planOf = (viewer: Viewer, q: Input<typeof invoices.toIssue>, day: string): ListPlan => ({
  select: sql`
    w.id, w.status, w.amount, w.completed_date AS "completedDate", w.po_number AS "poNumber", w.payment_by AS "paymentBy",
    w.payment_status AS "paymentStatus", i.customer_id AS "customerId", c.company_name AS "customerName",
    i.project_name AS "projectName", i.part_number AS "partNumber", ${piecesOf} AS quantity, i.delivery, ${company} AS company,
    (SELECT to_json(profile) FROM (${taxProfileOf(sql`i.customer_id`)}) profile) AS buyer,
    CASE WHEN t.work_order_id IS NOT NULL THEN (SELECT to_json(kept) FROM (SELECT ${termsSelect}) kept) END AS "keptTerms",
    (SELECT coalesce(json_agg(entry ORDER BY entry.id), '[]') FROM (${ledgerEntries(sql`w.id`)}) entry) AS ledger,
    ${listedRate(hsn, sql`(t.created_at AT TIME ZONE 'Asia/Kolkata')::date`)} AS "listedThen",
    ${listedRate(hsn, sql`${day}::date`)} AS "listedNow"`,
  from,
  id: sql`w.id`,
  where: [isToInvoice, ...(q.company ? [sql`i.customer_id = ${q.company}`] : [])],
  search: q.q ? ordersHolding(viewer, q.q) : null,
  sorts: { completedDate: { by: completion, type: 'timestamptz' } },
  // A batch invoices many.
  emptiedAtOnce: true,
})

function toOrderToInvoice(row: Row, day: string): OrderToInvoice {
  const { id, projectName, customerId, customerName, completedDate, poNumber } = row
  const usual = row.company?.defaultRateBp ?? USUAL_RATE_BP
  const listedNow = row.listedNow ?? usual
  const terms = row.keptTerms ?? defaultTerms(row, row.company, row.buyer, listedNow)
  const taxablePaise = terms.taxablePaise === null ? null : terms.taxablePaise - orderedOf(row.ledger).taxablePaise
  const said = { id, projectName, customerId, customerName: customerName!, completedDate, poNumber, taxablePaise }
  let totalPaise: number | null = null
  try {
    const parties = partiesFrom(row.company, row.buyer, customerId)
    const { split, placeOfSupply, reverseCharge } = baseOf(terms, parties)
    const value = restOf(taxablePaise)
    assertHsn(terms.hsn, parties.company, null)
    const rateBp = terms.keptOn === day ? terms.rateBp : currentRate(terms, row.listedThen ?? usual, listedNow)
    const quantityMilli = quantityOf(value, value, terms, orderedOf(row.ledger))
    const { description, hsn, uqc } = terms
    const line = { of: 'order', description, hsn, uqc, quantityMilli, taxablePaise: value, rateBp } as const
    const lines = taxed([line], split)
    const totals = totalsOf(lines, reverseCharge)
    totalPaise = totals.totalPaise
    const snapshot = snapshotOf(row, parties, terms)
    const { buyer } = parties
    assertNeedsNoLook(row, row.ledger, [
      ...(SLABS.rateBps.includes(rateBp) || row.listedNow === rateBp ? [] : [unlistedRate(rateBp)]),
      ...orderWarnings({ kind: 'invoice', order: row, buyer, terms, ledger: row.ledger, lines, totals }),
      ...portalWarnings({ snapshot, lines, placeOfSupply }, isIrnDue('invoice', parties, day), parties),
    ])
    return { ...said, totalPaise, missing: null }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { ...said, totalPaise, missing: error.message }
  }
}
