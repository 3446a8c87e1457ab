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

/** Why a request is void, of one quotation or of an award. */
export const voidWordsOf = (reason: ApprovalVoidReason, isAward: boolean) => (isAward ? awardWords : voidWords)[reason]

const awardWords: Record<ApprovalVoidReason, string> = {
  expired: 'a quotation has expired',
  version: 'a supplier changed a quotation',
  revision: 'a line was revised',
  withdrawn: 'a supplier withdrew a quotation',
  rejected: 'a quotation was rejected',
  another: 'a line was decided meanwhile',
}

const voidWords: Record<ApprovalVoidReason, string> = {
  expired: 'the quotation has expired',
  version: 'the supplier changed the quotation',
  revision: 'the inquiry was revised',
  withdrawn: 'the supplier withdrew the quotation',
  rejected: 'the quotation was rejected',
  another: 'another quotation was accepted',
}
