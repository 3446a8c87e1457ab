import type { Role } from '../../contract/people/account'
import type { AuditGroup } from '../../terms/audit-groups'
import type { MailTopic } from '../../terms/mail-topics'
import type { EntityType } from '../../terms/nouns'
import type { States } from '../../terms/tone'

/**
 * One company, every admin, one person, the verified suppliers with an approved process of this name, those that are
 * invited to an inquiry, asked about it or have an open quotation on it, but one, those of any line of a request, or the people of a customer who may accept a
 * price (INR, without GST).
 */
export type Recipient =
  | number
  | null
  | 'admins'
  | { member: number | null }
  | { withProcess: string | null }
  | { biddersOf: number; except: number | null }
  | { biddersOfRfq: number }
  | { decidersOf: number; amount: number }

/** A company whose open screens show what happened; all verified suppliers, or all customers. */
export type Onlooker = number | null | 'suppliers' | 'customers'

/** One of the two companies that never learn of each other. */
export type Side = 'customer' | 'supplier'

type Notification<E> = {
  recipients: (e: E) => Recipient[]
  title: string
  /** One sentence that its reader can act on; ids as the reader's role knows them. */
  message: (e: E, role: Role) => string
  /** Goes out by mail too, to the roles of this topic. Without one it stays in the bell. */
  mail?: MailTopic
  /** The roles that get the mail, where others are told in the bell alone. */
  mailedTo?: readonly Role[]
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
  /** The one side that reads it in a history, besides admins. Without one, or for null, both sides do. */
  side?: (e: E) => Side | null
  /** Without one the event is kept in the history and in the audit log alone. */
  notify?: Notification<E>
  /** Whose open screens show it, besides those who are notified, the actor's company and the admins. */
  seenBy?: (e: E) => Onlooker[]
}

/** Names the type of an event's data. */
export const event = <E>(row: EventRow<E>) => row

/** A change of status; it is kept as the history of the thing. */
export type Move<S, To = S> = { from: S; to: To; note?: string | null }
