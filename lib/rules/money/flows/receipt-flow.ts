import type { PaymentMode, Receipt, ReceiptStatus } from '../../../contract/money/receipt'
import { flow } from '../../core/flow'

const admin = ['admin'] as const

export const receiptFlow = flow<ReceiptStatus>('The receipt', {
  claimed: {
    label: 'Claimed',
    tone: 'decision',
    next: { received: admin, refused: admin, withdrawn: ['customer'] },
  },
  received: { label: 'Received', tone: 'success', next: { reversed: admin } },
  refused: { label: 'Refused', tone: 'neutral', next: {} },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', next: {} },
  reversed: { label: 'Reversed', tone: 'danger', next: {} },
})

export const paymentModes: Record<PaymentMode, string> = {
  neft: 'NEFT',
  rtgs: 'RTGS',
  imps: 'IMPS',
  upi: 'UPI',
  cheque: 'Cheque',
  cash: 'Cash',
  adjustment: 'Adjustment',
  other: 'Other',
}

/** An order is Paid when less than this is missing (paise): people round, banks deduct. */
export const PAID_WITHIN = 100

/** How an order with a balance is paid. */
export const paymentOf = ({ valuePaise, settledPaise }: { valuePaise: number; settledPaise: number }) =>
  settledPaise <= 0 ? 'pending' : settledPaise >= valuePaise - PAID_WITHIN ? 'complete' : 'partial'

/** All that a receipt settles: money and tax deducted. */
export const totalOf = ({ amountPaise, tdsPaise }: Pick<Receipt, 'amountPaise' | 'tdsPaise'>) => amountPaise + tdsPaise
