import type { CSSProperties } from 'react'
import { Section } from '@/components/ui/Section'
import { tones } from '@/components/ui/tones'
import { WorkorderStatus } from '@/lib/contract/workorders'
import { count } from '@/lib/rules/format'
import { workorderFlow } from '@/lib/rules/workorder-flow'
import css from './OrdersByStatus.module.css'

type Props = { title?: string; orders: Partial<Record<WorkorderStatus, number>> }

/** How many orders stand where, in the order in which they move: bars, with the same figures as text. */
export function OrdersByStatus({ title = 'Orders by status', orders }: Props) {
  const figures = WorkorderStatus.options.map((status) => ({ status, n: orders[status] ?? 0 }))
  const total = figures.reduce((sum, { n }) => sum + n, 0)
  const longest = Math.max(1, ...figures.map(({ n }) => n))
  return (
    <Section title={title} lead={`${count(total)} in all`}>
      <dl className={css.chart}>
        {figures.map(({ status, n }) => {
          const { label, tone } = workorderFlow.states[status]
          const length: CSSProperties & { '--share': number } = { '--share': n / longest }
          return (
            <div key={status} className={`${css.row} ${tones[tone].className}`}>
              <dt>{label}</dt>
              <dd>{count(n)}</dd>
              <dd aria-hidden className={css.rule}>
                <span className={css.bar} style={length} />
              </dd>
            </div>
          )
        })}
      </dl>
    </Section>
  )
}
