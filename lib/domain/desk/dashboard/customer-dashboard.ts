import type { CustomerDashboard } from '../../../contract/desk/dashboard'
import { sql } from '../../../infra/db/db'
import { counted, countOf } from '../../core/counts'
import { isUnsealed } from '../../facts/quotations'
import { quotationFrom, quotationSelect, toQuotation, type QuotationRow } from '../../trade/quotations/quotation'
import { workorderFrom } from '../../facts/workorders'
import { workorderSelect, toWorkorder, type WorkorderRow } from '../../orders/workorders/workorder'
import type { ReadScope } from '../../core/verb'
import { approvalsToDecide } from './approvals-to-decide'
import { activeOf, countsByStatus } from './orders-by-status'
import { isOfHub, isOngoing } from '../../orders/order-problems/ongoing-problem'
import { unreadInquiries } from './unread-inquiries'
import { changesSince, keptFigures } from './kept-figures'

const RECENT = 5
/** So many quotations on the inquiries of the oldest ones. */
const TO_COMPARE = 25

/** Orders under way, quotations that wait for an answer, and the newest orders. */
export async function customerDashboard(scope: ReadScope): Promise<CustomerDashboard> {
  const { viewer, rows } = scope
  const own = sql`i.customer_id = ${viewer.id}`
  const pending = sql`${own} AND q.status = 'pending' AND ${isUnsealed}`
  const orders = { from: sql`work_orders w JOIN inquiries i ON i.id = w.inquiry_id`, own }
  const news = unreadInquiries(viewer)
  const approvals = approvalsToDecide(viewer)
  const quotations = { from: sql`quotations q JOIN inquiries i ON i.id = q.inquiry_id`, own }
  const [counts, recentOrders, toReview, kept] = await Promise.all([
    counted(rows, {
      ...countsByStatus(orders.from, own),
      unanswered: countOf(quotations.from, pending),
      unread: countOf(news.from, news.where),
      approvals: countOf(approvals.from, approvals.where),
      openProblems: countOf(
        sql`${orders.from} JOIN problems p ON p.work_order_id = w.id`,
        sql`${own} AND ${isOngoing} AND NOT ${isOfHub}`,
      ),
    }),
    rows<WorkorderRow>(
      sql`SELECT ${workorderSelect(viewer)} FROM ${workorderFrom} WHERE ${own} ORDER BY w.created_at DESC, w.id DESC LIMIT ${RECENT}`,
    ),
    rows<QuotationRow>(
      // All on these inquiries: they are compared, not answered one by one. Of a request one line stands for all.
      sql`SELECT ${quotationSelect(viewer)} FROM ${quotationFrom} WHERE q.status = 'pending' AND q.inquiry_id IN (
        SELECT first.inquiry_id FROM (
          SELECT DISTINCT ON (coalesce(-i.rfq_id, i.id)) q.inquiry_id, q.id FROM ${quotations.from} WHERE ${pending}
          ORDER BY coalesce(-i.rfq_id, i.id), q.id) first ORDER BY first.id LIMIT ${RECENT})
        ORDER BY q.id LIMIT ${TO_COMPARE}`,
    ),
    keptFigures(scope),
  ])
  const { unanswered, unread, approvals: approvalsWaiting, openProblems, ...ordersOf } = counts
  const figures = {
    activeOrders: activeOf(ordersOf),
    pendingQuotations: unanswered,
    completedProjects: ordersOf.completed,
  }
  return {
    role: 'customer',
    ...figures,
    inProgress: ordersOf.in_progress,
    unreadInquiries: unread,
    approvalsToDecide: approvalsWaiting,
    openProblems,
    changes: changesSince(kept, figures),
    ordersByStatus: ordersOf,
    recentOrders: recentOrders.map((row) => toWorkorder(row, viewer)),
    quotationsToReview: toReview.map((row) => toQuotation(row, viewer)),
  }
}
