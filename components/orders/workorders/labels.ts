import type { Workorder, WorkorderStatus } from '@/lib/contract/orders/workorders'
import { workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'

/** What an order is called when ids are not enough: its project, else its machine or process. */
export const titleOf = ({ projectName, machineName, processName }: Workorder) =>
  projectName ?? machineName ?? processName ?? 'Work order without an inquiry'

/** What a button says that moves work to this status. */
export const moveWords: Record<WorkorderStatus, string> = {
  pending: 'Move back to received',
  started: 'Start production',
  in_progress: 'Mark as in production',
  quality_check: 'Send to quality check',
  completed: 'Mark as completed',
  issues: 'Report a problem',
}

/** That an order was moved, for a message. */
export const movedWords = (shownId: string, status: WorkorderStatus) =>
  status === 'issues'
    ? `Problem reported on ${shownId}.`
    : `${shownId} marked as ${workorderFlow.states[status].label}.`
