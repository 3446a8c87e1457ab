import type { Input } from '../../contract/endpoint'
import type { quotations } from '../../contract/quotations'
import { join, sql } from '../../infra/db'
import { holds, idIn, listOf } from '../list'
import { query } from '../verb'
import { quotationFrom, quotationSelect, toQuotation, visibleQuotations, type QuotationRow } from './quotation'

/** A page of the quotations that the viewer may see. */
export const listQuotations = query('quotation.list', async (scope, q: Input<typeof quotations.list>) => {
  const { viewer } = scope
  const id = q.q ? idIn(q.q, 'quot') : null
  const page = await listOf<QuotationRow>(q, {
    select: quotationSelect,
    from: quotationFrom,
    id: sql`q.id`,
    where: [
      visibleQuotations(viewer),
      ...(q.inquiryId ? [sql`q.inquiry_id = ${q.inquiryId}`] : []),
      ...(q.q ? [join([holds(sql`lower(i.project_name)`, q.q), sql`q.id = ${id}`], ' OR ', '(', ')')] : []),
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
