import type { FileInfo } from '../../../contract/files/files'
import { invalid } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import type { ReadScope, WriteScope } from '../../core/verb'
import { attachFiles, filesColumn } from '../../files/files/attached-files'
import { download } from '../../files/files/download'
import { nameFor } from '../../files/files/sides'
import { quotationFrom, visibleQuotations } from './quotation'

/** Attaches the customer's order to the quotation that it accepts. */
export async function attachPoFile(scope: WriteScope, quotationId: number, fileId: number, poNumber?: string | null) {
  if (scope.viewer.role !== 'customer') throw invalid('poFileId', 'The customer attaches its order')
  if (!poNumber) throw invalid('poNumber', 'Enter the number of your purchase order')
  await attachFiles(scope, { purchaseOrderOf: quotationId }, 'money', [{ id: fileId }])
}

/** The customer's order as a file; undefined for suppliers, who never learn of it. */
export async function poFileOf({ rows, viewer }: ReadScope, quotationId: number | null) {
  if (viewer.role === 'supplier') return undefined
  const [found] = await rows<{ files: FileInfo[] }>(
    sql`SELECT ${filesColumn(sql`f.purchase_order_of = ${quotationId}`, viewer)}`,
  )
  return found!.files[0] ?? null
}

/** The customer's order, for its people and admins. */
export const downloadPoFile = download(
  'quotation.poFile',
  (viewer, { id, fileName }) => sql`
    FROM ${quotationFrom} JOIN files f ON f.purchase_order_of = q.id
    WHERE q.id = ${id} AND ${nameFor(viewer)} = ${fileName} AND ${visibleQuotations(viewer)}`,
)
