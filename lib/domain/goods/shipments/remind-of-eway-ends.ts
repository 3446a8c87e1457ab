import { rowsIn, sql, transaction } from '../../../infra/db/db'
import { today } from '../../../infra/db/india'
import type { Events } from '../../../rules/events'
import { writeEvent } from '../../core/emit'

/** Documents of one transaction; the next run takes the rest. */
const BATCH = 200

/**
 * Tells the sender of goods that are packed or on their way, once, on the last day of their e-way bill. Answers how many.
 * Several servers may run it at once.
 */
export const remindOfEwayEnds = () =>
  transaction(async (tx) => {
    const rows = rowsIn(tx)
    const ending = await rows<Events['shipment.ewayEnds']>(sql`
      WITH ending AS (
        SELECT p.id FROM shipment_papers p JOIN shipments sh ON sh.id = p.shipment_id
        WHERE p.ewb_no IS NOT NULL AND NOT p.ewb_told AND p.ewb_until = ${today} AND sh.status IN ('planned', 'sent')
        ORDER BY p.id LIMIT ${BATCH} FOR NO KEY UPDATE OF p SKIP LOCKED
      )
      UPDATE shipment_papers p SET ewb_told = true FROM ending, shipments sh
      WHERE p.id = ending.id AND sh.id = p.shipment_id
      RETURNING sh.id AS "shipmentId", sh.leg, sh.supplier_id AS "supplierId", sh.customer_id AS "customerId", p.ewb_no AS "ewbNo",
        to_char(p.ewb_until, 'YYYY-MM-DD') AS "ewbUntil",
        (SELECT json_agg(DISTINCT l.work_order_id) FROM shipment_lines l WHERE l.shipment_id = sh.id) AS orders,
        (SELECT coalesce(sum(l.quantity), 0)::float8 FROM shipment_lines l WHERE l.shipment_id = sh.id) AS pieces`)
    for (const one of ending) await writeEvent(rows, null, 'shipment.ewayEnds', one)
    return ending.length
  })
