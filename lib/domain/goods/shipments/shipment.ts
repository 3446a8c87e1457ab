import { Problem } from '../../../contract/core/problem'
import type { Shipment, ShipmentLine, ShipmentPaper } from '../../../contract/orders/shipment'
import { sql, type Sql } from '../../../infra/db/db'
import { COUNT_DAYS } from '../../../rules/goods/flows/shipment-flow'
import { legs, sendsOn } from '../../../rules/goods/legs'
import { textsFor, type MaskedTexts } from '../../../rules/files/masked-texts'
import type { Viewer } from '../../../rules/core/permissions'
import { isFloor } from '../../../terms/member-roles'
import type { ReadScope } from '../../core/verb'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import { isCredited, toCreditOfLine } from '../../facts/shipment-invoices'
import { piecesOf } from '../../facts/workorders'
import { filesColumn } from '../../files/files/attached-files'
import { gstStates } from '../../../terms/gst-states'
import type { Place } from './place'
import { stateOfSite } from './sites'
import { missingPhotos } from './missing-photos'

type MaterialFields = Pick<
  ShipmentLine,
  'quantityMilli' | 'uqc' | 'description' | 'hsn' | 'valuePaise' | 'owner' | 'capital' | 'rejectedWhy'
>
type LineRow = Omit<ShipmentLine, keyof MaterialFields> & {
  masked: MaskedTexts
  /** Of material and tools; null for pieces. */
  material: Required<MaterialFields> | null
}

/** All columns of a shipment; `toShipment` picks what its reader may see. */
export type ShipmentRow = Required<Omit<Shipment, 'lines' | 'papers'>> & {
  lines: LineRow[]
  papers: Required<ShipmentPaper>[]
  /** Where it left and where it goes, once it has left. */
  dispatchFrom: Place | null
  deliverTo: Place | null
}

const day = (date: Sql) => sql`to_char(${date}, 'YYYY-MM-DD')`

/** Material that line `l` brings back; null where it is none. */
const uses = sql`(SELECT json_agg(json_build_object('lineId', u.out_line_id, 'quantityMilli', u.quantity_milli, 'wasteMilli', u.waste_milli)
    ORDER BY u.id) FROM material_uses u WHERE u.line_id = l.id)`

/** What is to be credited is for admins. */
const linesFor = ({ role }: Viewer) => sql`(
  SELECT json_agg(json_build_object('id', l.id, 'workorderId', w.id, 'projectName', i.project_name, 'partNumber', i.part_number,
    'purpose', l.purpose, 'ordered', ${piecesOf}, 'quantity', l.quantity, 'scheduleId', l.schedule_id, 'received', l.received, 'accepted', l.accepted, 'rejected', l.rejected,
    'problemId', (SELECT max(p.id) FROM problems p WHERE p.shipment_line_id = l.id),
    'toCredit', ${role === 'admin' ? toCreditOfLine(sql`l.id`) : sql`NULL`}, 'masked', i.masked,
    'material', CASE WHEN l.quantity IS NULL THEN json_build_object('quantityMilli', l.quantity_milli, 'uqc', l.uqc,
      'description', l.description, 'hsn', l.hsn, 'valuePaise', l.value_paise, 'owner', l.owner, 'capital', l.capital,
      'rejectedWhy', l.rejected_why) END, 'uses', ${uses}) ORDER BY l.id)
  FROM shipment_lines l JOIN work_orders w ON w.id = l.work_order_id LEFT JOIN inquiries i ON i.id = w.inquiry_id
  WHERE l.shipment_id = sh.id)`

/** An invoice that was credited in full is no document of the goods any more. */
const papers = sql`coalesce((
  SELECT json_agg(json_build_object('id', p.id, 'kind', p.kind, 'number', p.number, 'on', p.on, 'valuePaise', p.value_paise,
    'ewayDue', p.eway_due, 'ewayWhy', p.eway_why, 'ewbNo', p.ewb_no, 'ewbOn', p.ewb_on, 'ewbUntil', p.ewb_until,
    'documentId', p.document_id, 'workorderId', (SELECT t.work_order_id FROM tax_documents t WHERE t.id = p.document_id)) ORDER BY p.id)
  FROM shipment_papers p WHERE p.shipment_id = sh.id AND NOT ${isCredited(sql`p.document_id`)}), '[]')`

const silentLegs = Object.entries(legs).flatMap(([leg, { silent }]) => (silent ? leg : []))
/** Condition: shipment `sh` has arrived, and counts as accepted when nobody counts it in time. */
export const isDueToCount = sql`(sh.status = 'delivered' AND sh.leg::text = ANY (${silentLegs}::text[]))`
/** The State to which goods go, as the code of GST numbers: as on the day on which they left, once they have left. */
const toState = sql`coalesce(sh.deliver_to->>'stateCode', ${stateOfSite(sql`(
  SELECT l.work_order_id FROM shipment_lines l WHERE l.shipment_id = sh.id ORDER BY l.id LIMIT 1)`)})`

