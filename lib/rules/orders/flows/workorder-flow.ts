import type { Role } from '../../../contract/people/account'
import type { WorkorderStatus } from '../../../contract/orders/workorders'
import { flow } from '../../core/flow'

const anyone: readonly Role[] = ['supplier', 'admin']
const anywhere = {
  pending: anyone,
  started: anyone,
  in_progress: anyone,
  quality_check: anyone,
  completed: anyone,
  issues: anyone,
}

/** Work on a shop floor goes back as well as forth, so every state may follow every other. */
export const workorderFlow = flow<WorkorderStatus>('The work order', {
  pending: { label: 'Order Received', tone: 'neutral', next: anywhere },
  started: { label: 'Production Started', tone: 'info', next: anywhere },
  in_progress: { label: 'In Production', tone: 'info', next: anywhere },
  quality_check: { label: 'Quality Check', tone: 'decision', next: anywhere },
  completed: { label: 'Completed', tone: 'success', next: anywhere },
  issues: { label: 'Issues', tone: 'danger', next: anywhere },
})

/** The five steps that a customer follows. */
export const orderSteps: readonly WorkorderStatus[] = [
  'pending',
  'started',
  'in_progress',
  'quality_check',
  'completed',
]
/** Orders that are under way. */
export const activeStatuses: readonly WorkorderStatus[] = ['pending', 'started', 'in_progress', 'quality_check']

/** The step after this one, or null at the end and for issues: what a supplier is offered first. */
export const nextStep = (status: WorkorderStatus): WorkorderStatus | null => {
  const at = orderSteps.indexOf(status)
  return at < 0 ? null : (orderSteps[at + 1] ?? null)
}

/** Whether work has begun in this state: neither received nor stopped before it began. */
export const hasBegun = (status: WorkorderStatus) => status !== 'pending' && status !== 'issues'

/**
 * The dates that a move sets: a start when work begins (a planned one is kept), a completion when it ends.
 * Leaving `completed` clears the completion.
 */
export function datesFor(
  to: WorkorderStatus,
  before: { startDate: string | null; completedDate?: string | null },
  now = new Date().toISOString(),
) {
  return {
    ...(hasBegun(to) && !before.startDate && { startDate: now }),
    ...(to === 'completed' ? !before.completedDate && { completedDate: now } : { completedDate: null }),
  }
}
