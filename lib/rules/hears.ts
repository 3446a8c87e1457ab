import type { MemberRole } from './member-roles'
import { eventRow } from './event-lookups'
import { events, type EventKind } from './events'
import type { AuditGroup } from './events/event-row'

/** Who of a company hears of what happens, in the bell and by mail. Nothing that names an amount reaches the shop floor. */
export const hears: Record<AuditGroup, readonly MemberRole[]> = {
  accounts: ['owner', 'operations'],
  passwords: ['owner'],
  inquiries: ['owner', 'buyer', 'quoter', 'operations'],
  quotations: ['owner', 'buyer', 'quoter', 'approver', 'operations'],
  workorders: ['owner', 'buyer', 'quoter', 'approver', 'finance', 'floor', 'operations', 'reader'],
  payments: ['owner', 'finance'],
  machines: ['owner', 'quoter', 'operations'],
  processes: ['owner', 'quoter', 'operations'],
  exports: ['owner'],
  deliveries: ['owner', 'operations'],
  messages: ['owner', 'buyer', 'quoter', 'operations'],
  notes: ['owner', 'operations', 'finance', 'reader'],
}

/** The kinds of events that a role may hear of. */
export const heardBy = (role: MemberRole): EventKind[] =>
  (Object.keys(events) as EventKind[]).filter((kind) => hears[eventRow(kind).group].includes(role))
