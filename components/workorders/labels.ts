import type { HistoryEntry } from '@/lib/contract/core/fields'
import type { PaymentStatus, Workorder, WorkorderStatus } from '@/lib/contract/workorders'
import { paymentFlow } from '@/lib/rules/payment-flow'
import { workorderFlow } from '@/lib/rules/workorder-flow'
import type { Tone } from '@/lib/rules/tone'

/** What an order is called when ids are not enough: its project, else its machine or process. */
export const titleOf = ({ projectName, machineName, processName }: Workorder) =>
  projectName ?? machineName ?? processName ?? 'Work order without an inquiry'

/** What a button says that moves work to this status. */
export const moveWords: Record<WorkorderStatus, string> = {
  pending: 'Put back to received',
  started: 'Start production',
  in_progress: 'Now in production',
  quality_check: 'Send to quality check',
  completed: 'Complete the order',
  issues: 'Report an issue',
}

const people = { customer: 'Customer', supplier: 'Supplier', admin: 'Jobwork' }

/** Who did it, as far as the reader may know. */
export const actorOf = ({ actorName, actorRole }: HistoryEntry) => actorName ?? (actorRole && people[actorRole])

/** What happened, in words, with the tone of where it led. */
export function eventWords({ kind, to }: HistoryEntry): { title: string; tone: Tone } {
  if (kind === 'workorder.paymentChanged') {
    const { label, tone } = paymentFlow.states[to as PaymentStatus]
    return { title: `Payment: ${label}`, tone }
  }
  if (kind === 'workorder.filesAdded') return { title: 'Documents added', tone: 'neutral' }
  const { label, tone } = workorderFlow.states[to as WorkorderStatus]
  return { title: label, tone }
}
