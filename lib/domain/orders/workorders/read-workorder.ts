import type { FileInfo } from '../../../contract/files/files'
import type { NdaRead } from '../../../contract/trade/nda'
import { sql } from '../../../infra/db/db'
import { filesColumn } from '../../files/files/attached-files'
import { ndaFor } from '../../trade/nda/nda-of-inquiry'
import { poFileOf } from '../../trade/quotations/po-file'
import type { Viewer } from '../../../rules/core/permissions'
import { historyOf } from '../../core/history'
import type { ReadScope } from '../../core/verb'
import { certificatesOf } from '../certificates/certificate'
import { findFirstArticle } from '../documents/first-article'
import { requiredDocuments } from '../documents/required-documents'
import { lotsOf } from '../lots/lot'
import { changesOf } from '../order-changes/order-change'
import { problemOfOrder, problemsOfPieces } from '../order-problems/order-problem'
import { problemUntil } from '../order-problems/ongoing-problem'
import { readSchedule } from '../schedule/read-schedule'
import { reportsOf } from '../reports/report'
import { findWorkorder, toWorkorder, type WorkorderRow } from './workorder'

/** One work order with the drawings of its inquiry and its history. 404 when there is none for the viewer. */
export async function readWorkorder(scope: ReadScope, id: number) {
  const order = await findWorkorder(scope, id)
  return {
    ...toWorkorder(order, scope.viewer),
    schedule: await readSchedule(scope, id),
    changes: await changesOf(scope, id),
    ...(scope.viewer.role === 'admin' && { refundVoucherDue: await isRefundVoucherDue(scope, order) }),
    documents: await requiredDocuments(scope.rows, id),
    firstArticle: await findFirstArticle(scope, id),
    reports: await reportsOf(scope, id),
    certificates: await certificatesOf(scope, id),
    aql: order.aql,
    problem: await problemOfOrder(scope, id),
    pieceProblems: await problemsOfPieces(scope, id),
    problemUntil: await untilOf(scope, id),
    poFile: await poFileOf(scope, order.quotationId),
    lots: await lotsOf(scope.rows, id),
    ...(await ofInquiry(scope, order)),
    history: await historyOf(scope, 'workorder', id),
  }
}

/** Until when the customer of an order can raise a problem. */
async function untilOf({ rows }: ReadScope, id: number) {
  const [order] = await rows<{ until: string | null }>(
    sql`SELECT ${problemUntil} AS until FROM work_orders w WHERE w.id = ${id}`,
  )
  return order!.until
}

/** The drawings of a cancelled order are closed to its supplier. */
const areClosed = ({ cancelled }: WorkorderRow, { role }: Viewer) => cancelled && role === 'supplier'

/** An advance of a cancelled order has a receipt voucher. */
async function isRefundVoucherDue({ rows }: ReadScope, { id, cancelled }: WorkorderRow) {
  if (!cancelled) return false
  const [found] = await rows<{ is: boolean }>(sql`SELECT EXISTS (
    SELECT FROM tax_documents d WHERE d.work_order_id = ${id} AND d.kind = 'receipt_voucher') AS is`)
  return found!.is
}

/** The drawings of its inquiry and what is read of its NDA. An order without an inquiry has neither. */
async function ofInquiry({ rows, viewer }: ReadScope, order: WorkorderRow) {
  if (!order.inquiryId) return { drawings: [], nda: null }
  const [inquiry] = await rows<{ files: FileInfo[]; nda: NdaRead }>(sql`
    SELECT ${ndaFor(viewer)} AS nda, ${filesColumn(sql`f.inquiry_id = i.id AND f.until_revision IS NULL`, viewer)}
    FROM inquiries i WHERE i.id = ${order.inquiryId}`)
  const { files, nda } = inquiry!
  return { drawings: areClosed(order, viewer) ? [] : files, nda }
}
