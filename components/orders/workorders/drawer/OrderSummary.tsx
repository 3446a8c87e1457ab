import type { ReactNode } from 'react'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Money } from '@/components/ui/data/Money'
import { useNow } from '@/components/ui/hooks/useNow'
import text from '@/components/ui/layout/text.module.css'
import { PartPicture } from '@/components/ui/files/PartPicture'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { pictureOfPart } from '@/lib/contract/pictures'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { isCancelled, isOver } from '@/lib/rules/orders/closure'
import { count, date, dueIn } from '@/lib/terms/format'
import { PaymentChip } from '../columns/chips'
import css from './OrderSummary.module.css'

type Props = {
  order: Workorder
  /** Asks for another due date, as a further description of it. */
  askDate: ReactNode
  /** In the place of the payment's chip. */
  payment?: ReactNode
  /** What the supplier was paid, for admins. */
  payable?: ReactNode
}

/** What people look for first: the part and how many, until when, for how much. */
export function OrderSummary({ order, askDate, payment, payable }: Props) {
  const { quantity, orderedQuantity, material, dueDate, firstDueDate, amount } = order
  const clock = useNow()
  const picture = pictureOfPart(order)
  const done = isOver(order)
  const days = dueDate && !done ? daysOf(dueDate, firstDueDate, clock) : []
  return (
    <Row wrap gap="large" className={css.summary}>
      {picture && <PartPicture src={picture} size={88} />}
      {(quantity !== null || material) && (
        <Stack as="dl" gap="snug" grow="wrap">
          {quantity !== null && (
            <div>
              <Text as="dt" size="small" tone="secondary">
                Quantity
              </Text>
              <Text as="dd" figures>
                {count(quantity)} pcs
                {orderedQuantity !== null && orderedQuantity !== quantity && ` of ${count(orderedQuantity)}`}
              </Text>
            </div>
          )}
          {material && (
            <div>
              <Text as="dt" size="small" tone="secondary">
                Material
              </Text>
              <dd dir="auto" className={text.clamp} title={material}>
                {material}
              </dd>
            </div>
          )}
        </Stack>
      )}
      <dl className={css.terms}>
        <div>
          <Text as="dt" size="small" tone="secondary">
            Due
          </Text>
          <Text
            as="dd"
            size={dueDate ? 'section' : undefined}
            weight={dueDate ? 'strong' : undefined}
            className={css.value}
          >
            <FormattedDate value={dueDate} empty="Not specified" due done={done} />
          </Text>
          {days.length > 0 && (
            <Text as="dd" size="small" tone="secondary" figures>
              {days.join(' · ')}
            </Text>
          )}
          {askDate}
        </div>
        {amount !== undefined && (
          <div>
            <Text as="dt" size="small" tone="secondary">
              Amount
            </Text>
            <Text
              as="dd"
              size={amount === null ? undefined : 'section'}
              weight={amount === null ? undefined : 'strong'}
              className={css.value}
            >
              <Money value={amount} empty={isCancelled(order) ? 'No amount' : 'No amount agreed'} />
            </Text>
          </div>
        )}
        {typeof amount === 'number' && (
          <div>
            <Text as="dt" size="small" tone="secondary">
              {payable ? 'Payments' : 'Payment status'}
            </Text>
            <Row as="dd" wrap gap="small" className={css.value}>
              {payment ?? <PaymentChip order={order} />}
              {payable}
            </Row>
          </div>
        )}
      </dl>
    </Row>
  )
}

/** The days below the due date: the day itself where it is told by how far it is, and the one that was promised first. */
function daysOf(dueDate: string, firstDueDate: string | null, now: number): string[] {
  const day = date(dueDate)
  const isSaid = dueIn(dueDate, now) === day
  const promised = firstDueDate && firstDueDate !== dueDate && date(firstDueDate)
  return [...(isSaid ? [] : [day]), ...(promised ? [`${isSaid ? 'First' : 'first'} promised ${promised}`] : [])]
}
