import { BarChart, type BarLink } from '@/components/ui/data/BarChart'
import { Section } from '@/components/ui/layout/Section'
import type { Payments } from '@/lib/contract/money/payments'
import { money } from '@/lib/terms/format'
import type { Tone } from '@/lib/terms/tone'

type Age = { of: keyof Payments['outstandingByAge']; label: string; tone: Tone; age?: string }

const ages: Age[] = [
  { of: 'notCompleted', label: 'Not due yet', tone: 'neutral' },
  { of: 'days0to30', label: '0–30 days', tone: 'info', age: '0-30' },
  { of: 'days31to60', label: '31–60 days', tone: 'warning', age: '31-60' },
  { of: 'days61to90', label: '61–90 days', tone: 'warning', age: '61-90' },
  { of: 'over90', label: 'Over 90 days', tone: 'danger', age: '91+' },
]

type Props = {
  /** What is said before how the bars count. */
  sums?: string
  byAge: Payments['outstandingByAge']
  /** The ledger, narrowed to what is open and due for these days. */
  linkOf: (open: { payment: 'open'; age: string }) => BarLink
}

/** What is owed by days since it is due; each bar leads to its orders. */
export function OutstandingByAge({ sums, byAge, linkOf }: Props) {
  const bars = ages.map(({ of, age, ...bar }) => ({
    ...bar,
    value: byAge[of].amount,
    text: money(byAge[of].amount),
    ...(age && { link: linkOf({ payment: 'open', age }) }),
  }))
  return (
    <Section
      title="Outstanding by age"
      lead={[sums, 'Order value, excl. GST, by days since an invoice is due; by hand since completion']
        .filter(Boolean)
        .join(' ')}
    >
      <BarChart label="Outstanding by age" bars={bars} />
    </Section>
  )
}
