import type { ShipmentStatus } from '../../contract/orders/shipment'
import { sql, type Rows, type Sql } from '../../infra/db/db'

/** A day of the shipments that left for the customer of an order; null until there is one. */
const ofDeliveries = (orderId: Sql, day: Sql) => sql`(SELECT to_char(${day}, 'YYYY-MM-DD')
  FROM shipment_lines l JOIN shipments sh ON sh.id = l.shipment_id
  WHERE l.work_order_id = ${orderId} AND sh.leg IN ('from_hub', 'to_site') AND sh.status IN ('sent', 'delivered', 'received'))`

/** The day on which the first goods of an order left for its customer. */
export const firstDispatch = (orderId: Sql): Sql => ofDeliveries(orderId, sql`min(sh.sent_on)`)
/** The day on which the last of them arrived, once all that left have. */
export const lastDelivery = (orderId: Sql): Sql =>
  ofDeliveries(orderId, sql`CASE WHEN bool_and(sh.delivered_on IS NOT NULL) THEN max(sh.delivered_on) END`)

/** Pieces of one order in a shipment from the hub. */
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
    WHERE sh.id = ${shipmentId} AND sh.leg = 'from_hub' AND l.purpose = 'goods' ORDER BY l.id`)
