import { Problem } from '../../../contract/core/problem'
import type { Shipment, ShipmentLine, ShipmentPaper } from '../../../contract/orders/shipment'
import { sql, type Sql } from '../../../infra/db/db'
import { COUNT_DAYS } from '../../../rules/goods/flows/shipment-flow'
import { textsFor, type MaskedTexts } from '../../../rules/files/masked-texts'
import type { Viewer } from '../../../rules/core/permissions'
import type { ReadScope } from '../../core/verb'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import { piecesOf } from '../../facts/workorders'
import { filesColumn } from '../../files/files/attached-files'
import type { Place } from './places'
import { missingPhotos } from './missing-photos'

type LineRow = ShipmentLine & { masked: MaskedTexts }

/** All columns of a shipment; `toShipment` picks what its reader may see. */
export type ShipmentRow = Required<Omit<Shipment, 'lines' | 'papers'>> & {
  lines: LineRow[]
  papers: Required<ShipmentPaper>[]
  /** Where it left and where it goes, once it has left. */
  dispatchFrom: Place | null
  deliverTo: Place | null
}

const day = (date: Sql) => sql`to_char(${date}, 'YYYY-MM-DD')`

const lines = sql`(
  SELECT json_agg(json_build_object('id', l.id, 'workorderId', w.id, 'projectName', i.project_name, 'partNumber', i.part_number,
    'ordered', ${piecesOf}, 'quantity', l.quantity, 'scheduleId', l.schedule_id, 'received', l.received, 'accepted', l.accepted, 'rejected', l.rejected,
    'problemId', (SELECT max(p.id) FROM problems p WHERE p.shipment_line_id = l.id), 'masked', i.masked) ORDER BY l.id)
  FROM shipment_lines l JOIN work_orders w ON w.id = l.work_order_id LEFT JOIN inquiries i ON i.id = w.inquiry_id
  WHERE l.shipment_id = sh.id)`

const papers = sql`coalesce((
  SELECT json_agg(json_build_object('id', d.id, 'kind', d.kind, 'number', d.number, 'on', d.on, 'valuePaise', d.value_paise,
    'ewayDue', d.eway_due, 'ewayWhy', d.eway_why, 'ewbNo', d.ewb_no, 'ewbOn', d.ewb_on, 'ewbUntil', d.ewb_until,
    'documentId', d.document_id, 'workorderId', (SELECT t.work_order_id FROM tax_documents t WHERE t.id = d.document_id)) ORDER BY d.id)
  FROM shipment_papers d WHERE d.shipment_id = sh.id), '[]')`

export const shipmentSelect = (viewer: Viewer) => sql`
  sh.id, sh.leg, sh.status, sh.supplier_id AS "supplierId", s.company_name AS "supplierName", sh.customer_id AS "customerId",
  c.company_name AS "customerName", ${lines} AS lines,
  ${papers} AS papers, ${filesColumn(sql`f.shipment_id = sh.id`, viewer)}, ${day(sql`sh.planned_on`)} AS "plannedOn",
  sh.carrier, sh.transporter_id AS "transporterId", sh.mode, sh.vehicle, sh.docket_no AS "docketNo",
  ${day(sql`sh.docket_on`)} AS "docketOn", sh.distance_km AS "distanceKm", sh.packages, sh.weight_grams AS "weightGrams",
  sh.note, ${day(sql`sh.sent_on`)} AS "sentOn", ${day(sql`sh.delivered_on`)} AS "deliveredOn",
  CASE sh.status WHEN 'delivered' THEN ${day(sql`sh.delivered_on + ${COUNT_DAYS}::int`)} END AS "countBy",
  sh.received_by AS "receivedBy", sh.received_at AS "receivedAt", sh.silent,
  CASE sh.status WHEN 'planned' THEN ${missingPhotos(sql`sh.id`)} ELSE '[]' END AS "missingPhotos",
  sh.cancel_reason AS "cancelReason", sh.dispatch_from AS "dispatchFrom", sh.deliver_to AS "deliverTo",
  sh.created_at AS "createdAt"`

