import type { ApprovalStatus } from '../../../contract/trade/processes'
import { flow } from '../../core/flow'

/** Of processes and machines: the admin decides, the supplier edits what isn't approved and so submits it again. */
export const approvalFlow = flow<ApprovalStatus>('It', {
  pending: {
    label: 'Pending Approval',
    tone: 'decision',
    next: { approved: ['admin'], rejected: ['admin'], pending: ['supplier'] },
  },
  approved: { label: 'Approved', tone: 'success', next: {} },
  rejected: { label: 'Rejected', tone: 'neutral', next: { pending: ['supplier'] } },
})
