import type { EntityType, EventKind, Events } from '../contract/events'
import type { Role } from '../contract/accounts'
import { db, rowsIn, sql, type Rows } from '../infra/db'
import { reactions, type Audience } from './reactions'

type EventRow = { kind: EventKind; entityType: EntityType; entityId: number; actorId: number | null; data: never }
type Recipient = { id: number; role: Role }

/** The channel on which every server process hears of bell entries; the payload is the event's id. */
export const BELL = 'jobwork_bell'

/** Turns an event into the bell entries of those whom it concerns. Again for the same event: nothing more. */
export const deliver = (eventId: number) =>
  db().$transaction(async (tx) => {
    const rows = rowsIn(tx)
    const [event] = await rows<EventRow>(sql`
      SELECT kind, entity_type AS "entityType", entity_id AS "entityId", actor_id AS "actorId", data FROM events WHERE id = ${eventId}`)
    const reaction =
      event &&
      (reactions[event.kind] as {
        tell(e: unknown): Audience[]
        title: string
        say(e: unknown, role: Role): string
      } | null)
    if (!reaction) return

    const recipients = await resolve(rows, reaction.tell(event.data), event.actorId)
    if (!recipients.length) return
    const entries = recipients.map(({ id, role }) => ({
      id,
      message: reaction.say(event.data as Events[EventKind], role),
    }))
    await rows(sql`
      INSERT INTO notifications (user_id, event_id, title, message, entity_type, entity_id)
      SELECT id, ${eventId}, ${reaction.title}, message, ${event.entityType}, ${event.entityId}
      FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS entry(id int, message text)
      ON CONFLICT (event_id, user_id) DO NOTHING`)
    await rows(sql`SELECT pg_notify(${BELL}, ${String(eventId)})::text`)
  })

/** The accounts behind the audiences, in one query, without the one who did it. */
function resolve(rows: Rows, audiences: Audience[], actorId: number | null): Promise<Recipient[]> {
  const ids = audiences.filter((a): a is number => typeof a === 'number')
  const process = audiences.find((a) => a !== null && typeof a === 'object')
  return rows<Recipient>(sql`
    SELECT u.id, u.role FROM users u
    WHERE u.id IS DISTINCT FROM ${actorId}::int AND (
      u.id = ANY(${ids}::int[])
      OR (${audiences.includes('admins')}::boolean AND u.role = 'admin')
      OR (u.role = 'supplier' AND u.verified AND u.id IN (
        SELECT p.supplier_id FROM processes p
        WHERE p.status = 'approved' AND lower(btrim(p.name)) = lower(btrim(${process?.withProcess ?? null}::text)))))`)
}
