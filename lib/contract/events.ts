import { z } from 'zod'
import type { Role } from './accounts'
import type { InquiryStatus } from './inquiries'
import type { MachineStatus } from './machines'
import type { MailTopic } from './mails'
import type { ApprovalStatus } from './processes'
import type { QuotationStatus } from './quotations'
import type { WorkorderRequestStatus } from './workorder-requests'
import type { PaymentStatus, WorkorderStatus } from './workorders'

/** The kinds of thing that something can happen to. */
export const EntityType = z.enum([
  'inquiry',
  'quotation',
  'workorder',
  'machine',
  'process',
  'workorderrequest',
  'user',
])
export type EntityType = z.infer<typeof EntityType>

/** A change of status; it is kept as the history of the thing. */
type Move<S> = { from: S; to: S; note?: string | null }
/** Given to the admins: for the first time (`from` null), or again after an edit. */
type Submission = { from: ApprovalStatus | null; to: 'pending' }
type OfInquiry = { inquiryId: number; projectName: string; customerId: number }
/** What a supplier weighs first; absent from events that were written before it was kept. */
type Wanted = { quantity?: number; targetDate?: string | null }
type OfQuotation = OfInquiry & { quotationId: number; supplierId: number | null; price: number }
type OfWorkorder = { workorderId: number; projectName: string | null; customerId: number | null; supplierId: number }
type OfMachine = { machineId: number; machineName: string; supplierId: number; supplierName: string }
type OfProcess = { processId: number; processName: string; supplierId: number; supplierName: string }
type OfAccount = { accountId: number; role: Role; companyName: string }
/** Which fields are not what they were; what stood in them isn't kept. */
type Edit = { fields: string[] }
/** A file that left the house, and by what it was narrowed. */
type Export = { filters: Record<string, string> }
type OfRequest = {
  requestId: number
  supplierId: number
  machineName: string
  processName: string
  supplierName: string
}

/** Everything that can happen, with what a reader must know to tell of it. Written once, in the transaction of the act. */
export type Events = {
  'account.registered': OfAccount
  /** By an admin: verified from the start, so it waits for nobody. */
  'account.added': OfAccount
  'account.verified': OfAccount
  /** By an admin. */
  'account.edited': OfAccount & Edit
  /** By an admin: what a supplier mainly does. */
  'account.categorySet': OfAccount & { from: string | null; to: string | null }
  /** By its owner. */
  'account.profileChanged': OfAccount & Edit
  /** By its owner: it changes when the new mailbox confirms. */
  'account.emailChangeAsked': OfAccount & { pendingEmail: string }
  'account.emailChangeCancelled': OfAccount & { pendingEmail: string }
  /** By the link of a mail to the new mailbox. */
  'account.emailChanged': OfAccount & { oldEmail: string; newEmail: string }
  'account.passwordChanged': OfAccount
  'account.passwordLinkSent': OfAccount
  /** By the link of a mail; `first`: of an invitation, before there was any. */
  'account.passwordSet': OfAccount & { first: boolean }
  'account.mailsChosen': OfAccount & { topic: MailTopic; on: boolean }
  /** `processName` decides which suppliers are told; a held inquiry tells nobody until it is released. */
  'inquiry.submitted': OfInquiry & Wanted & { from: null; to: 'new'; processName: string | null; held: boolean }
  'inquiry.released': OfInquiry & Wanted & { processName: string | null }
  'inquiry.statusChanged': OfInquiry & Move<InquiryStatus>
  'quotation.created': OfQuotation & { from: null; to: 'pending'; supplierName: string; validUntil?: string | null }
  'quotation.sent': OfQuotation & Move<QuotationStatus>
  'quotation.accepted': OfQuotation & Move<QuotationStatus>
  /** `following`: it was rejected because another was accepted, or its inquiry was declined. */
  'quotation.rejected': OfQuotation & Move<QuotationStatus> & { following: boolean }
  'workorder.created': OfWorkorder & { from: null; to: 'pending'; dueDate?: string | null }
  'workorder.statusChanged': OfWorkorder & Move<WorkorderStatus>
  'workorder.paymentChanged': OfWorkorder & Move<PaymentStatus>
  'workorder.filesAdded': OfWorkorder & { names: string[] }
  'workorderrequest.created': OfRequest & { from: null; to: 'pending' }
  'workorderrequest.assigned': OfRequest & Move<WorkorderRequestStatus> & { workorderId: number }
  'workorderrequest.rejected': OfRequest & Move<WorkorderRequestStatus>
  'machine.submitted': OfMachine & Submission
  'machine.approved': OfMachine & Move<ApprovalStatus>
  'machine.rejected': OfMachine & Move<ApprovalStatus>
  'machine.statusChanged': OfMachine & Move<MachineStatus>
  'process.submitted': OfProcess & Submission
  'process.approved': OfProcess & Move<ApprovalStatus>
  'process.rejected': OfProcess & Move<ApprovalStatus>
  'payment.exported': Export
  'audit.exported': Export
  'delivery.retried': { deliveries: number }
}
export type EventKind = keyof Events

/** What an event happened to: `account.verified` happened to the user of its accountId. Null: to no single thing. */
export function subjectOf<K extends EventKind>(
  kind: K,
  data: Events[K],
): { entityType: EntityType; entityId: number } | null {
  const [noun] = kind.split('.') as [keyof typeof subjects]
  const subject = subjects[noun]
  if (!subject) return null
  return { entityType: subject.type, entityId: (data as unknown as Record<string, number>)[subject.key]! }
}
const subjects = {
  account: { type: 'user', key: 'accountId' },
  inquiry: { type: 'inquiry', key: 'inquiryId' },
  quotation: { type: 'quotation', key: 'quotationId' },
  workorder: { type: 'workorder', key: 'workorderId' },
  workorderrequest: { type: 'workorderrequest', key: 'requestId' },
  machine: { type: 'machine', key: 'machineId' },
  process: { type: 'process', key: 'processId' },
  payment: null,
  audit: null,
  delivery: null,
} as const
