import { sql } from '../../../infra/db/db'
import { download } from '../../files/files/download'
import { nameFor } from '../../files/files/sides'
import { receiptFrom, visibleReceipts } from './receipt'

/** The proof of a payment, for those who see the receipt. */
export const downloadReceiptFile = download(
  'receipt.download',
  (viewer, { id, fileName }) => sql`
    FROM ${receiptFrom} JOIN files f ON f.receipt_id = r.id
    WHERE r.id = ${id} AND ${nameFor(viewer)} = ${fileName} AND ${visibleReceipts(viewer)}`,
)
