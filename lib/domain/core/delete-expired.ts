import { rows, raw, sql, type Sql } from '../../infra/db/db'
import { sessionFrom, sessionHolds } from '../../infra/db/sessions'

/** Rows deleted in one statement, so that locks stay short. */
const BATCH = 1_000

/** Expired rows by table: answers to an Idempotency-Key, rate limit windows, sessions, links for passwords and emails, sent mails. */
const expired: Record<string, Sql> = {
  idempotency_keys: sql`t.created_at < now() - interval '24 hours'`,
  rate_limits: sql`t.expire < extract(epoch FROM now()) * 1000`,
  sessions: sql`NOT EXISTS (SELECT 1 FROM ${sessionFrom} WHERE s.id = t.id AND ${sessionHolds})`,
  password_tokens: sql`t.expires_at < now() - interval '7 days'`,
  challenges: sql`t.expires_at < now()`,
  email_changes: sql`t.expires_at < now()`,
  email_reverts: sql`t.expires_at < now()`,
  mails: sql`t.done_at < now() - interval '90 days'`,
}

/** Deletes expired rows in small steps. Returns how many. */
export async function deleteExpired(): Promise<number> {
  let gone = 0
  for (const [table, isExpired] of Object.entries(expired)) {
    for (let last = BATCH; last === BATCH; gone += last) {
      const deleted = await rows(sql`
        DELETE FROM ${raw(table)} WHERE ctid = ANY(ARRAY(
          SELECT t.ctid FROM ${raw(table)} t WHERE ${isExpired} LIMIT ${BATCH})) RETURNING 1`)
      last = deleted.length
    }
  }
  return gone
}
