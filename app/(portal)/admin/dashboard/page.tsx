import { AdminDashboard } from '@/components/desk/dashboard/AdminDashboard'
import { adminSteps } from '@/components/desk/dashboard/first-steps'
import { Receivables } from '@/components/money/payments/Receivables'
import { dashboard, type Dashboard } from '@/lib/contract/desk/dashboard'
import { listCustomers, listSuppliers } from '@/lib/domain/people/accounts/list-accounts'
import { getDashboard } from '@/lib/domain/desk/dashboard/get-dashboard'
import { getTasks } from '@/lib/domain/desk/dashboard/get-tasks'
import { getTrends } from '@/lib/domain/desk/dashboard/get-trends'
import { page } from '@/lib/http/page'
import type { Viewer } from '@/lib/rules/core/permissions'

export const metadata = { title: 'Dashboard' }

export default page(async ({ viewer, load }) => {
  const [data] = await Promise.all([
    load(dashboard.get, getDashboard, {}),
    load(dashboard.tasks, getTasks, {}),
    load(dashboard.trends, getTrends, {}),
  ])
  return <AdminDashboard firstSteps={await firstSteps(viewer, data)} receivables={<Receivables />} />
})

/** For a marketplace in which nothing has been ordered and no inquiry waits. */
async function firstSteps(viewer: Viewer, data: Dashboard) {
  if (data.role !== 'admin' || data.newInquiries || Object.values(data.ordersByStatus).some(Boolean)) return undefined
  const [suppliers, customers] = await Promise.all([
    listSuppliers(viewer, { limit: 1, status: 'verified' }),
    listCustomers(viewer, { limit: 1, status: 'verified' }),
  ])
  return adminSteps({ suppliers: suppliers.total, customers: customers.total })
}
