import type { Input } from '../../../contract/core/endpoint'
import { invalid } from '../../../contract/core/problem'
import type { invoices } from '../../../contract/money/invoices'
import { sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { countOf } from '../../core/counts'
import { listOf, type ListPlan } from '../../core/list'
import { folded, holds, idIn } from '../../../infra/db/text-search'
import { query } from '../../core/verb'
import { isOpen, isOverdue, isPaid } from './balance'
import {
  taxDocumentFrom,
  taxDocumentSelect,
  toTaxDocument,
  visibleTaxDocuments,
  type TaxDocumentRow,
} from './tax-document'

/** Condition: document `d` counts only with an IRN, and has none yet. An index has them. */
const lacksIrn = sql`(d.irn_due AND d.irn IS NULL)`

/** How many there are, up to 10,000. */
export const documentsWithoutIrn = countOf(sql`tax_documents d`, lacksIrn)

/** A page of the documents that the viewer may see. */
export const listInvoices = query('invoice.list', async ({ viewer }, q: Input<typeof invoices.list>) => {
  if (q.company && viewer.role !== 'admin') throw invalid('company', 'Only admins can filter by company')
  if (q.irn && viewer.role !== 'admin') throw invalid('irn', 'Only admins can ask for this')
  if (q.from && q.to && q.from > q.to) throw invalid('from', 'From must be before To')
  const page = await listOf<TaxDocumentRow>(q, planOf(viewer, q))
  return { ...page, items: page.items.map((row) => toTaxDocument(row, viewer)) }
})

const planOf = (viewer: Viewer, q: Input<typeof invoices.list>): ListPlan => ({
  select: taxDocumentSelect,
  from: taxDocumentFrom,
  countFrom: sql`tax_documents d`,
  id: sql`d.id`,
  where: [
    visibleTaxDocuments(viewer),
    ...(q.kind ? [sql`d.kind = ${q.kind}::"TaxDocumentKind"`] : []),
    ...(q.irn ? [lacksIrn] : []),
    ...(q.workorderId ? [sql`d.work_order_id = ${q.workorderId}`] : []),
    ...(q.company ? [sql`d.party_id = ${q.company}`] : []),
    ...(q.from ? [sql`d.issued_on >= ${q.from}::date`] : []),
    ...(q.to ? [sql`d.issued_on <= ${q.to}::date`] : []),
  ],
  search: q.q ? holding(viewer, q.q) : null,
  tabs: { open: isOpen, overdue: isOverdue, paid: isPaid },
  tab: q.status,
  // Receipts change what is open of many.
  emptiedAtOnce: true,
})

/** The ids of the documents whose number, order or project is searched for. */
const holding = (viewer: Viewer, text: string) => sql`
  SELECT d.id FROM tax_documents d WHERE ${holds(folded(sql`d.number`), text)} AND ${visibleTaxDocuments(viewer)}
  UNION ALL SELECT d.id FROM tax_documents d WHERE d.work_order_id = ${idIn(text, 'workorder')}::int
  UNION ALL SELECT d.id FROM inquiries i JOIN work_orders w ON w.inquiry_id = i.id JOIN tax_documents d ON d.work_order_id = w.id
    WHERE ${holds(folded(sql`i.project_name`), text)} AND ${visibleTaxDocuments(viewer)}`
