import type { Input } from '../../../contract/core/endpoint'
import type { shipments } from '../../../contract/goods/shipments'
import { sql } from '../../../infra/db/db'
import { today } from '../../../infra/db/india'
import { folded, holds, idIn } from '../../../infra/db/text-search'
import type { Viewer } from '../../../rules/core/permissions'
import { listOf } from '../../core/list'
import { query } from '../../core/verb'
import { isCredited } from '../../facts/shipment-invoices'
import { hitsWhatIsRead } from '../../facts/texts-as-read'
import { shipmentFrom, shipmentSelect, toShipment, visibleShipments, type ShipmentRow } from './shipment'

/** A page of the shipments that the viewer may see. */
export const listShipments = query('shipment.list', async (scope, q: Input<typeof shipments.list>) => {
  const { viewer } = scope
  const page = await listOf<ShipmentRow>(q, {
    select: shipmentSelect(viewer),
    from: shipmentFrom,
    id: sql`sh.id`,
    where: [
      visibleShipments(viewer),
      ...(q.leg ? [sql`sh.leg = ${q.leg}::"ShipmentLeg"`] : []),
      ...(q.workorderId ? [hasLine(sql`l.work_order_id = ${q.workorderId}`)] : []),
      ...(q.from ? [sql`sh.sent_on >= ${q.from}::date`] : []),
      ...(q.to ? [sql`sh.sent_on <= ${q.to}::date`] : []),
      ...(q.q ? [found(viewer, q.q)] : []),
    ],
    tabs: {
      planned: sql`sh.status = 'planned'`,
      moving,
      toReceive: sql`(sh.leg = 'to_hub' AND ${moving})`,
      toSend: sql`(${toCustomers} AND sh.status = 'planned')`,
      leaving: sql`(${toCustomers} AND ${moving})`,
      sent: sql`sh.status = 'sent'`,
      delivered: sql`sh.status = 'delivered'`,
      received: sql`sh.status = 'received'`,
      cancelled: sql`sh.status = 'cancelled'`,
      papers: lacksPapers,
    },
    tab: q.status,
  })
  return { ...page, items: page.items.map((row) => toShipment(row, viewer)) }
})

const hasPaper = (where: ReturnType<typeof sql>) =>
  sql`EXISTS (SELECT 1 FROM shipment_papers p WHERE p.shipment_id = sh.id AND NOT ${isCredited(sql`p.document_id`)} AND ${where})`

/** Packed without a document or a due e-way bill, or on the way with one whose last day has come. */
const lacksPapers = sql`(sh.status IN ('planned', 'sent') AND (${hasPaper(sql`p.ewb_until <= ${today}`)}
  OR sh.status = 'planned' AND (NOT ${hasPaper(sql`true`)} OR ${hasPaper(sql`p.eway_due AND p.ewb_no IS NULL`)})))`
const toCustomers = sql`sh.leg IN ('from_hub', 'to_site')`
const moving = sql`sh.status IN ('sent', 'delivered')`

const hasLine = (where: ReturnType<typeof sql>) =>
  sql`sh.id IN (SELECT l.shipment_id FROM shipment_lines l WHERE ${where})`

/** The id of a shipment or of one of its orders, or words of a project as the viewer reads them. */
function found(viewer: Viewer, q: string) {
  const hits = (text: ReturnType<typeof sql>) => holds(text, q)
  return sql`(sh.id = ${idIn(q, 'shipment')}::int OR sh.id IN (
    SELECT l.shipment_id FROM shipment_lines l JOIN work_orders w ON w.id = l.work_order_id
      LEFT JOIN inquiries i ON i.id = w.inquiry_id
    WHERE w.id = ${idIn(q, 'workorder')}::int
      OR ${hits(folded(sql`i.project_name`))} AND ${hitsWhatIsRead(viewer, 'i', 'projectName', sql`i.project_name`, hits)}))`
}
