import { invalid } from '../../../contract/core/problem'
import { freePieces } from '../../../rules/goods/pieces'
import { count } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import type { WriteScope } from '../../core/verb'
import { ordersToPack, type OrderToPack } from '../../facts/order-goods'

export type PackedLine = { workorderId: number; quantity: number; scheduleId?: number | null }

/**
 * Checks the lines of a shipment to the hub whose orders are locked: all of one supplier, and no more pieces than were ordered.
 * Answers the supplier. `except` is the shipment that is changed.
 */
export async function assertMayPack(scope: WriteScope, lines: readonly PackedLine[], except?: number): Promise<number> {
  const orders = await ordersToPack(
    scope,
    lines.map(({ workorderId }) => workorderId),
  )
  let supplierId: number | undefined
  for (const [at, { workorderId, quantity, scheduleId }] of lines.entries()) {
    const order = orders.get(workorderId)
    assertOwn(scope, order, at)
    supplierId ??= order.supplierId
    const path = `lines.${at}.workorderId`
    if (order.supplierId !== supplierId)
      throw invalid(path, `${displayId('workorder', workorderId)} is of another supplier`)
    if (!order.pieces) throw invalid(path, `${displayId('workorder', workorderId)} has no quantity yet`)
    if (scheduleId && !order.schedule.some(({ id }) => id === scheduleId))
      throw invalid(`lines.${at}.scheduleId`, 'Choose a line of its schedule')
    assertFree(order, quantity, `lines.${at}.quantity`, except)
  }
  return supplierId!
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

/** 400 for more pieces than an order may still have packed. */
export function assertFree({ pieces, lines }: OrderToPack, quantity: number, path: string, except?: number) {
  if (!pieces) return
  const free = freePieces(
    pieces,
    lines.filter(({ shipmentId }) => shipmentId !== except),
  )
  if (quantity <= free) return
  const needed = pieces.ordered - pieces.closedShort
  const most = pieces.over ? `, at most ${count(needed + pieces.over)}` : ''
  const together = needed + pieces.over - free + quantity
  throw invalid(path, `More than was ordered: ${count(together)} of ${count(needed)}${most}`)
}
