import { BarChart } from '@/components/ui/data/BarChart'
import { Section } from '@/components/ui/layout/Section'
import type { Payments } from '@/lib/contract/money/payments'
import { money } from '@/lib/terms/format'
import type { Tone } from '@/lib/terms/tone'
import { daysBefore } from '@/components/ui/data/day-spans'

type Age = { of: keyof Payments['outstandingByAge']; label: string; tone: Tone; days?: [from: number, to?: number] }

const ages: Age[] = [
  { of: 'notCompleted', label: 'Not completed', tone: 'neutral' },
  { of: 'days0to30', label: '0–30 days', tone: 'info', days: [0, 30] },
  { of: 'days31to60', label: '31–60 days', tone: 'warning', days: [31, 60] },
  { of: 'days61to90', label: '61–90 days', tone: 'warning', days: [61, 90] },
  { of: 'over90', label: 'Over 90 days', tone: 'danger', days: [91] },
]

type Props = {
  byAge: Payments['outstandingByAge']
  now: number
  /** The ledger, narrowed to what is open of these days of completion. */
  hrefOf: (open: { payment: 'open'; from: string | null; to: string }) => string
}

/** What is owed by days since completion; each bar leads to its orders. */
export function OutstandingByAge({ byAge, now, hrefOf }: Props) {
  const bars = ages.map(({ of, days, ...bar }) => {
    const span = days && { from: days[1] === undefined ? null : daysBefore(now, days[1]), to: daysBefore(now, days[0]) }
    return {
      ...bar,
      value: byAge[of].amount,
      text: money(byAge[of].amount),
      ...(span && { href: hrefOf({ payment: 'open', ...span }) }),
    }
  })
  return (
    <Section title="Outstanding by age" lead="Days since the work was completed">
      <BarChart label="Outstanding by age" bars={bars} />
    </Section>
  )
}
