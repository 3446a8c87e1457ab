import { Notice } from '@/components/ui/feedback/Notice'
import { LongText } from '@/components/ui/layout/LongText'
import type { Workorder, WorkorderDetail } from '@/lib/contract/orders/workorders'
import { reasonInWords } from '@/lib/rules/orders/change-reasons'
import { count, date, money } from '@/lib/terms/format'

type Props = { order: Workorder; whole?: WorkorderDetail | null }

/** That an order was cancelled or closed short, why, and what it comes to now. */
export function ClosedNotice({ order, whole }: Props) {
  const { closure, orderedQuantity, amount } = order
  if (!closure) return null
  const { as, made, amountBefore, at } = closure
  const title =
    as === 'cancelled'
      ? `Cancelled on ${date(at)}`
      : `Closed short on ${date(at)}: ${count(made)}${orderedQuantity === null ? '' : ` of ${count(orderedQuantity)}`} pieces`
  return (
    <Notice tone={as === 'cancelled' ? 'neutral' : 'warning'} title={title}>
      <LongText>{reasonInWords(closure)}</LongText>
      {typeof amount === 'number' && typeof amountBefore === 'number' && amount !== amountBefore && (
        <p>
          {as === 'cancelled' ? 'Charge' : 'Amount'}: {money(amount)} instead of {money(amountBefore)}.
        </p>
      )}
      {whole?.refundVoucherDue && <p>A refund voucher is due: its advance has a receipt voucher.</p>}
    </Notice>
  )
}
