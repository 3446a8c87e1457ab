import type { Role } from '../../contract/accounts/account'
import { join, sql, type Rows, type Sql } from '../../infra/db/db'
import { eventFor } from '../../rules/gate/masked-texts'
import { eventRow, mailTopicFor, subjectOf } from '../../rules/event-lookups'
import type { EventKind, Events } from '../../rules/events'
import type { Recipient } from '../../rules/events/event-row'
import type { Viewer } from '../../rules/permissions'
import { currentBulk } from './bulk-scope'
import { ownerOf } from '../owners/owner'
import { eventTime } from './event-clock'

/** The NOTIFY channel of new bell entries; the payload is the event's id. */
export const BELL = 'jobwork_bell'

/** Records an event. It is written at the end of the command, in its transaction. */
export type Emit = <K extends EventKind>(kind: K, data: Events[K]) => void

/**
 * Writes an event, the bell entries of its recipients and the mails owed to them in one statement of the caller's
 * transaction. The actor is never a recipient.
 */
export async function writeEvent<K extends EventKind>(rows: Rows, actor: Viewer | null, kind: K, data: Events[K]) {
  const { entityType, entityId } = subjectOf(kind, data) ?? { entityType: null, entityId: null }
  const { from, to, note } = data as Record<'from' | 'to' | 'note', string | null | undefined>
  const at = eventTime()
  const event = sql`
      INSERT INTO events (kind, entity_type, entity_id, from_status, to_status, note, actor_id, actor_role, data, created_at)
      VALUES (${kind}, ${entityType}, ${entityId}::int, ${from ?? null}, ${to ?? null}, ${note ?? null},
        ${actor?.id ?? null}::int, ${actor?.role ?? null}::"Role", ${JSON.stringify(data)}::jsonb,
        coalesce(${at}::timestamptz, now()))
      RETURNING id, entity_type, entity_id, actor_id`
  const { notify } = eventRow(kind)
  const notified = notify?.recipients(data) ?? []
  const recipients = notified.flatMap(accountsOf)
  if (!notify || !recipients.length) return void (await rows(event))

  // Demo data is written with times of the past: it fills the bells and mails nobody.
  const topic = (role: Role) => (at ? null : mailTopicFor(kind, role))
  const messages = roles.map(
    (role) => sql`(${role}::"Role", ${notify.message(eventFor(data, role), role)}, ${topic(role)}::text)`,
  )
  // Of a case with an owner all admins read in the bell; the mail goes to its owner alone.
  const owner = notified.includes('admins') ? ownerOf(entityType, entityId) : null
  const isMailed = owner ? sql`(role <> 'admin' OR id = coalesce(${owner}, id))` : sql`true`
  const bulk = currentBulk()
  const [written] = await rows<{ owed: string[] }>(sql`
      WITH event AS (${event}), notified AS (
        SELECT u.id, u.role, messages.message, messages.topic, u.mail_off, event.id AS event_id, event.entity_type, event.entity_id
        FROM event, (${join(recipients, ' UNION ')}) AS recipients (id) JOIN users u ON u.id = recipients.id
          JOIN (VALUES ${join(messages)}) AS messages (role, message, topic) ON messages.role = u.role
        WHERE u.id IS DISTINCT FROM ${actor?.id ?? null}::int
      ), bell AS (
        INSERT INTO notifications (user_id, event_id, title, message, entity_type, entity_id)
        SELECT id, event_id, ${notify.title}, message, entity_type, entity_id FROM notified
      ), owed AS (
        INSERT INTO mails (user_id, event_id, topic, bulk)
        SELECT id, event_id, topic, ${bulk?.id ?? null}::uuid FROM notified WHERE topic IS NOT NULL AND topic <> ALL (mail_off) AND ${isMailed}
        RETURNING user_id, topic
      )
      SELECT pg_notify(${BELL}, id::text)::text, ARRAY(SELECT user_id || ' ' || topic FROM owed) AS owed FROM event`)
  for (const mail of written?.owed ?? []) bulk?.owed.add(mail)
}

const roles: Role[] = ['customer', 'supplier', 'admin']

/** The ids of a recipient's accounts. */
function accountsOf(recipient: Recipient): Sql[] {
  if (recipient === null) return []
  if (typeof recipient === 'number') return [sql`SELECT ${recipient}::int`]
  if (recipient === 'admins') return [sql`SELECT id FROM users WHERE role = 'admin'`]
  if (recipient.withProcess === null) return []
  return [
    sql`
    SELECT s.id FROM processes p JOIN users s ON s.id = p.supplier_id
    WHERE p.status = 'approved' AND s.verified AND s.role = 'supplier'
      AND lower(btrim(p.name)) = lower(btrim(${recipient.withProcess}))`,
  ]
}
