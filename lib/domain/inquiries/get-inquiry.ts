import { historyOf } from '../core/history'
import { query } from '../core/verb'
import { findInquiry, toInquiry } from './inquiry'

/** One inquiry with its history. */
export const getInquiry = query('inquiry.get', async (scope, { id }: { id: number }) => ({
  ...toInquiry(await findInquiry(scope, id), scope.viewer),
  history: await historyOf(scope, 'inquiry', id),
}))
