'use client'

import type { ReactNode } from 'react'
import { Stat, StatStrip } from '@/components/ui/data/Stat'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { Payments } from '@/lib/contract/money/payments'
import { count, money, rupees } from '@/lib/terms/format'
import css from './LedgerFigures.module.css'
import { OutstandingByAge } from './OutstandingByAge'

const orders = (n: number) => (n === 1 ? '1 order' : `${count(n)} orders`)

/** What all orders that fit come to, and one outstanding: with tax as invoices have it, and what is paid by hand. */
export function LedgerFigures({ figures }: { figures: Payments }) {
  const address = useUrlState()
  const { total, paid, outstanding, openPaise, byHand, outstandingByAge } = figures
  if (!total.orders && !openPaise) return null
  return (
    <div className={outstanding.orders ? css.figures : undefined}>
      <StatStrip paired label="Amounts of all matching orders">
        <Stat
          label="Outstanding"
          tone={openPaise ? 'warning' : undefined}
          value={rupees(openPaise)}
          hint={<Invoiced figures={figures} />}
        />
        <Stat
          label="By hand"
          tone={byHand.orders ? 'warning' : undefined}
          value={money(byHand.amount)}
          hint={
            <Hint tax="excl. GST">
              {byHand.orders ? `${orders(byHand.orders)} without documents` : 'All orders have documents or are paid'}
            </Hint>
          }
        />
        <Stat label="Total" value={money(total.amount)} hint={<Hint tax="excl. GST">{orders(total.orders)}</Hint>} />
        <Stat
          label="Paid"
          tone="success"
          value={money(paid.amount)}
          hint={<Hint tax="excl. GST">{`${orders(paid.orders)} paid in full`}</Hint>}
        />
      </StatStrip>
      {outstanding.orders > 0 && (
        <OutstandingByAge
          byAge={outstandingByAge}
          linkOf={(open) => address.link({ ...open, from: null, to: null, cursor: null, id: null })}
        />
      )}
    </div>
  )
}

/** The parts of what is outstanding with tax. */
const Invoiced = ({ figures: { invoicedOpenPaise, notInvoicedPaise } }: { figures: Payments }) => (
  <Hint tax="incl. GST">
    <span className={css.part}>{rupees(invoicedOpenPaise)} invoiced</span>
    <span className={css.part}>+ {rupees(notInvoicedPaise)} not yet invoiced</span>
  </Hint>
)

/** What an amount is of, and whether it holds tax. */
const Hint = ({ tax, children }: { tax: 'incl. GST' | 'excl. GST'; children: ReactNode }) => (
  <>
    <span className={css.part}>{tax}</span>
    {children}
  </>
)
