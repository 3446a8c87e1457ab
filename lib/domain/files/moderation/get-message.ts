import { query } from '../../core/verb'
import { findReview, toMessage } from './review'

/** One text or file that waits for an admin, or waited. */
export const getMessage = query('message.list', async (scope, { id }: { id: number }) =>
  toMessage(await findReview(scope, id), scope.viewer),
)
