'use client'

import { LinkButton } from '@/components/ui/controls/LinkButton'
import { Page, Panels } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { useUnsentMoves, withMoves } from '@/components/orders/workorders/unsent-moves'
import { usePageRefresh } from '@/lib/client/changed'
import { May } from '@/lib/client/viewer'
import { daysOfMonth } from '@/lib/terms/format'
import { supplierCards } from './figures'
import { Cards } from './Cards'
import { CurrentWorkOrders } from './CurrentWorkOrders'
import { FirstSteps, type FirstStep } from './FirstSteps'
import { MachineStatus } from './MachineStatus'
import { MachineUse } from './MachineUse'
import { MonthChart } from './MonthChart'
import { restToQuote, supplierTasks } from './tasks/supplier-tasks'
import { TaskList } from './tasks/TaskList'
import { ThisWeek } from './tasks/ThisWeek'
import { useDashboard } from './useDashboard'
import { useTasks } from './tasks/useTasks'
import { useTrends } from './useTrends'

type Props = { company: string; /** For a newcomer. */ firstSteps?: FirstStep[] }

/** A supplier decides here what to do next on the shop floor: tasks first, with what is due this week beside them. */
export function SupplierDashboard({ company, firstSteps }: Props) {
  usePageRefresh(firstSteps !== undefined)
  const data = useDashboard('supplier')
  const waiting = useTasks('supplier')
  const trends = useTrends('supplier')
  const moves = useUnsentMoves()
  if (!data || !waiting) return null
  const tasks = supplierTasks(data, waiting).filter(({ starts }) => !moves.some(({ id }) => id === starts))
  return (
    <Page>
      <PageHeader
        title="Dashboard"
        lead={company}
        actions={
          <>
            <May act="quotation.list">
              <LinkButton href="/supplier/quotations">View quotations</LinkButton>
            </May>
            <LinkButton href="/supplier/workorders" variant="contained">
              View work orders
            </LinkButton>
          </>
        }
      />
      {firstSteps && <FirstSteps title="Get your first order" lead="Five steps to go." steps={firstSteps} />}
      {(tasks.length > 0 || !firstSteps) && (
        <Panels beside="main">
          <TaskList tasks={tasks} more={restToQuote(data)} />
          <ThisWeek due={waiting.due} role="supplier" />
        </Panels>
      )}
      <Cards cards={supplierCards(data)} />
      <Panels beside="pair">
        <CurrentWorkOrders orders={data.currentWorkOrders.map((order) => withMoves(order, moves))} />
        <MachineStatus machines={data.machineStatus} />
      </Panels>
      {trends && Object.values(data.ordersByStatus).some(Boolean) && (
        <Panels beside="main">
          <MonthChart
            title="Completed by month"
            amounts="Amount"
            months={trends.months}
            none="No orders completed in the last twelve months."
            hrefOf={completedIn}
          />
          <MachineUse machines={trends.machines} use={trends.machineUse} />
        </Panels>
      )}
    </Page>
  )
}

const completedIn = (month: string) => {
  const [from, to] = daysOfMonth(month)
  return `/supplier/workorders?tab=completed&from=${from}&to=${to}`
}
