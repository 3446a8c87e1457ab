import type { DocumentKind, RequiredDocument } from '../../../contract/files/document-kinds'
import { Problem } from '../../../contract/core/problem'
import { sql, type Rows, type Sql } from '../../../infra/db/db'
import { documentKinds, documentLabels, missingInWords } from '../../../rules/orders/documents'
import { capital } from '../../../terms/format'
import { isWithheld } from '../../files/files/sides'
import type { WriteScope } from '../../core/verb'

/** Condition: at this time the parts were there that a rework or a remake asked for. */
const ofTheseParts = (at: Sql) => sql`NOT EXISTS (SELECT 1 FROM problems p
  WHERE p.work_order_id = d.work_order_id AND p.shipment_line_id IS NULL AND p.decision IN ('rework', 'remake') AND p.decided_at >= ${at})`

/** A file with its bytes. Metadata alone proves nothing, nor does what an admin withheld; what a rework changed needs new reports and photos. */
const hasFile = sql`EXISTS (SELECT 1 FROM files f
  WHERE f.work_order_id = d.work_order_id AND f.document = d.kind AND f.storage_key IS NOT NULL AND NOT ${isWithheld}
    AND (d.kind IN ('material_certificate', 'conformity_certificate') OR ${ofTheseParts(sql`f.created_at`)}))`

/** The newest final report of its kind is accepted. */
const hasReport = sql`coalesce((SELECT r.verdict = 'accepted' FROM reports r
  WHERE r.work_order_id = d.work_order_id AND r.status = 'final' AND ${ofTheseParts(sql`r.final_at`)}
    AND r.kind = CASE d.kind WHEN 'inspection_report' THEN 'inspection' WHEN 'first_article' THEN 'first_article' END::"ReportKind"
  ORDER BY r.version DESC LIMIT 1), false)`

/** A certificate of conformance that isn't void. */
const hasCertificate = sql`(d.kind = 'conformity_certificate' AND EXISTS (SELECT 1 FROM certificates z
  WHERE z.work_order_id = d.work_order_id AND z.voided_at IS NULL))`

const found = sql`CASE WHEN ${hasReport} THEN 'report' WHEN ${hasCertificate} THEN 'certificate' WHEN ${hasFile} THEN 'file' END`

/** What meets document `d` of an order. A first article is met by the report or the file that was accepted, which a rework leaves accepted. */
const metBy = sql`CASE WHEN d.kind <> 'first_article' THEN ${found}
  WHEN d.accepted THEN CASE WHEN d.report_id IS NOT NULL THEN 'report' WHEN d.file_id IS NOT NULL THEN 'file' ELSE ${found} END END`

/** Whether document `d` of an order is there: the same in fewer words, since each list of orders counts what is missing. */
const isMet = sql`(d.accepted IS TRUE AND coalesce(d.report_id, d.file_id) IS NOT NULL
  OR (d.kind <> 'first_article' OR d.accepted IS TRUE) AND (${hasFile} OR ${hasReport} OR ${hasCertificate}))`

const isMissing = sql`(d.waived_at IS NULL AND NOT ${isMet})`

/** How many required documents of an order are neither there nor waived. */
export const documentsMissing = (orderId: Sql): Sql => sql`
  (SELECT count(*)::int FROM order_documents d WHERE d.work_order_id = ${orderId} AND ${isMissing})`

/** The required documents of an order that are neither there nor waived. */
export const missingDocuments = (orderId: Sql): Sql => sql`
  ARRAY(SELECT d.kind::text FROM order_documents d WHERE d.work_order_id = ${orderId} AND ${isMissing} ORDER BY d.kind)`

/** The photos that each shipment of an order needs: those that it requires and nobody has waived. */
export const photosOfShipments = (orderId: Sql): Sql => sql`
  ARRAY(SELECT d.kind::text FROM order_documents d WHERE d.work_order_id = ${orderId} AND d.waived_at IS NULL
    AND d.kind IN ('dispatch_photo', 'packing_photo') ORDER BY d.kind)`

/** Condition: an order lacks a required document. */
export const lacksDocuments = (orderId: Sql): Sql =>
  sql`EXISTS (SELECT 1 FROM order_documents d WHERE d.work_order_id = ${orderId} AND ${isMissing})`

/** The documents that an order requires, each with its state, in the order in which they are made. */
export async function requiredDocuments(rows: Rows, orderId: number): Promise<RequiredDocument[]> {
  const found = await rows<{
    kind: DocumentKind
    by: RequiredDocument['by']
    waiveReason: string | null
  }>(sql`
    SELECT d.kind::text AS kind, d.waive_reason AS "waiveReason",
      ${metBy} AS by
    FROM order_documents d WHERE d.work_order_id = ${orderId}`)
  return found
    .toSorted((a, b) => documentKinds.indexOf(a.kind) - documentKinds.indexOf(b.kind))
    .map(({ kind, by, waiveReason }) => ({
      kind,
      label: documentLabels[kind],
      by,
      waiveReason,
      state: by ? 'met' : waiveReason ? 'waived' : 'missing',
    }))
}

/** 409 for a locked order that lacks a document; each is an issue. Admins are refused, too: they waive. */
export async function assertDocumented({ rows }: WriteScope, orderId: number) {
  const missing = (await requiredDocuments(rows, orderId)).filter(({ state }) => state === 'missing')
  if (!missing.length) return
  const issues = missing.map(({ kind }) => ({ path: `documents.${kind}`, message: capital(missingInWords([kind])) }))
  throw new Problem('conflict', `Not complete yet: ${missingInWords(missing.map(({ kind }) => kind))}`, issues)
}
