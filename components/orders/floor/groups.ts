import type { FloorOrder } from '@/lib/contract/orders/floor'
import { daysUntil } from '@/lib/terms/format'

export type Group = { title: string; orders: FloorOrder[] }

/** Cards by the day in India: late ones, those due today, and the rest. Empty groups are left out. */
export function groupsOf(orders: readonly FloorOrder[], now: number): Group[] {
  const daysOf = ({ dueDate }: FloorOrder) => (dueDate ? daysUntil(dueDate, now) : Infinity)
  return [
    { title: 'Late', orders: orders.filter((order) => daysOf(order) < 0) },
    { title: 'Today', orders: orders.filter((order) => daysOf(order) === 0) },
    { title: 'Next', orders: orders.filter((order) => daysOf(order) > 0) },
  ].filter((group) => group.orders.length)
}
