import type { inquiries } from '../../../contract/trade/inquiries'
import type { Input } from '../../../contract/core/endpoint'
import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { inquiryFilters } from '../../../terms/filters/inquiries'
import { conditionsOf } from '../../core/filters'
import { conditions } from './inquiry-filters'
import { invitedTo } from '../invitations/invitation'
import { fitting } from './fitting'
import { listOf, type ListPlan } from '../../core/list'
import { idIn } from '../../../infra/db/text-search'
import { query } from '../../core/verb'
import { inquiryFrom, inquirySelect, inquiryHolds, toInquiry, type InquiryRow } from './inquiry'
import {
  bidOnBy,
  statusFor,
  visibleInquiries,
  visibleOpen,
  withoutProcess,
  withoutQuotation,
} from './visible-inquiries'

/** A page of the inquiries that the viewer may see. */
export const listInquiries = query('inquiry.list', async (scope, q: Input<typeof inquiries.list>) => {
  const { viewer } = scope
  const page = await listOf<InquiryRow>(q, inquiryPlan(viewer, q))
  return { ...page, items: page.items.map((row) => toInquiry(row, viewer)) }
})

/** How inquiries are listed for a viewer. */
export const inquiryPlan = (viewer: Viewer, q: Input<typeof inquiries.list>): ListPlan => ({
  select: inquirySelect(viewer),
  from: inquiryFrom,
  id: sql`i.id`,
  where: [
    q.open ? visibleOpen(viewer) : visibleInquiries(viewer),
    ...(q.needs === 'process' ? [withoutProcess] : []),
    ...(q.needs === 'quotation' ? [withoutQuotation(viewer)] : []),
    ...conditionsOf(inquiryFilters, conditions, viewer, q),
    ...(q.rfqId ? [sql`i.rfq_id = ${q.rfqId}`] : []),
    ...(q.single ? [sql`i.rfq_id IS NULL`] : []),
  ],
  search: q.q ? inquiriesHolding(viewer, q.q) : null,
  tabs: viewer.role === 'supplier' ? tabsOfSupplier(viewer) : tabs,
  tab: q.status,
  sorts: {
    targetDate: { by: sql`coalesce(i.target_date, 'infinity')`, type: 'timestamptz' },
    quantity: { by: sql`i.quantity`, type: 'int' },
    ...(viewer.role === 'supplier' && {
      fits: { by: isForViewer(viewer), type: 'int' as const },
    }),
  },
})

/** What a supplier weighs first: what it is invited to, then what fits its processes. */
const isForViewer = (viewer: Viewer) =>
  sql`(CASE WHEN i.id = ANY (ARRAY(${invitedTo(viewer)})) THEN 2 WHEN ${fitting(viewer)} THEN 1 ELSE 0 END)`

/** The ids of the inquiries whose project or id is searched for. */
function inquiriesHolding(viewer: Viewer, q: string): Sql {
  const named = inquiryHolds(viewer, q)
  const id = sql`SELECT ${idIn(q, 'inquiry')}::int`
  if (viewer.role !== 'supplier')
    return sql`SELECT i.id FROM inquiries i WHERE ${named} AND ${visibleInquiries(viewer)} UNION ALL ${id}`
  return sql`
    SELECT i.id FROM inquiries i WHERE i.status IN ('new', 'processing') AND ${named}
    UNION ALL SELECT i.id FROM inquiries i WHERE i.id IN (${bidOnBy(viewer)}) AND ${named}
    UNION ALL ${id}`
}

const tabs = {
  new: sql`i.status = 'new'`,
  processing: sql`i.status = 'processing'`,
  quoted: sql`i.status = 'quoted'`,
  accepted: sql`i.status = 'accepted'`,
  rejected: sql`i.status = 'rejected'`,
}

/** Suppliers know one open state: both of its names mean it. What is closed they see where they asked or quoted. */
function tabsOfSupplier(viewer: Viewer) {
  // Repeated, so that PostgreSQL starts from these.
  const isOwn = sql`i.id = ANY (ARRAY(${bidOnBy(viewer)}))`
  const reads = (status: string) => sql`(${isOwn} AND ${statusFor(viewer)} = ${status})`
  const open = sql`(i.status IN ('new', 'processing') AND ${statusFor(viewer)} = 'new')`
  return {
    new: open,
    processing: open,
    quoted: reads('quoted'),
    accepted: reads('accepted'),
    rejected: reads('rejected'),
  }
}
