import type { TaxDocument } from '../../../contract/money/tax-document'
import { Problem } from '../../../contract/core/problem'
import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import type { ReadScope } from '../../core/verb'
import { balanceColumn, creditedColumn, debitedColumn, statusColumn } from './balance'
import type { Snapshot } from './snapshot'

/** All columns of a document; `toTaxDocument` picks what the reader's role may see. */
export type TaxDocumentRow = Required<TaxDocument>

export const taxDocumentSelect = sql`
  d.id, d.kind, d.number, d.work_order_id AS "workorderId", i.project_name AS "projectName", d.party_id AS "customerId",
  c.company_name AS "customerName", d.against_id AS "againstId", a.number AS "againstNumber", d.reason,
  to_char(d.issued_on, 'YYYY-MM-DD') AS "issuedOn", to_char(d.due_on, 'YYYY-MM-DD') AS "dueOn", d.split,
  d.place_of_supply AS "placeOfSupply", d.reverse_charge AS "reverseCharge", d.taxable_paise::float8 AS "taxablePaise",
  d.cgst_paise::float8 AS "cgstPaise", d.sgst_paise::float8 AS "sgstPaise", d.igst_paise::float8 AS "igstPaise",
  d.round_off_paise::float8 AS "roundOffPaise", d.total_paise::float8 AS "totalPaise", d.lines,
  ${creditedColumn} AS "creditedPaise", ${debitedColumn} AS "debitedPaise", ${balanceColumn} AS "balancePaise", ${statusColumn} AS status,
  d.irn_due AS "irnDue", d.irn, d.ack_no AS "ackNo", d.ack_on AS "ackOn", d.created_at AS "createdAt"`

/** Left joins throughout, so that PostgreSQL drops unused ones when it counts. */
export const taxDocumentFrom = sql`
  tax_documents d LEFT JOIN work_orders w ON w.id = d.work_order_id LEFT JOIN inquiries i ON i.id = w.inquiry_id
  LEFT JOIN users c ON c.id = d.party_id LEFT JOIN tax_documents a ON a.id = d.against_id`

/** Customers see what was issued to them, admins all. A supplier has no part in a sale. */
export function visibleTaxDocuments(viewer: Viewer): Sql {
  if (viewer.role === 'admin') return sql`true`
  return viewer.role === 'customer' ? sql`d.party_id = ${viewer.id}` : sql`false`
}

const forCustomers = [
  'id',
  'kind',
  'number',
  'workorderId',
  'projectName',
  'againstId',
  'againstNumber',
  'reason',
  'issuedOn',
  'dueOn',
  'split',
  'placeOfSupply',
  'reverseCharge',
  'lines',
  'taxablePaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
  'roundOffPaise',
  'totalPaise',
  'creditedPaise',
  'debitedPaise',
  'balancePaise',
  'status',
  'irnDue',
  'irn',
  'ackNo',
  'ackOn',
  'createdAt',
] as const satisfies (keyof TaxDocument)[]

const visible: VisibleFields<Required<TaxDocument>> = {
  customer: forCustomers,
  supplier: [],
  floor: [],
  admin: [...forCustomers, 'customerId', 'customerName'],
}

/** The fields for this reader's role. */
export const toTaxDocument = (row: TaxDocumentRow, viewer: Viewer): TaxDocument =>
  pick(row, visible[readerOf(viewer)]) as TaxDocument

/** What its paper and its files say besides. */
export type IssuedRow = TaxDocumentRow & {
  snapshot: Snapshot
  signedQr: string | null
  pdfKey: string | null
  pdfSha256: string | null
}

const issuedSelect = sql`${taxDocumentSelect}, d.snapshot, d.signed_qr AS "signedQr", d.pdf_key AS "pdfKey", d.pdf_sha256 AS "pdfSha256"`

/** These documents with all that their papers say, in the order of their issue; those that the viewer doesn’t see are left out. */
export const findAllIssued = ({ rows, viewer }: ReadScope, ids: readonly number[]) =>
  rows<IssuedRow>(sql`
    SELECT ${issuedSelect} FROM ${taxDocumentFrom}
    WHERE d.id = ANY (${[...ids]}::int[]) AND ${visibleTaxDocuments(viewer)} ORDER BY d.id`)

/** A document that the viewer sees, with all that its paper says; 404 when there is none for them. */
export async function findIssued({ rows, viewer }: ReadScope, id: number): Promise<IssuedRow> {
  const [row] = await rows<IssuedRow>(sql`
    SELECT ${issuedSelect} FROM ${taxDocumentFrom} WHERE d.id = ${id} AND ${visibleTaxDocuments(viewer)}`)
  if (!row) throw new Problem('not_found', 'Invoice not found')
  return row
}
