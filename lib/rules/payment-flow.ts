import type { PaymentStatus } from '../contract/workorders'
import { flow } from './flow'

const admin = ['admin'] as const
const any = { pending: admin, partial: admin, complete: admin }

export const paymentFlow = flow<PaymentStatus>('The payment', {
  pending: { label: 'Pending', tone: 'danger', next: any },
  partial: { label: 'Partially Paid', tone: 'warning', next: any },
  complete: { label: 'Paid', tone: 'success', next: any },
})
