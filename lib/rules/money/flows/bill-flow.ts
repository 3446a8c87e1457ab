import type { BillStatus } from '../../../contract/money/bills'
import { flow } from '../../core/flow'

const admin = ['admin'] as const
const supplier = ['supplier'] as const

export const billFlow = flow<BillStatus>('The bill', {
  submitted: {
    label: 'In check',
    tone: 'decision',
    next: { approved: admin, disputed: admin, withdrawn: supplier },
  },
  approved: { label: 'Approved', tone: 'success', next: { disputed: admin } },
  disputed: { label: 'Disputed', tone: 'danger', next: { approved: admin, withdrawn: supplier } },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', next: {} },
})
