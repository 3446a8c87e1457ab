import { supplierSteps } from '@/components/desk/dashboard/first-steps'
import { SupplierDashboard } from '@/components/desk/dashboard/SupplierDashboard'
import { dashboard, type Dashboard } from '@/lib/contract/desk/dashboard'
import { getDashboard } from '@/lib/domain/desk/dashboard/get-dashboard'
import { getTasks } from '@/lib/domain/desk/dashboard/get-tasks'
import { getTrends } from '@/lib/domain/desk/dashboard/get-trends'
import { listProcesses } from '@/lib/domain/trade/processes/list-processes'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { page } from '@/lib/http/page'
import type { Viewer } from '@/lib/rules/core/permissions'

export const metadata = { title: 'Dashboard' }

export default page(async ({ viewer, load }) => {
  const [data] = await Promise.all([
    load(dashboard.get, getDashboard, {}),
    load(dashboard.tasks, getTasks, {}),
    load(dashboard.trends, getTrends, {}),
  ])
  return <SupplierDashboard company={viewer.companyName} firstSteps={await firstSteps(viewer, data)} />
})

/** For a supplier that has neither quoted nor worked yet. */
async function firstSteps(viewer: Viewer, data: Dashboard) {
  if (data.role !== 'supplier' || Object.values(data.ordersByStatus).some(Boolean)) return undefined
  if ((await listQuotations(viewer, { limit: 1 })).total) return undefined
  const { total: processes } = await listProcesses(viewer, { limit: 1 })
  return supplierSteps(viewer, { processes, machines: data.machines })
}