export const shipmentFrom = sql`
  shipments sh LEFT JOIN users s ON s.id = sh.supplier_id LEFT JOIN users c ON c.id = sh.customer_id`

/** Suppliers see what they send to the hub, customers what has left for them, admins all. */
export function visibleShipments({ role, id }: Viewer): Sql {
  if (role === 'admin') return sql`true`
  if (role === 'supplier') return sql`(sh.supplier_id = ${id} AND sh.leg = 'to_hub')`
  return sql`(sh.customer_id = ${id} AND sh.leg = 'from_hub' AND sh.status IN ('sent', 'delivered', 'received'))`
}

/** The shipment as the viewer may see it; 404 when there is none for them. */
export async function findShipment({ viewer, rows }: ReadScope, id: number): Promise<ShipmentRow> {
  const [row] = await rows<ShipmentRow>(sql`
    SELECT ${shipmentSelect(viewer)} FROM ${shipmentFrom} WHERE sh.id = ${id} AND ${visibleShipments(viewer)}`)
  if (!row) throw new Problem('not_found', 'Shipment not found')
  return row
}

/** The shipments with pieces of an order that the viewer may see, the newest first. */
export async function shipmentsOf({ viewer, rows }: ReadScope, workOrderId: number, most = 100): Promise<Shipment[]> {
  const found = await rows<ShipmentRow>(sql`
    SELECT ${shipmentSelect(viewer)} FROM ${shipmentFrom}
    WHERE sh.id IN (SELECT l.shipment_id FROM shipment_lines l WHERE l.work_order_id = ${workOrderId})
      AND ${visibleShipments(viewer)}
    ORDER BY sh.id DESC LIMIT ${most}`)
  return found.map((row) => toShipment(row, viewer))
}

const forAll = [
  'id',
  'leg',
  'status',
  'lines',
  'papers',
  'carrier',
  'docketNo',
  'docketOn',
  'packages',
  'weightGrams',
  'sentOn',
  'deliveredOn',
  'countBy',
  'receivedBy',
  'receivedAt',
  'silent',
  'createdAt',
] as const satisfies (keyof Shipment)[]
/** What its sender knows besides: customers learn no vehicle and no place of dispatch. */
const forSenders = [
  ...forAll,
  'files',
  'plannedOn',
  'transporterId',
  'mode',
  'vehicle',
  'distanceKm',
  'note',
  'missingPhotos',
  'cancelReason',
] as const satisfies (keyof Shipment)[]

const visible: VisibleFields<Required<Shipment>> = {
  customer: forAll,
  supplier: forSenders,
  floor: forSenders,
  admin: [...forSenders, 'supplierId', 'supplierName', 'customerId', 'customerName'],
}

/** The fields for this reader's role; names that cross to the other side are masked. */
export function toShipment(row: ShipmentRow, viewer: Viewer): Shipment {
  const reader = readerOf(viewer)
  const read = pick(row, visible[reader])
  return {
    ...read,
    ...(read.lines && { lines: read.lines.map((line) => toLine(line, viewer)) }),
    ...(read.papers && reader === 'floor' && { papers: read.papers.map(withoutValue) }),
  }
}

/** A shop floor reads no amount. */
const withoutValue = ({ valuePaise: _, ...paper }: ShipmentPaper): ShipmentPaper => paper

function toLine({ masked, ...line }: LineRow, { role }: Viewer): ShipmentLine {
  const { projectName, partNumber } = textsFor(masked, role)
  return { ...line, ...(projectName && { projectName }), ...(partNumber && { partNumber }) }
}

/** The fields of a shipment that its events keep. */
export const aboutShipment = ({ id, leg, supplierId, customerId, lines: of }: About) => ({
  shipmentId: id,
  leg,
  supplierId,
  customerId,
  orders: of.map(({ workorderId }) => workorderId),
  pieces: of.reduce((sum, { quantity }) => sum + quantity, 0),
})
type About = Pick<ShipmentRow, 'id' | 'leg' | 'supplierId' | 'customerId' | 'lines'>
