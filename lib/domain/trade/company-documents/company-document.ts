import { Problem } from '../../../contract/core/problem'
import type { CompanyDocument } from '../../../contract/trade/company-documents'
import { sql, type Sql } from '../../../infra/db/db'
import { today } from '../../../infra/db/india'
import type { Viewer } from '../../../rules/core/permissions'
import { companyDocumentLabels } from '../../../rules/trade/company-documents'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import type { ReadScope } from '../../core/verb'

export type CompanyDocumentRow = Required<Omit<CompanyDocument, 'label'>>

/** Condition: the last day in India of document `cd` is over. */
const isExpired = sql`coalesce(cd.valid_to < ${today}, false)`

export const companyDocumentSelect = sql`
  cd.id, cd.supplier_id AS "supplierId", s.company_name AS "supplierName", cd.kind, cd.number, cd.body,
  to_char(cd.valid_from, 'YYYY-MM-DD') AS "validFrom", to_char(cd.valid_to, 'YYYY-MM-DD') AS "validTo",
  f.name AS "fileName", f.size AS "fileSize", cd.status AS state, cd.rejection_reason AS "rejectionReason",
  ${isExpired} AS expired, cd.decided_at AS "decidedAt", cd.created_at AS "createdAt"`

export const companyDocumentFrom = sql`
  company_documents cd JOIN users s ON s.id = cd.supplier_id JOIN files f ON f.company_document_id = cd.id`

/** Suppliers see their own, admins all. */
export const visibleCompanyDocuments = (viewer: Viewer): Sql =>
  viewer.role === 'admin' ? sql`true` : sql`cd.supplier_id = ${viewer.id}`

/** The document as the viewer may see it; 404 when there is none for them. */
export async function findCompanyDocument({ viewer, rows }: ReadScope, id: number): Promise<CompanyDocumentRow> {
  const [row] = await rows<CompanyDocumentRow>(sql`
    SELECT ${companyDocumentSelect} FROM ${companyDocumentFrom} WHERE cd.id = ${id} AND ${visibleCompanyDocuments(viewer)}`)
  if (!row) throw new Problem('not_found', 'Document not found')
  return row
}

const forBoth = [
  'id',
  'supplierId',
  'kind',
  'label',
  'number',
  'body',
  'validFrom',
  'validTo',
  'fileName',
  'fileSize',
  'state',
  'rejectionReason',
  'expired',
  'decidedAt',
  'createdAt',
] as const satisfies (keyof CompanyDocument)[]
const visible: VisibleFields<Required<CompanyDocument>> = {
  customer: [],
  supplier: [...forBoth],
  floor: [],
  admin: [...forBoth, 'supplierName'],
}

/** The fields for this reader's role. */
export const toCompanyDocument = (row: CompanyDocumentRow, viewer: Viewer): CompanyDocument =>
  pick({ ...row, label: companyDocumentLabels[row.kind] }, visible[readerOf(viewer)])

/** The fields of a document that its events keep. */
export const aboutCompanyDocument = (
  row: Pick<CompanyDocumentRow, 'id' | 'kind' | 'number' | 'supplierId' | 'supplierName'>,
) => ({
  companyDocumentId: row.id,
  documentLabel: companyDocumentLabels[row.kind],
  documentNumber: row.number,
  supplierId: row.supplierId,
  supplierName: row.supplierName,
})
