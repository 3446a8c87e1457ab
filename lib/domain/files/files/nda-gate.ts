import { Problem } from '../../../contract/core/problem'
import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { displayId } from '../../../terms/nouns'
import { ndaIsMissing } from '../../facts/nda'
import type { ReadScope } from '../../core/verb'
import { isOwnFile } from './sides'

/** The inquiry of files `f`: their own, or that of their order, message or quotation. */
const inquiryOfFile = sql`coalesce(f.inquiry_id,
  (SELECT fw.inquiry_id FROM work_orders fw WHERE fw.id = f.work_order_id),
  (SELECT ft.inquiry_id FROM question_messages fm JOIN questions ft ON ft.id = fm.question_id WHERE fm.id = f.message_id),
  (SELECT fq.inquiry_id FROM quotations fq WHERE fq.id = f.quotation_id))`

/** Condition: the viewer gets files `f` only once its company has accepted the NDA. The files that it sent itself stay open. */
export const isBehindNda = (viewer: Viewer): Sql =>
  viewer.role === 'supplier' ? sql`(NOT ${isOwnFile(viewer)} AND ${ndaIsMissing(viewer, inquiryOfFile)})` : sql`false`

/** The inquiry whose NDA stands before files `f`; null where none does. */
export const ndaInquiryOf = (viewer: Viewer): Sql =>
  viewer.role === 'supplier' ? sql`CASE WHEN ${isBehindNda(viewer)} THEN ${inquiryOfFile} END` : sql`NULL::int`

/** Refuses what shows the drawings of an inquiry whose NDA has to be accepted first: 403. */
export function assertNda(inquiryId: number | null | undefined) {
  if (inquiryId)
    throw new Problem('nda_required', `Accept the NDA to open the drawings of ${displayId('inquiry', inquiryId)}`)
}

/** The same for a paper about a whole order, such as its job card. */
export async function assertNdaOfOrder({ viewer, rows }: ReadScope, workorderId: number) {
  const [missing] = await rows<{ inquiryId: number }>(sql`
    SELECT w.inquiry_id AS "inquiryId" FROM work_orders w
    WHERE w.id = ${workorderId} AND ${ndaIsMissing(viewer, sql`w.inquiry_id`)}`)
  assertNda(missing?.inquiryId)
}
