import type { Input } from '../../contract/endpoint'
import type { quotations } from '../../contract/quotations'
import { sql } from '../../infra/db'
import type { Viewer } from '../../rules/permissions'
import { holds, idIn, listOf } from '../list'
import type { Sought } from '../sought'
import { query } from '../verb'
import { quotationFrom, quotationSelect, toQuotation, visibleQuotations, type QuotationRow } from './quotation'

/** A page of the quotations that the viewer may see. */
export const listQuotations = query('quotation.list', async (scope, q: Input<typeof quotations.list>) => {
  const { viewer } = scope
  const page = await listOf<QuotationRow>(q, {
    select: quotationSelect,
    from: quotationFrom,
    id: sql`q.id`,
    where: [visibleQuotations(viewer), ...(q.inquiryId ? [sql`q.inquiry_id = ${q.inquiryId}`] : [])],
    sought: q.q ? soughtQuotations(viewer, q.q) : null,
    tabs: {
      pending: sql`q.status = 'pending'`,
      sent: sql`q.status = 'sent'`,
      accepted: sql`q.status = 'accepted'`,
      rejected: sql`q.status = 'rejected'`,
    },
    tab: q.status,
    sorts: {
      price: { by: sql`q.price`, type: 'int' },
      validUntil: { by: sql`coalesce(q.valid_until, 'infinity')`, type: 'timestamptz' },
    },
  })
  return { ...page, items: page.items.map((row) => toQuotation(row, viewer)) }
})

/** A part of the project's name, or a quotation's id. */
function soughtQuotations(viewer: Viewer, q: string): Sought {
  const id = idIn(q, 'quot')
  const inPassing = sql`(${holds(sql`lower(i.project_name)`, q)} OR q.id = ${id})`
  if (viewer.role !== 'admin') return { inPassing }
  const ids = sql`
    SELECT o.id FROM inquiries p JOIN quotations o ON o.inquiry_id = p.id WHERE ${holds(sql`lower(p.project_name)`, q)}
    UNION ALL SELECT ${id}::int`
  return { inPassing, ids }
}
