import { events } from './events'
import type { EventKind } from '../terms/event-kinds'
import type { AuditGroup } from '../terms/audit-groups'
import { may, type Act, type Permitted } from './core/permissions'

const readWith: Partial<Record<AuditGroup, Act>> = { payments: 'payment.ledger' }

/** What a person must be allowed to read so that the audit log shows it a group of events; undefined: nothing but the log. */
export const actToRead = (group: AuditGroup): Act | undefined => readWith[group]

const kinds = Object.keys(events) as EventKind[]

/** The kinds of events that the audit log keeps from this person. */
export const keptFrom = (viewer: Permitted): EventKind[] =>
  kinds.filter((kind) => {
    const act = actToRead(events[kind].group)
    return act && !may(act, viewer)
  })
