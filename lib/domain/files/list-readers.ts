import type { DrawingReader } from '../../contract/files'
import { sql } from '../../infra/db/db'
import { findInquiry } from '../inquiries/inquiry'
import { query } from '../core/verb'

/** Downloads of an inquiry's drawings, latest first. Its customer sees the quotation or order of the reader, never a name. */
export const listReaders = query('inquiry.readers', async (scope, { id }: { id: number }) => {
  await findInquiry(scope, id)
  return scope.rows<DrawingReader>(sql`
    SELECT (dense_rank() OVER (ORDER BY u.id))::int AS reader, f.name AS "fileName", u.role, d.times, d.first_at AS "firstAt", d.last_at AS "lastAt",
      ${scope.viewer.role === 'admin' ? sql`u.company_name AS "companyName",` : sql``}
      (SELECT max(q.id) FROM quotations q WHERE q.inquiry_id = f.inquiry_id AND q.supplier_id = u.id) AS "quotationId",
      (SELECT max(w.id) FROM work_orders w WHERE w.inquiry_id = f.inquiry_id AND w.supplier_id = u.id) AS "workorderId"
    FROM files f JOIN file_downloads d ON d.file_id = f.id JOIN users u ON u.id = d.user_id
    WHERE f.inquiry_id = ${id} ORDER BY d.last_at DESC, d.user_id LIMIT 500`)
})
