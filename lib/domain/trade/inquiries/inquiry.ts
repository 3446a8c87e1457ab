import type { Inquiry, InquiryStatus } from '../../../contract/trade/inquiries'
import { Problem } from '../../../contract/core/problem'
import { sql, type Sql } from '../../../infra/db/db'
import { maskedCopies, textsFor, type MaskedTexts } from '../../../rules/files/masked-texts'
import { gstState } from '../../../terms/gstin'
import type { Viewer } from '../../../rules/core/permissions'
import { filesColumn } from '../../files/files/attached-files'
import { ndaFor } from '../nda/nda-of-inquiry'
import { startOfThis } from '../../../infra/db/india'
import { folded, holds } from '../../../infra/db/text-search'
import { ownerColumns } from '../../core/owners/owner'
import { noteCount } from '../../core/notes/note-count'
import { unreadCount } from '../questions/unread'
import { hitsWhatIsRead } from '../../facts/texts-as-read'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import { fitting } from './fitting'
import { mayLoadDrawings, statusFor, visibleInquiries } from './visible-inquiries'
import type { ReadScope } from '../../core/verb'

/** All columns of an inquiry; `toInquiry` picks what the reader's role may see. */
export type InquiryRow = Required<Inquiry> & {
  /** The status as the viewer reads it; `status` is the one in the database, for verbs. */
  statusRead: InquiryStatus
  /** Whether suppliers accept the NDA; `nda` is what the reader reads of it. */
  asksNda: boolean
  masked: MaskedTexts
  processMasked: MaskedTexts
}

/** The order that is ordered again; another supplier's is nobody's business. */
const repeatOf = (viewer: Viewer) =>
  viewer.role === 'supplier'
    ? sql`(SELECT w.id FROM work_orders w WHERE w.id = i.repeat_of AND w.supplier_id = ${viewer.id})`
    : sql`i.repeat_of`

/** Whether suppliers don't see inquiry `i` of customer `c` yet. */
export const heldInquiry = sql`(NOT c.verified OR i.held_for_recheck OR c.suspended_at IS NOT NULL)`

/** The columns of inquiries `i`; `files` are those of the current revision, or of all. */
export const inquirySelect = (viewer: Viewer, files = sql`f.until_revision IS NULL`) => sql`
  i.id, i.project_name AS "projectName", i.description, i.quantity, i.material, i.target_date AS "targetDate",
  i.special_requirements AS "specialRequirements", i.part_number AS "partNumber",
  i.drawing_revision AS "drawingRevision", i.delivery AS "deliveryAddress",
  i.customer_id AS "customerId", c.company_name AS "customerName",
  ${unreadCount(viewer)}, i.process_id AS "processId", p.name AS "processName", i.status, ${statusFor(viewer)} AS "statusRead", i.revision, i.quote_by AS "quoteBy", i.sealed, (i.sealed AND i.unsealed_at IS NULL) AS "pricesSealed",
  i.required_documents::text[] AS "requiredDocuments", i.aql, i.cancelled, i.nda AS "asksNda", ${ndaFor(viewer)} AS nda, ${repeatOf(viewer)} AS "repeatOf", i.rfq_id AS "rfqId", i.line_no AS "lineNo", i.split_of AS "splitOf", i.invited_only AS "invitedOnly", i.open_from AS "openFrom", i.masked, p.masked AS "processMasked",
  ${heldInquiry} AS held, i.created_at AS "createdAt",
  ${noteCount(viewer, 'inquiry', sql`i.id`)} AS "noteCount", ${ownerColumns(viewer, sql`i.owner_id`)},
  ${
    viewer.role === 'supplier'
      ? sql`NOT ${mayLoadDrawings(viewer)} AS "drawingsClosed", (SELECT max(q.id) FROM quotations q WHERE q.inquiry_id = i.id AND q.supplier_id = ${viewer.id} AND q.status = 'pending') AS "ownQuotationId",
      EXISTS (SELECT 1 FROM quotations q WHERE q.inquiry_id = i.id AND q.supplier_id = ${viewer.id} AND q.status = 'pending'
        AND q.valid_until < ${startOfThis('day')}) AS "ownQuotationExpired", coalesce(${fitting(viewer)}, false) AS fits,
      (SELECT b.declined_at FROM bidders b WHERE b.inquiry_id = i.id AND b.supplier_id = ${viewer.id}) AS "declinedAt",
      (SELECT v.invited_at FROM invitations v WHERE v.inquiry_id = i.id AND v.supplier_id = ${viewer.id}) AS "invitedAt"`
      : sql`(SELECT bool_and(w.cancelled) FROM work_orders w WHERE w.inquiry_id = i.id) IS TRUE AS "orderCancelled",
      (SELECT count(*)::int FROM quotations q WHERE q.inquiry_id = i.id) AS "quotationCount",
      (SELECT count(*)::int FROM invitations v WHERE v.inquiry_id = i.id) AS "invitationCount"`
  },
  ${filesColumn(sql`f.inquiry_id = i.id AND ${files} AND ${mayLoadDrawings(viewer)}`, viewer)}`

