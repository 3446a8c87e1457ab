import { query } from '../../core/verb'
import { findIssued, toTaxDocument } from './tax-document'

/** One document. */
export const getInvoice = query('invoice.get', async (scope, { id }: { id: number }) =>
  toTaxDocument(await findIssued(scope, id), scope.viewer),
)
