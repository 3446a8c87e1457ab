import { invalid, Problem } from '../../../contract/core/problem'
import type { ShipmentLeg } from '../../../contract/orders/shipment'
import { freePieces, piecesAtHub, type GoodsSide } from '../../../rules/goods/pieces'
import { count } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import type { WriteScope } from '../../core/verb'
import { ordersToPack, type OrderToPack } from '../../facts/order-goods'

export type PackedLine = { workorderId: number; quantity: number; scheduleId?: number | null }

/** The companies of a shipment: the supplier that sends it, or the customer that it is for. */
type Parties = { supplierId: number | null; customerId: number | null }

/**
 * Checks the lines of a shipment whose orders are locked: all of one company, no more pieces than were ordered, and from the hub
 * no more than are there. Answers the companies. `except` is the shipment that is changed.
 */
export async function assertMayPack(
  scope: WriteScope,
  leg: ShipmentLeg,
  lines: readonly PackedLine[],
  except?: number,
): Promise<Parties> {
  const orders = await ordersToPack(
    scope,
    lines.map(({ workorderId }) => workorderId),
  )
  const isFromHub = leg === 'from_hub'
  let parties: Parties | undefined
  for (const [at, { workorderId, quantity, scheduleId }] of lines.entries()) {
    const order = orders.get(workorderId)
    assertOwn(scope, order, at)
    const own = isFromHub
      ? { supplierId: null, customerId: order.customerId }
      : { supplierId: order.supplierId, customerId: null }
    parties ??= own
    const path = `lines.${at}.workorderId`
    const shownId = displayId('workorder', workorderId)
    if (isFromHub && order.customerId === null) throw invalid(path, `${shownId} has no customer`)
    if (own.supplierId !== parties.supplierId) throw invalid(path, `${shownId} is of another supplier`)
    if (own.customerId !== parties.customerId) throw invalid(path, `${shownId} is of another customer`)
    if (!order.pieces) throw invalid(path, `${shownId} has no quantity yet`)
    if (scheduleId && !order.schedule.some(({ id }) => id === scheduleId))
      throw invalid(`lines.${at}.scheduleId`, 'Choose a line of its schedule')
    assertFree(order, leg, quantity, `lines.${at}.quantity`, except)
    if (isFromHub) assertAtHub(order, quantity, except)
  }
  return parties!
}

/** Lines as they are written. */
export const lineData = ({ workorderId, quantity, scheduleId }: PackedLine) => ({
  workOrderId: workorderId,
  quantity,
  scheduleId,
})

/** 400 for an order that the viewer doesn't see: of a stranger and unknown are the same. */
function assertOwn({ viewer }: WriteScope, order: OrderToPack | undefined, at: number): asserts order is OrderToPack {
  const isOwn = order && (viewer.role === 'admin' || order.supplierId === viewer.id)
  if (!isOwn)
    throw invalid(`lines.${at}.workorderId`, viewer.role === 'admin' ? 'Choose an order' : 'Choose one of your orders')
}

const without = (lines: OrderToPack['lines'], except: number | undefined) =>
  lines.filter(({ shipmentId }) => shipmentId !== except)

/** 409 for more pieces than the hub has of an order. One that came without shipments isn't asked. */
function assertAtHub({ id, lines }: OrderToPack, quantity: number, except?: number) {
  const there = piecesAtHub(without(lines, except))
  if (there !== null && quantity > there)
    throw new Problem('conflict', `Only ${count(Math.max(0, there))} of ${displayId('workorder', id)} are at the hub`)
}

/** 400 for more pieces than an order may still have packed on the side that the leg is of. */
export function assertFree(
  { pieces, lines }: OrderToPack,
  leg: ShipmentLeg,
  quantity: number,
  path: string,
  except?: number,
) {
  if (!pieces) return
  const free = freePieces(pieces, without(lines, except), sideOf(leg))
  if (quantity <= free) return
  const needed = pieces.ordered - pieces.closedShort
  const most = pieces.over ? `, at most ${count(needed + pieces.over)}` : ''
  const together = needed + pieces.over - free + quantity
  throw invalid(path, `More than was ordered: ${count(together)} of ${count(needed)}${most}`)
}

const sideOf = (leg: ShipmentLeg): GoodsSide => (leg === 'from_hub' ? 'customer' : 'supply')
