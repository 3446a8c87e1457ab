'use client'

import { useNow } from '@/components/ui/hooks/useNow'
import { StatusChip } from '@/components/ui/data/StatusChip'
import text from '@/components/ui/layout/text.module.css'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { CANCELLED, isCancelled } from '@/lib/rules/orders/closure'
import { paymentFlow, standsOut, type PaidOrder } from '@/lib/rules/orders/flows/payment-flow'
import { orderProblemFlow } from '@/lib/rules/orders/flows/order-problem-flow'
import { workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'

type Size = { size?: 'small' | 'medium' }

/** Where the work stands, or that the order was cancelled. */
export const OrderChip = ({ order, size }: Size & { order: Pick<Workorder, 'status' | 'closure'> }) => {
  const { tone, label } = isCancelled(order) ? CANCELLED : workorderFlow.states[order.status]
  return <StatusChip tone={tone} label={label} size={size} />
}

/** Beside it, that the order has a problem which has not ended. An order that stands still says so itself. */
export const ProblemChip = ({ order: { status, problemStatus }, size }: Size & { order: Problematic }) =>
  problemStatus &&
  status !== 'issues' && (
    <StatusChip
      tone={orderProblemFlow.states[problemStatus].tone}
      label={`Problem: ${orderProblemFlow.states[problemStatus].label.toLowerCase()}`}
      size={size}
    />
  )
type Problematic = Pick<Workorder, 'status' | 'problemStatus'>

type Paid = Pick<Workorder, 'amount'> & PaidOrder

/** What was paid; of an order without an amount nothing is owed. Pending stands out once it is due. */
export function PaymentChip({ order, of, size }: PaymentChipProps) {
  const now = useNow()
  const { amount, paymentStatus } = order
  if (amount === undefined || !paymentStatus) return null
  if (amount === null) return <span className={text.none}>No amount</span>
  const { tone, label } = paymentFlow.states[paymentStatus]
  return <StatusChip tone={tone} label={of ? `${of}: ${label}` : label} size={size} plain={!standsOut(order, now)} />
}

type PaymentChipProps = Size & {
  order: Paid
  /** Whose payment, where both stand side by side. */
  of?: 'Customer' | 'Supplier'
}
