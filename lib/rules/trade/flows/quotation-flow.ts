import type { QuotationStatus } from '../../../contract/trade/quotations'
import { flow } from '../../core/flow'

/** `sent`: handed to the customer outside the platform; the admin then records the answer. */
export const quotationFlow = flow<QuotationStatus>('The quotation', {
  pending: {
    label: 'Pending',
    tone: 'decision',
    next: { accepted: ['customer'], rejected: ['customer'], sent: ['admin'] },
  },
  sent: { label: 'Sent', tone: 'info', next: { accepted: ['admin'], rejected: ['admin'] } },
  accepted: { label: 'Accepted', tone: 'success', next: {} },
  rejected: { label: 'Rejected', tone: 'neutral', next: {} },
})
