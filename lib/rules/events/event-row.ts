import type { Role } from '../../contract/accounts/account'
import type { EntityType, States } from '../nouns'

/** The groups of events that an admin can narrow the audit log to. */
export const auditGroups = {
  accounts: 'Accounts',
  passwords: 'Passwords',
  inquiries: 'Inquiries',
  questions: 'Questions',
  quotations: 'Quotations',
  workorders: 'Work orders',
  problems: 'Problems',
  payments: 'Payments',
  company: 'Company',
  machines: 'Machines',
  processes: 'Processes',
  exports: 'Exports',
  deliveries: 'Deliveries',
  messages: 'Held texts',
  notes: 'Notes',
} as const
export type AuditGroup = keyof typeof auditGroups

/** What a mail can be about, in the words of each role that gets it. A person can switch each topic off. */
export const mailTopics = {
  accounts: {
    admin: 'A company registered or changed its details',
    customer: 'My account is verified or needs changes',
    supplier: 'My account is verified or needs changes',
  },
  inquiries: {
    supplier: 'A new inquiry for one of my processes',
    customer: 'No quotation came by the deadline of my inquiry',
    admin: 'A new inquiry, or one without a quotation by its deadline',
  },
  questions: {
    customer: 'A supplier asks about my inquiry',
    supplier: 'An answer to my question, and news on an inquiry that I quoted',
    admin: 'A message on an inquiry waits for us',
  },
  quotations: {
    customer: 'A quotation for me is new, has changed, or is about to expire',
    supplier: 'My quotation is answered, or about to expire',
  },
  workorders: {
    customer: 'A new work order, and each step of it',
    supplier: 'A new work order',
    admin: 'A work order is completed or has issues',
  },
  problems: {
    customer: 'A problem with an order of mine',
    supplier: 'A problem with an order of mine',
    admin: 'A problem to decide',
  },
  invoices: { customer: 'An invoice, a credit note or another document for me' },
  payments: {
    customer: 'The payment of an order',
    supplier: 'The payment of a work order',
    admin: 'A customer says that it has paid',
  },
  requests: { supplier: 'My work request is assigned or rejected', admin: 'A supplier requests work' },
  machines: { supplier: 'A machine is approved or rejected', admin: 'A machine to approve' },
  processes: { supplier: 'A process is approved or rejected', admin: 'A process to approve' },
  team: { admin: 'A colleague mentions me in a note, or assigns me a case' },
} as const satisfies Record<string, Partial<Record<Role, string>>>
export type MailTopic = keyof typeof mailTopics

/**
 * One company, every admin, one person, the verified suppliers with an approved process of this name, or those that asked
 * about an inquiry or have an open quotation on it, but one.
 */
export type Recipient =
  | number
  | null
  | 'admins'
  | { member: number | null }
  | { withProcess: string | null }
  | { biddersOf: number; except: number | null }

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
export const event = <E>(row: EventRow<E>) => row

/** A change of status; it is kept as the history of the thing. */
export type Move<S> = { from: S; to: S; note?: string | null }
