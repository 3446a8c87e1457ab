import type { HistoryEntry } from '@/lib/contract/core/fields'
import type { Workorder, WorkorderStatus } from '@/lib/contract/orders/workorders'
import { orderSteps } from '@/lib/rules/orders/flows/workorder-flow'

type Reached = { status: WorkorderStatus; state: 'done' | 'skipped' | 'current' | 'todo'; at: string | null }

/** When the order last entered this status. */
export const arrivalAt = (history: readonly HistoryEntry[], status: WorkorderStatus) =>
  history.findLast((entry) => entry.to === status && /created|statusChanged/.test(entry.kind)) ?? null

/**
 * The five steps with the day each was reached. A step before the present one that the history doesn't know was skipped;
 * later steps lose their day when work goes back.
 */
export function progressOf(order: Workorder, history: readonly HistoryEntry[]): Reached[] {
  const now = orderSteps.indexOf(order.status)
  return orderSteps.map((status, i) => {
    const at = arrivalAt(history, status)?.createdAt ?? (status === 'pending' ? order.createdAt : null)
    if (i > now) return { status, state: 'todo', at: null }
    // Without a history it is still on its way.
    if (i < now) return { status, state: at || !history.length ? 'done' : 'skipped', at }
    // After a credit an order keeps the completion date that it had before its problem.
    if (status === 'completed') return { status, state: 'done', at: order.completedDate ?? at }
    return { status, state: 'current', at }
  })
}
