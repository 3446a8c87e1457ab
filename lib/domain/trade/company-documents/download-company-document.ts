import { sql } from '../../../infra/db/db'
import { download } from '../../files/files/download'
import { companyDocumentFrom, visibleCompanyDocuments } from './company-document'

/** The file of a document, for its supplier and admins. */
export const downloadCompanyDocument = download(
  'companydocument.file',
  (viewer, { id }: { id: number }) => sql`
    FROM ${companyDocumentFrom} WHERE cd.id = ${id} AND ${visibleCompanyDocuments(viewer)}`,
)
