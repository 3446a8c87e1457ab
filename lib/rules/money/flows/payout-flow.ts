import type { PayoutStatus } from '../../../contract/money/payouts'
import { flow } from '../../core/flow'

export const payoutFlow = flow<PayoutStatus>('The payout', {
  paid: { label: 'Paid', tone: 'success', next: { reversed: ['admin'] } },
  reversed: { label: 'Reversed', tone: 'danger', next: {} },
})
