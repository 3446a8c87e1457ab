import type { Input } from '../../../contract/core/endpoint'
import type { quotations } from '../../../contract/trade/quotations'
import { sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { quotationFilters } from '../../../terms/filters/quotations'
import { conditionsOf } from '../../core/filters'
import { conditions } from './quotation-filters'
import { listOf, type ListPlan } from '../../core/list'
import { folded, holds, idIn } from '../../../infra/db/text-search'
import { inquiryHolds } from '../inquiries/inquiry'
import { query } from '../../core/verb'
import {
  isUnordered,
  quotationFrom,
  quotationSelect,
  toQuotation,
  visibleQuotations,
  type QuotationRow,
} from './quotation'

/** A page of the quotations that the viewer may see. */
export const listQuotations = query('quotation.list', async (scope, q: Input<typeof quotations.list>) => {
  const { viewer } = scope
  const page = await listOf<QuotationRow>(q, quotationPlan(viewer, q))
  return { ...page, items: page.items.map((row) => toQuotation(row, viewer)) }
})

/** How quotations are listed for a viewer. */
export const quotationPlan = (viewer: Viewer, q: Input<typeof quotations.list>): ListPlan => ({
  select: quotationSelect(viewer),
  from: quotationFrom,
  countFrom: viewer.role === 'customer' ? quotationFrom : sql`quotations q`,
  id: sql`q.id`,
  where: [
    visibleQuotations(viewer),
    ...(q.toOrder ? [isUnordered] : []),
    ...conditionsOf(quotationFilters, conditions, viewer, q),
    ...(q.inquiryId ? [sql`q.inquiry_id = ${q.inquiryId}`] : []),
    ...(q.rfqId
      ? [sql`q.inquiry_id = ANY (ARRAY(SELECT line.id FROM inquiries line WHERE line.rfq_id = ${q.rfqId}))`]
      : []),
  ],
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

/** The ids of the quotations whose project, part, PO number or id is searched for. */
const quotationsHolding = (viewer: Viewer, text: string) => sql`
  SELECT q.id FROM inquiries i JOIN quotations q ON q.inquiry_id = i.id
    WHERE ${inquiryHolds(viewer, text)} AND ${visibleQuotations(viewer)}
  ${
    viewer.role === 'supplier'
      ? sql``
      : sql`UNION ALL SELECT q.id FROM quotations q JOIN inquiries i ON i.id = q.inquiry_id
    WHERE ${holds(folded(sql`q.po_number`), text)} AND ${visibleQuotations(viewer)}`
  }
  UNION ALL SELECT ${idIn(text, 'quotation')}::int`
