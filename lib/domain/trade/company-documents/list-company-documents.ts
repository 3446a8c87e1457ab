import type { Input } from '../../../contract/core/endpoint'
import type { companyDocuments } from '../../../contract/trade/company-documents'
import { sql } from '../../../infra/db/db'
import { folded, holds } from '../../../infra/db/text-search'
import { listOf } from '../../core/list'
import { query } from '../../core/verb'
import {
  companyDocumentFrom,
  companyDocumentSelect,
  toCompanyDocument,
  visibleCompanyDocuments,
  type CompanyDocumentRow,
} from './company-document'

/** A page of the documents that the viewer may see. */
export const listCompanyDocuments = query(
  'companydocument.list',
  async ({ viewer }, q: Input<typeof companyDocuments.list>) => {
    const page = await listOf<CompanyDocumentRow>(q, {
      select: companyDocumentSelect,
      from: companyDocumentFrom,
      id: sql`cd.id`,
      where: [
        visibleCompanyDocuments(viewer),
        ...(q.supplierId ? [sql`cd.supplier_id = ${q.supplierId}`] : []),
        ...(q.q ? [sql`(${holds(folded(sql`cd.number`), q.q)} OR ${holds(folded(sql`s.company_name`), q.q)})`] : []),
      ],
      tabs: {
        submitted: sql`cd.status = 'submitted'`,
        checked: sql`cd.status = 'checked'`,
        rejected: sql`cd.status = 'rejected'`,
      },
      tab: q.state,
    })
    return { ...page, items: page.items.map((row) => toCompanyDocument(row, viewer)) }
  },
)
