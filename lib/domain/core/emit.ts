import type { Role } from '../../contract/accounts'
import { subjectOf, type EventKind, type Events } from '../../contract/events'
import { join, sql, type Rows, type Sql } from '../../infra/db/db'
import { mailTopicFor } from '../../rules/mail-topics'
import type { Viewer } from '../../rules/permissions'
import { reactionTo, type Audience } from '../../rules/reactions'
import { eventTime } from './event-clock'

/** The channel on which every process hears of bell entries; the payload is the event's id. */
export const BELL = 'jobwork_bell'

/** Notes what happened. It is written at the end of the command, in its transaction. */
export type Emit = <K extends EventKind>(kind: K, data: Events[K]) => void

/**
 * Writes what happened, the bell entries of those whom it concerns and the mails that are owed to them, in the present
 * transaction: all of it is there or nothing. One statement, however many are told. Nobody is told of their own acts.
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
  const reaction = reactionTo(kind)
  const concerned = reaction?.tell(data).flatMap(accountsOf) ?? []
  if (!reaction || !concerned.length) return void (await rows(event))

  // A story that is told after the fact fills the bells and mails nobody.
  const topic = (role: Role) => (at ? null : mailTopicFor(kind, role))
  const said = roles.map((role) => sql`(${role}::"Role", ${reaction.say(data, role)}, ${topic(role)}::text)`)
  await rows(sql`
      WITH event AS (${event}), told AS (
        SELECT u.id, said.message, said.topic, u.mail_off, event.id AS event_id, event.entity_type, event.entity_id
        FROM event, (${join(concerned, ' UNION ')}) AS concerned (id) JOIN users u ON u.id = concerned.id
          JOIN (VALUES ${join(said)}) AS said (role, message, topic) ON said.role = u.role
        WHERE u.id IS DISTINCT FROM ${actor?.id ?? null}::int
      ), bell AS (
        INSERT INTO notifications (user_id, event_id, title, message, entity_type, entity_id)
        SELECT id, event_id, ${reaction.title}, message, entity_type, entity_id FROM told
      ), owed AS (
        INSERT INTO mails (user_id, event_id, topic)
        SELECT id, event_id, topic FROM told WHERE topic IS NOT NULL AND topic <> ALL (mail_off)
      )
      SELECT pg_notify(${BELL}, id::text)::text FROM event`)
}

const roles: Role[] = ['customer', 'supplier', 'admin']

/** The ids of an audience's accounts. */
function accountsOf(audience: Audience): Sql[] {
  if (audience === null) return []
  if (typeof audience === 'number') return [sql`SELECT ${audience}::int`]
  if (audience === 'admins') return [sql`SELECT id FROM users WHERE role = 'admin'`]
  if (audience.withProcess === null) return []
  return [
    sql`
    SELECT s.id FROM processes p JOIN users s ON s.id = p.supplier_id
    WHERE p.status = 'approved' AND s.verified AND s.role = 'supplier'
      AND lower(btrim(p.name)) = lower(btrim(${audience.withProcess}))`,
  ]
}
