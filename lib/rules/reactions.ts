import type { EventKind, Events } from '../contract/events'
import type { Role } from '../contract/accounts'
import { count, date, displayId, money, orderId } from './format'
import { paymentFlow } from './payment-flow'
import { workorderFlow } from './workorder-flow'

/** Who is told: one account, every admin, or the verified suppliers with an approved process of this name. */
export type Audience = number | null | 'admins' | { withProcess: string | null }

type Reaction<E> = {
  tell: (e: E) => Audience[]
  title: string
  /** One sentence that its reader can act on; ids as the reader's role knows them. */
  say: (e: E, role: Role) => string
}

const quotation = (e: { quotationId: number }) => displayId('quotation', e.quotationId)
const inquiry = (e: { inquiryId: number; projectName: string }) =>
  `${displayId('inquiry', e.inquiryId)} (${e.projectName})`
const order = (e: { workorderId: number; projectName: string | null }, role: Role) =>
  orderId(role, e.workorderId) + (e.projectName ? ` (${e.projectName})` : '')
const request = (e: { requestId: number }) => displayId('workorderrequest', e.requestId)
const wanted = ({ quantity, targetDate }: { quantity?: number; targetDate?: string | null }) =>
  quantity ? `: ${count(quantity)} pcs${targetDate ? ` by ${date(targetDate)}` : ''}` : ''
const until = (iso?: string | null) => (iso ? `, valid until ${date(iso)}` : '')
const due = (iso?: string | null) => (iso ? `, due ${date(iso)}` : '')
const because = (note?: string | null) => (note ? `: ${note}` : '')

/** What every event tells whom. Null: it is kept in the history and tells nobody. A forgotten event does not compile. */
export const reactions: { [K in EventKind]: Reaction<Events[K]> | null } = {
  'account.registered': {
    tell: () => ['admins'],
    title: 'New account',
    say: (e) => `${e.companyName} registered as a ${e.role} and waits for verification`,
  },
  'account.added': null,
  'account.edited': null,
  'account.categorySet': null,
  'account.profileChanged': null,
  'account.emailChangeAsked': null,
  'account.emailChangeCancelled': null,
  'account.emailChanged': null,
  'account.passwordChanged': null,
  'account.passwordLinkSent': null,
  'account.passwordSet': null,
  'account.mailsChosen': null,
  'account.verified': {
    tell: (e) => [e.accountId],
    title: 'Account verified',
    say: (e) =>
      e.role === 'supplier'
        ? 'Your account is verified: you can quote and request work now'
        : 'Your account is verified: your inquiries are with suppliers now',
  },
  'inquiry.submitted': {
    tell: (e) => (e.held ? [] : ['admins', { withProcess: e.processName }]),
    title: 'New inquiry',
    say: (e) => `${inquiry(e)} is open to quoting${wanted(e)}`,
  },
  'inquiry.released': {
    tell: (e) => ['admins', { withProcess: e.processName }],
    title: 'New inquiry',
    say: (e) => `${inquiry(e)} is open to quoting${wanted(e)}`,
  },
  'inquiry.statusChanged': null,
  'quotation.created': {
    tell: (e) => [e.customerId, 'admins'],
    title: 'New quotation',
    say: (e, role) =>
      role === 'admin'
        ? `${e.supplierName} quoted ${money(e.price)} on ${inquiry(e)}`
        : `You have a quotation of ${money(e.price)} for ${e.projectName}${until(e.validUntil)}`,
  },
  'quotation.sent': null,
  'quotation.accepted': {
    tell: (e) => [e.supplierId, 'admins'],
    title: 'Quotation accepted',
    say: (e) => `${quotation(e)} for ${e.projectName} was accepted at ${money(e.price)}`,
  },
  'quotation.rejected': {
    tell: (e) => (e.following ? [e.supplierId] : [e.supplierId, 'admins']),
    title: 'Quotation rejected',
    say: (e) => `${quotation(e)} for ${e.projectName} was rejected`,
  },
  'workorder.created': {
    tell: (e) => [e.customerId, e.supplierId],
    title: 'New work order',
    say: (e, role) =>
      `${order(e, role)} ${role === 'supplier' ? 'is yours to make' : 'was given to a supplier'}${due(e.dueDate)}`,
  },
  'workorder.statusChanged': {
    tell: (e) => [e.customerId, ...(e.to === 'issues' || e.to === 'completed' ? (['admins'] as const) : [])],
    title: 'Work order updated',
    say: (e, role) => `${order(e, role)} is now ${workorderFlow.states[e.to].label}${because(e.note)}`,
  },
  'workorder.paymentChanged': {
    tell: (e) => [e.customerId, e.supplierId],
    title: 'Payment updated',
    say: (e, role) => `The payment of ${order(e, role)} is now ${paymentFlow.states[e.to].label}`,
  },
  'workorder.filesAdded': null,
  'workorderrequest.created': {
    tell: () => ['admins'],
    title: 'Work order request',
    say: (e) => `${e.supplierName} asks for work for ${e.machineName}, ${e.processName} (${request(e)})`,
  },
  'workorderrequest.assigned': {
    tell: (e) => [e.supplierId],
    title: 'Request assigned',
    say: (e) => `${request(e)} for ${e.machineName} became ${displayId('workorder', e.workorderId)}`,
  },
  'workorderrequest.rejected': {
    tell: (e) => [e.supplierId],
    title: 'Request rejected',
    say: (e) => `${request(e)} for ${e.machineName} was rejected${because(e.note)}`,
  },
  'machine.submitted': {
    tell: () => ['admins'],
    title: 'Machine to approve',
    say: (e) => `${e.supplierName} submitted ${e.machineName} for approval`,
  },
  'machine.approved': {
    tell: (e) => [e.supplierId],
    title: 'Machine approved',
    say: (e) => `${e.machineName} is approved`,
  },
  'machine.rejected': {
    tell: (e) => [e.supplierId],
    title: 'Machine rejected',
    say: (e) => `${e.machineName} was rejected${because(e.note)}`,
  },
  'machine.statusChanged': null,
  'process.submitted': {
    tell: () => ['admins'],
    title: 'Process to approve',
    say: (e) => `${e.supplierName} submitted ${e.processName} for approval`,
  },
  'process.approved': {
    tell: (e) => [e.supplierId],
    title: 'Process approved',
    say: (e) => `${e.processName} is approved`,
  },
  'process.rejected': {
    tell: (e) => [e.supplierId],
    title: 'Process rejected',
    say: (e) => `${e.processName} was rejected${because(e.note)}`,
  },
  'payment.exported': null,
  'audit.exported': null,
  'delivery.retried': null,
}

type AnyReaction = { tell: (e: unknown) => Audience[]; title: string; say: (e: unknown, role: Role) => string }

/** The reaction to an event whose kind is known only now. */
export const reactionTo = (kind: EventKind) => reactions[kind] as AnyReaction | null
