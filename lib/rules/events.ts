import type { EventKind } from '../terms/event-kinds'
import { accountEvents } from './people/events/accounts'
import { capabilityEvents } from './trade/events/capabilities'
import { companyDocumentEvents } from './trade/events/company-documents'
import { companyEvents } from './people/events/company'
import type { EventRow } from './core/event-row'
import { moderationEvents } from './files/events/moderation'
import { inquiryEvents } from './trade/events/inquiries'
import { rfqEvents } from './trade/events/rfqs'
import { invitationEvents } from './trade/events/invitations'
import { billEvents } from './money/events/bills'
import { payoutEvents } from './money/events/payouts'
import { invoiceEvents } from './money/events/invoices'
import { noteEvents } from './core/events/notes'
import { operationEvents } from './core/events/operations'
import { approvalRequestEvents } from './trade/events/approval-requests'
import { quotationEvents } from './trade/events/quotations'
import { orderProblemEvents } from './orders/events/order-problems'
import { questionEvents } from './trade/events/questions'
import { shipmentEvents } from './goods/events/shipments'
import { receiptEvents } from './money/events/receipts'
import { workorderEvents } from './orders/events/workorders'

/**
 * Everything that can happen, one row each: the data that is kept with it, its sentence in the audit log, and the
 * notification. Written once, in the transaction of the act (`emit`).
 */
export const events = {
  ...accountEvents,
  ...inquiryEvents,
  ...rfqEvents,
  ...invitationEvents,
  ...quotationEvents,
  ...approvalRequestEvents,
  ...questionEvents,
  ...workorderEvents,
  ...invoiceEvents,
  ...orderProblemEvents,
  ...shipmentEvents,
  ...billEvents,
  ...payoutEvents,
  ...receiptEvents,
  ...capabilityEvents,
  ...companyDocumentEvents,
  ...companyEvents,
  ...moderationEvents,
  ...noteEvents,
  ...operationEvents,
} satisfies Record<EventKind, unknown>

/** The data of each kind of event. */
export type Events = { [K in EventKind]: (typeof events)[K] extends EventRow<infer E> ? E : never }
