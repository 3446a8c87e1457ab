import type { PartDetail, PartInquiry } from '../../../contract/orders/parts'
import type { FileInfo } from '../../../contract/files/files'
import { sql } from '../../../infra/db/db'
import { query } from '../../core/verb'
import { filesColumn } from '../../files/files/attached-files'
import { findPart, toPart } from './part'

/** One part with its newest inquiries, what came of each, and the files of the newest. */
export const getPart = query('part.get', async (scope, { id }: { id: number }): Promise<PartDetail> => {
  const { rows, viewer } = scope
  const part = await findPart(scope, id)
  const history = await rows<PartInquiry>(sql`
    SELECT i.id AS "inquiryId", i.rfq_id AS "rfqId", i.status, i.quantity, i.drawing_revision AS "drawingRevision",
      i.created_at AS at, q.id AS "quotationId", q.price, floor(100.0 * q.price / i.quantity + 0.5)::float8 AS "landedPaise",
      (SELECT max(w.id) FROM work_orders w WHERE w.inquiry_id = i.id AND NOT w.cancelled) AS "workorderId"
    FROM inquiries i LEFT JOIN quotations q ON q.inquiry_id = i.id AND q.status = 'accepted'
    WHERE i.part_id = ${id} ORDER BY i.id DESC LIMIT 50`)
  const [newest] = await rows<{ files: FileInfo[] }>(sql`
    SELECT ${filesColumn(sql`f.inquiry_id = ${part.inquiryId} AND f.until_revision IS NULL`, viewer)}`)
  return { ...toPart(part, viewer), history, files: newest!.files }
})
