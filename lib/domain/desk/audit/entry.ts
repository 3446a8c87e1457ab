import type { AuditEntry } from '../../../contract/desk/audit'
import { events } from '../../../rules/events'
import type { EventKind } from '../../../terms/event-kinds'
import { sql } from '../../../infra/db/db'
import { factsOf } from '../../../rules/audit-facts'
import { eventRow } from '../../../rules/event-lookups'
import { linkTo } from '../../../terms/nouns'
import { pick } from '../../core/visible-fields'

type Kept = Pick<AuditEntry, 'id' | 'at' | 'actor' | 'entityType' | 'entityId' | 'from' | 'to' | 'note'>
export type EntryRow = Kept & { kind: EventKind; data: Record<string, unknown> }

export const entrySelect = sql`
  e.id, e.created_at AS at, e.kind, e.entity_type AS "entityType", e.entity_id AS "entityId",
  e.from_status AS "from", e.to_status AS "to", e.note, e.data,
  CASE WHEN e.actor_id IS NOT NULL THEN json_build_object('id', a.id, 'companyName', a.company_name,
    'contactName', coalesce(am.name, a.contact_name), 'role', e.actor_role,
    'memberId', e.actor_member_id, 'memberRole', e.actor_member_role) END AS actor`

export const entryFrom = sql`events e LEFT JOIN users a ON a.id = e.actor_id LEFT JOIN members am ON am.id = e.actor_member_id`

/** An entry as admins read it. */
export const toEntry = ({ data, ...row }: EntryRow): AuditEntry => ({
  ...pick(row, ['id', 'at', 'kind', 'actor', 'entityType', 'entityId', 'from', 'to', 'note']),
  name: nameOf(row.kind),
  sentence: legible(() => eventRow(row.kind).sentence(data), nameOf(row.kind)),
  href: hrefOf(row, data),
  facts: legible(() => factsOf(row.kind, data), []),
})

const nameOf = (kind: EventKind) => (Object.hasOwn(events, kind) ? events[kind].name : kind)

/** Entries are never rewritten: one that an older version wrote in another shape must not break the list. */
function legible<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}

/** Where the thing opens for an admin. Accounts of admins have no page. */
const hrefOf = ({ entityType, entityId }: Kept, { role }: EntryRow['data']) =>
  entityType && entityId && !(entityType === 'user' && role === 'admin') ? linkTo(entityType, entityId, 'admin') : null
