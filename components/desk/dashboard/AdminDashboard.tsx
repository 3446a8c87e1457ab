'use client'

import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { Page, Panels } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { usePageRefresh } from '@/lib/client/changed'
import { adminTasks } from './tasks/admin-tasks'
import { adminCards } from './figures'
import { Cards } from './Cards'
import { FirstSteps, type FirstStep } from './FirstSteps'
import { FreeCapacity } from './FreeCapacity'
import { MachinesNow } from './MachinesNow'
import { MonthChart } from './MonthChart'
import { RecentInquiries } from './RecentInquiries'
import { RequestDetails } from './RequestDetails'
import { StuckDeliveries } from './StuckDeliveries'
import { TaskList } from './tasks/TaskList'
import { ThisWeek } from './tasks/ThisWeek'
import { useDashboard } from './useDashboard'
import { useTasks } from './tasks/useTasks'
import { useTrends } from './useTrends'
import { WorkRequests } from './WorkRequests'

type Props = {
  /** For a marketplace without accounts. */ firstSteps?: FirstStep[]
  /** What is owed, by age. */ receivables: ReactNode
}

/** An admin decides here what to unblock next: the tasks come first, with what is due this week beside them. */
export function AdminDashboard({ firstSteps, receivables }: Props) {
  usePageRefresh(firstSteps !== undefined)
  const data = useDashboard('admin')
  const waiting = useTasks('admin')
  const trends = useTrends('admin')
  if (!data || !waiting) return null
  const tasks = adminTasks(data, waiting)
  const hasOrders = Object.values(data.ordersByStatus).some(Boolean)
  return (
    <Page>
      <PageHeader
        title="Dashboard"
        actions={
          <>
            <LinkButton href="/admin/suppliers">Manage suppliers</LinkButton>
            <LinkButton href="/admin/approvals" variant="contained">
              Review approvals
            </LinkButton>
          </>
        }
      />
      {firstSteps && (
        <FirstSteps title="Open the marketplace" lead="Four steps to the first order." steps={firstSteps} />
      )}
      {(tasks.length > 0 || !firstSteps) && (
        <Panels beside="main">
          <TaskList tasks={tasks} />
          <ThisWeek due={waiting.due} role="admin" />
        </Panels>
      )}
      <Cards cards={adminCards(data)} />
      <Panels beside="pair">
        <RecentInquiries inquiries={data.recentInquiries} />
        <WorkRequests requests={data.workRequests} />
      </Panels>
      {trends && hasOrders && (
        <>
          <Panels>
            <MonthChart
              title="Orders by month"
              amounts="Amount"
              months={trends.months}
              none="No orders in the last twelve months."
            />
          </Panels>
          <Panels beside="pair">
            {receivables}
            <MachinesNow machines={trends.machines} />
          </Panels>
        </>
      )}
      <RequestDetails atHand={data.workRequests} />
      <FreeCapacity />
      <StuckDeliveries />
    </Page>
  )
}