export const shipmentSelect = (viewer: Viewer) => sql`
  sh.id, sh.leg, sh.status, sh.supplier_id AS "supplierId", s.company_name AS "supplierName", sh.customer_id AS "customerId",
  c.company_name AS "customerName", ${linesFor(viewer)} AS lines,
  ${papers} AS papers, ${filesColumn(sql`f.shipment_id = sh.id`, viewer)}, ${day(sql`sh.planned_on`)} AS "plannedOn",
  sh.carrier, sh.transporter_id AS "transporterId", sh.mode, sh.vehicle, sh.docket_no AS "docketNo",
  ${day(sql`sh.docket_on`)} AS "docketOn", sh.distance_km AS "distanceKm", sh.packages, sh.weight_grams AS "weightGrams",
  sh.note, ${day(sql`sh.sent_on`)} AS "sentOn", ${day(sql`sh.delivered_on`)} AS "deliveredOn",
  CASE WHEN ${isDueToCount} THEN ${day(sql`sh.delivered_on + ${COUNT_DAYS}::int`)} END AS "countBy",
  sh.received_by AS "receivedBy", sh.received_at AS "receivedAt", sh.silent,
  CASE WHEN sh.status = 'planned' AND sh.leg IN ('to_hub', 'to_site') THEN ${missingPhotos(sql`sh.id`)} ELSE '[]' END AS "missingPhotos",
  sh.pickup_code AS "pickupCode", CASE sh.leg WHEN 'to_site' THEN ${toState} END AS "toState",
  sh.cancel_reason AS "cancelReason", sh.dispatch_from AS "dispatchFrom", sh.deliver_to AS "deliverTo",
  sh.created_at AS "createdAt"`

export const shipmentFrom = sql`
  shipments sh LEFT JOIN users s ON s.id = sh.supplier_id LEFT JOIN users c ON c.id = sh.customer_id`

const hasLeft = sql`sh.status IN ('sent', 'delivered', 'received')`

/** Suppliers see what leaves them and what has left for them, customers what has left for them or from them, admins all. */
export function visibleShipments({ role, id }: Viewer): Sql {
  if (role === 'admin') return sql`true`
  if (role === 'supplier')
    return sql`(sh.supplier_id = ${id} AND (sh.leg IN ('to_hub', 'to_site') OR sh.leg = 'to_supplier' AND ${hasLeft}))`
  return sql`(sh.customer_id = ${id} AND sh.leg IN ('from_hub', 'to_site', 'from_customer') AND ${hasLeft})`
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
  admin: [...forSenders, 'supplierId', 'supplierName', 'customerId', 'customerName', 'pickupCode', 'toState'],
}

/** A shop that hands goods over to a driver reads nothing by which it could find their customer. */
const forShops = [
  'id',
  'leg',
  'status',
  'lines',
  'papers',
  'files',
  'plannedOn',
  'carrier',
  'vehicle',
  'pickupCode',
  'toState',
  'packages',
  'weightGrams',
  'sentOn',
  'deliveredOn',
  'countBy',
  'receivedAt',
  'silent',
  'missingPhotos',
  'createdAt',
] as const satisfies (keyof Shipment)[]
/** The receipt of a carrier leads to a page that names the towns of both sides. */
const forCustomers = forAll.filter((field) => field !== 'docketNo' && field !== 'docketOn')

/** The same of goods that go from the shop to the customer. */
const visibleOfDirect: VisibleFields<Required<Shipment>> = {
  customer: forCustomers,
  supplier: forShops,
  floor: forShops,
  admin: visible.admin,
}

/** The fields for this reader's role; names that cross to the other side are masked. */
export function toShipment(row: ShipmentRow, viewer: Viewer): Shipment {
  const reader = readerOf(viewer)
  const isDirect = row.leg === 'to_site'
  const read = pick(row, (isDirect ? visibleOfDirect : visible)[reader])
  return {
    ...read,
    ...(read.toState && { toState: gstStates[read.toState] ?? null }),
    ...(read.lines && { lines: read.lines.map((line) => toLine(line, viewer)) }),
    ...(read.papers && reader === 'floor' && { papers: read.papers.map(forFloor) }),
    ...(isDirect && viewer.role === 'supplier' && { papers: [] }),
    // The hub's own note, where the hub sends.
    ...(read.note && !sendsOn(row.leg, viewer.role) && { note: null }),
  }
}

/** A shop floor reads no amount. */
const withoutValue = <T extends { valuePaise?: number | null }>({ valuePaise: _, ...rest }: T): Omit<T, 'valuePaise'> =>
  rest

/** Nor why an e-way bill is due, which names a value. */
const forFloor = (paper: ShipmentPaper): ShipmentPaper => ({
  ...withoutValue(paper),
  ewayWhy: paper.ewayDue ? null : paper.ewayWhy,
})

function toLine({ masked, material, uses: brings, toCredit, ...line }: LineRow, viewer: Viewer): ShipmentLine {
  const { projectName, partNumber } = textsFor(masked, viewer.role)
  return {
    ...line,
    ...(projectName && { projectName }),
    ...(partNumber && { partNumber }),
    ...(material && (isFloor(viewer) ? withoutValue(material) : material)),
    ...(viewer.role === 'admin' && { toCredit }),
    ...(brings && viewer.role !== 'customer' && { uses: brings }),
  }
}

/** The fields of a shipment that its events keep. */
export const aboutShipment = ({ id, leg, supplierId, customerId, lines: of }: About) => ({
  shipmentId: id,
  leg,
  supplierId,
  customerId,
  orders: [...new Set(of.map(({ workorderId }) => workorderId))],
  pieces: of.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
})
type About = Pick<ShipmentRow, 'id' | 'leg' | 'supplierId' | 'customerId' | 'lines'>
