import type { FloorOrder } from '@/lib/contract/orders/floor'

/** The open card, and before which card it stood when it was last among the orders; null for the end. */
export type Held = { order: FloorOrder; before: number | null }

/** The open card with its place among the orders; undefined while it isn't among them. */
export function placeOf(orders: readonly FloorOrder[], open: number | null): Held | undefined {
  const at = orders.findIndex(({ id }) => id === open)
  return at < 0 ? undefined : { order: orders[at]!, before: orders[at + 1]?.id ?? null }
}

/** The orders with the open card where it stood, although it is completed or stopped by now: the cards below it don't jump. */
export function withHeld(orders: readonly FloorOrder[], held: Held | null): readonly FloorOrder[] {
  if (!held || orders.some(({ id }) => id === held.order.id)) return orders
  const at = orders.findIndex(({ id }) => id === held.before)
  return orders.toSpliced(at < 0 ? orders.length : at, 0, held.order)
}
