import type { AdminTrends, CustomerTrends, SupplierTrends, Trends } from '../../../contract/desk/dashboard'
import { standsIn } from '../../facts/workorders'
import { sql, type Sql } from '../../../infra/db/db'
import { counted, countOf } from '../../core/counts'
import { outstandingOfAll } from '../../money/payments/orders-by-age'
import { isFloor } from '../../../terms/member-roles'
import { query, type ReadScope } from '../../core/verb'
import { machineUse } from './machine-use'
import { allOrdersByMonth, ordersByMonth } from './orders-by-month'

/** The data of the dashboard's charts; separate from its counts, which every page asks for. */
export const getTrends = query('dashboard.trends', (scope): Promise<Trends> => {
  if (scope.viewer.role === 'customer') return customerTrends(scope)
  return scope.viewer.role === 'supplier' ? supplierTrends(scope) : adminTrends(scope)
})

const created = sql`w.created_at`
const completed = sql`w.completed_date`

async function customerTrends(scope: ReadScope): Promise<CustomerTrends> {
  const own = sql`i.customer_id = ${scope.viewer.id}`
  const orders = sql`work_orders w JOIN inquiries i ON i.id = w.inquiry_id`
  return { role: 'customer', months: await ordersByMonth(scope, created, orders, sql`${own} AND NOT w.cancelled`) }
}

async function supplierTrends(scope: ReadScope): Promise<SupplierTrends> {
  const { id } = scope.viewer
  const [months, use, { machines }] = await Promise.all([
    ordersByMonth(scope, completed, sql`work_orders w`, sql`w.supplier_id = ${id} AND ${standsIn('completed')}`),
    machineUse(scope, id),
    counted(scope.rows, {
      machines: countOf(sql`machines m`, sql`m.supplier_id = ${id} AND m.approval_status = 'approved'`),
    }),
  ])
  const shown = isFloor(scope.viewer) ? months.map(({ month, orders }) => ({ month, orders })) : months
  return { role: 'supplier', months: shown, machines, machineUse: use }
}

async function adminTrends(scope: ReadScope): Promise<AdminTrends> {
  const approved = (status: Sql) =>
    countOf(sql`machines m`, sql`m.approval_status = 'approved' AND m.status = ${status}`)
  const [months, owed, machines] = await Promise.all([
    allOrdersByMonth(scope),
    outstandingOfAll(scope),
    counted(scope.rows, {
      running: approved(sql`'running'`),
      idle: approved(sql`'idle'`),
      maintenance: approved(sql`'maintenance'`),
    }),
  ])
  return { role: 'admin', months, ...owed, machines }
}
