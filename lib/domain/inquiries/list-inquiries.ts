import type { inquiries } from '../../contract/inquiries'
import type { Input } from '../../contract/endpoint'
import { sql, type Sql } from '../../infra/db'
import type { Viewer } from '../../rules/permissions'
import { holds, idIn, listOf } from '../list'
import type { Sought } from '../sought'
import { query } from '../verb'
import {
  inquiryFrom,
  inquirySelect,
  quotedBy,
  toInquiry,
  visibleInquiries,
  visibleOpen,
  visibleParts,
  type InquiryRow,
} from './inquiry'

/** A page of the inquiries that the viewer may see. */
export const listInquiries = query('inquiry.list', async (scope, q: Input<typeof inquiries.list>) => {
  const { viewer } = scope
  const seen = q.open ? visibleOpen(viewer) : visibleInquiries(viewer)
  const page = await listOf<InquiryRow>(q, {
    select: inquirySelect(viewer),
    from: inquiryFrom,
    id: sql`i.id`,
    where: [seen],
    counted: (tab) => (q.open ? [seen] : visibleParts(viewer, { quoted: isClosed(tab) })),
    sought: q.q ? soughtInquiries(viewer, q.q) : null,
    tabs: {
      new: sql`i.status = 'new'`,
      processing: sql`i.status = 'processing'`,
      quoted: closed(viewer, sql`i.status = 'quoted'`),
      accepted: closed(viewer, sql`i.status = 'accepted'`),
      rejected: closed(viewer, sql`i.status = 'rejected'`),
    },
    tab: q.status,
    sorts: {
      targetDate: { by: sql`coalesce(i.target_date, 'infinity')`, type: 'timestamptz' },
      quantity: { by: sql`i.quantity`, type: 'int' },
    },
  })
  return { ...page, items: page.items.map((row) => toInquiry(row, viewer)) }
})

/** A part of the project's name or the id. What suppliers see is found among the open ones and among those that they quoted. */
function soughtInquiries(viewer: Viewer, q: string): Sought {
  const id = idIn(q, 'inq')
  const inPassing = sql`(${holds(sql`lower(i.project_name)`, q)} OR i.id = ${id})`
  if (viewer.role !== 'supplier') return { inPassing }
  const named = holds(sql`lower(p.project_name)`, q)
  return {
    inPassing,
    ids: sql`
      SELECT p.id FROM inquiries p WHERE p.status IN ('new', 'processing') AND ${named}
      UNION ALL SELECT p.id FROM quotations own JOIN inquiries p ON p.id = own.inquiry_id
        WHERE own.supplier_id = ${viewer.id} AND ${named}
      UNION ALL SELECT ${id}::int`,
  }
}

const isClosed = (tab?: string) => tab === 'quoted' || tab === 'accepted' || tab === 'rejected'

/** Of those that are not open a supplier sees the quoted ones: said once more, they are found from there. */
const closed = (viewer: Viewer, status: Sql) =>
  viewer.role === 'supplier' ? sql`${status} AND i.id IN (${quotedBy(viewer)})` : status
