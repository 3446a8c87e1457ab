import type { DrawingReader } from '../../../contract/files/files'
import { sql } from '../../../infra/db/db'
import { findInquiry, inquiryFrom } from './inquiry'
import { drawingsOpenTo } from './visible-inquiries'
import { isUnsealed } from '../../facts/quotations'
import { query } from '../../core/verb'

/** Decisions that end access: on the reader's own quotations, and on the inquiry. */
const endedAt = sql`(SELECT max(e.created_at) FROM events e WHERE e.entity_type = 'quotation' AND e.to_status = 'rejected'
    AND e.entity_id IN (SELECT q.id FROM quotations q WHERE q.inquiry_id = i.id AND q.supplier_id = u.id))`
const closedAt = sql`(SELECT max(e.created_at) FROM events e WHERE e.entity_type = 'inquiry' AND e.entity_id = i.id
    AND e.to_status IN ('quoted', 'accepted', 'rejected'))`

/**
 * Who loaded an inquiry's drawings, how often, and whether they still may. The customer sees the quotation or order of the
 * reader, never a name; the order of readers is another each time, so that it tells nothing.
 */
export const listReaders = query('inquiry.readers', async (scope, { id }: { id: number }) => {
  await findInquiry(scope, id)
  return scope.rows<DrawingReader>(sql`
    WITH readers AS (
      SELECT user_id, row_number() OVER (ORDER BY random()) AS reader
      FROM (SELECT DISTINCT d.user_id FROM files f JOIN file_downloads d ON d.file_id = f.id WHERE f.inquiry_id = ${id}) one
    ), access AS (
      SELECT user_id, reader, u.role, u.company_name, i.status,
        (u.role = 'admin' OR ${drawingsOpenTo(sql`u.id`, sql`u.verified`, sql`(u.suspended_at IS NOT NULL)`)}) AS open,
        ${endedAt} AS rejected_at, ${closedAt} AS closed_at
      FROM readers JOIN users u ON u.id = readers.user_id, ${inquiryFrom} WHERE i.id = ${id}
    )
    SELECT a.reader::int AS reader, f.name AS "fileName", a.role, d.times, d.first_at AS "firstAt", d.last_at AS "lastAt",
      ${scope.viewer.role === 'admin' ? sql`a.company_name AS "companyName",` : sql``}
      (SELECT max(q.id) FROM quotations q WHERE q.inquiry_id = f.inquiry_id AND q.supplier_id = a.user_id AND ${isUnsealed}) AS "quotationId",
      (SELECT max(w.id) FROM work_orders w WHERE w.inquiry_id = f.inquiry_id AND w.supplier_id = a.user_id) AS "workorderId",
      a.open, CASE WHEN a.open THEN NULL WHEN a.status = 'accepted' THEN 'decided' WHEN a.status = 'rejected' THEN 'closed'
        WHEN a.rejected_at IS NOT NULL THEN 'rejected' ELSE 'closed' END AS ended,
      CASE WHEN NOT a.open THEN coalesce(a.rejected_at, a.closed_at) END AS "endedAt"
    FROM access a JOIN file_downloads d ON d.user_id = a.user_id JOIN files f ON f.id = d.file_id
    WHERE f.inquiry_id = ${id} ORDER BY a.reader, d.last_at DESC LIMIT 500`)
})
