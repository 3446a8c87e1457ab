import { randomBytes } from 'node:crypto'
import { sessionLife } from '../../rules/session-life'
import { env } from '../env'
import { limits } from '../../rules/limits'
import { rows, rowsIn, raw, sql, transaction, type Rows } from './db'

/** The NOTIFY channel of ended sessions; the payload is the account's id. */
export const SESSIONS = 'jobwork_sessions'

/**
 * Stores a new session of the account, and ends those beyond its limit that were used longest ago. Returns its key, which
 * only the cookie holds.
 */
export async function openSession(userId: number, device: string): Promise<string> {
  // All 128 bits are random; six of a UUID's are not.
  const key = randomBytes(16).toString('hex')
  const insert = sql`INSERT INTO sessions (key, user_id, device) VALUES (${key}::uuid, ${userId}, ${device}) RETURNING id`
  if (env().RATE_LIMIT === 'off') return (await rows(insert), key)
  await transaction(async (tx) => {
    const within = rowsIn(tx)
    // One after the other, or each of two sign-ins would miss the other's session.
    await within(sql`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`)
    await within(insert)
    await within(sql`
      DELETE FROM sessions WHERE id IN (
        SELECT id FROM sessions WHERE user_id = ${userId} ORDER BY seen_at DESC, id DESC OFFSET ${limits.sessions})
      RETURNING id`)
  })
  return key
}

/** Ends the session with this key. Idempotent. */
export const endSession = (key: string) => rows(sql`DELETE FROM sessions WHERE key = ${key}::uuid`)

/** Ends every session of an account, in the caller's transaction. */
export const endSessions = (rows: Rows, userId: number) => rows(sql`DELETE FROM sessions WHERE user_id = ${userId}`)

const hours = (of: 'idle' | 'whole') =>
  raw(
    `CASE u.role ${Object.entries(sessionLife)
      .map(([role, life]) => `WHEN '${role}' THEN interval '${life[of]} hours'`)
      .join(' ')} END`,
  )

/** Condition on a session `s` and its account `u`: neither idle for too long nor too old. */
export const sessionHolds = sql`s.seen_at > now() - ${hours('idle')} AND s.created_at > now() - ${hours('whole')}`

/** Which of these sessions are still valid. Asking does not count as use. */
export async function heldSessions(ids: number[]): Promise<number[]> {
  const held = await rows<{ id: number }>(sql`
    SELECT s.id FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = ANY(${ids}::int[]) AND ${sessionHolds}`)
  return held.map(({ id }) => id)
}

/** The precision of a session's last use (min). */
export const SEEN_MINUTES = 5

/** Records the use of a session. */
export const touchSession = (id: number) =>
  rows(sql`
    UPDATE sessions SET seen_at = now() WHERE id = ${id} AND seen_at < now() - make_interval(mins => ${SEEN_MINUTES})`)
