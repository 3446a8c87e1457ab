import type { Role } from '../contract/accounts'
import type { InquiryStatus } from '../contract/inquiries'
import type { MachineStatus } from '../contract/machines'
import type { ApprovalStatus } from '../contract/processes'
import type { QuotationStatus } from '../contract/quotations'
import type { WorkorderRequestStatus } from '../contract/workorder-requests'
import type { PaymentStatus, WorkorderStatus } from '../contract/workorders'
import { fieldName } from './field-names'
import { count, date, money } from './format'
import { inquiryFlow } from './inquiry-flow'
import { machineFlow } from './machine-flow'
import { displayId, orderId, type EntityType, type States } from './nouns'
import type { MaskedTexts } from './gate/masked-texts'
import { paymentFlow } from './payment-flow'
import { foundWords, reviewedPart, reviewStates, type FoundKind, type ReviewState } from './gate/reviews'
import { workorderFlow } from './workorder-flow'

/** The groups of events that an admin can narrow the audit log to. */
export const auditGroups = {
  accounts: 'Accounts',
  passwords: 'Passwords',
  inquiries: 'Inquiries',
  quotations: 'Quotations',
  workorders: 'Work orders',
  payments: 'Payments',
  machines: 'Machines',
  processes: 'Processes',
  exports: 'Exports',
  deliveries: 'Deliveries',
  messages: 'Held texts',
} as const
export type AuditGroup = keyof typeof auditGroups

/** What a mail can be about, in the words of each role that gets it. A person can switch each topic off. */
export const mailTopics = {
  accounts: {
    admin: 'A company registered or changed its details',
    customer: 'My account is verified',
    supplier: 'My account is verified',
  },
  inquiries: { supplier: 'A new inquiry for one of my processes', admin: 'A new inquiry' },
  quotations: { customer: 'A new quotation for me', supplier: 'A quotation of mine is accepted or rejected' },
  workorders: {
    customer: 'A new work order, and each step of it',
    supplier: 'A new work order',
    admin: 'A work order is completed or has issues',
  },
  payments: { customer: 'The payment of an order', supplier: 'The payment of a work order' },
  requests: { supplier: 'A request for work is assigned or rejected', admin: 'A supplier asks for work' },
  machines: { supplier: 'A machine is approved or rejected', admin: 'A machine to approve' },
  processes: { supplier: 'A process is approved or rejected', admin: 'A process to approve' },
} as const satisfies Record<string, Partial<Record<Role, string>>>
export type MailTopic = keyof typeof mailTopics

/** One account, every admin, or the verified suppliers with an approved process of this name. */
export type Recipient = number | null | 'admins' | { withProcess: string | null }

type Notification<E> = {
  recipients: (e: E) => Recipient[]
  title: string
  /** One sentence that its reader can act on; ids as the reader's role knows them. */
  message: (e: E, role: Role) => string
  /** Goes out by mail too, to the roles of this topic. Without one it stays in the bell. */
  mail?: MailTopic
}

export type EventRow<E> = {
  /** What the audit log calls this kind. */
  name: string
  group: AuditGroup
  /** What the actor did, without its subject. */
  sentence: (e: E) => string
  /** The states of `from` and `to`, where they are not those of the noun. */
  states?: States
  /** What it happened to, where the kind does not say so. It is no part of that thing's history. */
  subject?: (e: E) => { entityType: EntityType; entityId: number }
  /** Without one the event is kept in the history and in the audit log alone. */
  notify?: Notification<E>
}

/** Names the type of an event's data. */
const event = <E>(row: EventRow<E>) => row

