'use client'

import { Stat, StatStrip } from '@/components/ui/data/Stat'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useNow } from '@/components/ui/hooks/useNow'
import type { Payments } from '@/lib/contract/money/payments'
import { count, money } from '@/lib/terms/format'
import css from './LedgerFigures.module.css'
import { OutstandingByAge } from './OutstandingByAge'

const orders = (n: number) => (n === 1 ? '1 order' : `${count(n)} orders`)

/** What all orders that fit come to. What part of a partial payment came in isn't known, so all of it is outstanding. */
export function LedgerFigures({ figures }: { figures: Payments }) {
  const address = useUrlState()
  const now = useNow()
  const { total, paid, outstanding, partial, outstandingByAge } = figures
  if (!total.orders) return null
  return (
    <div className={outstanding.orders ? css.figures : undefined}>
      <StatStrip label="Amounts of all matching orders">
        <Stat label="Total" value={money(total.amount)} hint={orders(total.orders)} />
        <Stat label="Paid" tone="success" value={money(paid.amount)} hint={`${orders(paid.orders)} paid in full`} />
        <Stat
          label="Outstanding"
          tone={outstanding.orders ? 'warning' : undefined}
          value={money(outstanding.amount)}
          hint={`${orders(outstanding.orders)}; ${partial.orders ? `${money(partial.amount)} of it partially paid` : 'none partially paid'}`}
        />
      </StatStrip>
      {outstanding.orders > 0 && (
        <OutstandingByAge
          byAge={outstandingByAge}
          now={now}
          hrefOf={(open) => address.href({ ...open, cursor: null, id: null })}
        />
      )}
    </div>
  )
}
