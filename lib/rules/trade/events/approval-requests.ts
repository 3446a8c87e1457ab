import type { ApprovalRequestState, ApprovalVoidReason } from '../../../contract/trade/approval-requests'
import { capital, money, several } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { event, type Move } from '../../core/event-row'
import { because } from '../../core/phrases'
import { voidWordsOf } from '../flows/approval-request-flow'

/** For the customer and admins: suppliers learn of no request. */
type OfRequest = {
  approvalRequestId: number
  /** The quotation, or the request and how many of its lines are awarded. */
  quotationId?: number
  rfqId?: number
  lines?: number
  projectName: string | null
  customerId: number
  /** The price, INR without GST. */
  amount: number
  /** The person who asks, and its name. */
  askedBy: number
  askedByName: string
}

const thing = ({ quotationId, rfqId, lines, projectName }: OfRequest) =>
  (rfqId
    ? `the award of ${several(lines!, 'line', 'lines')} of ${displayId('rfq', rfqId)}`
    : displayId('quotation', quotationId!)) + (projectName ? ` (${projectName})` : '')
const what = (e: OfRequest) => `${thing(e)} at ${money(e.amount)}`
const voided = (e: OfRequest & { reason: ApprovalVoidReason }) => voidWordsOf(e.reason, Boolean(e.rfqId))
const answered = (e: OfRequest) => [{ member: e.askedBy }]
const own = (e: OfRequest) => [e.customerId]

/** What happens to requests for the approval of an acceptance or an award. */
export const approvalRequestEvents = {
  'approvalrequest.asked': event<OfRequest & Move<ApprovalRequestState | null>>({
    name: 'Approval asked for',
    group: 'quotations',
    sentence: (e) => `Asked for approval of ${what(e)}`,
    notify: {
      recipients: (e) => [{ decidersOf: e.customerId, amount: e.amount }],
      title: 'Approval asked for',
      message: (e) => `${e.askedByName} asks for approval of ${what(e)}${because(e.note)}`,
      mail: 'approvals',
    },
    seenBy: own,
  }),
  'approvalrequest.approved': event<OfRequest & Move<ApprovalRequestState>>({
    name: 'Approval given',
    group: 'quotations',
    sentence: (e) => `Approved ${what(e)}, as ${e.askedByName} asked`,
    notify: {
      recipients: answered,
      title: 'Approved',
      message: (e) => capital(`${what(e)} is approved and accepted${because(e.note)}`),
      mail: 'approvals',
    },
    seenBy: own,
  }),
  'approvalrequest.declined': event<OfRequest & Move<ApprovalRequestState>>({
    name: 'Approval declined',
    group: 'quotations',
    sentence: (e) => `Declined ${what(e)}, which ${e.askedByName} asked for`,
    notify: {
      recipients: answered,
      title: 'Approval declined',
      message: (e) => capital(`${what(e)} was declined${because(e.note)}`),
      mail: 'approvals',
    },
    seenBy: own,
  }),
  'approvalrequest.withdrawn': event<OfRequest & Move<ApprovalRequestState>>({
    name: 'Approval request withdrawn',
    group: 'quotations',
    sentence: (e) => `Withdrew the request for approval of ${what(e)}`,
    seenBy: own,
  }),
  'approvalrequest.voided': event<OfRequest & Move<ApprovalRequestState> & { reason: ApprovalVoidReason }>({
    name: 'Approval request void',
    group: 'quotations',
    sentence: (e) => `The request for approval of ${what(e)} is void: ${voided(e)}`,
    notify: {
      recipients: answered,
      title: 'Ask for approval again',
      message: (e) => `Your request for approval of ${what(e)} is void: ${voided(e)}`,
      mail: 'approvals',
    },
    seenBy: own,
  }),
}
