import { Problem } from '../../contract/core/problem'
import { sql, type Rows } from '../../infra/db/db'
import type { Viewer } from '../../rules/permissions'

/** An Idempotency-Key, and a hash of what was asked with it. */
export type Idempotency = { key: string; fingerprint: string }

/**
 * Does the work when this account's key is new within 24 hours, and returns the first answer otherwise.
 * A concurrent second call waits for the first. A key that was used for another request: 409.
 */
export async function idempotently<T>(
  { viewer, rows }: { viewer: Viewer; rows: Rows },
  { key, fingerprint }: Idempotency,
  work: () => Promise<T>,
): Promise<T> {
  const claimed = await rows(sql`
    INSERT INTO idempotency_keys AS k (user_id, key, fingerprint) VALUES (${viewer.id}, ${key}, ${fingerprint})
    ON CONFLICT (user_id, key) DO UPDATE SET fingerprint = excluded.fingerprint, answer = NULL, created_at = now()
      WHERE k.created_at < now() - interval '24 hours'
    RETURNING user_id`)
  if (!claimed.length) {
    const [earlier] = await rows<{ fingerprint: string; answer: T }>(
      sql`SELECT fingerprint, answer FROM idempotency_keys WHERE user_id = ${viewer.id} AND key = ${key}`,
    )
    if (earlier?.fingerprint === fingerprint) return earlier.answer
    throw new Problem(
      'conflict',
      'This was sent before with other contents, by the same Idempotency-Key: look whether it is there already',
    )
  }
  const answer = await work()
  await rows(sql`
    UPDATE idempotency_keys SET answer = ${JSON.stringify(answer ?? null)}::jsonb WHERE user_id = ${viewer.id} AND key = ${key}`)
  return answer
}
