import { query } from '../core/verb'
import { findQuotation, toQuotation } from './quotation'

/** One quotation. */
export const getQuotation = query('quotation.list', async (scope, { id }: { id: number }) =>
  toQuotation(await findQuotation(scope, id), scope.viewer),
)
