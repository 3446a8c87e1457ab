import type { Workorder } from '@/lib/contract/orders/workorders'
import { date } from '@/lib/terms/format'
import { paymentDueSince, type PaidOrder } from '@/lib/rules/orders/flows/payment-flow'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { PaymentChip } from './chips'
import css from './columns.module.css'

type Props = { order: Pick<Workorder, 'amount'> & PaidOrder }

/** Since when a completed order waits for its money, under its payment status: 'Unpaid since 12 Oct 2026'. */
export function UnpaidSince({ order }: Props) {
  const since = paymentDueSince(order)
  if (typeof order.amount !== 'number' || !since) return null
  return (
    <Text size="small" tone="secondary" figures className={css.since}>
      Unpaid since {date(since)}
    </Text>
  )
}

/** The payment, and since when it is waited for. */
export const PaymentSince = ({ order }: Props) => (
  <Row as="span" wrap gap="medium" lineGap="hair">
    <PaymentChip order={order} />
    <UnpaidSince order={order} />
  </Row>
)
