import type { Shipment, ShipmentPaper } from '@/lib/contract/orders/shipment'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { documentLabels } from '@/lib/rules/orders/documents'
import { count, date, several, weight } from '@/lib/terms/format'
import { displayId, orderId } from '@/lib/terms/nouns'
import type { Role } from '@/lib/terms/roles'

type Of = Pick<Shipment, 'lines'>

/** Pieces of all its lines. */
export const piecesOf = ({ lines }: Of) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** 'Flange', or 'Flange and 2 more': what is in it. */
export function contentsOf({ lines }: Of, role: Role = 'admin') {
  const [first] = lines
  const name = first?.projectName ?? (first ? orderId(role, first.workorderId) : 'Empty')
  return lines.length > 1 ? `${name} and ${lines.length - 1} more` : name
}

/** 'WO-0042', or '3 orders'. */
export const ordersOf = ({ lines }: Of, role: Role = 'admin') =>
  lines.length === 1 ? orderId(role, lines[0]!.workorderId) : several(lines.length, 'order', 'orders')

/** '12.5 kg', or null. */
export const weightOf = (grams: number | null) => (grams === null ? null : weight(grams))

/** How many pieces of an order a new shipment begins with: those that come next, as far as they are not packed yet. */
export const firstPieces = ({ nextDelivery }: Pick<Workorder, 'nextDelivery'>, free: number) =>
  Math.min(free, nextDelivery?.quantity ?? free)

/** How it travels: 'Shree Transport, MH12AB1234'. */
export const carriageOf = ({ carrier, vehicle }: Pick<Shipment, 'carrier' | 'vehicle'>) =>
  [carrier, vehicle].filter(Boolean).join(', ') || null

/** What a packed shipment still lacks: 'packages', 'packing photo of WO-0042'. */
export const missingOf = ({ leg, papers, packages, carrier, vehicle, missingPhotos = [] }: Shipment): string[] => [
  ...(papers.length ? [] : [leg === 'from_hub' ? 'our invoice or a challan' : 'invoice, bill of supply or challan']),
  ...papers.filter(needsNumber).map(({ number, ewayWhy }) => `e-way bill of ${number}, ${ewayWhy}`),
  ...(packages ? [] : ['packages']),
  ...(carrier || vehicle ? [] : ['carrier or vehicle']),
  ...(leg === 'to_hub' ? missingPhotos : []).map(
    ({ workorderId, document }) =>
      `${documentLabels[document].toLowerCase()} of ${displayId('workorder', workorderId)}`,
  ),
]

/** Whether the number of an e-way bill is still to be entered. */
export const needsNumber = ({ ewayDue, ewbNo }: ShipmentPaper) => ewayDue === true && ewbNo === null

/** What papers a shipment lacks before it arrives, on a day; null where they are in order. */
export function paperFaultOf({ status, papers }: Pick<Shipment, 'status' | 'papers'>, today: string) {
  if (status !== 'planned' && status !== 'sent') return null
  if (status === 'planned' && !papers.length) return 'No document'
  if (status === 'planned' && papers.some(needsNumber)) return 'No e-way bill'
  const ends = papers.flatMap(({ ewbUntil }) => ewbUntil ?? []).toSorted()
  const [first] = ends
  if (!first || first > today) return null
  return first === today ? 'E-way bill ends today' : 'E-way bill ended'
}

/** How a document stands with its e-way bill: '123456789012, until 8 Dec 2026', 'Needed: over ₹1,00,000 within Maharashtra'. */
export function ewayBillOf({ ewayDue, ewayWhy, ewbNo, ewbUntil }: ShipmentPaper) {
  if (ewbNo) return ewbUntil ? `${ewbNo}, until ${date(ewbUntil)}` : ewbNo
  if (ewayDue) return `Needed: ${ewayWhy}`
  return ewayDue === false ? 'Not needed' : ewayWhy && `Not known: ${ewayWhy}`
}

/** What came of a count: '8 pcs short, 12 pcs rejected', or null. */
export function shortfallOf({ lines }: Of) {
  const short = lines.reduce((sum, { quantity, received }) => sum + Math.max(0, quantity - (received ?? quantity)), 0)
  const rejected = lines.reduce((sum, line) => sum + (line.rejected ?? 0), 0)
  const parts = [short && `${count(short)} pcs short`, rejected && `${count(rejected)} pcs rejected`].filter(Boolean)
  return parts.join(', ') || null
}
