import { historyOf } from '../core/history'
import { query, type ReadScope } from '../core/verb'
import { findInquiry, toInquiry } from './inquiry'

/** One inquiry with its history. */
export const getInquiry = query('inquiry.get', async (scope, { id }: { id: number }) => ({
  ...toInquiry(await findInquiry(scope, id), scope.viewer),
  history: await visibleHistory(scope, id),
}))

/** Suppliers don't see that it is in review: the first quotation of another supplier causes that, too. */
async function visibleHistory(scope: ReadScope, id: number) {
  const history = await historyOf(scope, 'inquiry', id)
  return scope.viewer.role === 'supplier' ? history.filter(({ to }) => to !== 'processing') : history
}
