import { Problem } from '../../../contract/core/problem'
import type { OrderProblem } from '../../../contract/orders/order-problem'
import { sql } from '../../../infra/db/db'
import { PROBLEM_DAYS } from '../../../rules/orders/flows/order-problem-flow'
import { maskedCopies, textsFor, type MaskedTexts } from '../../../rules/files/masked-texts'
import type { Viewer } from '../../../rules/core/permissions'
import type { ReadScope } from '../../core/verb'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import { filesColumn } from '../../files/files/attached-files'
import { isShownTo } from '../../files/files/sides'
import { visibleWorkorders, workorderFrom } from '../../facts/workorders'

/** All columns of a problem; `toOrderProblem` picks what its reader may see. */
export type OrderProblemRow = Required<OrderProblem> & {
  customerId: number | null
  supplierId: number
  /** The company of the person that raised it. */
  raisedCompany: number
  masked: MaskedTexts
  inquiryMasked: MaskedTexts
}

export const orderProblemSelect = (viewer: Viewer) => sql`
  p.id, p.work_order_id AS "workorderId", i.project_name AS "projectName", s.company_name AS "supplierName",
  c.company_name AS "customerName", w.supplier_id AS "supplierId", i.customer_id AS "customerId",
  p.raised_role AS "raisedRole", rm.name AS "raisedPerson", rm.company_id AS "raisedCompany", p.kind, p.quantity,
  p.description, p.wanted, p.status, p.containment, p.contained_at AS "containedAt", p.decision,
  p.decision_note AS "decisionNote", dm.name AS "decidedPerson", p.credit_amount AS "creditAmount",
  p.new_due_date AS "newDueDate", p.decided_at AS "decidedAt", p.root_cause AS "rootCause",
  p.corrective_action AS "correctiveAction", p.solved_at AS "solvedAt", ${closesAt} AS "closesAt",
  p.closed_at AS "closedAt", p.sent_back AS "sentBack", p.masked, i.masked AS "inquiryMasked",
  p.created_at AS "createdAt", ${filesColumn(sql`f.problem_id = p.id AND ${isShownTo(viewer)}`, viewer)}`

/** When a solved problem closes by itself. */
const closesAt = sql`CASE p.status WHEN 'solved' THEN p.solved_at + make_interval(days => ${PROBLEM_DAYS}::int) END`

export const orderProblemFrom = sql`
  problems p JOIN (${workorderFrom}) ON w.id = p.work_order_id JOIN members rm ON rm.id = p.raised_by
  LEFT JOIN members dm ON dm.id = p.decided_by`

/** The problem as the viewer may see it; 404 when there is none for them. */
export async function findOrderProblem({ viewer, rows }: ReadScope, id: number): Promise<OrderProblemRow> {
  const [row] = await rows<OrderProblemRow>(sql`
    SELECT ${orderProblemSelect(viewer)} FROM ${orderProblemFrom} WHERE p.id = ${id} AND ${visibleWorkorders(viewer)}`)
  if (!row) throw new Problem('not_found', 'Problem not found')
  return row
}

/** The problems of an order as the viewer reads them, the newest first. */
export async function problemsOf({ viewer, rows }: ReadScope, orderId: number, most = 100): Promise<OrderProblem[]> {
  const found = await rows<OrderProblemRow>(sql`
    SELECT ${orderProblemSelect(viewer)} FROM ${orderProblemFrom}
    WHERE p.work_order_id = ${orderId} AND ${visibleWorkorders(viewer)} ORDER BY p.id DESC LIMIT ${most}`)
  return found.map((row) => toOrderProblem(row, viewer))
}

const forAll = [
  'id',
  'workorderId',
  'projectName',
  'raisedRole',
  'own',
  'kind',
  'quantity',
  'description',
  'wanted',
  'status',
  'containment',
  'containedAt',
  'decision',
  'decisionNote',
  'newDueDate',
  'decidedAt',
  'rootCause',
  'correctiveAction',
  'solvedAt',
  'closesAt',
  'closedAt',
  'sentBack',
  'files',
  'createdAt',
] as const satisfies (keyof OrderProblem)[]

/** Nobody but admins learns of both sides; the own company reads who of it raised the problem. */
const visible: VisibleFields<Required<OrderProblem>> = {
  customer: [...forAll, 'creditAmount', 'othersRead'],
  supplier: [...forAll, 'creditAmount', 'othersRead'],
  floor: [...forAll, 'othersRead'],
  admin: [...forAll, 'creditAmount', 'supplierName', 'customerName', 'raisedPerson', 'decidedPerson', 'othersRead'],
}

/** The fields for this reader's role; what crosses to the other side is masked. */
export function toOrderProblem(row: OrderProblemRow, viewer: Viewer): OrderProblem {
  const { role } = viewer
  const { masked, inquiryMasked, ...own } = row
  const isOwn = own.raisedCompany === viewer.id
  const { projectName } = textsFor(inquiryMasked, role)
  const othersRead = othersOf(masked, role)
  const read = { ...own, ...(projectName && { projectName }), ...textsFor(masked, role), own: isOwn, othersRead }
  const fields = visible[readerOf(viewer)]
  return pick(read, isOwn ? [...fields, 'raisedPerson'] : fields)
}

/** By field what the other side reads of the own side's texts; null where it reads all of them as they are. */
function othersOf(masked: MaskedTexts, role: Viewer['role']) {
  const others = (['customer', 'supplier'] as const).filter((one) => one !== role)
  const { note: _, ...texts } = Object.assign({}, ...others.map((one) => textsFor(masked, one))) as Record<
    string,
    string
  >
  return Object.keys(texts).length ? texts : null
}

/** The fields of a problem that its events keep. */
export const aboutProblem = (p: OrderProblemRow, note?: { masked: MaskedTexts; field: string }) => ({
  problemId: p.id,
  workorderId: p.workorderId,
  projectName: p.projectName,
  customerId: p.customerId,
  supplierId: p.supplierId,
  raisedRole: p.raisedRole,
  ...maskedCopies(p.inquiryMasked, note),
})
