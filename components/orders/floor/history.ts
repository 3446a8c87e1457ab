import type { HistoryEntry } from '@/lib/contract/core/fields'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import type { WorkorderStatus } from '@/lib/contract/orders/workorders'
import { count } from '@/lib/terms/format'
import { momentIn, type Say } from '@/lib/terms/words/words'

const KINDS = {
  'workorder.filesAdded': 'history.filesAdded',
  'workorder.documentsSet': 'history.documentsSet',
  'workorder.documentWaived': 'history.documentWaived',
  'workorder.documentRestored': 'history.documentRestored',
  'workorder.firstArticleAsked': 'history.firstArticleAsked',
  'workorder.firstArticleAccepted': 'history.firstArticleAccepted',
  'workorder.firstArticleRejected': 'history.firstArticleRejected',
  'workorder.acknowledged': 'history.acknowledged',
  'workorder.dateAsked': 'history.dateAsked',
  'workorder.dateSet': 'history.dateSet',
  'workorder.dateAgreed': 'history.dateAgreed',
  'workorder.dateDeclined': 'history.dateDeclined',
  'workorder.dateWithdrawn': 'history.dateWithdrawn',
  'workorder.endAsked': 'history.endAsked',
  'workorder.endDeclined': 'history.endDeclined',
  'workorder.endWithdrawn': 'history.endWithdrawn',
  'workorder.cancelled': 'history.cancelled',
  'workorder.closedShort': 'history.closedShort',
  'workorder.reportFinal': 'history.reportFinal',
  'workorder.certificateIssued': 'history.certificateIssued',
  'workorder.certificateVoided': 'history.certificateVoided',
} as const
const isKnown = (kind: string): kind is keyof typeof KINDS => Object.hasOwn(KINDS, kind)

/** What happened to an order. */
export function entryInWords(say: Say, { kind, to, progress }: HistoryEntry, { quantity }: FloorOrder): string {
  if (isKnown(kind)) return say(KINDS[kind])
  if (kind !== 'workorder.progressed') return say(`status.${to as WorkorderStatus}`)
  const done = progress?.doneQuantity
  return done != null && quantity
    ? say('history.pieces', { done: count(done), n: quantity })
    : say('history.progressed')
}

/** Who did it, as far as the shop may know. */
export const byInWords = (say: Say, { actorName, actorPerson, actorRole }: HistoryEntry) =>
  actorName ? [actorPerson, actorName].filter(Boolean).join(', ') : actorRole && say(`by.${actorRole}`)

const MINUTE = 60_000

/** When; with both times when a phone had no line for a while. */
export function whenInWords(say: Say, { createdAt, doneAt }: HistoryEntry): string {
  const isApart = doneAt && Date.parse(createdAt) - Date.parse(doneAt) >= MINUTE
  const sent = momentIn(say, createdAt)
  return isApart ? say('history.doneSent', { done: momentIn(say, doneAt), sent }) : sent
}