/** A change of status; it is kept as the history of the thing. */
type Move<S> = { from: S; to: S; note?: string | null }
/** Given to the admins: for the first time (`from` null), or again after an edit. */
type Submission = { from: ApprovalStatus | null; to: 'pending' }
/** What other roles read instead of a text of the event. */
type Crossing = { crossing?: MaskedTexts }
type OfInquiry = { inquiryId: number; projectName: string; customerId: number } & Crossing
/** What a supplier weighs first; absent from events that were written before it was kept. */
type Wanted = { quantity?: number; targetDate?: string | null }
/** The name of the process decides which suppliers are notified. */
type ForProcess = { processName: string | null }
type OfQuotation = OfInquiry & { quotationId: number; supplierId: number | null; price: number }
type OfWorkorder = {
  workorderId: number
  projectName: string | null
  customerId: number | null
  supplierId: number
} & Crossing
type OfMachine = { machineId: number; machineName: string; supplierId: number; supplierName: string } & Crossing
type OfProcess = { processId: number; processName: string; supplierId: number; supplierName: string } & Crossing
type OfAccount = { accountId: number; role: Role; companyName: string }
/** The names of the fields that changed, never their values: the log is permanent. */
type Edit = { fields: string[] }
/** The values that an admin verifies, before and after a change of them. */
type Identity = {
  oldCompanyName: string
  newCompanyName: string
  oldGstNumber: string | null
  newGstNumber: string | null
}
/** The filters that an export was narrowed by. */
type Export = { filters: Record<string, string> }
type OfRequest = {
  requestId: number
  supplierId: number
  machineName: string
  processName: string
  supplierName: string
} & Crossing
/** A text or a file of a thing, never what it says: the log is permanent. */
type OfReview = { entityType: EntityType; entityId: number; field: string; authorId: number; found: FoundKind[] }

const inquiry = (e: OfInquiry) => `${displayId('inquiry', e.inquiryId)} (${e.projectName})`
const quotation = (e: OfQuotation) => displayId('quotation', e.quotationId)
const order = (e: OfWorkorder, role: Role) =>
  orderId(role, e.workorderId) + (e.projectName ? ` (${e.projectName})` : '')
const request = (e: OfRequest) => displayId('workorderrequest', e.requestId)
const wanted = ({ quantity, targetDate }: Wanted) =>
  quantity ? `: ${count(quantity)} pcs${targetDate ? ` by ${date(targetDate)}` : ''}` : ''
const until = (iso?: string | null) => (iso ? `, valid until ${date(iso)}` : '')
const due = (iso?: string | null) => (iso ? `, due ${date(iso)}` : '')
const because = (note?: string | null) => (note ? `: ${note}` : '')
const move = ({ states }: { states: States }, { from, to }: { from: string; to: string }) =>
  `from ${states[from]?.label ?? from} to ${states[to]?.label ?? to}`
const several = (n: number, one: string, more: string) => `${count(n)} ${n === 1 ? one : more}`
const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('')
const fields = (e: Edit) => listed(e.fields.map((field) => withinText(fieldName(field))))
/** Phone becomes phone, GST number stays. */
const withinText = (name: string) => name.replace(/^[A-Z](?=[a-z-])/, (first) => first.toLowerCase())
const changed = (name: string, from: string | null, to: string | null) =>
  from === to ? [] : [`the ${name} from ${from ?? 'none'} to ${to ?? 'none'}`]
const identity = (e: Identity) =>
  listed([
    ...changed('company name', e.oldCompanyName, e.newCompanyName),
    ...changed('GST number', e.oldGstNumber, e.newGstNumber),
  ])
const submitted = ({ from }: Submission, thing: string) =>
  from === null ? `Submitted ${thing} for approval` : `Edited ${thing} and submitted it again`
const machine = (e: OfMachine) => `machine ${e.machineName} of ${e.supplierName}`
const process = (e: OfProcess) => `process ${e.processName} of ${e.supplierName}`
const exported = (what: string, { filters }: Export) => {
  const n = Object.keys(filters).length
  return n ? `Exported ${what}, narrowed by ${several(n, 'filter', 'filters')}` : `Exported ${what} as a whole`
}
const openToQuoting = (e: OfInquiry & Wanted) => `${inquiry(e)} is open to quoting${wanted(e)}`

/**
 * Everything that can happen, one row each: the data that is kept with it, its sentence in the audit log, and the
 * notification. Written once, in the transaction of the act (`emit`).
 */
