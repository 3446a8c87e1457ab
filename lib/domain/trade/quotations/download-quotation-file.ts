import { sql } from '../../../infra/db/db'
import { download } from '../../files/files/download'
import { nameFor } from '../../files/files/sides'
import { quotationFrom, visibleQuotations } from './quotation'

/** An attachment of a quotation, for those who see the quotation. */
export const downloadQuotationFile = download(
  'quotation.download',
  (viewer, { id, fileName }) => sql`
    FROM ${quotationFrom} JOIN files f ON f.quotation_id = q.id
    WHERE q.id = ${id} AND ${nameFor(viewer)} = ${fileName} AND ${visibleQuotations(viewer)}`,
)
