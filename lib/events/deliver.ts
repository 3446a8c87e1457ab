import type { Role } from '../contract/accounts'
import type { EntityType, EventKind } from '../contract/events'
import type { MailTopic } from '../contract/mails'
import { db, rowsIn, sql, type Rows } from '../infra/db'
import { mailTopicFor } from '../rules/mail-topics'
import { reactionTo, type Audience } from './reactions'

type EventRow = { kind: EventKind; entityType: EntityType; entityId: number; actorId: number | null; data: never }
type Recipient = { id: number; role: Role; mailOff: MailTopic[] }

/** The channel on which every server process hears of bell entries; the payload is the event's id. */
export const BELL = 'jobwork_bell'
/** The channel on which a trigger tells whose sessions ended; the payload is the account's id. */
export const SESSIONS = 'jobwork_sessions'

/** How long mails of one topic gather before the first goes out, so that a burst becomes one mail (s). */
const GATHER_SECONDS = 2

type Options = {
  /** False for a story that is told after the fact: it fills the bell and mails nobody. */
  byMail?: boolean
}

/** Turns an event into the bell entries of those whom it concerns, and the mails owed to them. Again for the same event: nothing more. */
export const deliver = (eventId: number, { byMail = true }: Options = {}) =>
  db().$transaction(async (tx) => {
    const rows = rowsIn(tx)
    const [event] = await rows<EventRow>(sql`
      SELECT kind, entity_type AS "entityType", entity_id AS "entityId", actor_id AS "actorId", data FROM events WHERE id = ${eventId}`)
    const reaction = event && reactionTo(event.kind)
    if (!reaction) return

    const recipients = await resolve(rows, reaction.tell(event.data), event.actorId)
    if (!recipients.length) return
    const entries = recipients.map(({ id, role, mailOff }) => {
      const topic = byMail ? mailTopicFor(event.kind, role) : null
      return {
        ...{ id, message: reaction.say(event.data, role) },
        ...{ topic: topic && !mailOff.includes(topic) ? topic : null },
      }
    })
    // One statement, however many are told: their entries, the mails that are owed, and the job that sends them.
    await rows(sql`
      WITH entry AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS entry(id int, message text, topic text)
      ), bell AS (
        INSERT INTO notifications (user_id, event_id, title, message, entity_type, entity_id)
        SELECT id, ${eventId}, ${reaction.title}, message, ${event.entityType}, ${event.entityId} FROM entry
        ON CONFLICT (event_id, user_id) DO NOTHING
      ), owed AS (
        INSERT INTO mails (user_id, event_id, topic) SELECT id, ${eventId}, topic FROM entry WHERE topic IS NOT NULL
        ON CONFLICT (event_id, user_id) DO NOTHING RETURNING user_id, topic
      )
      SELECT count(graphile_worker.add_job('mails', json_build_object('userId', user_id, 'topic', topic),
        queue_name := 'mails:' || user_id, job_key := 'mails:' || user_id || ':' || topic,
        job_key_mode := 'preserve_run_at', run_at := now() + make_interval(secs => ${GATHER_SECONDS})))::int
      FROM owed`)
    await rows(sql`SELECT pg_notify(${BELL}, ${String(eventId)})::text`)
  })

/** The accounts behind the audiences, in one query, without the one who did it. */
function resolve(rows: Rows, audiences: Audience[], actorId: number | null): Promise<Recipient[]> {
  const ids = audiences.filter((a): a is number => typeof a === 'number')
  const process = audiences.find((a) => a !== null && typeof a === 'object')
  return rows<Recipient>(sql`
    SELECT u.id, u.role, u.mail_off AS "mailOff" FROM users u
    WHERE u.id IS DISTINCT FROM ${actorId}::int AND (
      u.id = ANY(${ids}::int[])
      OR (${audiences.includes('admins')}::boolean AND u.role = 'admin')
      OR (u.role = 'supplier' AND u.verified AND u.id IN (
        SELECT p.supplier_id FROM processes p
        WHERE p.status = 'approved' AND lower(btrim(p.name)) = lower(btrim(${process?.withProcess ?? null}::text)))))`)
}
