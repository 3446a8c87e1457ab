'use client'

import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { useNow } from '@/components/ui/hooks/useNow'
import { Text } from '@/components/ui/layout/Text'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { isPaymentDue, paymentDueSince } from '@/lib/rules/orders/flows/payment-flow'
import { date, daysUntil } from '@/lib/terms/format'
import css from './columns.module.css'

/** When the work was done, and for how long its payment is due: of an order with documents by its oldest unpaid invoice. */
export function SinceCompletion({ order }: { order: Workorder }) {
  const clock = useNow()
  const { completedDate, paymentStatus, paymentBy } = order
  return (
    <span className={css.lines}>
      {completedDate ? <FormattedDate value={completedDate} /> : <Text tone="secondary">Not completed</Text>}
      {paymentBy === 'ledger' && paymentStatus !== 'complete' ? (
        <InvoiceDue order={order} now={clock} />
      ) : (
        completedDate && <DaysAgo order={order} now={clock} />
      )}
    </span>
  )
}

type Props = { order: Workorder; now: number }

function DaysAgo({ order, now }: Props) {
  const days = Math.max(0, -daysUntil(order.completedDate!, now))
  const words = days === 0 ? 'today' : days === 1 ? '1 day ago' : `${days} days ago`
  return (
    <Text size="small" tone={isPaymentDue(order, now) ? 'error' : 'secondary'} figures>
      {words}
    </Text>
  )
}

function InvoiceDue({ order, now }: Props) {
  const since = paymentDueSince(order)
  if (!since)
    return (
      <Text size="small" tone="secondary">
        Nothing due yet
      </Text>
    )
  const isDue = isPaymentDue(order, now)
  return (
    <Text size="small" tone={isDue ? 'error' : 'secondary'} figures>
      {isDue ? `Due since ${date(since)}` : `Due ${date(since)}`}
    </Text>
  )
}
