import { Stat, StatStrip } from '@/components/ui/Stat'
import type { PaymentStatus, Workorder } from '@/lib/contract/workorders'
import { money } from '@/lib/rules/format'

type Props = {
  orders: readonly Workorder[]
  /** There is no other page. */
  whole: boolean
}

/** Total, paid and outstanding of the orders that are shown. What part of a partial payment came in isn't known. */
export function LedgerFigures({ orders, whole }: Props) {
  if (!orders.length) return null
  const sum = (...statuses: PaymentStatus[]) =>
    orders.reduce((all, o) => (statuses.includes(o.paymentStatus) ? all + (o.amount ?? 0) : all), 0)
  const orderCount = orders.length === 1 ? '1 order' : `${orders.length} orders`
  const partial = sum('partial')
  return (
    <StatStrip label={whole ? 'Amounts of the orders shown' : 'Amounts of the orders on this page'}>
      <Stat
        label="Total"
        value={money(sum('pending', 'partial', 'complete'))}
        hint={`${orderCount}${whole ? '' : ' on this page'}`}
      />
      <Stat label="Paid" tone="success" value={money(sum('complete'))} hint="Orders paid in full" />
      <Stat
        label="Outstanding"
        tone="danger"
        value={money(sum('pending', 'partial'))}
        hint={partial ? `${money(partial)} of it is partially paid` : 'Nothing is partially paid'}
      />
    </StatStrip>
  )
}
