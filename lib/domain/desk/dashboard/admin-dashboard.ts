import type { AdminDashboard } from '../../../contract/desk/dashboard'
import { standsIn } from '../../facts/workorders'
import { sql } from '../../../infra/db/db'
import { counted, countOf } from '../../core/counts'
import { isToVerify } from '../../people/accounts/account'
import { inquiryFrom, inquirySelect, toInquiry, type InquiryRow } from '../../trade/inquiries/inquiry'
import { quotationFrom, quotationSelect, toQuotation, type QuotationRow } from '../../trade/quotations/quotation'
import { requestFrom, requestSelect, toRequest, type RequestRow } from '../../trade/workorder-requests/request'
import { isOngoing, isUndecided } from '../../orders/order-problems/ongoing-problem'
import { isStuck } from '../../people/deliveries/stuck-deliveries'
import { isReadable } from '../../files/moderation/review'
import type { ReadScope } from '../../core/verb'
import { activeOf, countsByStatus } from './orders-by-status'
import { changesSince, keptFigures } from './kept-figures'
import { unorderedOnce } from './waiting-for-admins'

const SHORT = 3
/** What waits for an admin, the work that goes on, and the capacity that is free. */
export async function adminDashboard(scope: ReadScope): Promise<AdminDashboard> {
  const { viewer, rows } = scope
  const [counts, inquiries, requests, toOrder, kept] = await Promise.all([
    counted(rows, {
      ...countsByStatus(sql`work_orders w`, sql`true`),
      suppliers: countOf(sql`users u`, sql`u.role = 'supplier' AND ${isToVerify}`),
      customers: countOf(sql`users u`, sql`u.role = 'customer' AND ${isToVerify}`),
      machines: countOf(sql`machines m`, sql`m.approval_status = 'pending'`),
      processes: countOf(sql`processes p`, sql`p.status = 'pending'`),
      documents: countOf(sql`company_documents cd`, sql`cd.status = 'submitted'`),
      newInquiries: countOf(sql`inquiries i`, sql`i.status = 'new'`),
      availableCapacity: countOf(sql`machines m`, sql`m.status = 'idle' AND m.approval_status = 'approved'`),
      pendingPayments: countOf(sql`work_orders w`, sql`${standsIn('completed')} AND w.payment_status <> 'complete'`),
      pendingPayables: countOf(sql`work_orders w`, sql`${standsIn('completed')} AND w.payable_status <> 'complete'`),
      pendingRequests: countOf(sql`work_order_requests r`, sql`r.status = 'pending'`),
      openProblems: countOf(sql`problems p`, isOngoing),
      problemsToDecide: countOf(sql`problems p`, isUndecided),
      heldMessages: countOf(
        sql`reviews r LEFT JOIN quotations q ON r.entity_type = 'quotation' AND q.id = r.entity_id`,
        sql`r.state = 'held' AND ${isReadable}`,
      ),
      stuckDeliveries: countOf(sql`graphile_worker._private_jobs j`, isStuck),
    }),
    rows<InquiryRow>(
      sql`SELECT ${inquirySelect(viewer)} FROM ${inquiryFrom} 
        WHERE i.status = 'new' AND (i.rfq_id IS NULL OR i.line_no = 1) ORDER BY i.id DESC LIMIT ${SHORT}`,
    ),
    rows<RequestRow>(
      sql`SELECT ${requestSelect} FROM ${requestFrom} WHERE r.status = 'pending' ORDER BY r.id DESC LIMIT ${SHORT}`,
    ),
    rows<QuotationRow>(sql`
      SELECT ${quotationSelect(viewer)} FROM ${quotationFrom} WHERE ${unorderedOnce}
      ORDER BY q.id LIMIT ${SHORT}`),
    keptFigures(scope),
  ])
  const { suppliers, customers, machines, processes, documents, ...others } = counts
  const { newInquiries, availableCapacity, pendingPayments, pendingPayables, heldMessages, stuckDeliveries, ...rest } =
    others
  const { openProblems, problemsToDecide, pendingRequests, ...ordersOf } = rest
  const figures = { activeWorkOrders: activeOf(ordersOf), newInquiries, availableCapacity }
  return {
    role: 'admin',
    ...figures,
    pendingPayments,
    pendingPayables,
    heldMessages,
    stuckDeliveries,
    openProblems,
    problemsToDecide,
    pendingRequests,
    pendingApprovals: { suppliers, customers, machines, processes, documents },
    inProduction: ordersOf.in_progress,
    qualityCheck: ordersOf.quality_check,
    changes: changesSince(kept, figures),
    ordersByStatus: ordersOf,
    recentInquiries: inquiries.map((row) => toInquiry(row, viewer)),
    workRequests: requests.map((row) => toRequest(row, viewer)),
    quotationsToOrder: toOrder.map((row) => toQuotation(row, viewer)),
  }
}
