import type { FloorOrder } from '@/lib/contract/orders/floor'
import { daysUntil } from '@/lib/terms/format'

export type Group = { name: 'late' | 'today' | 'next'; orders: FloorOrder[] }

/** Cards by the day in India: late ones, those due today, and the rest. Empty groups are left out. */
export function groupsOf(orders: readonly FloorOrder[], now: number): Group[] {
  const daysOf = ({ dueDate }: FloorOrder) => (dueDate ? daysUntil(dueDate, now) : Infinity)
  return [
    { name: 'late' as const, orders: orders.filter((order) => daysOf(order) < 0) },
    { name: 'today' as const, orders: orders.filter((order) => daysOf(order) === 0) },
    { name: 'next' as const, orders: orders.filter((order) => daysOf(order) > 0) },
  ].filter((group) => group.orders.length)
}
