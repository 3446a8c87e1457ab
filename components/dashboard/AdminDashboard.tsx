'use client'

import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/navigation/LinkButton'
import { Columns, Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Stat, StatStrip } from '@/components/ui/data/Stat'
import { figure } from '@/lib/rules/format'
import { adminTasks } from './admin-tasks'
import { FirstSteps, type FirstStep } from './FirstSteps'
import { FreeCapacity } from './FreeCapacity'
import { MachinesNow } from './MachinesNow'
import { MonthChart } from './MonthChart'
import { RecentInquiries } from './RecentInquiries'
import { RequestDetails } from './RequestDetails'
import { StuckDeliveries } from './StuckDeliveries'
import { some } from './task'
import { TaskList } from './TaskList'
import { useDashboard } from './useDashboard'
import { useTrends } from './useTrends'
import { WithChart } from './WithChart'
import { WorkRequests } from './WorkRequests'

type Props = {
  /** For a marketplace without accounts. */ firstSteps?: FirstStep[]
  /** What is owed, by age. */ receivables: ReactNode
}

/** An admin's start: what waits, the figures, what came in. */
export function AdminDashboard({ firstSteps, receivables }: Props) {
  const data = useDashboard('admin')
  const trends = useTrends('admin')
  if (!data) return null
  const { suppliers, machines, processes } = data.pendingApprovals
  const approvals = suppliers + machines + processes
  const breakdown = [some(suppliers, 'supplier'), some(machines, 'machine'), some(processes, 'process', 'processes')]
  const tasks = adminTasks(data)
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
      {(tasks.length > 0 || !firstSteps) && <TaskList tasks={tasks} />}
      <StatStrip label="Figures">
        <Stat
          label="Pending Approvals"
          value={figure(approvals)}
          hint={breakdown.join(', ')}
          tone={approvals ? 'decision' : undefined}
          href="/admin/approvals"
        />
        <Stat
          label="Active Work Orders"
          value={figure(data.activeWorkOrders)}
          hint={`${figure(data.inProduction)} in production, ${figure(data.qualityCheck)} in quality check`}
          href="/admin/workorders?tab=active"
        />
        <Stat
          label="New Inquiries"
          value={figure(data.newInquiries)}
          hint="Not taken up yet"
          href="/admin/quotations?inquiries=new"
        />
        <Stat
          label="Available Capacity"
          value={figure(data.availableCapacity)}
          hint="Idle, approved machines"
          href="/admin/dashboard?capacity=1"
        />
      </StatStrip>
      <WithChart
        title="Work orders by status"
        orders={data.ordersByStatus}
        more={trends && <MachinesNow machines={trends.machines} />}
      >
        <RecentInquiries inquiries={data.recentInquiries} />
        <WorkRequests requests={data.workRequests} />
      </WithChart>
      {trends && Object.values(data.ordersByStatus).some(Boolean) && (
        <Columns>
          <MonthChart
            title="Orders by month"
            amounts="Amount"
            months={trends.months}
            none="Nothing was ordered in the last twelve months."
          />
          {receivables}
        </Columns>
      )}
      <RequestDetails atHand={data.workRequests} />
      <FreeCapacity />
      <StuckDeliveries />
    </Page>
  )
}
