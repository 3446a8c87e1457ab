import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import type { ShipmentStatus } from '../../../contract/orders/shipment'
import { displayId } from '../../../terms/nouns'
import type { Viewer } from '../../../rules/core/permissions'
import { plansOn, receivesOn, sendsOn } from '../../../rules/goods/legs'
import type { WriteScope } from '../../core/verb'
import { lockOrder } from '../../orders/workorders/lock-order'
import { findShipment, type ShipmentRow } from './shipment'

/** Locks orders, those with the lowest ids first: what is packed of them doesn't change before the end of the transaction. */
export async function lockOrders(scope: WriteScope, ids: readonly number[]) {
  for (const id of ids.toSorted((a, b) => a - b)) await lockOrder(scope, id)
}

/**
 * A shipment that the viewer sees, with the locks of its orders, and of those that it is to get, and then its own; 404 for others.
 * 409 when its orders changed meanwhile: locks are taken in one order, so that nobody waits for each other.
 */
export async function lockShipment(scope: WriteScope, id: number, added: readonly number[] = []): Promise<ShipmentRow> {
  const orders = [...new Set([...ordersOf(await findShipment(scope, id)), ...added])]
  await lockOrders(scope, orders)
  await scope.rows(sql`SELECT FROM shipments WHERE id = ${id} FOR NO KEY UPDATE`)
  const shipment = await findShipment(scope, id)
  if (!ordersOf(shipment).every((order) => orders.includes(order)))
    throw new Problem('conflict', `${displayId('shipment', id)} has changed meanwhile: look at it again`)
  return shipment
}

/** The orders that a shipment has pieces of. */
export const ordersOf = ({ lines }: Pick<ShipmentRow, 'lines'>) => [
  ...new Set(lines.map(({ workorderId }) => workorderId)),
]

/** 409 for one that has left or was cancelled: what of it can't change any more. */
export function assertPlanned({ id, status }: Pick<ShipmentRow, 'id' | 'status'>, stays: string) {
  if (status !== 'planned') throw new Problem('conflict', `${displayId('shipment', id)} is ${words[status]}: ${stays}`)
}

/** 409 for one that has ended. */
export function assertGoesOn({ id, status }: Pick<ShipmentRow, 'id' | 'status'>) {
  if (status === 'received' || status === 'cancelled')
    throw new Problem('conflict', `${displayId('shipment', id)} is ${words[status]} already`)
}

/** States in a sentence. */
export const words: Record<ShipmentStatus, string> = {
  planned: 'packed',
  sent: 'sent',
  delivered: 'delivered',
  received: 'received',
  cancelled: 'cancelled',
}

/** 403 for a role that doesn't plan on this leg. */
export function assertPlans({ leg }: Pick<ShipmentRow, 'leg'>, { role }: Viewer) {
  if (!plansOn(leg, role)) throw new Problem('forbidden', 'Only its sender can do this')
}
/** 403 for a role that doesn't send on this leg. */
export function assertSends({ leg }: Pick<ShipmentRow, 'leg'>, { role }: Viewer) {
  if (!sendsOn(leg, role)) throw new Problem('forbidden', 'Only its sender can do this')
}
/** 409 for the sender, who sees the shipment all the same. */
export function assertReceives({ leg }: Pick<ShipmentRow, 'leg'>, { role }: Viewer) {
  if (!receivesOn(leg, role)) throw new Problem('conflict', 'Its receiver counts it')
}
