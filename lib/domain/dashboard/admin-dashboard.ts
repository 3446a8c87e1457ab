import type { AdminDashboard } from '../../contract/dashboard'
import { sql } from '../../infra/db'
import { inquiryFrom, inquirySelect, toInquiry, type InquiryRow } from '../inquiries/inquiry'
import { quotationFrom, quotationSelect, toQuotation, type QuotationRow } from '../quotations/quotation'
import { requestFrom, requestSelect, toRequest, type RequestRow } from '../workorder-requests/request'
import { isStuck } from '../deliveries/stuck-deliveries'
import type { ReadScope } from '../verb'
import { activeOf, countUpTo, ordersByStatus } from './orders-by-status'

const SHORT = 3
type Counts = Record<
  | 'suppliers'
  | 'customers'
  | 'machines'
  | 'processes'
  | 'newInquiries'
  | 'availableCapacity'
  | 'pendingPayments'
  | 'stuckDeliveries',
  number
>

/** What waits for an admin, the work that goes on, and the capacity that is free. */
export async function adminDashboard(scope: ReadScope): Promise<AdminDashboard> {
  const { viewer, rows } = scope
  const [ordersOf, [counted], inquiries, requests, toOrder] = await Promise.all([
    ordersByStatus(scope, sql`work_orders w`, sql`true`),
    rows<Counts>(sql`SELECT
      ${countUpTo(sql`users u`, sql`u.role = 'supplier' AND NOT u.verified`)} AS suppliers,
      ${countUpTo(sql`users u`, sql`u.role = 'customer' AND NOT u.verified`)} AS customers,
      ${countUpTo(sql`machines m`, sql`m.approval_status = 'pending'`)} AS machines,
      ${countUpTo(sql`processes p`, sql`p.status = 'pending'`)} AS processes,
      ${countUpTo(sql`inquiries i`, sql`i.status = 'new'`)} AS "newInquiries",
      ${countUpTo(sql`machines m`, sql`m.status = 'idle' AND m.approval_status = 'approved'`)} AS "availableCapacity",
      ${countUpTo(sql`work_orders w`, sql`w.status = 'completed' AND w.payment_status <> 'complete'`)} AS "pendingPayments",
      ${countUpTo(sql`graphile_worker._private_jobs j`, isStuck)} AS "stuckDeliveries"`),
    rows<InquiryRow>(
      sql`SELECT ${inquirySelect(viewer)} FROM ${inquiryFrom} WHERE i.status = 'new' ORDER BY i.id DESC LIMIT ${SHORT}`,
    ),
    rows<RequestRow>(
      sql`SELECT ${requestSelect} FROM ${requestFrom} WHERE r.status = 'pending' ORDER BY r.id DESC LIMIT ${SHORT}`,
    ),
    rows<QuotationRow>(sql`
      SELECT ${quotationSelect} FROM ${quotationFrom} WHERE q.status = 'accepted' AND NOT q.ordered
      ORDER BY q.id LIMIT ${SHORT}`),
  ])
  const { suppliers, customers, machines, processes, ...counts } = counted!
  return {
    role: 'admin',
    ...counts,
    pendingApprovals: { suppliers, customers, machines, processes },
    activeWorkOrders: activeOf(ordersOf),
    inProduction: ordersOf.in_progress,
    qualityCheck: ordersOf.quality_check,
    ordersByStatus: ordersOf,
    recentInquiries: inquiries.map((row) => toInquiry(row, viewer)),
    workRequests: requests.map((row) => toRequest(row, viewer)),
    quotationsToOrder: toOrder.map((row) => toQuotation(row, viewer)),
  }
}
