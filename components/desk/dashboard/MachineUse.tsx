import { BarChart } from '@/components/ui/data/BarChart'
import { Section } from '@/components/ui/layout/Section'
import type { SupplierTrends } from '@/lib/contract/desk/dashboard'
import { count } from '@/lib/terms/format'

/** On how many of the last 90 days each machine had an order in work; each bar leads to its machine. */
export function MachineUse({ machines, use }: { machines: number; use: SupplierTrends['machineUse'] }) {
  const shown = use.length < machines ? `, the ${use.length} most used of ${count(machines)} machines` : ''
  return (
    <Section title="Days in use" lead={`Last 90 days${shown}`}>
      {use.length ? (
        <BarChart
          label="Days in use"
          most={100}
          bars={use.map(({ id, name, days, percent }) => ({
            key: id,
            label: name,
            value: percent,
            text: `${days} ${days === 1 ? 'day' : 'days'}, ${percent} %`,
            href: `/supplier/machines?id=${id}`,
          }))}
        />
      ) : (
        <p>Your machines appear here once they are approved.</p>
      )}
    </Section>
  )
}
