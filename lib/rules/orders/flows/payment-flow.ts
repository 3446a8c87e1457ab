import type { PaymentStatus, WorkorderStatus } from '../../../contract/orders/workorders'
import { paymentLabels } from '../../../terms/payment-status'
import type { ProblemStatus } from '../../../contract/orders/order-problem'
import { isUndecided } from './order-problem-flow'
import { daysUntil } from '../../../terms/format'
import { flow } from '../../core/flow'

const admin = ['admin'] as const
const anywhere = { pending: admin, partial: admin, complete: admin }

export const paymentFlow = flow<PaymentStatus>('The payment', {
  pending: { label: paymentLabels.pending, tone: 'danger', next: anywhere },
  partial: { label: paymentLabels.partial, tone: 'warning', next: anywhere },
  complete: { label: paymentLabels.complete, tone: 'success', next: anywhere },
})

/** What says whether the payment of an order is due, as its reader's side pays or is paid. */
export type PaidOrder = {
  status: WorkorderStatus
  paymentStatus?: PaymentStatus
  completedDate: string | null
  problemStatus?: ProblemStatus | null
  paymentBy?: 'hand' | 'ledger'
  invoiceDueOn?: string | null
}

/** The order as its supplier is paid, of which our invoices to the customer say nothing. */
export const asPayable = <Order extends PaidOrder & { payableStatus?: PaymentStatus }>(order: Order): Order => ({
  ...order,
  paymentStatus: order.payableStatus,
  paymentBy: undefined,
})

/**
 * Since or from when a payment is due: from the due day of the oldest unpaid invoice, by hand since completion. Null while nothing
 * is due: it is paid, nothing is invoiced, or a problem is undecided.
 */
export function paymentDueSince(order: PaidOrder): string | null {
  const { status, paymentStatus, completedDate, problemStatus, paymentBy, invoiceDueOn } = order
  if (paymentStatus === 'complete' || (problemStatus && isUndecided({ status: problemStatus }))) return null
  if (paymentBy === 'ledger') return invoiceDueOn ?? null
  return status === 'completed' ? completedDate : null
}

/** By hand no invoice here names a due day: a payment gets these days from completion before it is asked for. */
const DAYS_BY_HAND = 30

/** Whether a payment should be asked for at a time (ms), by days in India: from its due day, by hand after 30 days. */
export function isPaymentDue(order: PaidOrder, now: number): boolean {
  const since = paymentDueSince(order)
  if (since === null) return false
  const days = -daysUntil(since, now)
  return order.paymentBy === 'ledger' ? days >= 0 : days > DAYS_BY_HAND
}

/** Whether a payment stands out: not when it is pending and not due. */
export const standsOut = (order: PaidOrder, now: number) =>
  order.paymentStatus !== 'pending' || isPaymentDue(order, now)
