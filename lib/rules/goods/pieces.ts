import type { DeliveryState, DeliverySums, ShipmentStatus } from '../../contract/orders/shipment'
import type { Delivery } from '../orders/schedule'

/** What became of the rejected pieces of a line: their problem counts, was a credit, or counts no more. */
export type RejectionOutcome = 'stands' | 'credited' | 'taken'

/** A line of a shipment with pieces of one order. */
export type MovedLine = {
  status: ShipmentStatus
  quantity: number
  received: number | null
  rejected: number | null
  outcome: RejectionOutcome
  /** The line of the schedule that it fills first. */
  scheduleId: number | null
}

/** What an order is about: pieces as ordered, and how many of them are not made any more. */
export type OrderedPieces = { ordered: number; closedShort: number; over: number; under: number }

/** The pieces that a line stands for: as counted, or as packed until then. */
const piecesIn = ({ received, quantity }: MovedLine) => received ?? quantity
const rejectedIn = ({ rejected, outcome }: MovedLine) => (outcome === 'taken' ? 0 : (rejected ?? 0))
const creditedIn = (line: MovedLine) => (line.outcome === 'credited' ? (line.rejected ?? 0) : 0)
const sumOf = (lines: readonly MovedLine[], of: (line: MovedLine) => number) =>
  lines.reduce((sum, line) => sum + of(line), 0)

/** Pieces that are there: as counted, or as packed once the arrival is recorded. */
const cameWith = ({ received, status, quantity }: MovedLine) => received ?? (status === 'delivered' ? quantity : 0)
const hasLeft = ({ status }: MovedLine) => status !== 'planned' && status !== 'cancelled'
const isOnTheWay = ({ status }: MovedLine) => status === 'sent' || status === 'delivered'

/** The part of an order that basis points of it are, in whole pieces. */
export const toleranceOf = (ordered: number, basisPoints: number) => Math.floor((ordered * basisPoints) / 10_000)

/**
 * How many pieces may still be packed. Rejected ones come again, those that were credited don't.
 */
export function freePieces({ ordered, closedShort, over }: OrderedPieces, lines: readonly MovedLine[]): number {
  const packed = lines.filter(({ status }) => status !== 'cancelled')
  const due = ordered - closedShort - sumOf(packed, creditedIn)
  return due + over - sumOf(packed, (line) => piecesIn(line) - rejectedIn(line))
}

/** What shipments brought: pieces that are there and not rejected, and those that were credited. */
export const deliveriesOf = (lines: readonly MovedLine[]): Delivery[] =>
  lines.filter(hasLeft).map((line) => ({
    pieces: cameWith(line) - rejectedIn(line),
    credited: creditedIn(line),
    scheduleId: line.scheduleId,
  }))

export type Goods = {
  sums: DeliverySums
  /** Pieces that are in no shipment yet. */
  unpacked: number
  state: DeliveryState
}

/** What has moved of an order on one side of it. */
export function goodsOf(order: OrderedPieces, lines: readonly MovedLine[]): Goods {
  const gone = lines.filter(hasLeft)
  const counted = gone.filter(({ received }) => received !== null)
  const rejected = sumOf(counted, rejectedIn)
  const delivered = sumOf(gone, cameWith)
  const due = order.ordered - order.closedShort - sumOf(counted, creditedIn)
  const open = Math.max(0, due - (delivered - rejected))
  const sums = {
    ordered: order.ordered,
    sent: sumOf(gone, ({ quantity }) => quantity),
    delivered,
    accepted: sumOf(counted, piecesIn) - rejected,
    rejected,
    open,
  }
  const unpacked = Math.max(0, freePieces({ ...order, over: 0 }, lines))
  return { sums, unpacked, state: stateOf(order, gone, { open, due, rejected }) }
}

function stateOf(
  { under }: OrderedPieces,
  gone: readonly MovedLine[],
  { open, due, rejected }: { open: number; due: number; rejected: number },
): DeliveryState {
  if (!gone.length) return 'none'
  if (open <= under && !gone.some(isOnTheWay)) return 'received'
  return sumOf(gone, piecesIn) - rejected >= due - under ? 'sent' : 'part'
}
