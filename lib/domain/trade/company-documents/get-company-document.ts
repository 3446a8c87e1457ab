import { query } from '../../core/verb'
import { findCompanyDocument, toCompanyDocument } from './company-document'

/** One document. */
export const getCompanyDocument = query('companydocument.list', async (scope, { id }: { id: number }) =>
  toCompanyDocument(await findCompanyDocument(scope, id), scope.viewer),
)
