import type { HistoryEntry } from '../../../contract/core/fields'
import type { EventKind } from '../../../terms/event-kinds'
import { openToQuoting } from '../../../rules/trade/flows/inquiry-flow'
import { historyOf } from '../../core/history'
import { query, type ReadScope } from '../../core/verb'
import { findInquiry, toInquiry, type InquiryRow } from './inquiry'

/** One inquiry with its history. */
export const getInquiry = query('inquiry.get', async (scope, { id }: { id: number }) => {
  const inquiry = await findInquiry(scope, id)
  return { ...toInquiry(inquiry, scope.viewer), history: await visibleHistory(scope, inquiry) }
})

/** What suppliers read of an inquiry's life: nothing of it may tell whether others bid. */
const forSuppliers: EventKind[] = [
  'inquiry.submitted',
  'inquiry.released',
  'inquiry.statusChanged',
  'inquiry.revised',
  'inquiry.deadlineMoved',
]

async function visibleHistory(scope: ReadScope, inquiry: InquiryRow) {
  const history = await historyOf(scope, 'inquiry', inquiry.id)
  if (scope.viewer.role !== 'supplier') return history
  return history.filter((entry) => tellsOfNobody(entry, inquiry)).map(inOneOpenState)
}

/**
 * Whether an entry tells a supplier nothing of other suppliers. It is in review, and its deadline closes it, since somebody
 * quoted; its decision is told by what became of the own quotation, unless the customer or an admin ends it in words.
 */
function tellsOfNobody({ kind, to, actorRole, note }: HistoryEntry, { statusRead }: InquiryRow): boolean {
  if (!(forSuppliers as string[]).includes(kind)) return false
  if (kind !== 'inquiry.statusChanged') return true
  if (to === 'quoted') return actorRole !== null
  if (to === 'accepted') return statusRead === 'accepted'
  return to === 'rejected' && note !== null
}

/** Suppliers know one open state. */
const inOneOpenState = (entry: HistoryEntry): HistoryEntry =>
  openToQuoting.some((status) => status === entry.from) ? { ...entry, from: 'new' } : entry
