import type { Shipment, ShipmentLeg, ShipmentLine, ShipmentPaper } from '@/lib/contract/orders/shipment'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { documentLabels } from '@/lib/rules/orders/documents'
import { amountOf, inUnitOf } from '@/lib/rules/goods/line-words'
import { count, date, several, weight } from '@/lib/terms/format'
import { displayId, orderId } from '@/lib/terms/nouns'
import type { Role } from '@/lib/terms/roles'

type Of = Pick<Shipment, 'lines'>

/** Pieces of all its lines. */
export const piecesOf = ({ lines }: Of) => lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)

/** How much is in it: '240 pcs', '250 KGS', '240 pcs and material'. */
export function loadOf({ lines }: Of) {
  const material = lines.filter(({ quantity }) => quantity === null)
  if (!material.length) return `${count(piecesOf({ lines }))} pcs`
  if (lines.length > material.length) return `${count(piecesOf({ lines }))} pcs and material`
  return material.length === 1 ? amountOf(material[0]!) : several(material.length, 'material', 'materials')
}

/** 'Flange', or 'Flange and 2 more': what is in it. */
export function contentsOf({ lines }: Of, role: Role = 'admin') {
  const [first] = lines
  const name = first?.description ?? first?.projectName ?? (first ? orderId(role, first.workorderId) : 'Empty')
  return lines.length > 1 ? `${name} and ${lines.length - 1} more` : name
}

/** 'WO-0042', or '3 orders'. */
export function ordersOf({ lines }: Of, role: Role = 'admin') {
  const orders = new Set(lines.map(({ workorderId }) => workorderId))
  return orders.size === 1 ? orderId(role, lines[0]!.workorderId) : several(orders.size, 'order', 'orders')
}

/** '12.5 kg', or null. */
export const weightOf = (grams: number | null) => (grams === null ? null : weight(grams))

/** How many pieces of an order a new shipment begins with: those that come next, as far as they are not packed yet. */
export const firstPieces = ({ nextDelivery }: Pick<Workorder, 'nextDelivery'>, free: number) =>
  Math.min(free, nextDelivery?.quantity ?? free)

/** How it travels: 'Shree Transport, MH12AB1234'. */
export const carriageOf = ({ carrier, vehicle }: Pick<Shipment, 'carrier' | 'vehicle'>) =>
  [carrier, vehicle].filter(Boolean).join(', ') || null

/** The documents that goods of a leg leave with. */
const documentsOf: Record<ShipmentLeg, string> = {
  to_hub: 'invoice, bill of supply or challan',
  from_hub: 'our invoice or a challan',
  to_site: 'our invoice',
  to_supplier: 'a challan',
  from_customer: 'the customer’s challan',
}

/** What a packed shipment still lacks: 'packages', 'packing photo of WO-0042'. */
export const missingOf = (shipment: Shipment): string[] => [
  ...(shipment.papers.length || !readsPapers(shipment) ? [] : [documentsOf[shipment.leg]]),
  ...shipment.papers
    .filter(needsNumber)
    .map(({ number, ewayWhy }) => [`e-way bill of ${number}`, ewayWhy].filter(Boolean).join(', ')),
  ...(shipment.packages ? [] : ['packages']),
  ...(carriageOf(shipment) ? [] : [readsPapers(shipment) ? 'carrier or vehicle' : 'the carrier from Jobwork']),
  ...(shipment.missingPhotos ?? []).map(
    ({ workorderId, document }) =>
      `${documentLabels[document].toLowerCase()} of ${displayId('workorder', workorderId)}`,
  ),
]

/** Whether the viewer reads of documents before goods leave: of those that go from the shop to the customer admins alone. */
const readsPapers = ({ leg, supplierId }: Pick<Shipment, 'leg' | 'supplierId'>) =>
  leg !== 'to_site' || supplierId !== undefined

/** Whether the number of an e-way bill is still to be entered. */
export const needsNumber = ({ ewayDue, ewbNo }: ShipmentPaper) => ewayDue === true && ewbNo === null

/** What papers a shipment lacks before it arrives, on a day; null where they are in order. */
export function paperFaultOf(shipment: Pick<Shipment, 'leg' | 'supplierId' | 'status' | 'papers'>, today: string) {
  const { status, papers } = shipment
  if (status !== 'planned' && status !== 'sent') return null
  if (status === 'planned' && !papers.length && readsPapers(shipment)) return 'No document'
  if (status === 'planned' && papers.some(needsNumber)) return 'No e-way bill'
  const ends = papers.flatMap(({ ewbUntil }) => ewbUntil ?? []).toSorted()
  const [first] = ends
  if (!first || first > today) return null
  return first === today ? 'E-way bill ends today' : 'E-way bill ended'
}

/** How a document stands with its e-way bill: '123456789012, until 8 Dec 2026', 'Needed: over ₹1,00,000 within Maharashtra'. */
export function ewayBillOf({ ewayDue, ewayWhy, ewbNo, ewbUntil }: ShipmentPaper) {
  if (ewbNo) return ewbUntil ? `${ewbNo}, until ${date(ewbUntil)}` : ewbNo
  if (ewayDue) return ewayWhy ? `Needed: ${ewayWhy}` : 'Needed'
  return ewayDue === false ? 'Not needed' : ewayWhy && `Not known: ${ewayWhy}`
}

/** What came of a count: '8 pcs short, 12 pcs rejected', or null. */
export function shortfallOf({ lines }: Of) {
  const ofPieces = lines.filter(({ quantity }) => quantity !== null)
  const short = ofPieces.reduce((sum, line) => sum + shortOf(line), 0)
  const rejected = ofPieces.reduce((sum, line) => sum + (line.rejected ?? 0), 0)
  const parts = [
    short && `${count(short)} pcs short`,
    rejected && `${count(rejected)} pcs rejected`,
    ...lines.filter(({ quantity }) => quantity === null).flatMap(faultsOfMaterial),
  ].filter(Boolean)
  return parts.join(', ') || null
}

/** What of a line is missing; 0 before it is counted. */
const shortOf = ({ quantity, quantityMilli, received }: ShipmentLine) =>
  received === null ? 0 : Math.max(0, (quantity ?? quantityMilli ?? 0) - received)

const faultsOfMaterial = (line: ShipmentLine) => [
  shortOf(line) && `${inUnitOf(line, shortOf(line))} short`,
  line.rejected && `${inUnitOf(line, line.rejected)} rejected`,
]
