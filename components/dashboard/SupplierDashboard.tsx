'use client'

import { LinkButton } from '@/components/ui/navigation/LinkButton'
import { Columns, Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Stat, StatStrip } from '@/components/ui/data/Stat'
import { useNow } from '@/components/ui/hooks/useNow'
import { figure, daysOfMonth } from '@/lib/rules/format'
import { CurrentWorkOrders } from './CurrentWorkOrders'
import { FirstSteps, type FirstStep } from './FirstSteps'
import { MachineStatus } from './MachineStatus'
import { MachineUse } from './MachineUse'
import { MonthChart } from './MonthChart'
import { supplierTasks } from './supplier-tasks'
import { TaskList } from './TaskList'
import { useDashboard } from './useDashboard'
import { useTrends } from './useTrends'
import { WithChart } from './WithChart'

type Props = { company: string; /** For a newcomer. */ firstSteps?: FirstStep[] }

/** A supplier's start: what waits, the figures, work and machines. */
export function SupplierDashboard({ company, firstSteps }: Props) {
  const now = useNow()
  const data = useDashboard('supplier')
  const trends = useTrends('supplier')
  if (!data) return null
  const { activeWorkOrders, inProduction, pendingQuotations, idleMachines, machines, pendingPayments } = data
  const tasks = supplierTasks(data, now)
  return (
    <Page>
      <PageHeader
        title="Dashboard"
        lead={company}
        actions={
          <>
            <LinkButton href="/supplier/quotations">View quotations</LinkButton>
            <LinkButton href="/supplier/workorders" variant="contained">
              View work orders
            </LinkButton>
          </>
        }
      />
      {firstSteps && <FirstSteps title="Get your first order" lead="Five steps to it." steps={firstSteps} />}
      {(tasks.length > 0 || !firstSteps) && <TaskList tasks={tasks} />}
      <StatStrip label="Figures">
        <Stat
          label="Active Work Orders"
          value={figure(activeWorkOrders)}
          hint={`${figure(inProduction)} in production`}
          href="/supplier/workorders"
        />
        <Stat
          label="Pending Quotations"
          value={figure(pendingQuotations)}
          hint="Awaiting the customer"
          href="/supplier/quotations?tab=pending"
        />
        <Stat
          label="Idle Machines"
          value={figure(idleMachines)}
          hint={`Out of ${figure(machines)}`}
          tone={idleMachines ? 'success' : undefined}
          href="/supplier/machines?tab=idle"
        />
        <Stat
          label="Pending Payments"
          value={figure(pendingPayments)}
          hint="Completed, not fully paid"
          tone={pendingPayments ? 'warning' : undefined}
          href="/supplier/workorders?tab=completed&payment=open"
        />
      </StatStrip>
      <WithChart title="Work orders by status" orders={data.ordersByStatus}>
        <CurrentWorkOrders orders={data.currentWorkOrders} />
        <MachineStatus machines={data.machineStatus} />
      </WithChart>
      {trends && Object.values(data.ordersByStatus).some(Boolean) && (
        <Columns>
          <MonthChart
            title="Completed by month"
            amounts="Amount"
            months={trends.months}
            none="No order was completed in the last twelve months."
            hrefOf={completedIn}
          />
          <MachineUse machines={trends.machines} use={trends.machineUse} />
        </Columns>
      )}
    </Page>
  )
}

const completedIn = (month: string) => {
  const [from, to] = daysOfMonth(month)
  return `/supplier/workorders?tab=completed&from=${from}&to=${to}`
}
