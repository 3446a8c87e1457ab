import type { ReactNode } from 'react'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Money } from '@/components/ui/data/Money'
import text from '@/components/ui/layout/text.module.css'
import { PartPicture } from '@/components/ui/files/PartPicture'
import { Stack } from '@/components/ui/layout/Stack'
import { pictureOfPart } from '@/lib/contract/pictures'
import type { Workorder } from '@/lib/contract/workorders'
import { count, date } from '@/lib/rules/format'
import { PaymentChip } from '../columns/chips'
import css from './OrderSummary.module.css'

type Props = { order: Workorder; /** In the place of the payment's chip. */ payment?: ReactNode }

/** What people look for first: the part and how many, until when, for how much. */
export function OrderSummary({ order, payment }: Props) {
  const { quantity, material, dueDate, status, amount } = order
  const picture = pictureOfPart(order)
  const done = status === 'completed'
  return (
    <div className={css.summary}>
      {picture && <PartPicture src={picture} size={88} />}
      {(quantity !== null || material) && (
        <Stack as="dl" gap="snug" className={css.part}>
          {quantity !== null && (
            <div>
              <dt>Quantity</dt>
              <dd>{count(quantity)} pcs</dd>
            </div>
          )}
          {material && (
            <div>
              <dt>Material</dt>
              <dd dir="auto" className={text.clamp} title={material}>
                {material}
              </dd>
            </div>
          )}
        </Stack>
      )}
      <dl className={css.terms}>
        <div>
          <dt>Due</dt>
          <dd className={dueDate ? css.figure : undefined}>
            <FormattedDate value={dueDate} empty="Not specified" due done={done} />
          </dd>
          {dueDate && !done && <dd className={css.day}>{date(dueDate)}</dd>}
        </div>
        {amount !== undefined && (
          <div>
            <dt>Amount</dt>
            <dd className={amount === null ? undefined : css.figure}>
              <Money value={amount} empty="No amount agreed" />
            </dd>
          </div>
        )}
        {typeof amount === 'number' && (
          <div>
            <dt>Payment status</dt>
            <dd>{payment ?? <PaymentChip order={order} />}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
