import type { SupplierDashboard } from '../../../contract/desk/dashboard'
import { sql, type Sql } from '../../../infra/db/db'
import { counted, countOf } from '../../core/counts'
import { isOngoing } from '../../orders/order-problems/ongoing-problem'
import { fitting } from '../../trade/inquiries/fitting'
import { inquiryFrom, inquirySelect, toInquiry, type InquiryRow } from '../../trade/inquiries/inquiry'
import { withoutQuotation } from '../../trade/inquiries/visible-inquiries'
import { machineFrom, machineSelect, toMachine, type MachineRow } from '../../trade/machines/machine'
import { isActive, standsIn, workorderFrom } from '../../facts/workorders'
import { toWorkorder, workorderSelect, type WorkorderRow } from '../../orders/workorders/workorder'
import { isFloor } from '../../../terms/member-roles'
import type { ReadScope } from '../../core/verb'
import { activeOf, countsByStatus } from './orders-by-status'
import { changesSince, keptFigures } from './kept-figures'

const SHORT = 3
/** Orders under way by due date, machines (running first), open payments, and what it can quote on: first what its approved processes fit. */
export async function supplierDashboard(scope: ReadScope): Promise<SupplierDashboard> {
  const { viewer, rows } = scope
  const own = sql`w.supplier_id = ${viewer.id}`
  const byDueDate = sql`ORDER BY w.due_date NULLS LAST, w.id`
  // Ids first: otherwise all active orders are joined before three are taken.
  const soonest = sql`SELECT w.id FROM work_orders w WHERE ${own} AND ${isActive} ${byDueDate} LIMIT ${SHORT}`
  const office = !isFloor(viewer)
  const toQuote = withoutQuotation(viewer)
  const fits = sql`coalesce(${fitting(viewer)}, false)`
  const ownMachine = sql`m.supplier_id = ${viewer.id}`
  const [counts, orders, machineRows, inquiries, kept] = await Promise.all([
    counted(rows, {
      ...countsByStatus(sql`work_orders w`, own),
      idleMachines: countOf(sql`machines m`, sql`${ownMachine} AND m.status = 'idle'`),
      machines: countOf(sql`machines m`, ownMachine),
      openProblems: countOf(sql`problems p JOIN work_orders w ON w.id = p.work_order_id`, sql`${own} AND ${isOngoing}`),
      ...(office && {
        inquiriesOpen: countOf(askedBy(toQuote), sql`true`),
        inquiriesFitting: countOf(askedBy(sql`${toQuote} AND ${fits}`), sql`true`),
        pendingQuotations: countOf(sql`quotations q`, sql`q.supplier_id = ${viewer.id} AND q.status = 'pending'`),
        pendingPayments: countOf(
          sql`work_orders w`,
          sql`${own} AND ${standsIn('completed')} AND w.payable_status <> 'complete'`,
        ),
      }),
    }),
    rows<WorkorderRow>(
      sql`SELECT ${workorderSelect(viewer)} FROM ${workorderFrom} WHERE w.id = ANY (ARRAY(${soonest})) ${byDueDate}`,
    ),
    rows<MachineRow>(sql`
      SELECT ${machineSelect(viewer)} FROM ${machineFrom} WHERE ${ownMachine}
      ORDER BY array_position(ARRAY['running', 'idle', 'maintenance']::"MachineStatus"[], m.status), m.id LIMIT ${SHORT}`),
    office
      ? rows<InquiryRow>(sql`
          SELECT ${inquirySelect(viewer)} FROM ${inquiryFrom} WHERE i.id = ANY (ARRAY(
            SELECT DISTINCT ON (coalesce(-i.rfq_id, i.id)) i.id FROM inquiries i JOIN users c ON c.id = i.customer_id
            WHERE ${toQuote} ORDER BY coalesce(-i.rfq_id, i.id), ${fits} DESC, i.line_no))
          ORDER BY ${fits} DESC, i.id DESC LIMIT ${SHORT}`)
      : [],
    keptFigures(scope),
  ])
  const {
    inquiriesOpen,
    inquiriesFitting,
    pendingQuotations,
    idleMachines,
    machines,
    pendingPayments,
    openProblems,
    ...ordersOf
  } = counts
  const figures = {
    activeWorkOrders: activeOf(ordersOf),
    idleMachines,
    ...(office && { pendingQuotations, pendingPayments }),
  }
  return {
    role: 'supplier',
    ...figures,
    openProblems,
    machines,
    ...(office && {
      inquiriesOpen,
      inquiriesFitting,
      inquiriesToQuote: inquiries.map((row) => toInquiry(row, viewer)),
    }),
    inProduction: ordersOf.in_progress,
    changes: changesSince(kept, figures),
    ordersByStatus: ordersOf,
    currentWorkOrders: orders.map((row) => toWorkorder(row, viewer)),
    machineStatus: machineRows.map((row) => toMachine(row, viewer)),
  }
}

/** Inquiries \`i\` of customers \`c\` by what asks for them: all lines of a request are one. */
const askedBy = (where: Sql) => sql`(
  SELECT DISTINCT coalesce(-i.rfq_id, i.id) FROM inquiries i JOIN users c ON c.id = i.customer_id WHERE ${where}) asked`
