import { BarChart } from '@/components/ui/data/BarChart'
import { Section } from '@/components/ui/layout/Section'
import type { AdminTrends } from '@/lib/contract/desk/dashboard'
import { figure } from '@/lib/terms/format'
import { machineFlow } from '@/lib/rules/trade/flows/machine-flow'
import { some } from './tasks/task'

const order = ['running', 'idle', 'maintenance'] as const

/** What the approved machines do now, over all suppliers. */
export function MachinesNow({ machines }: { machines: AdminTrends['machines'] }) {
  const total = order.reduce((sum, status) => sum + machines[status], 0)
  if (!total) return null
  const bars = order.map((status) => {
    const value = machines[status]
    const { label, tone } = machineFlow.states[status]
    const href = status === 'idle' ? '/admin/dashboard?capacity=1' : undefined
    return { label, tone, value, text: `${figure(value)}, ${Math.round((100 * value) / total)} %`, href }
  })
  return (
    <Section title="Machine status now" lead={some(total, 'approved machine')}>
      <BarChart label="Machine status now" bars={bars} most={total} />
    </Section>
  )
}
