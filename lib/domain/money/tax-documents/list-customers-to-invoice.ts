import type { Input } from '../../../contract/core/endpoint'
import type { CustomerToInvoice, InvoiceToIssue, invoices } from '../../../contract/money/invoices'
import type { ShipmentStatus } from '../../../contract/orders/shipment'
import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { BATCH_MAX, CUSTOMERS_ON_A_PAGE } from '../../../terms/invoice-batch'
import { COUNT_CAP, isoDay } from '../../../terms/format'
import { sumOf } from '../../../terms/paise'
import { countOf } from '../../core/counts'
import { listOf, type ListPlan } from '../../core/list'
import { query } from '../../core/verb'
import { orderedColumns, orderedPieces, type OrderedColumns } from '../../facts/order-goods'
import { looseInvoiceOf } from '../../facts/shipment-invoices'
import { completion, ordersHolding } from '../../orders/workorders/workorder-filters'
import { issueDay } from './issue-document'
import { invoiceOfDelivery, invoiceOfRest, orderColumns, type OrderRow } from './next-invoice'
import { deliveriesFrom, hasNoDelivery, isDeliveryToInvoice, isOrderToInvoice, ordersFrom } from './to-invoice'

/** An invoice to issue: an order, with a line of a shipment where it is of that. */
type Entry = OrderRow &
  OrderedColumns & {
    lineId: number | null
    shipmentId: number
    shipmentStatus: ShipmentStatus
    pieces: number
    leavesOn: string
    loose: string | null
  }
type Group = { id: number; customerName: string; rowCount: number; entries: Entry[] }

/** Customers with deliveries or completed orders to invoice, with what each invoice would come to. */
export const listCustomersToInvoice = query(
  'invoice.preview',
  async ({ viewer }, q: Input<typeof invoices.toIssue>) => {
    const day = issueDay()
    // Each has up to 50 invoices.
    const page = await listOf<Group>({ ...q, limit: Math.min(q.limit, CUSTOMERS_ON_A_PAGE) }, planOf(viewer, q, day))
    return { ...page, items: page.items.map((group) => toCustomer(group, day)) }
  },
)

/** How many invoices there are to issue: two counts of up to 10,000. */
export const invoicesToIssue = sql`(${countOf(ordersFrom, sql`${isOrderToInvoice} AND ${hasNoDelivery}`)}
  + ${countOf(deliveriesFrom, isDeliveryToInvoice)})`

/** The oldest invoices to issue, up to 10,000 of each kind: an order, or a line of a shipment. `more`: a condition on its order `w` of inquiry `i`. */
const entries = (more: Sql) => sql`(
  (SELECT i.customer_id, w.id AS order_id, NULL::int AS line_id, ${completion} AS since
    FROM ${ordersFrom} WHERE ${isOrderToInvoice} AND ${hasNoDelivery} AND ${more} ORDER BY ${completion}, w.id LIMIT ${COUNT_CAP})
  UNION ALL (SELECT i.customer_id, w.id, l.id, sh.created_at
    FROM ${deliveriesFrom} WHERE ${isDeliveryToInvoice} AND ${more} ORDER BY l.id LIMIT ${COUNT_CAP}))`

const narrowed = (viewer: Viewer, { q, company }: Input<typeof invoices.toIssue>) => sql`(
  ${company ? sql`i.customer_id = ${company}` : sql`true`} AND ${q ? sql`w.id = ANY (ARRAY(${ordersHolding(viewer, q)}))` : sql`true`})`

const planOf = (viewer: Viewer, q: Input<typeof invoices.toIssue>, day: string): ListPlan => ({
  select: sql`g.customer_id AS id, own.company_name AS "customerName", g.row_count AS "rowCount", ${entriesOf(day)} AS entries`,
  from: sql`(SELECT e.customer_id, min(e.since) AS since, count(*)::int AS row_count,
      (array_agg(e.order_id ORDER BY e.since, e.order_id, e.line_id))[1:${BATCH_MAX}::int] AS order_ids,
      (array_agg(e.line_id ORDER BY e.since, e.order_id, e.line_id))[1:${BATCH_MAX}::int] AS line_ids
    FROM ${entries(narrowed(viewer, q))} e GROUP BY e.customer_id) g JOIN users own ON own.id = g.customer_id`,
  id: sql`g.customer_id`,
  where: [],
  sorts: { since: { by: sql`g.since`, type: 'timestamptz' } },
  // A batch invoices many.
  emptiedAtOnce: true,
})

/** The first entries of customer `g` with all that their invoices are made of. */
const entriesOf = (day: string) => sql`(
  SELECT json_agg(entry ORDER BY entry.nth) FROM (
    SELECT chosen.nth, chosen.line_id AS "lineId", ${orderColumns(day)}, ${orderedColumns}, sh.id AS "shipmentId", sh.status AS "shipmentStatus",
      coalesce(l.accepted, l.quantity) AS pieces, ${looseInvoiceOf(sql`w.id`)} AS loose,
      coalesce(sh.sent_on, sh.planned_on, (sh.created_at AT TIME ZONE 'Asia/Kolkata')::date)::text AS "leavesOn"
    FROM unnest(g.order_ids, g.line_ids) WITH ORDINALITY chosen(order_id, line_id, nth)
      JOIN (${ordersFrom}) ON w.id = chosen.order_id
      LEFT JOIN shipment_lines l ON l.id = chosen.line_id LEFT JOIN shipments sh ON sh.id = l.shipment_id) entry)`

function toCustomer({ id, customerName, rowCount, entries: found }: Group, day: string): CustomerToInvoice {
  const before = new Map<number, number>()
  const rows = found.map((entry): InvoiceToIssue => {
    const {
      id: workorderId,
      projectName,
      poNumber,
      shipmentId,
      shipmentStatus: status,
      pieces,
      leavesOn,
      loose,
    } = entry
    const said = { workorderId, projectName, poNumber }
    if (!entry.lineId)
      return { ...said, shipmentId: null, status: null, pieces: null, on: dayOf(entry), ...invoiceOfRest(entry, day) }
    const earlier = before.get(workorderId) ?? 0
    before.set(workorderId, earlier + pieces)
    const delivery = { shipmentId, pieces, before: earlier, ordered: orderedPieces(entry), loose }
    return { ...said, shipmentId, status, pieces, on: leavesOn, ...invoiceOfDelivery(entry, day, delivery) }
  })
  return { id, customerName, rowCount, totalPaise: sumOf(rows.map(({ totalPaise }) => totalPaise ?? 0)), rows }
}

const dayOf = ({ completedDate }: Entry) => (completedDate ? isoDay(new Date(completedDate).getTime()) : null)