export const events = {
  'account.registered': event<OfAccount>({
    name: 'Account registered',
    group: 'accounts',
    sentence: (e) => `Registered ${e.companyName} as a ${e.role}`,
    notify: {
      recipients: () => ['admins'],
      title: 'New account',
      message: (e) => `${e.companyName} registered as a ${e.role} and waits for verification`,
      mail: 'accounts',
    },
  }),
  /** By an admin: verified from the start. */
  'account.added': event<OfAccount>({
    name: 'Account added',
    group: 'accounts',
    sentence: (e) => `Added ${e.role} ${e.companyName}`,
  }),
  'account.verified': event<OfAccount>({
    name: 'Account verified',
    group: 'accounts',
    sentence: (e) => `Verified ${e.role} ${e.companyName}`,
    notify: {
      recipients: (e) => [e.accountId],
      title: 'Account verified',
      message: (e) =>
        e.role === 'supplier'
          ? 'Your account is verified: you can quote and request work now'
          : 'Your account is verified: your inquiries are with suppliers now',
      mail: 'accounts',
    },
  }),
  /** By the owner of a verified account: an admin checks it again. The only profile values that an event keeps. */
  'account.identityChanged': event<OfAccount & Identity>({
    name: 'Company details changed',
    group: 'accounts',
    sentence: (e) => `Changed ${identity(e)} of ${e.role} ${e.oldCompanyName}`,
    notify: {
      recipients: () => ['admins'],
      title: 'Company details changed',
      message: (e) => `${e.oldCompanyName} changed ${identity(e)} and waits to be checked again`,
      mail: 'accounts',
    },
  }),
  'account.rechecked': event<OfAccount>({
    name: 'Account checked again',
    group: 'accounts',
    sentence: (e) => `Checked ${e.role} ${e.companyName} again`,
    notify: {
      recipients: (e) => [e.accountId],
      title: 'Details checked',
      message: (e) =>
        e.role === 'supplier'
          ? 'Your changed details are checked: you can quote and request work again'
          : 'Your changed details are checked: your inquiries are with suppliers now',
      mail: 'accounts',
    },
  }),
  /** By an admin. */
  'account.edited': event<OfAccount & Edit & { oldEmail?: string; newEmail?: string }>({
    name: 'Supplier edited',
    group: 'accounts',
    sentence: (e) => `Changed ${fields(e)} of ${e.role} ${e.companyName}`,
  }),
  /** By an admin: what a supplier mainly does. */
  'account.categorySet': event<OfAccount & { from: string | null; to: string | null }>({
    name: 'Category set',
    group: 'accounts',
    sentence: (e) =>
      e.to ? `Set the category of ${e.companyName} to ${e.to}` : `Took the category of ${e.companyName} away`,
  }),
  /** By its owner. */
  'account.profileChanged': event<OfAccount & Edit>({
    name: 'Profile changed',
    group: 'accounts',
    sentence: (e) => `Changed ${fields(e)} in the profile of ${e.companyName}`,
  }),
  /** By its owner: it changes when the new mailbox confirms. */
  'account.emailChangeAsked': event<OfAccount & { oldEmail?: string; pendingEmail: string }>({
    name: 'E-mail change asked for',
    group: 'accounts',
    sentence: (e) => `Asked to change the e-mail of ${e.companyName} to ${e.pendingEmail}`,
  }),
  'account.emailChangeCancelled': event<OfAccount & { pendingEmail: string }>({
    name: 'E-mail change cancelled',
    group: 'accounts',
    sentence: (e) => `Took back the change of the e-mail of ${e.companyName} to ${e.pendingEmail}`,
  }),
  /** By the link of a mail to the new mailbox. */
  'account.emailChanged': event<OfAccount & { oldEmail: string; newEmail: string }>({
    name: 'E-mail changed',
    group: 'accounts',
    sentence: (e) =>
      `Confirmed the e-mail of ${e.companyName} by the link of a mail: ${e.newEmail} instead of ${e.oldEmail}`,
  }),
  /** By the link of a mail: the e-mail of the registration, or one that an admin set. */
  'account.emailProven': event<OfAccount>({
    name: 'E-mail proven',
    group: 'accounts',
    sentence: (e) => `Proved the e-mail of ${e.companyName} by the link of a mail`,
  }),
  'account.mailsChosen': event<OfAccount & { topic: MailTopic; on: boolean }>({
    name: 'Mails chosen',
    group: 'accounts',
    sentence: (e) => `Switched mails about ${e.topic} ${e.on ? 'on' : 'off'} for ${e.companyName}`,
  }),
  'account.passwordChanged': event<OfAccount>({
    name: 'Password changed',
    group: 'passwords',
    sentence: (e) => `Changed the password of ${e.companyName}`,
  }),
  'account.passwordLinkSent': event<OfAccount>({
    name: 'Password link sent',
    group: 'passwords',
    sentence: (e) => `Asked for a mail to ${e.companyName} with a link for a new password`,
  }),
  /** By the link of a mail; `first`: of an invitation. */
  'account.passwordSet': event<OfAccount & { first: boolean }>({
    name: 'Password set by link',
    group: 'passwords',
    sentence: (e) =>
      `Set ${e.first ? 'the first password' : 'a new password'} of ${e.companyName} by the link of a mail`,
  }),

  /** `held`: its customer is not verified, so nobody is notified until it is released. */
  'inquiry.submitted': event<OfInquiry & Wanted & ForProcess & { from: null; to: 'new'; held: boolean }>({
    name: 'Inquiry submitted',
    group: 'inquiries',
    sentence: (e) => `Submitted inquiry ${inquiry(e)}` + (e.held ? ', held until its customer is verified' : ''),
    notify: {
      recipients: (e) => (e.held ? [] : ['admins', { withProcess: e.processName }]),
      title: 'New inquiry',
      message: openToQuoting,
      mail: 'inquiries',
    },
  }),
  'inquiry.released': event<OfInquiry & Wanted & ForProcess>({
    name: 'Inquiry released',
    group: 'inquiries',
    sentence: (e) => `Released inquiry ${inquiry(e)} to suppliers`,
    notify: {
      recipients: (e) => ['admins', { withProcess: e.processName }],
      title: 'New inquiry',
      message: openToQuoting,
      mail: 'inquiries',
    },
  }),
  'inquiry.statusChanged': event<OfInquiry & Move<InquiryStatus>>({
    name: 'Inquiry moved',
    group: 'inquiries',
    sentence: (e) => `Moved inquiry ${inquiry(e)} ${move(inquiryFlow, e)}`,
  }),

  'quotation.created': event<
    OfQuotation & { from: null; to: 'pending'; supplierName: string; validUntil?: string | null }
  >({
    name: 'Quotation created',
    group: 'quotations',
    sentence: (e) => `Quoted ${money(e.price)} on inquiry ${inquiry(e)}`,
    notify: {
      recipients: (e) => [e.customerId, 'admins'],
      title: 'New quotation',
      message: (e, role) =>
        role === 'admin'
          ? `${e.supplierName} quoted ${money(e.price)} on ${inquiry(e)}`
          : `You have a quotation of ${money(e.price)} for ${e.projectName}${until(e.validUntil)}`,
      mail: 'quotations',
    },
  }),
  'quotation.sent': event<OfQuotation & Move<QuotationStatus>>({
    name: 'Quotation sent',
    group: 'quotations',
    sentence: (e) => `Marked quotation ${quotation(e)} for ${e.projectName} as sent`,
  }),
  'quotation.accepted': event<OfQuotation & Move<QuotationStatus>>({
    name: 'Quotation accepted',
    group: 'quotations',
    sentence: (e) => `Accepted quotation ${quotation(e)} for ${e.projectName} at ${money(e.price)}`,
    notify: {
      recipients: (e) => [e.supplierId, 'admins'],
      title: 'Quotation accepted',
      message: (e) => `${quotation(e)} for ${e.projectName} was accepted at ${money(e.price)}`,
      mail: 'quotations',
    },
  }),
  /** `following`: it was rejected because another was accepted, or its inquiry was declined. */
  'quotation.rejected': event<OfQuotation & Move<QuotationStatus> & { following: boolean }>({
    name: 'Quotation rejected',
    group: 'quotations',
    sentence: (e) =>
      `Rejected quotation ${quotation(e)} for ${e.projectName}` + (e.following ? ', as another decision required' : ''),
    notify: {
      recipients: (e) => (e.following ? [e.supplierId] : [e.supplierId, 'admins']),
      title: 'Quotation rejected',
      message: (e) => `${quotation(e)} for ${e.projectName} was rejected`,
      mail: 'quotations',
    },
  }),

  'workorder.created': event<OfWorkorder & { from: null; to: 'pending'; dueDate?: string | null }>({
    name: 'Work order created',
    group: 'workorders',
    sentence: (e) => `Created work order ${order(e, 'admin')}`,
    notify: {
      recipients: (e) => [e.customerId, e.supplierId],
      title: 'New work order',
      message: (e, role) =>
        `${order(e, role)} ${role === 'supplier' ? 'is yours to make' : 'was given to a supplier'}${due(e.dueDate)}`,
      mail: 'workorders',
    },
  }),
  'workorder.statusChanged': event<OfWorkorder & Move<WorkorderStatus>>({
    name: 'Work order moved',
    group: 'workorders',
    sentence: (e) =>
      e.from === e.to
        ? `Reported on work order ${order(e, 'admin')}: ${workorderFlow.states[e.to].label}`
        : `Moved work order ${order(e, 'admin')} ${move(workorderFlow, e)}`,
    notify: {
      recipients: (e) => [e.customerId, ...(e.to === 'issues' || e.to === 'completed' ? (['admins'] as const) : [])],
      title: 'Work order updated',
      message: (e, role) => `${order(e, role)} is now ${workorderFlow.states[e.to].label}${because(e.note)}`,
      mail: 'workorders',
    },
  }),
  'workorder.filesAdded': event<OfWorkorder & { names: string[] }>({
    name: 'Files added',
    group: 'workorders',
    sentence: (e) => `Added ${several(e.names.length, 'file', 'files')} to work order ${order(e, 'admin')}`,
  }),
  'workorderrequest.created': event<OfRequest & { from: null; to: 'pending' }>({
    name: 'Request created',
    group: 'workorders',
    sentence: (e) =>
      `Asked for work for ${e.machineName}, ${e.processName}: request ${request(e)} of ${e.supplierName}`,
    notify: {
      recipients: () => ['admins'],
      title: 'Work order request',
      message: (e) => `${e.supplierName} asks for work for ${e.machineName}, ${e.processName} (${request(e)})`,
      mail: 'requests',
    },
  }),
  'workorderrequest.assigned': event<OfRequest & Move<WorkorderRequestStatus> & { workorderId: number }>({
    name: 'Request assigned',
    group: 'workorders',
    sentence: (e) => `Assigned request ${request(e)} of ${e.supplierName} to ${displayId('workorder', e.workorderId)}`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Request assigned',
      message: (e) => `${request(e)} for ${e.machineName} became ${displayId('workorder', e.workorderId)}`,
      mail: 'requests',
    },
  }),
  'workorderrequest.rejected': event<OfRequest & Move<WorkorderRequestStatus>>({
    name: 'Request rejected',
    group: 'workorders',
    sentence: (e) => `Rejected request ${request(e)} of ${e.supplierName} for ${e.machineName}`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Request rejected',
      message: (e) => `${request(e)} for ${e.machineName} was rejected${because(e.note)}`,
      mail: 'requests',
    },
  }),

  'workorder.paymentChanged': event<OfWorkorder & Move<PaymentStatus>>({
    name: 'Payment set',
    group: 'payments',
    sentence: (e) => `Set the payment of work order ${order(e, 'admin')} ${move(paymentFlow, e)}`,
    states: paymentFlow.states,
    notify: {
      recipients: (e) => [e.customerId, e.supplierId],
      title: 'Payment updated',
      message: (e, role) => `The payment of ${order(e, role)} is now ${paymentFlow.states[e.to].label}`,
      mail: 'payments',
    },
  }),

  'machine.submitted': event<OfMachine & Submission>({
    name: 'Machine submitted',
    group: 'machines',
    sentence: (e) => submitted(e, machine(e)),
    notify: {
      recipients: () => ['admins'],
      title: 'Machine to approve',
      message: (e) => `${e.supplierName} submitted ${e.machineName} for approval`,
      mail: 'machines',
    },
  }),
  'machine.approved': event<OfMachine & Move<ApprovalStatus>>({
    name: 'Machine approved',
    group: 'machines',
    sentence: (e) => `Approved ${machine(e)}`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Machine approved',
      message: (e) => `${e.machineName} is approved`,
      mail: 'machines',
    },
  }),
  'machine.rejected': event<OfMachine & Move<ApprovalStatus>>({
    name: 'Machine rejected',
    group: 'machines',
    sentence: (e) => `Rejected ${machine(e)}`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Machine rejected',
      message: (e) => `${e.machineName} was rejected${because(e.note)}`,
      mail: 'machines',
    },
  }),
  'machine.statusChanged': event<OfMachine & Move<MachineStatus>>({
    name: 'Machine status set',
    group: 'machines',
    sentence: (e) => `Set ${machine(e)} ${move(machineFlow, e)}`,
    states: machineFlow.states,
  }),

  'process.submitted': event<OfProcess & Submission>({
    name: 'Process submitted',
    group: 'processes',
    sentence: (e) => submitted(e, process(e)),
    notify: {
      recipients: () => ['admins'],
      title: 'Process to approve',
      message: (e) => `${e.supplierName} submitted ${e.processName} for approval`,
      mail: 'processes',
    },
  }),
  'process.approved': event<OfProcess & Move<ApprovalStatus>>({
    name: 'Process approved',
    group: 'processes',
    sentence: (e) => `Approved ${process(e)}`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Process approved',
      message: (e) => `${e.processName} is approved`,
      mail: 'processes',
    },
  }),
  'process.rejected': event<OfProcess & Move<ApprovalStatus>>({
    name: 'Process rejected',
    group: 'processes',
    sentence: (e) => `Rejected ${process(e)}`,
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Process rejected',
      message: (e) => `${e.processName} was rejected${because(e.note)}`,
      mail: 'processes',
    },
  }),

  'message.held': event<OfReview & { from: null; to: 'held' }>({
    name: 'Text held',
    group: 'messages',
    sentence: (e) => `Wrote ${listed(foundWords(e.found))} in ${reviewedPart(e)}, held for the other side`,
    states: reviewStates,
    subject: ({ entityType, entityId }) => ({ entityType, entityId }),
  }),
  /** `edited`: the other side reads an admin's words instead. */
  'message.released': event<OfReview & Move<ReviewState> & { edited: boolean }>({
    name: 'Text released',
    group: 'messages',
    sentence: (e) => `Released ${reviewedPart(e)}${e.edited ? ' with other words' : ''}`,
    states: reviewStates,
    subject: ({ entityType, entityId }) => ({ entityType, entityId }),
    notify: {
      recipients: (e) => (e.edited ? [e.authorId] : []),
      title: 'Text changed for the other side',
      message: (e) => `An admin took contact details out of ${reviewedPart(e)} before the other side reads it`,
    },
  }),
  'message.withheld': event<OfReview & Move<ReviewState>>({
    name: 'Text withheld',
    group: 'messages',
    sentence: (e) => `Withheld ${reviewedPart(e)}`,
    states: reviewStates,
    subject: ({ entityType, entityId }) => ({ entityType, entityId }),
    notify: {
      recipients: (e) => [e.authorId],
      title: 'Text withheld',
      message: (e) => `The other side does not read all of ${reviewedPart(e)}${because(e.note)}`,
    },
  }),

  'payment.exported': event<Export>({
    name: 'Payments exported',
    group: 'exports',
    sentence: (e) => exported('the payments', e),
  }),
  'audit.exported': event<Export>({
    name: 'Audit log exported',
    group: 'exports',
    sentence: (e) => exported('the audit log', e),
  }),
  'delivery.retried': event<{ deliveries: number }>({
    name: 'Deliveries retried',
    group: 'deliveries',
    sentence: (e) => `Retried ${several(e.deliveries, 'stuck delivery', 'stuck deliveries')}`,
  }),
}

export type EventKind = keyof typeof events
/** The data of each kind of event. */
export type Events = { [K in EventKind]: (typeof events)[K] extends EventRow<infer E> ? E : never }