export const inquiryFrom = sql`
  inquiries i LEFT JOIN users c ON c.id = i.customer_id LEFT JOIN processes p ON p.id = i.process_id`

/** Condition: the project or the part number of `i`, as the viewer reads it, contains a text. Each has an index. */
export const inquiryHolds = (viewer: Viewer, q: string) => sql`
  (${textHolds(viewer, 'projectName', sql`i.project_name`, q)}
    OR ${textHolds(viewer, 'partNumber', sql`i.part_number`, q)})`

const textHolds = (viewer: Viewer, field: string, column: Sql, q: string) => sql`
  (${holds(folded(column), q)} AND ${hitsWhatIsRead(viewer, 'i', field, column, (text) => holds(text, q))})`

/** The inquiry as the viewer may see it; 404 when there is none for them. */
export async function findInquiry({ viewer, rows }: ReadScope, id: number): Promise<InquiryRow> {
  const [row] = await rows<InquiryRow>(
    sql`SELECT ${inquirySelect(viewer, sql`true`)} FROM ${inquiryFrom} WHERE i.id = ${id} AND ${visibleInquiries(viewer)}`,
  )
  if (!row) throw new Problem('not_found', 'Inquiry not found')
  return row
}

/** Suppliers never learn the customer. */
const forAll = [
  'id',
  'projectName',
  'description',
  'quantity',
  'material',
  'targetDate',
  'specialRequirements',
  'partNumber',
  'drawingRevision',
  'deliveryState',
  'processId',
  'processName',
  'status',
  'revision',
  'quoteBy',
  'sealed',
  'requiredDocuments',
  'aql',
  'nda',
  'repeatOf',
  'rfqId',
  'lineNo',
  'files',
  'createdAt',
] as const satisfies (keyof Inquiry)[]
const visible: VisibleFields<Required<Inquiry>> = {
  customer: [
    ...forAll,
    'cancelled',
    'splitOf',
    'pricesSealed',
    'unread',
    'invitedOnly',
    'openFrom',
    'addressId',
    'deliveryAddress',
    'customerId',
    'held',
    'orderCancelled',
    'quotationCount',
    'othersRead',
  ],
  supplier: [
    ...forAll,
    'unread',
    'ownQuotationId',
    'ownQuotationExpired',
    'fits',
    'drawingsClosed',
    'declinedAt',
    'invitedAt',
  ],
  floor: [],
  admin: [
    ...forAll,
    'cancelled',
    'splitOf',
    'pricesSealed',
    'invitedOnly',
    'openFrom',
    'addressId',
    'deliveryAddress',
    'customerId',
    'customerName',
    'held',
    'orderCancelled',
    'quotationCount',
    'invitationCount',
    'othersRead',
    'noteCount',
    'ownerId',
    'ownerName',
  ],
}

/** What an inquiry's copy of an address tells besides: where it came from, and the state, which suppliers read. */
export const deliveryOf = ({ deliveryAddress }: Pick<InquiryRow, 'deliveryAddress'>) => ({
  addressId: deliveryAddress?.id ?? null,
  deliveryState: deliveryAddress && gstState(deliveryAddress.stateCode),
})

/** The fields for this reader's role; what crosses to the other side is masked. */
export const toInquiry = (
  { masked, processMasked, statusRead, asksNda: _asked, ...row }: InquiryRow,
  viewer: Viewer,
): Inquiry => {
  const { role } = viewer
  const { name: processName } = textsFor(processMasked, role === 'admin' ? role : 'customer')
  const { note: _, ...othersRead } = textsFor(masked, 'supplier')
  const read = {
    ...row,
    status: statusRead,
    ...deliveryOf(row),
    othersRead: Object.keys(othersRead).length ? othersRead : null,
    ...(processName && { processName }),
  }
  return pick({ ...read, ...textsFor(masked, role) }, visible[readerOf(viewer)])
}

/** The fields of an inquiry that its events keep. */
export const aboutInquiry = (i: Pick<InquiryRow, 'id' | 'projectName' | 'customerId' | 'masked'>) => ({
  inquiryId: i.id,
  projectName: i.projectName,
  customerId: i.customerId,
  ...maskedCopies(i.masked),
})
