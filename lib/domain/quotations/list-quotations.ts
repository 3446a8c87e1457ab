import type { Input } from '../../contract/endpoint'
import type { quotations } from '../../contract/quotations'
import { sql, type Sql } from '../../infra/db'
import type { Viewer } from '../../rules/permissions'
import { holds, idIn, listOf } from '../list'
import { query } from '../verb'
import { quotationFrom, quotationSelect, toQuotation, visibleQuotations, type QuotationRow } from './quotation'

/** A page of the quotations that the viewer may see. */
export const listQuotations = query('quotation.list', async (scope, q: Input<typeof quotations.list>) => {
  const { viewer } = scope
  const page = await listOf<QuotationRow>(q, {
    select: quotationSelect,
    from: quotationFrom,
    id: sql`q.id`,
    where: [
      visibleQuotations(viewer),
      ...(q.inquiryId ? [sql`q.inquiry_id = ${q.inquiryId}`] : []),
      ...(q.q ? [searched(viewer, q.q)] : []),
    ],
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

/** Among the few of one's own each is looked at; among all, the ids come first, by the index of the projects. */
function searched(viewer: Viewer, q: string): Sql {
  const id = idIn(q, 'quot')
  if (viewer.role !== 'admin') return sql`(${holds(sql`lower(i.project_name)`, q)} OR q.id = ${id})`
  return sql`q.id = ANY (ARRAY(
    SELECT o.id FROM inquiries p JOIN quotations o ON o.inquiry_id = p.id WHERE ${holds(sql`lower(p.project_name)`, q)}
    UNION ALL SELECT ${id}::int))`
}
