import type { DeliveryState, DeliverySums, ShipmentLeg, ShipmentStatus } from '../../contract/orders/shipment'
import type { Delivery } from '../orders/schedule'

/** A line of a shipment with pieces of one order. */
export type MovedLine = {
  leg: ShipmentLeg
  status: ShipmentStatus
  quantity: number
  received: number | null
  rejected: number | null
  /** Of the rejected pieces: those that were credited, and those that count as accepted after all. */
  credited: number
  taken: number
  /** The line of the schedule that it fills first. */
  scheduleId: number | null
}

/** What an order is about: pieces as ordered, and how many of them are not made any more. */
export type OrderedPieces = { ordered: number; closedShort: number; over: number; under: number }

/** The pieces that a line stands for: as counted, or as packed until then. */
const piecesIn = ({ received, quantity }: MovedLine) => received ?? quantity
const rejectedIn = ({ rejected, taken }: MovedLine) => (rejected ?? 0) - taken
const creditedIn = ({ credited }: MovedLine) => credited
const sumOf = (lines: readonly MovedLine[], of: (line: MovedLine) => number) =>
  lines.reduce((sum, line) => sum + of(line), 0)

/** Pieces of a counted line that its receiver keeps. */
export const acceptedOf = (line: MovedLine): number => piecesIn(line) - rejectedIn(line)

/** Pieces that are there: as counted, or as packed once the arrival is recorded. */
const cameWith = ({ received, status, quantity }: MovedLine) => received ?? (status === 'delivered' ? quantity : 0)
const hasLeft = ({ status }: MovedLine) => status !== 'planned' && status !== 'cancelled'
const isOnTheWay = ({ status }: MovedLine) => status === 'sent' || status === 'delivered'

/** The part of an order that basis points of it are, in whole pieces. */
export const toleranceOf = (ordered: number, basisPoints: number) => Math.floor((ordered * basisPoints) / 10_000)

/** The side of an order whose deliveries are counted: what its supplier delivers, or what its customer gets. */
export type GoodsSide = 'supply' | 'customer'

const LEGS: Record<GoodsSide, readonly ShipmentLeg[]> = {
  supply: ['to_hub', 'to_site'],
  customer: ['from_hub', 'to_site'],
}
const SIDES: readonly GoodsSide[] = ['supply', 'customer']

/** The sides of an order on which pieces of this leg count: those that go from the shop to the customer count on both. */
export const sidesOf = (leg: ShipmentLeg): GoodsSide[] => SIDES.filter((side) => LEGS[side].includes(leg))

const packedOn = (side: GoodsSide, lines: readonly MovedLine[]) =>
  lines.filter(({ leg, status }) => LEGS[side].includes(leg) && status !== 'cancelled')

/**
 * What customers rejected of the pieces that their supplier sent to the hub, and how much of that was credited. Both are 0 for
 * an order that came to the hub without shipments. What is sent to a customer directly is counted once, as rejected.
 */
function returnedOf(side: GoodsSide, lines: readonly MovedLine[]) {
  const isCounted = side === 'supply' && packedOn('supply', lines).some(({ leg }) => leg === 'to_hub')
  const later = isCounted ? packedOn('customer', lines).filter(({ leg }) => leg === 'from_hub') : []
  return { returned: sumOf(later, rejectedIn), credited: sumOf(later, creditedIn) }
}

/** How many pieces may still be packed on a side. Rejected ones come again, those that were credited don't. */
export function freePieces(
  { ordered, closedShort, over }: OrderedPieces,
  lines: readonly MovedLine[],
  side: GoodsSide = 'supply',
): number {
  const packed = packedOn(side, lines)
  const { returned, credited } = returnedOf(side, lines)
  const due = ordered - closedShort - sumOf(packed, creditedIn) - credited
  return due + over - sumOf(packed, (line) => piecesIn(line) - rejectedIn(line)) + returned
}

/** How many pieces are at the hub: accepted there, and in no shipment to the customer. Null where none came by a shipment. */
export function piecesAtHub(lines: readonly MovedLine[]): number | null {
  const came = lines.filter(({ leg, received }) => leg === 'to_hub' && received !== null)
  if (!lines.some(({ leg, status }) => leg === 'to_hub' && status !== 'cancelled')) return null
  const gone = lines.filter(({ leg, status }) => leg === 'from_hub' && status !== 'cancelled')
  return (
    sumOf(came, (line) => piecesIn(line) - rejectedIn(line)) -
    sumOf(gone, ({ quantity, received }) => Math.max(quantity, received ?? 0))
  )
}

/** The same for what an admin may still send. The hub has none of an order that goes to its customer from the shop. */
function knownAtHub(lines: readonly MovedLine[]): number | null {
  const gone = packedOn('customer', lines)
  const isDirect = gone.length > 0 && gone.every(({ leg }) => leg === 'to_site')
  return piecesAtHub(lines) ?? (isDirect ? 0 : null)
}

/**
 * What shipments of a side brought: pieces that are there and not rejected, and those that were credited. What the customer
 * rejected is taken from what its supplier brought last.
 */
export function deliveriesOf(lines: readonly MovedLine[], side: GoodsSide): Delivery[] {
  const deliveries = packedOn(side, lines)
    .filter(hasLeft)
    .map((line) => ({
      pieces: cameWith(line) - rejectedIn(line),
      credited: creditedIn(line),
      scheduleId: line.scheduleId,
    }))
  const { returned, credited } = returnedOf(side, lines)
  let rest = returned
  for (const delivery of deliveries.toReversed()) {
    const back = Math.min(rest, delivery.pieces)
    delivery.pieces -= back
    rest -= back
  }
  return credited ? [...deliveries, { pieces: 0, credited, scheduleId: null }] : deliveries
}

export type Goods = {
  sums: Required<DeliverySums>
  /** Pieces that are in no shipment yet; to a customer those of them that are at the hub. */
  unpacked: number
  state: DeliveryState
}

/** What has moved of an order on one side of it. */
export function goodsOf(order: OrderedPieces, lines: readonly MovedLine[], side: GoodsSide = 'supply'): Goods {
  const gone = packedOn(side, lines).filter(hasLeft)
  const counted = gone.filter(({ received }) => received !== null)
  const rejected = sumOf(counted, rejectedIn)
  const { returned, credited } = returnedOf(side, lines)
  const delivered = sumOf(gone, cameWith)
  const due = order.ordered - order.closedShort - sumOf(counted, creditedIn) - credited
  const open = Math.max(0, due - (delivered - rejected - returned))
  const sums = {
    ordered: order.ordered,
    sent: sumOf(gone, ({ quantity }) => quantity),
    delivered,
    accepted: sumOf(counted, piecesIn) - rejected,
    rejected,
    returned,
    open,
  }
  const free = Math.max(0, freePieces({ ...order, over: 0 }, lines, side))
  const unpacked = side === 'customer' ? Math.max(0, Math.min(free, knownAtHub(lines) ?? free)) : free
  return { sums, unpacked, state: stateOf(order, gone, { open, due, missing: rejected + returned }) }
}

function stateOf(
  { under }: OrderedPieces,
  gone: readonly MovedLine[],
  { open, due, missing }: { open: number; due: number; missing: number },
): DeliveryState {
  if (!gone.length) return 'none'
  if (open <= under && !gone.some(isOnTheWay)) return 'received'
  return sumOf(gone, piecesIn) - missing >= due - under ? 'sent' : 'part'
}
