import type { inquiries } from '../../contract/inquiries'
import type { Input } from '../../contract/endpoint'
import { sql, type Sql } from '../../infra/db'
import type { Viewer } from '../../rules/permissions'
import { holds, idIn, listOf } from '../list'
import { query } from '../verb'
import { inquiryFrom, inquirySelect, isOpen, toInquiry, visibleInquiries, type InquiryRow } from './inquiry'

/** A page of the inquiries that the viewer may see. */
export const listInquiries = query('inquiry.list', async (scope, q: Input<typeof inquiries.list>) => {
  const { viewer } = scope
  const id = q.q ? idIn(q.q, 'inq') : null
  const page = await listOf<InquiryRow>(q, {
    select: inquirySelect(viewer),
    from: inquiryFrom,
    id: sql`i.id`,
    where: [visibleInquiries(viewer), ...(q.open ? [isOpen] : [])],
    sought: q.q ? { inPassing: sql`(${holds(sql`lower(i.project_name)`, q.q)} OR i.id = ${id})` } : null,
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

/** Of those that are not open a supplier sees the quoted ones: said once more, they are found from there. */
const closed = (viewer: Viewer, status: Sql) =>
  viewer.role === 'supplier'
    ? sql`${status} AND i.id IN (SELECT own.inquiry_id FROM quotations own WHERE own.supplier_id = ${viewer.id})`
    : status
