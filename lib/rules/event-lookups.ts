import type { Role } from '../contract/people/account'
import { events } from './events'
import type { EventKind } from '../terms/event-kinds'
import { auditGroups, type AuditGroup } from '../terms/audit-groups'
import { mailTopics, type MailTopic } from '../terms/mail-topics'
import type { EventRow } from './core/event-row'
import { nounStates } from './noun-states'
import { nouns, type EntityType } from '../terms/nouns'

/** The row of an event whose kind is known only at run time. */
export const eventRow = (kind: EventKind) => events[kind] as EventRow<unknown>

const entityTypes = Object.keys(nouns) as EntityType[]
const entityTypeOf = (kind: string) =>
  entityTypes.find((type) => nouns[type].event.prefix === kind.slice(0, kind.indexOf('.')))

/** What an event happened to: `account.verified` happened to the user of its accountId. Null: to no single thing. */
export function subjectOf(kind: EventKind, data: unknown): { entityType: EntityType; entityId: number } | null {
  const { subject } = eventRow(kind)
  if (subject) return subject(data)
  const entityType = entityTypeOf(kind)
  if (!entityType) return null
  return { entityType, entityId: (data as Record<string, number>)[nouns[entityType].event.idField]! }
}

/** The state of this name that events of the kind lead from or to; null where it is none. */
export function stateOf(kind: string, state: string) {
  const entityType = entityTypeOf(kind)
  const row = Object.hasOwn(events, kind) ? eventRow(kind as EventKind) : undefined
  return (row?.states ?? (entityType && nounStates[entityType]))?.[state] ?? null
}

/** The label of a state; a value that is no state of the noun is its own label. */
export const labelOf = (kind: string, state: string) => stateOf(kind, state)?.label ?? state

const kinds = Object.keys(events) as EventKind[]

/** Whether a word of an address is a kind of event or a group of them. */
export const isKindOrGroup = (word: string): word is AuditGroup | EventKind =>
  Object.hasOwn(auditGroups, word) || Object.hasOwn(events, word)

/** What the audit log calls a kind of event or a group of them. */
export const kindLabel = (kind: AuditGroup | EventKind): string =>
  kind in auditGroups ? auditGroups[kind as AuditGroup] : eventRow(kind as EventKind).name

/** The kinds of a group, or the one that is named. */
export const kindsOf = (kind: AuditGroup | EventKind): EventKind[] =>
  kind in auditGroups ? kinds.filter((one) => events[one].group === kind) : [kind as EventKind]

/** The topic under which an event is mailed to a role; null when that role reads it in the bell only. */
export function mailTopicFor(kind: EventKind, role: Role): MailTopic | null {
  const { mail: topic, mailedTo } = eventRow(kind).notify ?? {}
  const isMailed = !mailedTo || mailedTo.includes(role)
  return topic && isMailed && topicLabel(topic, role) ? topic : null
}

/** The kinds of event whose notifications are about a topic. */
export const kindsAbout = (topic: MailTopic): EventKind[] =>
  kinds.filter((kind) => eventRow(kind).notify?.mail === topic)

/** The kinds of thing that a topic's notifications are about; null when it can be any. */
export function entityTypesAbout(topic: MailTopic): EntityType[] | null {
  const about = kindsAbout(topic)
  if (about.some((kind) => eventRow(kind).subject)) return null
  return [...new Set(about.flatMap((kind) => entityTypeOf(kind) ?? []))]
}

/** A mail topic in the words of a role; undefined when the role gets no such mails. */
export const topicLabel = (topic: MailTopic, role: Role): string | undefined =>
  (mailTopics[topic] as Partial<Record<Role, string>>)[role]
