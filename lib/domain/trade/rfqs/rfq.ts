import { Problem } from '../../../contract/core/problem'
import type { Rfq, RfqDetail } from '../../../contract/trade/rfqs'
import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { eventTime } from '../../core/event-clock'
import type { ReadScope } from '../../core/verb'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import { fitting } from '../inquiries/fitting'
import { deliveryOf, inquiryFrom, inquirySelect, toInquiry, type InquiryRow } from '../inquiries/inquiry'
import { statusFor, visibleInquiries } from '../inquiries/visible-inquiries'
import { readDraft } from './draft'
import { ownAnswers } from './own-answers'

/** All columns of a request; `toRfq` picks what the reader's role may see. */
export type RfqRow = Required<Rfq> & {
  version: number
  decimalComma: boolean
  /** The address that a draft chose. */
  chosenAddressId: number | null
}

/** Lines `i` of request `r` that the viewer reads, with their customer `c`. */
const linesRead = (viewer: Viewer) => sql`
  inquiries i JOIN users c ON c.id = i.customer_id WHERE i.rfq_id = r.id AND ${visibleInquiries(viewer)}`

/** Condition: the deadline of request `r` is ahead, or it has none. */
export const isAhead = () => sql`(coalesce(r.quote_by, 'infinity') > coalesce(${eventTime()}::timestamptz, now()))`

/**
 * Customers read their own requests, admins those that are submitted, suppliers those with a line that they read: lines that are
 * open, and those that they answered, by index.
 */
export function visibleRfqs(viewer: Viewer): Sql {
  if (viewer.role === 'customer') return sql`r.customer_id = ${viewer.id}`
  if (viewer.role === 'admin') return sql`r.submitted_at IS NOT NULL`
  return sql`r.id IN (SELECT i.rfq_id FROM inquiries i JOIN users c ON c.id = i.customer_id
    WHERE i.rfq_id IS NOT NULL AND ${visibleInquiries(viewer)})`
}

/**
 * Condition: a line of request `r` can be quoted by the supplier. It is asked for each request: the first such line is enough, and
 * OFFSET 0 keeps PostgreSQL from reading the open lines of all requests.
 */
export const isOpenTo = (supplier: Viewer) => sql`(${isAhead()} AND EXISTS (SELECT 1 FROM ${linesRead(supplier)}
  AND i.status IN ('new', 'processing') AND ${statusFor(supplier)} = 'new' OFFSET 0))`

/**
 * The state of request `r` as the viewer reads it. A supplier reads `open` until the deadline, or until no line that it reads can
 * be quoted any more.
 */
export function stateFor(viewer: Viewer): Sql {
  if (viewer.role === 'supplier') return sql`CASE WHEN ${isOpenTo(viewer)} THEN 'open' ELSE 'closed' END`
  // What these look for has partial indexes: most requests of the archive are decided.
  const has = (where: Sql) => sql`EXISTS (SELECT 1 FROM inquiries i WHERE i.rfq_id = r.id AND ${where})`
  return sql`CASE WHEN r.submitted_at IS NULL THEN 'draft'
    WHEN ${has(sql`i.status IN ('new', 'processing', 'quoted')`)} THEN
      CASE WHEN ${isAhead()} AND ${has(sql`i.status IN ('new', 'processing')`)} THEN 'open' ELSE 'quoted' END
    WHEN ${has(sql`i.cancelled`)} AND NOT ${has(sql`NOT i.cancelled`)} THEN 'cancelled' ELSE 'decided' END`
}

