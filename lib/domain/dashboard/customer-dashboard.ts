import type { CustomerDashboard } from '../../contract/dashboard'
import { sql } from '../../infra/db/db'
import { counted, countOf } from '../core/counts'
import { quotationFrom, quotationSelect, toQuotation, type QuotationRow } from '../quotations/quotation'
import { workorderFrom, workorderSelect, toWorkorder, type WorkorderRow } from '../workorders/workorder'
import type { ReadScope } from '../core/verb'
import { activeOf, ordersByStatus } from './orders-by-status'

const RECENT = 5

/** Orders under way, quotations that wait for an answer, and the newest orders. */
export async function customerDashboard(scope: ReadScope): Promise<CustomerDashboard> {
  const { viewer, rows } = scope
  const own = sql`i.customer_id = ${viewer.id}`
  const pending = sql`${own} AND q.status = 'pending'`
  const [ordersOf, counts, recentOrders, toReview] = await Promise.all([
    ordersByStatus(scope, sql`work_orders w JOIN inquiries i ON i.id = w.inquiry_id`, own),
    counted(rows, {
      pendingQuotations: countOf(sql`quotations q JOIN inquiries i ON i.id = q.inquiry_id`, pending),
    }),
    rows<WorkorderRow>(
      sql`SELECT ${workorderSelect(viewer)} FROM ${workorderFrom} WHERE ${own} ORDER BY w.created_at DESC, w.id DESC LIMIT ${RECENT}`,
    ),
    rows<QuotationRow>(
      sql`SELECT ${quotationSelect} FROM ${quotationFrom} WHERE ${pending} ORDER BY q.id LIMIT ${RECENT}`,
    ),
  ])
  return {
    role: 'customer',
    activeOrders: activeOf(ordersOf),
    inProgress: ordersOf.in_progress,
    ...counts,
    completedProjects: ordersOf.completed,
    ordersByStatus: ordersOf,
    recentOrders: recentOrders.map((row) => toWorkorder(row, viewer)),
    quotationsToReview: toReview.map((row) => toQuotation(row, viewer)),
  }
}
