import { Problem } from '../../../contract/core/problem'
import { standards } from '../../../contract/trade/company-documents'
import type { InquiryStatus } from '../../../contract/trade/inquiries'
import type { Quotation, QuotationEvidence } from '../../../contract/trade/quotations'
import { sql, type Sql } from '../../../infra/db/db'
import { companyDocumentLabels } from '../../../rules/trade/company-documents'
import { bidderLetter } from '../../../rules/trade/bidder-letter'
import { maskedCopies, textsFor, type MaskedTexts } from '../../../rules/files/masked-texts'
import { nextWorkingDay } from '../../../rules/core/working-days'
import { addDays, isoDay } from '../../../terms/format'
import { decidingRoles } from '../../../rules/people/approval-limit'
import type { Viewer } from '../../../rules/core/permissions'
import { isUnsealed } from '../../facts/quotations'
import { isoOf } from '../../files/files/attached-files'
import { pictureFileOf } from '../../files/files/picture-file'
import { isKnownTo } from '../../files/files/sides'
import { mayLoadDrawings, statusFor } from '../inquiries/visible-inquiries'
import { dayFromNow, startOfThis, today } from '../../../infra/db/india'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import type { ReadScope } from '../../core/verb'
import { noteCount } from '../../core/notes/note-count'

/** All columns of a quotation; `toQuotation` picks what the reader's role may see. */
export type QuotationRow = Required<Omit<Quotation, 'proposedDue' | 'evidence'>> & {
  evidence: Pick<QuotationEvidence, 'kind' | 'valid'>[]
  label: number | null
  customerId: number
  /** Its price is for its supplier alone. */
  isSealed: boolean
  /** The inquiry's status as the viewer reads it; `inquiryStatus` is the one in the database, for verbs. */
  inquiryStatusRead: InquiryStatus
  /** When these terms were written. */
  writtenAt: string
  /** When its customer, or an admin for it, accepted it; for admins. */
  acceptedAt: string | null
  masked: MaskedTexts
  inquiryMasked: MaskedTexts
}

/** The largest price that a quotation can hold (INR). */
export const LARGEST_PRICE = 2_147_483_647

/** Condition: it waits for an answer and is for an older revision of its inquiry than the current one. */
export const isUnconfirmed = sql`(q.status IN ('pending', 'sent')
  AND q.revision < (SELECT revision FROM inquiries WHERE id = q.inquiry_id))`

/** Condition: its customer asks for a lower price, or for a new one since it has expired. */
export const isAskedFor = sql`(q.status = 'pending' AND (q.counter_at IS NOT NULL
  OR q.requote_at IS NOT NULL AND coalesce(q.valid_until, 'infinity') < ${startOfThis('day')}))`

/** What the customer asks instead of the price, as it stands on the wire. */
const counter = sql`CASE WHEN q.counter_price IS NOT NULL THEN
  json_build_object('price', q.counter_price, 'note', q.counter_note, 'at', ${isoOf(sql`q.counter_at`)}) END`

/** The price of the version before the current one. */
const priceBefore = sql`(SELECT (v.terms->>'price')::int FROM quotation_versions v
  WHERE v.quotation_id = q.id AND v.number = q.version - 1)`

/** The request that waits for approval of its acceptance, for the people of its customer. */
const approvalOf = ({ role, member }: Viewer) =>
  role === 'customer'
    ? sql`(SELECT json_build_object('id', a.id, 'askedBy', m.name, 'askedAt', ${isoOf(sql`a.created_at`)}, 'note', a.note,
        'own', a.asked_by = ${member.id}::int, 'mayDecide', a.asked_by <> ${member.id}::int AND ${mayAccept(member)})
      FROM approval_requests a JOIN members m ON m.id = a.asked_by WHERE a.quotation_id = q.id AND a.status = 'waiting')`
    : sql`NULL`

/** The price is within the viewer's own limit. */
const mayAccept = ({ approvalLimit, role }: Viewer['member']) =>
  sql`(${(decidingRoles as readonly string[]).includes(role)}::boolean AND q.price <= ${approvalLimit ?? LARGEST_PRICE}::int)`

/** When it was accepted; for admins, since they order from it. */
const acceptedAt = ({ role }: Viewer) =>
  role === 'admin'
    ? sql`CASE q.status WHEN 'accepted' THEN (SELECT max(e.created_at) FROM events e
        WHERE e.entity_type = 'quotation' AND e.entity_id = q.id AND e.to_status = 'accepted') END`
    : sql`NULL`

