import { invalid, Problem } from '../../../contract/core/problem'
import type { ShipmentLeg } from '../../../contract/orders/shipment'
import { legs } from '../../../rules/goods/legs'
import { isMaterial } from '../../../rules/goods/material'
import { freePieces, piecesAtHub, sidesOf } from '../../../rules/goods/pieces'
import { count } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import type { WriteScope } from '../../core/verb'
import { ordersToPack, type OrderToPack } from '../../facts/order-goods'
import { assertGoesDirectly } from './goes-directly'
import { materialColumns } from './material-lines'
import { usesAsked } from './material-uses'
import type { LineColumns, PackedLine } from './packed-line'
import { assertWereRejected } from './returned-pieces'

/** The companies of a shipment: the supplier and the customer at its ends. */
type Parties = { supplierId: number | null; customerId: number | null }

/** The leg has a customer at its other end. */
const isOfCustomer = (leg: ShipmentLeg) => legs[leg].from === 'customer' || legs[leg].to === 'customer'

/**
 * Checks the lines of a shipment whose orders are locked: all of one company, no more pieces than were ordered, from the hub no more
 * than are there, and no more material back than is at its supplier. Answers the companies, and the lines as they are written.
 * `except` is the shipment that is changed.
 */
export async function packedLines(
  scope: WriteScope,
  leg: ShipmentLeg,
  lines: readonly PackedLine[],
  except?: number,
): Promise<{ parties: Parties; columns: LineColumns[] }> {
  const orders = await ordersToPack(
    scope,
    lines.map(({ workorderId }) => workorderId),
  )
  let parties: Parties | undefined
  for (const [at, line] of lines.entries()) {
    const { workorderId, purpose } = line
    const order = orders.get(workorderId)
    assertOwn(scope, order, at)
    if (!legs[leg].purposes.includes(purpose ?? 'goods'))
      throw invalid(`lines.${at}.purpose`, 'Choose what travels this way')
    parties ??= partiesOf(leg, order)
    assertSameParties(leg, order, parties, `lines.${at}.workorderId`)
    if (!isMaterial(purpose)) await assertPieces(scope, leg, order, line, at, except)
  }
  if (leg === 'to_site') await assertGoesDirectly(scope, parties!.supplierId!, lines)
  const material = await materialColumns(scope, leg, lines, except)
  const uses = await usesAsked(scope, leg, lines, except)
  const columns = lines.map((line, at) => ({
    workOrderId: line.workorderId,
    purpose: line.purpose ?? 'goods',
    quantity: isMaterial(line.purpose) ? null : line.quantity,
    scheduleId: line.scheduleId,
    ...material[at],
    ...(uses[at]!.length && { uses: { create: uses[at] } }),
  }))
  return { parties: parties!, columns }
}

function partiesOf(leg: ShipmentLeg, { supplierId, customerId }: OrderToPack): Parties {
  const { from, to } = legs[leg]
  return {
    supplierId: from === 'shop' || to === 'shop' ? supplierId : null,
    customerId: from === 'customer' || to === 'customer' ? customerId : null,
  }
}

function assertSameParties(leg: ShipmentLeg, order: OrderToPack, parties: Parties, path: string) {
  const shownId = displayId('workorder', order.id)
  const own = partiesOf(leg, order)
  if (isOfCustomer(leg) && order.customerId === null) throw invalid(path, `${shownId} has no customer`)
  if (own.supplierId !== parties.supplierId) throw invalid(path, `${shownId} is of another supplier`)
  if (own.customerId !== parties.customerId) throw invalid(path, `${shownId} is of another customer`)
}

/** 400 or 409 for pieces that can't travel: more than were ordered, than are at the hub, or than were rejected. */
async function assertPieces(
  scope: WriteScope,
  leg: ShipmentLeg,
  order: OrderToPack,
  { quantity, scheduleId, purpose }: PackedLine,
  at: number,
  except?: number,
) {
  if (!order.pieces) throw invalid(`lines.${at}.workorderId`, `${displayId('workorder', order.id)} has no quantity yet`)
  if (scheduleId && !order.schedule.some(({ id }) => id === scheduleId))
    throw invalid(`lines.${at}.scheduleId`, 'Choose a line of its schedule')
  const path = `lines.${at}.quantity`
  if (purpose === 'return') return assertWereRejected(scope, leg, order, quantity!, path, except)
  assertFree(order, leg, quantity!, path, except)
  if (leg === 'from_hub') assertAtHub(order, quantity!, except)
}

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

/** 400 for more pieces than an order may still have packed on each side that the leg is of. */
export function assertFree(
  { pieces, lines }: OrderToPack,
  leg: ShipmentLeg,
  quantity: number,
  path: string,
  except?: number,
) {
  if (!pieces) return
  const free = Math.min(...sidesOf(leg).map((side) => freePieces(pieces, without(lines, except), side)))
  if (quantity <= free) return
  const needed = pieces.ordered - pieces.closedShort
  const most = pieces.over ? `, at most ${count(needed + pieces.over)}` : ''
  const together = needed + pieces.over - free + quantity
  throw invalid(path, `More than was ordered: ${count(together)} of ${count(needed)}${most}`)
}
