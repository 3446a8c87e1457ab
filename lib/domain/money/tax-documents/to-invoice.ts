import { sql, type Rows } from '../../../infra/db/db'
import { isLineInvoiced } from '../../facts/shipment-invoices'
import { workorderFrom } from '../../facts/workorders'
import { isDisputed, isDisputedAsAWhole } from '../../orders/order-problems/ongoing-problem'
import { net } from './balance'

/** The taxable value of an order, by its kept terms or else by its amount. */
const ordered = sql`CASE WHEN t.work_order_id IS NULL THEN w.amount::bigint * 100 ELSE t.taxable_paise END`

/** What of order `w` its invoices have, but for those that were credited in full; null without any. */
const invoiced = sql`(
  SELECT sum((line->>'taxablePaise')::bigint) FROM tax_documents d CROSS JOIN LATERAL json_array_elements(d.lines) line
  WHERE d.work_order_id = w.id AND d.kind = 'invoice' AND line->>'of' = 'order' AND ${net} > 0)`

/** Condition: something of order `w` is not invoiced, and nobody said that nothing more will be. */
const hasRest = sql`(i.customer_id IS NOT NULL AND t.billing_closed IS NOT TRUE
  AND CASE WHEN ${ordered} IS NULL THEN ${invoiced} IS NULL ELSE ${ordered} > coalesce(${invoiced}, 0) END)`

/** Orders `w` with their terms `t`, where they are kept. */
export const ordersFrom = sql`${workorderFrom} LEFT JOIN order_terms t ON t.work_order_id = w.id`

/** Condition: order `w` is completed, not invoiced in full, and its customer doesn’t dispute it. */
export const isOrderToInvoice = sql`((w.status = 'completed' OR w.cancelled AND w.amount > 0) AND NOT ${isDisputed(sql`w.id`)} AND ${hasRest})`

/** Lines `l` of shipments `sh` with their orders as above. */
export const deliveriesFrom = sql`shipment_lines l JOIN shipments sh ON sh.id = l.shipment_id
  JOIN work_orders w ON w.id = l.work_order_id LEFT JOIN inquiries i ON i.id = w.inquiry_id
  LEFT JOIN order_terms t ON t.work_order_id = w.id`

const challanOf = (reason: 'later' | 'another') => sql`EXISTS (SELECT 1 FROM challans h
  WHERE h.shipment_id = sh.id AND h.cancelled_at IS NULL AND ${reason === 'later' ? sql`h.reason = 'later'` : sql`h.reason <> 'later'`})`

/**
 * Condition: the pieces of line `l` go to their customer, or have gone, without an invoice. A challan with another reason than that the
 * invoice follows covers them; goods of job work have one, and the invoice of the work is about the order.
 */
export const isDeliveryToInvoice = sql`(sh.leg IN ('from_hub', 'to_site') AND sh.status <> 'cancelled' AND l.purpose = 'goods'
  AND (l.accepted IS NULL OR l.accepted > 0) AND NOT (w.cancelled AND sh.status = 'planned')
  AND NOT ${challanOf('another')} AND (t.supply IS DISTINCT FROM 'jobwork' OR ${challanOf('later')})
  AND ${hasRest} AND NOT ${isDisputedAsAWhole(sql`w.id`)} AND NOT ${isLineInvoiced})`

/** Condition: order `w` is invoiced by itself, and not delivery by delivery. */
export const hasNoDelivery = sql`w.id NOT IN (SELECT l.work_order_id FROM ${deliveriesFrom} WHERE ${isDeliveryToInvoice})`

/** The first shipment of each of these orders whose pieces are to be invoiced, by order. */
export async function deliveriesToInvoice(rows: Rows, orders: readonly number[]): Promise<Map<number, number>> {
  const found = await rows<{ workorderId: number; shipmentId: number }>(sql`
    SELECT l.work_order_id AS "workorderId", min(sh.id)::int AS "shipmentId" FROM ${deliveriesFrom}
    WHERE l.work_order_id = ANY (${[...orders]}::int[]) AND ${isDeliveryToInvoice} GROUP BY l.work_order_id`)
  return new Map(found.map(({ workorderId, shipmentId }) => [workorderId, shipmentId]))
}