/** The checked certificates of its supplier by kind, and whether each is valid on the wanted day, else today. Suppliers read their own documents instead. */
const evidenceFor = ({ role }: Viewer) =>
  role === 'supplier'
    ? sql`'[]'::json`
    : sql`coalesce((SELECT json_agg(json_build_object('kind', held.kind, 'valid', held.valid) ORDER BY held.kind) FROM (
        SELECT cd.kind, bool_or(wanted.day BETWEEN coalesce(cd.valid_from, '-infinity') AND cd.valid_to) AS valid
        FROM company_documents cd, (SELECT coalesce((i.target_date AT TIME ZONE 'Asia/Kolkata')::date, ${today}) AS day) wanted
        WHERE cd.supplier_id = q.supplier_id AND cd.status = 'checked' AND cd.kind = ANY (${[...standards]}::"CompanyDocumentKind"[])
        GROUP BY cd.kind) held), '[]')`

/** How many attachments its current version has, of which the viewer knows. */
const attachments = (viewer: Viewer) =>
  sql`(SELECT count(*)::int FROM files f WHERE f.quotation_id = q.id AND f.until_revision IS NULL AND ${isKnownTo(viewer)})`

export const quotationSelect = (viewer: Viewer) => sql`
  q.id, q.inquiry_id AS "inquiryId", i.project_name AS "projectName", i.quantity,
  q.version, q.revision, q.written_at AS "writtenAt", i.revision AS "inquiryRevision", ${isUnconfirmed} AS "needsConfirmation",
  i.part_number AS "partNumber", i.drawing_revision AS "drawingRevision", i.rfq_id AS "rfqId", i.line_no AS "lineNo", q.po_number AS "poNumber", i.status AS "inquiryStatus", ${statusFor(viewer)} AS "inquiryStatusRead",
  i.sealed, (i.sealed AND i.unsealed_at IS NULL) AS "isSealed",
  i.customer_id AS "customerId", c.company_name AS "customerName", q.supplier_id AS "supplierId",
  s.company_name AS "supplierName", q.admin_id AS "adminId", q.price, q.details, q.valid_until AS "validUntil",
  coalesce(${isExpired()}, false) AS expired, (q.status IN ('pending', 'sent') AND s.suspended_at IS NOT NULL) AS unavailable, q.lead_days AS "leadDays", q.breaks, q.tooling, q.freight, q.hsn, q.gst_percent AS "gstPercent",
  q.payment_terms AS "paymentTerms", q.exclusions, q.machine_id AS "machineId", q.hours, q.outcome, q.outcome_reason AS "outcomeReason",
  ${approvalOf(viewer)} AS approval, ${evidenceFor(viewer)} AS evidence, ${orderCancelled} AS "orderCancelled", q.counters, q.requote_at AS "requoteAt", ${counter} AS counter, (SELECT b.label FROM bidders b WHERE b.inquiry_id = q.inquiry_id AND b.supplier_id = q.supplier_id) AS label, q.status, q.masked, i.masked AS "inquiryMasked",
  ${priceBefore} AS "priceBefore", ${acceptedAt(viewer)} AS "acceptedAt", ${attachments(viewer)} AS attachments,
  ${pictureFileOf(sql`q.inquiry_id`, viewer, mayLoadDrawings(viewer))} AS "pictureFile",
  q.created_at AS "createdAt", ${noteCount(viewer, 'quotation', sql`q.id`)} AS "noteCount"`

export const quotationFrom = sql`
  quotations q LEFT JOIN inquiries i ON i.id = q.inquiry_id LEFT JOIN users c ON c.id = i.customer_id
  LEFT JOIN users s ON s.id = q.supplier_id`

/** The order of `q` was cancelled, and there is no other. */
const orderCancelled = sql`((SELECT bool_and(w.cancelled) FROM work_orders w WHERE w.quotation_id = q.id) IS TRUE)`

/** Valid to the end of its last day in India, by the database's clock. */
function isExpired(): Sql {
  return sql`q.valid_until < ${startOfThis('day')}`
}

/** Condition: accepted, and no work order was created from it. */
export const isUnordered = sql`(q.status = 'accepted' AND NOT q.ordered)`

