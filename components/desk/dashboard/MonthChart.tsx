import { ColumnChart } from '@/components/ui/data/ColumnChart'
import { Section } from '@/components/ui/layout/Section'
import type { MonthFigures } from '@/lib/contract/desk/dashboard'
import { count, inShort, money, moneyInShort, monthName, monthShort } from '@/lib/terms/format'
import { some } from './tasks/task'

type Props = {
  title: string
  /** What the amounts are: 'Spend'. */
  amounts: string
  /** Without amounts for a shop floor. */
  months: readonly (Omit<MonthFigures, 'amount'> & { amount?: number })[]
  /** What is said when there is nothing to show. */
  none: string
  /** Where a month with orders leads. */
  hrefOf?: (month: string) => string
}

/** Twelve months as columns of amounts, or of numbers of orders while no order has an amount. The last month is unfinished. */
export function MonthChart({ title, amounts, months: given, none, hrefOf }: Props) {
  const months = given.map((month) => ({ amount: 0, ...month }))
  const sum = months.reduce((a, b) => ({ orders: a.orders + b.orders, amount: a.amount + b.amount }), {
    orders: 0,
    amount: 0,
  })
  if (!sum.orders)
    return (
      <Section title={title}>
        <p>{none}</p>
      </Section>
    )
  const priced = sum.amount > 0
  const figures = ({ orders, amount }: Omit<MonthFigures, 'month'>) =>
    priced ? [money(amount), orderCount(orders)] : [orderCount(orders)]
  return (
    <Section title={title} lead={`By month (IST). ${change(months, priced)}`}>
      <ColumnChart
        label={title}
        heads={priced ? ['Month', amounts, 'Orders'] : ['Month', 'Orders']}
        scale={priced ? moneyInShort : inShort}
        total={{ name: 'Twelve months', figures: figures(sum) }}
        columns={months.map(({ month, ...of }, i) => ({
          name: monthName(month),
          short: monthShort(month),
          value: priced ? of.amount : of.orders,
          figures: figures(of),
          below: priced ? inShort(of.orders) : undefined,
          href: of.orders ? hrefOf?.(month) : undefined,
          unfinished: i === months.length - 1,
        }))}
      />
    </Section>
  )
}

/** This month so far beside the month before. */
function change(months: readonly MonthFigures[], priced: boolean) {
  const [last, current] = months.slice(-2)
  if (!last || !current) return ''
  const text = ({ amount, orders }: MonthFigures) => (priced ? moneyInShort(amount) : orderCount(orders))
  return `Hatched: this month so far, ${text(current)} (${monthShort(last.month)}: ${text(last)})`
}

const orderCount = (n: number) => (n === 1 ? some(n, 'order') : `${count(n)} orders`)
