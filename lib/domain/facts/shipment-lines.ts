import type { ShipmentStatus } from '../../contract/orders/shipment'
import { sql, type Rows } from '../../infra/db/db'

/** Pieces of one order in a shipment from the hub. */
export type LineOfShipment = {
  workorderId: number
  quantity: number
  accepted: number | null
  status: ShipmentStatus
  sentOn: string | null
}

/** The lines of a shipment that goes to a customer; none of another leg. */
export const linesOfShipment = (rows: Rows, shipmentId: number) =>
  rows<LineOfShipment>(sql`
    SELECT l.work_order_id AS "workorderId", l.quantity, l.accepted, sh.status, to_char(sh.sent_on, 'YYYY-MM-DD') AS "sentOn"
    FROM shipment_lines l JOIN shipments sh ON sh.id = l.shipment_id
    WHERE sh.id = ${shipmentId} AND sh.leg = 'from_hub' AND l.purpose = 'goods' ORDER BY l.id`)