/** Condition: no answer yet, and its validity ends within three days. */
export const isExpiring = sql`(q.status IN ('pending', 'sent')
  AND coalesce(q.valid_until, 'infinity') >= ${startOfThis('day')}
  AND coalesce(q.valid_until, 'infinity') < ${dayFromNow(3)})`

/** Condition: no answer yet, and its validity is over. */
export const isLapsed = sql`(q.status IN ('pending', 'sent')
  AND coalesce(q.valid_until, 'infinity') < ${startOfThis('day')})`

/** Customers see those on their inquiries, suppliers their own, admins all; sealed ones their supplier alone. */
export function visibleQuotations(viewer: Viewer): Sql {
  if (viewer.role === 'supplier') return sql`q.supplier_id = ${viewer.id}`
  return viewer.role === 'admin' ? isUnsealed : sql`(i.customer_id = ${viewer.id} AND ${isUnsealed})`
}

/** The quotation as the viewer may see it; 404 when there is none for them. */
export async function findQuotation({ viewer, rows }: ReadScope, id: number): Promise<QuotationRow> {
  const [row] = await rows<QuotationRow>(
    sql`SELECT ${quotationSelect(viewer)} FROM ${quotationFrom} WHERE q.id = ${id} AND ${visibleQuotations(viewer)}`,
  )
  if (!row) throw new Problem('not_found', 'Quotation not found')
  return row
}

/** Customer and supplier never learn each other. */
const forAll = [
  'id',
  'inquiryId',
  'projectName',
  'quantity',
  'partNumber',
  'drawingRevision',
  'rfqId',
  'lineNo',
  'inquiryStatus',
  'sealed',
  'price',
  'details',
  'validUntil',
  'expired',
  'unavailable',
  'leadDays',
  'breaks',
  'tooling',
  'freight',
  'hsn',
  'gstPercent',
  'paymentTerms',
  'exclusions',
  'outcome',
  'outcomeReason',
  'counter',
  'counters',
  'requoteAt',
  'version',
  'priceBefore',
  'attachments',
  'revision',
  'inquiryRevision',
  'needsConfirmation',
  'orderCancelled',
  'status',
  'pictureFile',
  'createdAt',
] as const satisfies (keyof Quotation)[]
const visible: VisibleFields<Required<Quotation>> = {
  customer: [...forAll, 'poNumber', 'offer', 'approval', 'evidence'],
  supplier: [...forAll, 'supplierId', 'supplierName', 'adminId', 'machineId', 'hours', 'othersRead'],
  floor: [],
  admin: [
    ...forAll,
    'supplierId',
    'supplierName',
    'adminId',
    'machineId',
    'hours',
    'customerName',
    'poNumber',
    'offer',
    'evidence',
    'othersRead',
    'proposedDue',
    'noteCount',
  ],
}

/** The fields for this reader's role; what crosses to the other side is masked. */
export const toQuotation = (quotation: QuotationRow, viewer: Viewer): Quotation => {
  const { masked, inquiryMasked, inquiryStatusRead: inquiryStatus, label, ...row } = quotation
  const { role } = viewer
  const outcome = role === 'supplier' && row.outcome === 'following' ? 'declined' : row.outcome
  const read = {
    ...row,
    inquiryStatus,
    outcome,
    offer: bidderLetter(label ?? 1),
    othersRead: masked?.customer ?? null,
    evidence: (row.evidence ?? []).map((one) => ({ ...one, label: companyDocumentLabels[one.kind] })),
    proposedDue: proposedDue(quotation),
  }
  return pick({ ...read, ...textsFor(inquiryMasked, role), ...textsFor(masked, role) }, visible[readerOf(viewer)])
}

/** The day that its lead time leads to, from the day of acceptance in India; a day off moves on. */
export const proposedDue = ({ acceptedAt, leadDays }: Pick<QuotationRow, 'acceptedAt' | 'leadDays'>) =>
  acceptedAt && leadDays ? nextWorkingDay(addDays(isoDay(Date.parse(acceptedAt)), leadDays)) : null

/** The fields of a quotation that its events keep. */
export const aboutQuotation = (q: QuotationRow) => ({
  quotationId: q.id,
  inquiryId: q.inquiryId,
  projectName: q.projectName,
  customerId: q.customerId,
  supplierId: q.supplierId,
  price: q.isSealed ? null : q.price,
  ...maskedCopies(q.inquiryMasked),
})
