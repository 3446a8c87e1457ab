import type { ApprovalRequestState, ApprovalVoidReason } from '../../../contract/trade/approval-requests'
import { flow } from '../../core/flow'

const customer = ['customer'] as const

/** `void`: what it was asked for has changed or ended, so that it has to be asked for anew. */
export const approvalRequestFlow = flow<ApprovalRequestState>('The request', {
  waiting: {
    label: 'Waiting',
    tone: 'decision',
    next: { approved: customer, declined: customer, withdrawn: customer },
  },
  approved: { label: 'Approved', tone: 'success', next: {} },
  declined: { label: 'Declined', tone: 'danger', next: {} },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', next: {} },
  void: { label: 'Void', tone: 'neutral', next: {} },
})

/** Why a request is void. */
export const voidWords: Record<ApprovalVoidReason, string> = {
  expired: 'the quotation has expired',
  version: 'the supplier changed the quotation',
  revision: 'the inquiry was revised',
  withdrawn: 'the supplier withdrew the quotation',
  rejected: 'the quotation was rejected',
  another: 'another quotation was accepted',
}
