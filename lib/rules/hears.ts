import type { MemberRole } from '../terms/member-roles'
import { eventRow } from './event-lookups'
import { events } from './events'
import type { EventKind } from '../terms/event-kinds'
import type { AuditGroup } from '../terms/audit-groups'

/** Who of a company hears of what happens, in the bell and by mail. Nothing that names an amount reaches the shop floor. */
const hears: Record<AuditGroup, readonly MemberRole[]> = {
  accounts: ['owner', 'operations'],
  passwords: ['owner'],
  inquiries: ['owner', 'buyer', 'quoter', 'operations'],
  questions: ['owner', 'buyer', 'quoter', 'operations'],
  quotations: ['owner', 'buyer', 'quoter', 'approver', 'operations'],
  workorders: ['owner', 'buyer', 'quoter', 'approver', 'finance', 'floor', 'operations', 'reader'],
  problems: ['owner', 'buyer', 'quoter', 'floor', 'operations'],
  payments: ['owner', 'finance'],
  company: ['owner', 'finance'],
  machines: ['owner', 'quoter', 'operations'],
  processes: ['owner', 'quoter', 'operations'],
  exports: ['owner'],
  deliveries: ['owner', 'operations'],
  messages: ['owner', 'buyer', 'quoter', 'operations'],
  notes: ['owner', 'operations', 'finance', 'reader'],
}

/** Requests for work: the audit log has them among the orders, but a shop floor doesn't read them. */
const ofRequests: readonly MemberRole[] = ['owner', 'quoter', 'operations']

/** The roles that hear of an event. */
export const hearersOf = (kind: EventKind): readonly MemberRole[] => {
  const { group, notify } = eventRow(kind)
  return notify?.mail === 'requests' ? ofRequests : hears[group]
}

/** The kinds of events that a role may hear of. */
export const heardBy = (role: MemberRole): EventKind[] =>
  (Object.keys(events) as EventKind[]).filter((kind) => hearersOf(kind).includes(role))
