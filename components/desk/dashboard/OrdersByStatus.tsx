import { BarChart } from '@/components/ui/data/BarChart'
import { Section } from '@/components/ui/layout/Section'
import type { WorkorderStatus } from '@/lib/contract/orders/workorders'
import { figure } from '@/lib/terms/format'
import { workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'

type Props = { title?: string; orders: Partial<Record<WorkorderStatus, number>> }

/** Orders by status, in the order of the flow: bars, with the figures as text. */
export function OrdersByStatus({ title = 'Orders by status', orders }: Props) {
  const bars = workorderFlow.statuses.map((status) => {
    const value = orders[status] ?? 0
    return { ...workorderFlow.states[status], value, text: figure(value) }
  })
  const total = bars.reduce((sum, { value }) => sum + value, 0)
  return (
    <Section title={title} lead={`${figure(total)} in all`}>
      <BarChart label={title} bars={bars} />
    </Section>
  )
}
