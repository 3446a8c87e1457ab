import { Problem } from '../../../contract/core/problem'
import type { OrderProblem } from '../../../contract/orders/order-problem'
import { sql, type Sql } from '../../../infra/db/db'
import { PROBLEM_DAYS } from '../../../rules/orders/flows/order-problem-flow'
import { maskedCopies, textsFor, type MaskedTexts } from '../../../rules/files/masked-texts'
import type { Viewer } from '../../../rules/core/permissions'
import type { ReadScope } from '../../core/verb'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import { filesColumn } from '../../files/files/attached-files'
import { isShownTo } from '../../files/files/sides'
import { toCreditOfLine } from '../../facts/shipment-invoices'
import { visibleWorkorders, workorderFrom } from '../../facts/workorders'
import { isOfHub, isOfOrder } from './ongoing-problem'

/** All columns of a problem; `toOrderProblem` picks what its reader may see. */
export type OrderProblemRow = Required<OrderProblem> & {
  /** The line of a shipment whose pieces were rejected; null for a problem of the order. */
  shipmentLineId: number | null
  /** The hub rejected them of what its supplier sent. */
  isOfHub: boolean
  customerId: number | null
  supplierId: number
  /** The company of the person that raised it. */
  raisedCompany: number
  masked: MaskedTexts
  inquiryMasked: MaskedTexts
}

/** The shipment of rejected pieces, for its two ends: suppliers learn of none that leaves the hub. */
const shipmentRead = ({
  role,
}: Viewer) => sql`(SELECT sh.id FROM shipment_lines l JOIN shipments sh ON sh.id = l.shipment_id
  WHERE l.id = p.shipment_line_id AND ${role === 'supplier' ? sql`sh.leg IN ('to_hub', 'to_site')` : sql`true`})`

export const orderProblemSelect = (viewer: Viewer) => sql`
  p.id, p.work_order_id AS "workorderId", i.project_name AS "projectName", s.company_name AS "supplierName",
  c.company_name AS "customerName", w.supplier_id AS "supplierId", i.customer_id AS "customerId",
  ${shipmentRead(viewer)} AS "shipmentId", p.shipment_line_id AS "shipmentLineId", ${isOfHub} AS "isOfHub",
  p.raised_role AS "raisedRole", rm.name AS "raisedPerson", rm.company_id AS "raisedCompany", p.kind, p.quantity,
  p.description, p.wanted, p.status, p.containment, p.contained_at AS "containedAt", p.decision,
  p.decision_note AS "decisionNote", dm.name AS "decidedPerson", p.credit_amount AS "creditAmount",
  p.new_due_date AS "newDueDate", p.decided_at AS "decidedAt", p.root_cause AS "rootCause",
  p.corrective_action AS "correctiveAction", p.solved_at AS "solvedAt", ${closesAt} AS "closesAt",
  p.closed_at AS "closedAt", p.sent_back AS "sentBack", p.masked, i.masked AS "inquiryMasked",
  ${viewer.role === 'admin' ? toCreditOfLine(sql`p.shipment_line_id`) : sql`NULL`} AS "toCredit", p.created_at AS "createdAt", ${filesColumn(sql`f.problem_id = p.id AND ${isShownTo(viewer)}`, viewer)}`

/** When a solved problem closes by itself. */
const closesAt = sql`CASE p.status WHEN 'solved' THEN p.solved_at + make_interval(days => ${PROBLEM_DAYS}::int) END`

export const orderProblemFrom = sql`
  problems p JOIN (${workorderFrom}) ON w.id = p.work_order_id JOIN members rm ON rm.id = p.raised_by
  LEFT JOIN members dm ON dm.id = p.decided_by`

/** Customers read none about what a supplier sends to the hub. */
export const visibleProblems = (viewer: Viewer): Sql =>
  viewer.role === 'customer' ? sql`(${visibleWorkorders(viewer)} AND NOT ${isOfHub})` : visibleWorkorders(viewer)

/** The problem as the viewer may see it; 404 when there is none for them. */
export async function findOrderProblem({ viewer, rows }: ReadScope, id: number): Promise<OrderProblemRow> {
  const [row] = await rows<OrderProblemRow>(sql`
    SELECT ${orderProblemSelect(viewer)} FROM ${orderProblemFrom} WHERE p.id = ${id} AND ${visibleProblems(viewer)}`)
  if (!row) throw new Problem('not_found', 'Problem not found')
  return row
}

/** The problems of an order as the viewer reads them, the newest first. */
export async function problemsOf({ viewer, rows }: ReadScope, orderId: number): Promise<OrderProblem[]> {
  const found = await rows<OrderProblemRow>(sql`
    SELECT ${orderProblemSelect(viewer)} FROM ${orderProblemFrom}
    WHERE p.work_order_id = ${orderId} AND ${visibleProblems(viewer)} ORDER BY p.id DESC LIMIT 100`)
  return found.map((row) => toOrderProblem(row, viewer))
}

/** The newest problem of an order itself as the viewer reads it; null where it has had none. */
export async function problemOfOrder({ viewer, rows }: ReadScope, orderId: number): Promise<OrderProblem | null> {
  const [row] = await rows<OrderProblemRow>(sql`
    SELECT ${orderProblemSelect(viewer)} FROM ${orderProblemFrom}
    WHERE p.work_order_id = ${orderId} AND ${isOfOrder} AND ${visibleWorkorders(viewer)} ORDER BY p.id DESC LIMIT 1`)
  return row ? toOrderProblem(row, viewer) : null
}

/** The problems of rejected pieces of an order as the viewer reads them, the newest first. */
export async function problemsOfPieces({ viewer, rows }: ReadScope, orderId: number): Promise<OrderProblem[]> {
  const found = await rows<OrderProblemRow>(sql`
    SELECT ${orderProblemSelect(viewer)} FROM ${orderProblemFrom}
    WHERE p.work_order_id = ${orderId} AND NOT ${isOfOrder} AND ${visibleProblems(viewer)} ORDER BY p.id DESC LIMIT 50`)
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
  customer: [...forAll, 'shipmentId', 'creditAmount', 'othersRead'],
  supplier: [...forAll, 'shipmentId', 'creditAmount', 'othersRead'],
  floor: [...forAll, 'shipmentId', 'othersRead'],
  admin: [
    ...forAll,
    'shipmentId',
    'creditAmount',
    'toCredit',
    'supplierName',
    'customerName',
    'raisedPerson',
    'decidedPerson',
    'othersRead',
  ],
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
  // What the hub rejects is between us and the supplier.
  customerId: p.isOfHub ? null : p.customerId,
  supplierId: p.supplierId,
  raisedRole: p.raisedRole,
  ...maskedCopies(p.inquiryMasked, note),
})
