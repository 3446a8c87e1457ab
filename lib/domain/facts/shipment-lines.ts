import type { ShipmentStatus } from '../../contract/orders/shipment'
import { sql, type Rows, type Sql } from '../../infra/db/db'

/** The days of an order's goods on their way to its customer, as days or null. */
export type DeliveryDays = { dispatchedAt: string | null; deliveredAt: string | null }

/** The day on which the first of them left, and that of the last arrival once all that left have arrived: a column for a SELECT. */
export const deliveryDays = (orderId: Sql): Sql => sql`(SELECT json_build_object('dispatchedAt', min(sent_on),
    'deliveredAt', CASE WHEN bool_and(delivered_on IS NOT NULL) THEN max(delivered_on) END)
  FROM shipment_lines l JOIN shipments sh ON sh.id = l.shipment_id
  WHERE l.work_order_id = ${orderId} AND sh.leg IN ('from_hub', 'to_site') AND sent_on IS NOT NULL)`

/** Pieces of one order in a shipment to a customer. */
export type LineOfShipment = {
  workorderId: number
  quantity: number
  accepted: number | null
  status: ShipmentStatus
  sentOn: string | null
}

/** Pieces of one order that left for its customer. */
export type DeliveredLine = {
  shipmentId: number
  status: ShipmentStatus
  deliveredOn: string | null
  /** Null until they are counted. */
  accepted: number | null
  rejected: number | null
}

/** A line of a delivery of this order that its customer can see; undefined for every other line. */
export async function deliveredLine(rows: Rows, lineId: number, workOrderId: number) {
  const [line] = await rows<DeliveredLine>(sql`
    SELECT sh.id AS "shipmentId", sh.status, to_char(sh.delivered_on, 'YYYY-MM-DD') AS "deliveredOn", l.accepted, l.rejected
    FROM shipment_lines l JOIN shipments sh ON sh.id = l.shipment_id
    WHERE l.id = ${lineId} AND l.work_order_id = ${workOrderId} AND l.purpose = 'goods' AND sh.leg IN ('from_hub', 'to_site')
      AND sh.status IN ('sent', 'delivered', 'received')`)
  return line
}

/** The lines of a shipment that goes to a customer; none of another leg. */
export const linesOfShipment = (rows: Rows, shipmentId: number) =>
  rows<LineOfShipment>(sql`
    SELECT l.work_order_id AS "workorderId", l.quantity, l.accepted, sh.status, to_char(sh.sent_on, 'YYYY-MM-DD') AS "sentOn"
    FROM shipment_lines l JOIN shipments sh ON sh.id = l.shipment_id
    WHERE sh.id = ${shipmentId} AND sh.leg IN ('from_hub', 'to_site') AND l.purpose = 'goods' ORDER BY l.id`)
