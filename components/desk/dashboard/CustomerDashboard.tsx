'use client'

import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { Page, Panels } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { useNow } from '@/components/ui/hooks/useNow'
import { usePageRefresh } from '@/lib/client/changed'
import { May } from '@/lib/client/viewer'
import { figure } from '@/lib/terms/format'
import { customerCards } from './figures'
import { Cards } from './Cards'
import { customerTasks } from './tasks/customer-tasks'
import { FirstSteps, type FirstStep } from './FirstSteps'
import { MonthChart } from './MonthChart'
import { OrdersByStatus } from './OrdersByStatus'
import { RecentOrders } from './RecentOrders'
import { TaskList } from './tasks/TaskList'
import { ThisWeek } from './tasks/ThisWeek'
import { useDashboard } from './useDashboard'
import { useTasks } from './tasks/useTasks'
import { useTrends } from './useTrends'

type Props = {
  company: string
  /** For a newcomer. */
  firstSteps?: FirstStep[]
  /** How the inquiries stand. */
  inquiries?: ReactNode
}

/** A customer decides here on quotations and sees whether orders are on time: both come first. */
export function CustomerDashboard({ company, firstSteps, inquiries }: Props) {
  usePageRefresh(firstSteps !== undefined)
  const now = useNow()
  const data = useDashboard('customer')
  const waiting = useTasks('customer')
  const trends = useTrends('customer')
  if (!data || !waiting) return null
  const { pendingQuotations } = data
  const hasOrders = data.recentOrders.length > 0
  return (
    <Page>
      <PageHeader
        title="Dashboard"
        lead={company}
        actions={
          <May act="inquiry.submit">
            <LinkButton href="/customer/inquiries" variant="contained">
              Submit New Inquiry
            </LinkButton>
          </May>
        }
      />
      {firstSteps && !hasOrders && !pendingQuotations ? (
        <FirstSteps title="From drawing to delivery" lead="Four steps to your first order." steps={firstSteps} />
      ) : (
        <Panels beside="main">
          <TaskList
            tasks={customerTasks(data, waiting, now)}
            more={
              pendingQuotations > data.quotationsToReview.length
                ? {
                    href: '/customer/quotations?tab=pending',
                    label: `All ${figure(pendingQuotations)} pending quotations`,
                  }
                : undefined
            }
          />
          <ThisWeek due={waiting.due} role="customer" />
        </Panels>
      )}
      <Cards cards={customerCards(data)} />
      <RecentOrders orders={data.recentOrders} />
      {inquiries}
      {hasOrders && trends && (
        <Panels beside="main">
          <MonthChart
            title="Spend by month"
            amounts="Spend"
            months={trends.months}
            none="No orders in the last twelve months."
          />
          <OrdersByStatus orders={data.ordersByStatus} />
        </Panels>
      )}
    </Page>
  )
}
