import { randomBytes } from 'node:crypto'
import { sessionLife } from '../../rules/people/session-life'
import { env } from '../env'
import { limits } from '../../rules/limits'
import { rows, rowsIn, raw, sql, transaction, type Rows } from './db'

/** The NOTIFY channel of ended sessions; the payload is the person's id. */
export const SESSIONS = 'jobwork_sessions'

/**
 * Stores a new session of a person, and ends those beyond its limit that were used longest ago. Returns its key, which
 * only the cookie holds.
 */
export async function openSession(memberId: number, device: string, byFactor = false): Promise<string> {
  // All 128 bits are random; six of a UUID's are not.
  const key = randomBytes(16).toString('hex')
  const insert = sql`INSERT INTO sessions (key, member_id, device, factor_at)
    VALUES (${key}::uuid, ${memberId}, ${device}, CASE WHEN ${byFactor} THEN now() END) RETURNING id`
  if (env().RATE_LIMIT === 'off') return (await rows(insert), key)
  await transaction(async (tx) => {
    const within = rowsIn(tx)
    // One after the other, or each of two sign-ins would miss the other's session.
    await within(sql`SELECT id FROM members WHERE id = ${memberId} FOR NO KEY UPDATE`)
    await within(insert)
    await within(sql`
      DELETE FROM sessions WHERE id IN (
        SELECT id FROM sessions WHERE member_id = ${memberId} ORDER BY seen_at DESC, id DESC OFFSET ${limits.sessions})
      RETURNING id`)
  })
  return key
}

/** Days in which an admin adds a second factor where one is required. */
const FACTOR_DAYS = 7

/** Where admins need a second factor, sets the day for it at the first sign-in. */
export async function setFactorDue(memberId: number) {
  if (env().ADMIN_SECOND_FACTOR === 'required')
    await rows(sql`
      UPDATE members SET factor_due_at = now() + make_interval(days => ${FACTOR_DAYS})
      WHERE id = ${memberId} AND factor_due_at IS NULL RETURNING id`)
}

/** Whether a person `m` has a second factor. */
export const withFactor = sql`
  (m.totp_confirmed_at IS NOT NULL OR EXISTS (SELECT 1 FROM passkeys p WHERE p.member_id = m.id))`

/** Notes in a session that its person confirmed it, by a second factor or by the password. */
export const noteConfirmed = (rows: Rows, session: number | undefined, byFactor: boolean) =>
  rows(sql`
    UPDATE sessions SET confirmed_at = now(), factor_at = CASE WHEN ${byFactor} THEN now() ELSE factor_at END
    WHERE id = ${session ?? 0}`)

/** When a person `m` of `u` has to have added a second factor; null where none is due. */
export const factorDueAt = () =>
  env().ADMIN_SECOND_FACTOR === 'required'
    ? sql`CASE WHEN u.role = 'admin' AND NOT ${withFactor} THEN m.factor_due_at END`
    : sql`NULL::timestamptz`

/** Ends the session with this key. Idempotent. */
export const endSession = (key: string) => rows(sql`DELETE FROM sessions WHERE key = ${key}::uuid`)

/** Ends every session of a person and every sign-in that waits for a second factor, in the caller's transaction. */
export const endSessions = (rows: Rows, memberId: number) =>
  rows(sql`
    WITH waiting AS (DELETE FROM challenges WHERE member_id = ${memberId})
    DELETE FROM sessions WHERE member_id = ${memberId}`)

/** Ends every session of a company's people, in the caller's transaction. */
export const endSessionsOfCompany = (rows: Rows, companyId: number) =>
  rows(sql`
    DELETE FROM sessions WHERE member_id IN (SELECT id FROM members WHERE company_id = ${companyId}) RETURNING id`)

const hours = (of: 'idle' | 'whole') =>
  raw(
    `CASE u.role ${Object.entries(sessionLife)
      .map(([role, life]) => `WHEN '${role}' THEN interval '${life[of]} hours'`)
      .join(' ')} END`,
  )

/** A session `s` with its person `m` and the company `u`. */
export const sessionFrom = sql`sessions s JOIN members m ON m.id = s.member_id JOIN users u ON u.id = m.company_id`

/** Condition on it: the person is still there, and the session is neither idle for too long nor too old. */
export const sessionHolds = sql`m.state = 'active' AND s.seen_at > now() - ${hours('idle')} AND s.created_at > now() - ${hours('whole')}`

/** Which of these sessions are still valid. Asking does not count as use. */
export async function heldSessions(ids: number[]): Promise<number[]> {
  const held = await rows<{ id: number }>(sql`
    SELECT s.id FROM ${sessionFrom} WHERE s.id = ANY(${ids}::int[]) AND ${sessionHolds}`)
  return held.map(({ id }) => id)
}

/** The precision of a session's last use (min). */
export const SEEN_MINUTES = 5

/** Records the use of a session. */
export const touchSession = (id: number) =>
  rows(sql`
    UPDATE sessions SET seen_at = now() WHERE id = ${id} AND seen_at < now() - make_interval(mins => ${SEEN_MINUTES})`)
