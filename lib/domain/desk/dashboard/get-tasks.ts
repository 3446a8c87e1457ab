import type { AdminTasks, CustomerTasks, SupplierTasks, Tasks } from '../../../contract/desk/dashboard'
import { sql } from '../../../infra/db/db'
import { isFloor } from '../../../terms/member-roles'
import { query, type ReadScope } from '../../core/verb'
import { dueOrders } from './due-orders'
import { approvalsToDecide } from './approvals-to-decide'
import { quotationsToAnswer, quotationsToConfirm } from './quotations-to-confirm'
import { acceptances, waitingForAdmins } from './waiting-for-admins'
import { unreadInquiries } from './unread-inquiries'
import { waitingOf } from './waiting'
import {
  datesToAnswer,
  firstArticlesToAccept,
  ordersToAccept,
  problemOrders,
  unreadOrders,
  waitingOrders,
} from './waiting-orders'

/** What waits for the viewer, each with its own age, and what is due this week. */
export const getTasks = query('dashboard.tasks', (scope): Promise<Tasks> => {
  if (scope.viewer.role === 'customer') return customerTasks(scope)
  return scope.viewer.role === 'supplier' ? supplierTasks(scope) : adminTasks(scope)
})

async function customerTasks(scope: ReadScope): Promise<CustomerTasks> {
  const own = sql`i.customer_id = ${scope.viewer.id}`
  const [waiting, due] = await Promise.all([
    waitingOf(scope, {
      issues: waitingOrders(own).issues,
      dates: datesToAnswer(own, scope.viewer),
      approvals: approvalsToDecide(scope.viewer),
      firstArticles: firstArticlesToAccept(own),
      unread: unreadInquiries(scope.viewer),
      messages: unreadOrders(own, scope.viewer),
    }),
    dueOrders(scope, sql`work_orders w JOIN inquiries i ON i.id = w.inquiry_id`, own),
  ])
  return { role: 'customer', ...waiting, due }
}

async function supplierTasks(scope: ReadScope): Promise<SupplierTasks> {
  const own = sql`w.supplier_id = ${scope.viewer.id}`
  const orders = { ...waitingOrders(own), problems: problemOrders(own) }
  const [waiting, due] = await Promise.all([
    isFloor(scope.viewer)
      ? waitingOf(scope, orders)
      : waitingOf(scope, {
          ...orders,
          ...ordersToAccept(own),
          dates: datesToAnswer(own, scope.viewer),
          unread: unreadInquiries(scope.viewer),
          messages: unreadOrders(own, scope.viewer),
          toConfirm: quotationsToConfirm(scope.viewer),
          toAnswer: quotationsToAnswer(scope.viewer),
        }),
    dueOrders(scope, sql`work_orders w`, own),
  ])
  return { role: 'supplier', ...waiting, due }
}

async function adminTasks(scope: ReadScope): Promise<AdminTasks> {
  const [waiting, accepted, due] = await Promise.all([
    waitingOf(scope, waitingForAdmins(scope.viewer)),
    acceptances(scope, 3),
    dueOrders(scope, sql`work_orders w`, sql`true`),
  ])
  return { role: 'admin', ...waiting, accepted, due }
}
