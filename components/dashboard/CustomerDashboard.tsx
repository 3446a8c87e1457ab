'use client'

import { LinkButton } from '@/components/ui/navigation/LinkButton'
import { Columns, Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Stat, StatStrip } from '@/components/ui/data/Stat'
import { useNow } from '@/components/ui/hooks/useNow'
import { figure } from '@/lib/rules/format'
import { customerTasks } from './customer-tasks'
import { FirstSteps, type FirstStep } from './FirstSteps'
import { MonthChart } from './MonthChart'
import { OrdersByStatus } from './OrdersByStatus'
import { RecentOrders } from './RecentOrders'
import { TaskList } from './TaskList'
import { useDashboard } from './useDashboard'
import { useTrends } from './useTrends'

type Props = { company: string; /** For a newcomer. */ firstSteps?: FirstStep[] }

/** A customer's start: what waits, the figures, the newest orders. */
export function CustomerDashboard({ company, firstSteps }: Props) {
  const now = useNow()
  const data = useDashboard('customer')
  const trends = useTrends('customer')
  if (!data) return null
  const { activeOrders, inProgress, pendingQuotations, completedProjects } = data
  const hasOrders = data.recentOrders.length > 0
  return (
    <Page>
      <PageHeader
        title="Dashboard"
        lead={company}
        actions={
          <LinkButton href="/customer/inquiries" variant="contained">
            Submit New Inquiry
          </LinkButton>
        }
      />
      {firstSteps && !hasOrders && !pendingQuotations ? (
        <FirstSteps title="From drawing to delivery" lead="Four steps to your first order." steps={firstSteps} />
      ) : (
        <TaskList
          tasks={customerTasks(data, now)}
          more={
            pendingQuotations > data.quotationsToReview.length
              ? {
                  href: '/customer/quotations?tab=pending',
                  label: `All ${figure(pendingQuotations)} pending quotations`,
                }
              : undefined
          }
        />
      )}
      <StatStrip label="Figures">
        <Stat
          label="Active Orders"
          value={figure(activeOrders)}
          hint={activeOrders ? `${figure(inProgress)} in progress` : 'No active orders'}
          href="/customer/orders?tab=active"
        />
        <Stat
          label="Pending Quotations"
          value={figure(pendingQuotations)}
          hint="Awaiting your review"
          tone={pendingQuotations ? 'decision' : undefined}
          href="/customer/quotations?tab=pending"
        />
        <Stat
          label="Completed Projects"
          value={figure(completedProjects)}
          hint="Since joining"
          href="/customer/history"
        />
      </StatStrip>
      {hasOrders ? (
        <Columns main>
          <RecentOrders orders={data.recentOrders} />
          <OrdersByStatus orders={data.ordersByStatus} />
        </Columns>
      ) : (
        <RecentOrders orders={data.recentOrders} />
      )}
      {hasOrders && trends && (
        <MonthChart
          title="Spend by month"
          amounts="Spend"
          months={trends.months}
          none="You ordered nothing in the last twelve months."
        />
      )}
    </Page>
  )
}
