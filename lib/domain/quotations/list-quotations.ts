import type { Input } from '../../contract/core/endpoint'
import type { quotations } from '../../contract/quotations'
import { sql } from '../../infra/db/db'
import type { Viewer } from '../../rules/permissions'
import { listOf } from '../core/list'
import { idIn } from '../core/text-search'
import { projectHolds } from '../inquiries/inquiry'
import { query } from '../core/verb'
import { quotationFrom, quotationSelect, toQuotation, visibleQuotations, type QuotationRow } from './quotation'

/** A page of the quotations that the viewer may see. */
export const listQuotations = query('quotation.list', async (scope, q: Input<typeof quotations.list>) => {
  const { viewer } = scope
  const page = await listOf<QuotationRow>(q, {
    select: quotationSelect,
    from: quotationFrom,
    id: sql`q.id`,
    where: [visibleQuotations(viewer), ...(q.inquiryId ? [sql`q.inquiry_id = ${q.inquiryId}`] : [])],
    search: q.q ? quotationsHolding(viewer, q.q) : null,
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

/** The ids of the quotations whose project or id is searched for. */
const quotationsHolding = (viewer: Viewer, text: string) => sql`
  SELECT q.id FROM inquiries i JOIN quotations q ON q.inquiry_id = i.id
    WHERE ${projectHolds(viewer, text)} AND ${visibleQuotations(viewer)}
  UNION ALL SELECT ${idIn(text, 'quotation')}::int`
