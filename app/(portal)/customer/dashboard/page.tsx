import { CustomerDashboard } from '@/components/desk/dashboard/CustomerDashboard'
import { customerSteps } from '@/components/desk/dashboard/first-steps'
import { newestInquiries } from '@/components/trade/inquiries/query'
import { YourInquiries } from '@/components/trade/inquiries/YourInquiries'
import { inquiries } from '@/lib/contract/trade/inquiries'
import { dashboard } from '@/lib/contract/desk/dashboard'
import { getDashboard } from '@/lib/domain/desk/dashboard/get-dashboard'
import { getTasks } from '@/lib/domain/desk/dashboard/get-tasks'
import { getTrends } from '@/lib/domain/desk/dashboard/get-trends'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Dashboard' }

export default page(async ({ viewer, load }) => {
  const [data] = await Promise.all([
    load(dashboard.get, getDashboard, {}),
    load(dashboard.tasks, getTasks, {}),
    load(dashboard.trends, getTrends, {}),
    load(inquiries.list, listInquiries, newestInquiries),
  ])
  const newcomer = data.role === 'customer' && !data.recentOrders.length && !data.pendingQuotations
  const steps = newcomer ? customerSteps(viewer, (await listInquiries(viewer, { limit: 1 })).total) : undefined
  return <CustomerDashboard company={viewer.companyName} firstSteps={steps} inquiries={<YourInquiries />} />
})