/** The lines by their status; for a supplier those that it reads, by what it did. */
const countsFor = (viewer: Viewer) =>
  viewer.role === 'supplier'
    ? sql`(SELECT json_build_object('lines', count(*), 'fits', count(*) FILTER (WHERE did.fits), 'priced', count(*) FILTER (WHERE did.priced),
        'declined', count(*) FILTER (WHERE did.declined), 'unanswered', count(*) FILTER (WHERE NOT did.priced AND NOT did.declined))
      FROM (SELECT EXISTS (SELECT 1 FROM quotations q WHERE q.inquiry_id = i.id AND q.supplier_id = ${viewer.id}
            AND q.outcome IS DISTINCT FROM 'withdrawn') AS priced,
          EXISTS (SELECT 1 FROM bidders b WHERE b.inquiry_id = i.id AND b.supplier_id = ${viewer.id} AND b.declined_at IS NOT NULL) AS declined,
          ${fitting(viewer)} AS fits
        FROM ${linesRead(viewer)}) did)`
    : sql`(CASE WHEN r.submitted_at IS NULL
      THEN (SELECT json_build_object('lines', count(*), 'open', 0, 'quoted', 0, 'accepted', 0, 'rejected', 0) FROM rfq_lines l WHERE l.rfq_id = r.id)
      ELSE (SELECT json_build_object('lines', count(*), 'open', count(*) FILTER (WHERE i.status IN ('new', 'processing')),
        'quoted', count(*) FILTER (WHERE i.status = 'quoted'), 'accepted', count(*) FILTER (WHERE i.status = 'accepted'),
        'rejected', count(*) FILTER (WHERE i.status = 'rejected')) FROM inquiries i WHERE i.rfq_id = r.id) END)`

export const rfqSelect = (viewer: Viewer) => sql`
  r.id, r.name, r.note, r.reference, r.process_id AS "processId", r.target_date AS "targetDate", r.quote_by AS "quoteBy",
  r.sealed, r.nda, r.required_documents::text[] AS "requiredDocuments", r.aql, r.address_id AS "chosenAddressId",
  r.delivery AS "deliveryAddress", r.customer_id AS "customerId", k.company_name AS "customerName",
  ${stateFor(viewer)} AS state, ${countsFor(viewer)} AS counts, r.version, r.decimal_comma AS "decimalComma",
  r.submitted_at AS "submittedAt", r.created_at AS "createdAt"`
export const rfqFrom = sql`rfqs r JOIN users k ON k.id = r.customer_id`

/** The request as the viewer may see it; 404 when there is none for them. */
export async function findRfq({ viewer, rows }: ReadScope, id: number): Promise<RfqRow> {
  const [row] = await rows<RfqRow>(
    sql`SELECT ${rfqSelect(viewer)} FROM ${rfqFrom} WHERE r.id = ${id} AND ${visibleRfqs(viewer)}`,
  )
  if (!row) throw new Problem('not_found', 'Request not found')
  return row
}

/** Suppliers never learn the customer, nor what it calls the request. */
const forAll = [
  'id',
  'note',
  'processId',
  'targetDate',
  'quoteBy',
  'sealed',
  'nda',
  'requiredDocuments',
  'aql',
  'deliveryState',
  'state',
  'counts',
  'submittedAt',
  'createdAt',
] as const satisfies (keyof Rfq)[]
const visible: VisibleFields<Required<Rfq>> = {
  customer: [...forAll, 'name', 'reference', 'addressId', 'deliveryAddress', 'customerId'],
  supplier: forAll,
  floor: [],
  admin: [...forAll, 'name', 'reference', 'addressId', 'deliveryAddress', 'customerId', 'customerName'],
}

/** The fields for this reader's role. */
export function toRfq({ chosenAddressId, ...row }: RfqRow, viewer: Viewer): Rfq {
  const { addressId, deliveryState } = deliveryOf(row)
  return pick({ ...row, addressId: addressId ?? chosenAddressId, deliveryState }, visible[readerOf(viewer)])
}

/** The request with its lines, or with what was typed into its draft. */
export async function detailOf(scope: ReadScope, id: number): Promise<RfqDetail> {
  const { viewer, rows } = scope
  const row = await findRfq(scope, id)
  const { submittedAt, version, decimalComma } = row
  if (!submittedAt) {
    const { judged: _judged, taken: _taken, ...draft } = await readDraft(scope, { id, decimalComma })
    return { ...toRfq(row, viewer), lines: [], draft: { version, decimalComma, ...draft } }
  }
  const lines = await rows<InquiryRow>(sql`
    SELECT ${inquirySelect(viewer)} FROM ${inquiryFrom} WHERE i.rfq_id = ${id} AND ${visibleInquiries(viewer)}
    ORDER BY i.line_no LIMIT 2000`)
  const answers = viewer.role === 'supplier' ? await ownAnswers(scope, id) : null
  return {
    ...toRfq(row, viewer),
    lines: lines.map((line) => ({ ...toInquiry(line, viewer), ...answers?.(line) })),
    draft: null,
  }
}
