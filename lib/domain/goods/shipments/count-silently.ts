import type { ShipmentLeg } from '../../../contract/orders/shipment'
import { rows, rowsIn, sql, transaction } from '../../../infra/db/db'
import { today } from '../../../infra/db/india'
import { log } from '../../../infra/observability/log'
import { COUNT_DAYS } from '../../../rules/goods/flows/shipment-flow'
import { writeEvent } from '../../core/emit'
import { recountGoods } from '../../facts/order-goods'
import { recountMaterial } from './material-uses'
import { isDueToCount } from './shipment'

/** Shipments of one run; the next takes the rest. */
const BATCH = 100

const isOverdue = sql`${isDueToCount} AND sh.delivered_on + ${COUNT_DAYS}::int < ${today}`

/**
 * Accepts in full what arrived and nobody counted by the end of the 7th day in India: our delay is not the
 * shop's, and a customer that is silent has agreed. Answers how many.
 */
export async function countSilently(): Promise<number> {
  const overdue = await rows<{ id: number }>(sql`
    SELECT sh.id FROM shipments sh WHERE ${isOverdue} ORDER BY sh.id LIMIT ${BATCH}`)
  let counted = 0
  for (const { id } of overdue) {
    // One that can't be counted holds no other up.
    const isCounted = await acceptAll(id).catch((err: unknown) => {
      log().error({ err, shipment: id }, 'could not accept a shipment that nobody counted')
      return false
    })
    if (isCounted) counted++
  }
  return counted
}

const acceptAll = (id: number) =>
  transaction(async (tx) => {
    const scope = { tx, rows: rowsIn(tx) }
    // As everybody does: the orders, by id, and then the shipment.
    await scope.rows(sql`
      SELECT FROM work_orders WHERE id IN (SELECT l.work_order_id FROM shipment_lines l WHERE l.shipment_id = ${id})
      ORDER BY id FOR NO KEY UPDATE`)
    const [shipment] = await scope.rows<{ leg: ShipmentLeg; supplierId: number | null; customerId: number | null }>(sql`
      UPDATE shipments sh SET status = 'received', silent = true, received_at = now() WHERE sh.id = ${id} AND ${isOverdue}
      RETURNING sh.leg, sh.supplier_id AS "supplierId", sh.customer_id AS "customerId"`)
    if (!shipment) return false
    const lines = await scope.rows<{ workorderId: number; quantity: number | null }>(sql`
      UPDATE shipment_lines l SET received = coalesce(l.quantity, l.quantity_milli), accepted = coalesce(l.quantity, l.quantity_milli), rejected = 0
      WHERE l.shipment_id = ${id} RETURNING l.work_order_id AS "workorderId", l.quantity`)
    const orders = [...new Set(lines.map(({ workorderId }) => workorderId))]
    await recountGoods(scope, orders)
    await recountMaterial(scope, id)
    const pieces = lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
    const about = { shipmentId: id, ...shipment, orders, pieces }
    const move = { from: 'delivered', to: 'received', short: 0, rejected: 0, silent: true } as const
    await writeEvent(scope.rows, null, 'shipment.received', { ...about, ...move })
    return true
  })
