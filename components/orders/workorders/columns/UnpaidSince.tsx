import type { Workorder } from '@/lib/contract/orders/workorders'
import { date } from '@/lib/terms/format'
import { isUndecided } from '@/lib/rules/orders/flows/order-problem-flow'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { PaymentChip } from './chips'
import css from './columns.module.css'

type Props = { order: Pick<Workorder, 'amount' | 'status' | 'paymentStatus' | 'completedDate' | 'problemStatus'> }

/** Since when a completed order waits for its money, under its payment status: 'Due since 12 Oct 2026'. */
export function UnpaidSince({ order: { amount, status, paymentStatus, completedDate, problemStatus } }: Props) {
  if (typeof amount !== 'number' || status !== 'completed' || paymentStatus === 'complete' || !completedDate)
    return null
  // What is owed is not due before the problem is decided.
  if (problemStatus && isUndecided({ status: problemStatus })) return null
  return (
    <Text size="small" tone="secondary" figures className={css.since}>
      Due since {date(completedDate)}
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
