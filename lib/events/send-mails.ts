import type { MailTopic } from '../contract/people/mails'
import { rows, sql } from '../infra/db/db'
import { sendMail } from '../infra/mail'
import { composeNews, type Happening, type Reader } from './mails/compose'

type Account = Reader & { mutedMailTopics: MailTopic[] }
type Owed = Happening & { id: number; createdAt: string; bulk: string | null }

/** Whether the reader of an event, its actor and the companies that it is about have proven their emails. */
const isProven = sql`r.email_proven_at IS NOT NULL AND NOT EXISTS (
  SELECT FROM users p WHERE p.email_proven_at IS NULL AND p.id IN (e.actor_id,
    (e.data->>'accountId')::int, (e.data->>'customerId')::int, (e.data->>'supplierId')::int))`

/** More mails of one topic to one person within the window become a digest. */
const FLOOD = 5
const WINDOW_MS = 10 * 60_000
/** A mail of a bulk waits until so long after its last one (ms), so that a person gets one. */
const BULK_QUIET_MS = 3_000

/**
 * Sends the mails owed to a person on one topic: single ones, or a digest. A mail over the limit waits until the window
 * has passed, together with those that follow it. Returns when to run again (ms), or null.
 * A mail is done when the mail server has accepted it: a crash in between sends it twice rather than never.
 */
export async function sendMails(memberId: number, topic: MailTopic): Promise<number | null> {
  const [account] = await rows<Account>(sql`
    SELECT m.id, u.role, m.email, m.name AS "contactName", m.mail_off AS "mutedMailTopics"
    FROM members m JOIN users u ON u.id = m.company_id WHERE m.id = ${memberId} AND m.state = 'active'`)
  const owed = await rows<Owed>(sql`
    SELECT m.id, m.created_at AS "createdAt", m.bulk, e.kind, e.entity_type AS "entityType", e.entity_id AS "entityId", e.data,
      ${isProven} AS "isProven"
    FROM mails m JOIN events e ON e.id = m.event_id JOIN members r ON r.id = m.member_id
    WHERE m.member_id = ${memberId} AND m.topic = ${topic} AND m.done_at IS NULL ORDER BY m.id LIMIT 500`)
  if (!owed.length) return null
  // The topic was switched off since, or the person removed.
  if (!account || account.mutedMailTopics.includes(topic)) return done(owed)

  const recent = await sentLately(memberId, topic)
  const isFlood = recent + owed.length > FLOOD
  const wait = Date.parse(owed[0]!.createdAt) + WINDOW_MS - Date.now()
  if (isFlood && recent > 0 && wait > 0) return wait

  const last = owed.findLast(({ bulk }) => bulk)
  const quiet = last ? Date.parse(last.createdAt) + BULK_QUIET_MS - Date.now() : 0
  if (quiet > 0) return quiet

  for (const part of isFlood ? [owed] : partsOf(owed)) {
    await sendMail(await composeNews(account, topic, part))
    await done(part)
  }
  return null
}

/**
 * Queues a job for owed mails that have none waiting: one for each person and topic, those of a person one after the
 * other. A running job may have started before the last mail was owed, so it doesn't count.
 */
export const queueMails = () =>
  rows(sql`
    SELECT count(graphile_worker.add_job('mails', json_build_object('memberId', member_id, 'topic', topic),
      queue_name := 'mails:' || member_id, job_key := 'mails:' || member_id || ':' || topic))::int
    FROM (SELECT DISTINCT m.member_id, m.topic FROM mails m WHERE m.done_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM graphile_worker.jobs j WHERE j.key = 'mails:' || m.member_id || ':' || m.topic AND j.locked_at IS NULL
    )) AS owed`)

/** Single mails, and those of one bulk together. */
function partsOf(owed: Owed[]): Owed[][] {
  const parts = new Map<string | number, Owed[]>()
  for (const one of owed) {
    const key = one.bulk ?? one.id
    parts.set(key, [...(parts.get(key) ?? []), one])
  }
  return [...parts.values()]
}

/** Mails of a topic that were sent to this person within the window. */
async function sentLately(memberId: number, topic: MailTopic): Promise<number> {
  const [row] = await rows<{ sent: number }>(sql`
    SELECT count(*)::int AS sent FROM mails
    WHERE member_id = ${memberId} AND topic = ${topic} AND done_at > now() - make_interval(secs => ${WINDOW_MS / 1000})`)
  return row!.sent
}

async function done(mails: Owed[]): Promise<null> {
  await rows(sql`UPDATE mails SET done_at = now() WHERE id = ANY(${mails.map((m) => m.id)}::int[])`)
  return null
}
