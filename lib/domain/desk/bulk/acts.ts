import type { BulkAct } from '../../../contract/desk/bulk'
import { verifyAccount } from '../../people/accounts/verify-account'
import type { Verb } from '../../core/verb'
import { setInquiryOwner } from '../../trade/inquiries/set-inquiry-owner'
import { setInquiryProcess } from '../../trade/inquiries/set-inquiry-process'
import { approveMachine, rejectMachine } from '../../trade/machines/decide-machine'
import { readNotification } from '../../people/notifications/notification'
import { approveProcess, rejectProcess } from '../../trade/processes/decide-process'
import { setWorkorderOwner } from '../../orders/workorders/set-workorder-owner'
import { setWorkorderPayable } from '../../money/payments/set-workorder-payable'
import { setWorkorderPayment } from '../../money/payments/set-workorder-payment'

type Assignment = { id: number; entityType: 'inquiry' | 'workorder'; ownerId: number | null }

/** Gives a case to an admin: an inquiry or a work order. */
const assignCase: Verb<Assignment, unknown> = Object.assign(
  (...[viewer, { entityType, ...input }]: Parameters<Verb<Assignment, unknown>>) =>
    entityType === 'inquiry' ? setInquiryOwner(viewer, input) : setWorkorderOwner(viewer, input),
  { act: setWorkorderOwner.act },
)

/** The verb of a single thing for each act on many: its input is the bulk's, with the id. */
export const bulkActs: Record<BulkAct, Verb<never, unknown>> = {
  'account.verify': verifyAccount,
  'machine.approve': approveMachine,
  'machine.reject': rejectMachine,
  'process.approve': approveProcess,
  'process.reject': rejectProcess,
  'inquiry.process': setInquiryProcess,
  'workorder.setPayment': setWorkorderPayment,
  'workorder.setPayable': setWorkorderPayable,
  'case.assign': assignCase,
  'notification.read': readNotification,
}
