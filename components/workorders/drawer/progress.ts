import type { HistoryEntry } from '@/lib/contract/core/fields'
import type { Workorder, WorkorderStatus } from '@/lib/contract/workorders'
import { orderSteps } from '@/lib/rules/workorder-flow'

type Reached = { status: WorkorderStatus; state: 'done' | 'current' | 'todo'; at: string | null }

/** When the order last entered this status. */
export const arrivalAt = (history: readonly HistoryEntry[], status: WorkorderStatus) =>
  history.findLast((entry) => entry.to === status && /created|statusChanged/.test(entry.kind)) ?? null

/** The five steps with the day each was reached; later steps lose their day when work goes back. */
export function progressOf(order: Workorder, history: readonly HistoryEntry[]): Reached[] {
  const now = orderSteps.indexOf(order.status)
  const known: Partial<Record<WorkorderStatus, string | null>> = {
    pending: order.createdAt,
    started: order.startDate,
    completed: order.completedDate,
  }
  return orderSteps.map((status, i) => ({
    status,
    state: i < now || order.status === 'completed' ? 'done' : i === now ? 'current' : 'todo',
    at: i > now ? null : (arrivalAt(history, status)?.createdAt ?? known[status] ?? null),
  }))
}
