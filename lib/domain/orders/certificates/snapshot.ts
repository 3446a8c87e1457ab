import type { DocumentKind } from '../../../contract/files/document-kinds'
import type { Lot } from '../../../contract/orders/lot'
import type { ReportHead } from '../../../contract/orders/report'
import { sql } from '../../../infra/db/db'
import { env } from '../../../infra/env'
import type { MaskedTexts } from '../../../rules/files/masked-texts'
import type { WriteScope } from '../../core/verb'
import { requiredDocuments } from '../documents/required-documents'
import { isWithheld, neutralName } from '../../files/files/sides'
import { lotsOf } from '../lots/lot'
import { reportsOf } from '../reports/report'
import type { WorkorderRow } from '../workorders/workorder'

/** What was certified, with all names: papers show each reader a part of it. */
export type Snapshot = {
  statement: string
  note: string | null
  operator: string
  customerName: string | null
  supplierName: string
  projectName: string | null
  partNumber: string | null
  drawingRevision: string | null
  material: string | null
  quantity: number | null
  /** What the supplier reads of these texts instead. */
  masked: MaskedTexts
  /** `sharedName`: what the supplier calls it; null where it is kept from it. */
  drawings: { name: string; sharedName: string | null }[]
  lots: Omit<Lot, 'createdAt'>[]
  reports: Pick<ReportHead, 'kind' | 'version' | 'verdict' | 'lotSize' | 'sampleSize' | 'acceptMax' | 'failed'>[]
  waived: { kind: DocumentKind; reason: string }[]
}

const STATEMENT =
  'We certify that the parts named above were made and checked to the drawings and requirements of this order.'

type Words = { statement?: string | null; note?: string | null }

/** What is true of an order now. */
export async function snapshotOf(
  scope: WriteScope,
  order: WorkorderRow,
  { statement, note }: Words,
): Promise<Snapshot> {
  const { customerName, supplierName, projectName, partNumber, drawingRevision, material, quantity } = order
  const documents = await requiredDocuments(scope.rows, order.id)
  const reports = (await reportsOf(scope, order.id)).filter(({ status }) => status === 'final')
  return {
    statement: statement ?? STATEMENT,
    note: note ?? null,
    operator: env().OPERATOR_NAME,
    customerName,
    supplierName,
    projectName,
    partNumber,
    drawingRevision,
    material,
    quantity,
    masked: order.inquiryMasked ?? null,
    drawings: await scope.rows(sql`
      SELECT f.name, CASE WHEN NOT ${isWithheld} THEN ${neutralName('supplier')} END AS "sharedName" FROM files f
      WHERE f.inquiry_id = ${order.inquiryId} AND f.until_revision IS NULL ORDER BY f.place, f.id LIMIT 200`),
    lots: (await lotsOf(scope.rows, order.id)).map(({ createdAt: _, ...lot }) => lot),
    reports: newestOfKind(reports).map(({ kind, version, verdict, lotSize, sampleSize, acceptMax, failed }) => ({
      kind,
      version,
      verdict,
      lotSize,
      sampleSize,
      acceptMax,
      failed,
    })),
    waived: documents.flatMap(({ kind, state, waiveReason }) =>
      state === 'waived' ? [{ kind, reason: waiveReason! }] : [],
    ),
  }
}

/** Of reports with the newest version first, one of each kind. */
export const newestOfKind = <R extends Pick<ReportHead, 'kind'>>(reports: readonly R[]): R[] =>
  reports.filter(({ kind }, i) => reports.findIndex((one) => one.kind === kind) === i)
