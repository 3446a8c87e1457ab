import type { PaymentStatus, WorkorderStatus } from '../../../contract/orders/workorders'
import { paymentLabels } from '../../../terms/payment-status'
import type { ProblemStatus } from '../../../contract/orders/order-problem'
import { isUndecided } from './order-problem-flow'
import { flow } from '../../core/flow'

const admin = ['admin'] as const
const anywhere = { pending: admin, partial: admin, complete: admin }

export const paymentFlow = flow<PaymentStatus>('The payment', {
  pending: { label: paymentLabels.pending, tone: 'danger', next: anywhere },
  partial: { label: paymentLabels.partial, tone: 'warning', next: anywhere },
  complete: { label: paymentLabels.complete, tone: 'success', next: anywhere },
})

/** Whether a payment stands out: not when it is pending for work that isn't completed, or of which a problem is undecided. */
export const standsOut = (payment: PaymentStatus, order: WorkorderStatus, problem: ProblemStatus | null = null) =>
  payment !== 'pending' || (order === 'completed' && !(problem && isUndecided({ status: problem })))
