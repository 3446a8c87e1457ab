import type { EventKind } from '../../rules/events'
import { historyOf } from '../core/history'
import { query, type ReadScope } from '../core/verb'
import { findInquiry, toInquiry } from './inquiry'

/** One inquiry with its history. */
export const getInquiry = query('inquiry.get', async (scope, { id }: { id: number }) => ({
  ...toInquiry(await findInquiry(scope, id), scope.viewer),
  history: await visibleHistory(scope, id),
}))

/** What suppliers read of an inquiry's life: nothing of it may tell whether others bid. */
const forSuppliers: EventKind[] = [
  'inquiry.submitted',
  'inquiry.released',
  'inquiry.statusChanged',
  'inquiry.revised',
  'inquiry.deadlineMoved',
]

/** Suppliers don't see that it is in review: the first quotation of another supplier causes that, too. */
async function visibleHistory(scope: ReadScope, id: number) {
  const history = await historyOf(scope, 'inquiry', id)
  if (scope.viewer.role !== 'supplier') return history
  return history.filter(({ kind, to }) => (forSuppliers as string[]).includes(kind) && to !== 'processing')
}
