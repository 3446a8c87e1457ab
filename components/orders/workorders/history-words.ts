import type { HistoryEntry } from '@/lib/contract/core/fields'
import type { PaymentStatus, Workorder, WorkorderStatus } from '@/lib/contract/orders/workorders'
import { paymentFlow } from '@/lib/rules/orders/flows/payment-flow'
import { progressWords } from '@/lib/rules/core/progress'
import { workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'
import { date } from '@/lib/terms/format'
import type { Tone } from '@/lib/terms/tone'

const people = { customer: 'Customer', supplier: 'Supplier', admin: 'Jobwork' }

/** Who did it, as far as the reader may know: 'Sunita Rao, Indrayani Precision Works', or 'Supplier'. */
export const actorOf = ({ actorName, actorPerson, actorRole }: HistoryEntry) =>
  actorName ? [actorPerson, actorName].filter(Boolean).join(', ') : actorRole && people[actorRole]

/** What happened, in words, with the tone of where it led. */
export function eventWords(
  { kind, to, progress, dueDate }: HistoryEntry,
  of: Pick<Workorder, 'quantity' | 'dueDate'>,
): { title: string; tone: Tone } {
  if (kind === 'workorder.paymentChanged' || kind === 'workorder.payableChanged') {
    const { label, tone } = paymentFlow.states[to as PaymentStatus]
    return { title: `${kind === 'workorder.paymentChanged' ? 'Payment' : 'Supplier payment'}: ${label}`, tone }
  }
  if (kind === 'workorder.progressed')
    return { title: (progress && progressWords({ ...of, ...progress })) ?? 'Progress', tone: 'info' }
  if (kind === 'workorder.filesAdded') return { title: 'Documents added', tone: 'neutral' }
  const ended = endWords[kind]
  if (ended) return ended
  const dated = dateWords[kind]
  if (dated) return { title: dueDate ? `${dated}: ${date(dueDate)}` : dated, tone: 'info' }
  const told = documentWords[kind]
  if (told) return { title: told, tone: 'neutral' }
  const { label, tone } = workorderFlow.states[to as WorkorderStatus]
  return { title: label, tone }
}

const endWords: Record<string, { title: string; tone: Tone }> = {
  'workorder.endAsked': { title: 'End of the order asked for', tone: 'info' },
  'workorder.endDeclined': { title: 'Request to end the order rejected', tone: 'info' },
  'workorder.endWithdrawn': { title: 'Request to end the order withdrawn', tone: 'info' },
  'workorder.cancelled': { title: 'Cancelled', tone: 'neutral' },
  'workorder.closedShort': { title: 'Closed short', tone: 'warning' },
}

const dateWords: Record<string, string> = {
  'workorder.dateAsked': 'New due date asked for',
  'workorder.dateSet': 'Due date set',
  'workorder.dateAgreed': 'Due date agreed',
  'workorder.dateDeclined': 'New due date declined',
  'workorder.dateWithdrawn': 'New due date withdrawn',
}

const documentWords: Record<string, string> = {
  'workorder.acknowledged': 'Order accepted',
  'workorder.scheduleChanged': 'Schedule changed',
  'workorder.documentsSet': 'Required documents changed',
  'workorder.documentWaived': 'Document waived',
  'workorder.documentRestored': 'Document required again',
  'workorder.firstArticleAsked': 'First article to accept',
  'workorder.firstArticleAccepted': 'First article accepted',
  'workorder.firstArticleRejected': 'First article rejected',
  'workorder.reportFinal': 'Report final',
  'workorder.certificateIssued': 'Certificate issued',
  'workorder.certificateVoided': 'Certificate void',
}
