import type { EventKind } from '../terms/event-kinds'
import { accountEvents } from './events/accounts'
import { capabilityEvents } from './events/capabilities'
import { companyEvents } from './events/company'
import type { EventRow } from './events/event-row'
import { heldTextEvents } from './events/held-texts'
import { inquiryEvents } from './events/inquiries'
import { invoiceEvents } from './events/invoices'
import { noteEvents } from './events/notes'
import { operationEvents } from './events/operations'
import { quotationEvents } from './events/quotations'
import { orderProblemEvents } from './events/order-problems'
import { questionEvents } from './events/questions'
import { receiptEvents } from './events/receipts'
import { workorderEvents } from './events/workorders'

/**
 * Everything that can happen, one row each: the data that is kept with it, its sentence in the audit log, and the
 * notification. Written once, in the transaction of the act (`emit`).
 */
export const events = {
  ...accountEvents,
  ...inquiryEvents,
  ...quotationEvents,
  ...questionEvents,
  ...workorderEvents,
  ...invoiceEvents,
  ...orderProblemEvents,
  ...receiptEvents,
  ...capabilityEvents,
  ...companyEvents,
  ...heldTextEvents,
  ...noteEvents,
  ...operationEvents,
} satisfies Record<EventKind, unknown>

/** The data of each kind of event. */
export type Events = { [K in EventKind]: (typeof events)[K] extends EventRow<infer E> ? E : never }
