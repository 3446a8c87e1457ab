import type { MemberRole } from '../terms/member-roles'
import { eventRow } from './event-lookups'
import { events } from './events'
import type { EventKind } from '../terms/event-kinds'
import type { AuditGroup } from '../terms/audit-groups'

/** Which people of a company are told of an event, in the bell and by mail. Nothing that names an amount reaches the shop floor. */
const audience: Record<AuditGroup, readonly MemberRole[]> = {
  accounts: ['owner', 'operations'],
  passwords: ['owner'],
  inquiries: ['owner', 'buyer', 'quoter', 'operations'],
  questions: ['owner', 'buyer', 'quoter', 'operations'],
  quotations: ['owner', 'buyer', 'quoter', 'approver', 'operations'],
  workorders: ['owner', 'buyer', 'quoter', 'approver', 'finance', 'floor', 'operations', 'reader'],
  problems: ['owner', 'buyer', 'quoter', 'floor', 'operations'],
  shipments: ['owner', 'buyer', 'quoter', 'floor', 'operations'],
  payments: ['owner', 'finance'],
  company: ['owner', 'finance'],
  machines: ['owner', 'quoter', 'operations'],
  processes: ['owner', 'quoter', 'operations'],
  documents: ['owner', 'quoter', 'operations'],
  exports: ['owner'],
  deliveries: ['owner', 'operations'],
  messages: ['owner', 'buyer', 'quoter', 'operations'],
  notes: ['owner', 'operations', 'finance', 'reader'],
}

/** Requests for work: the audit log has them among the orders, but a shop floor does not read them. */
const ofRequests: readonly MemberRole[] = ['owner', 'quoter', 'operations']

/** The roles that are told of an event. */
export const audienceOf = (kind: EventKind): readonly MemberRole[] => {
  const { group, notify } = eventRow(kind)
  return notify?.mail === 'requests' ? ofRequests : audience[group]
}

/** The kinds of events that a role may be told of. */
export const eventsFor = (role: MemberRole): EventKind[] =>
  (Object.keys(events) as EventKind[]).filter((kind) => audienceOf(kind).includes(role))
