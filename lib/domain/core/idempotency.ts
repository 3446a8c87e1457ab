import { Problem } from '../../contract/core/problem'
import { setTimeout as pause } from 'node:timers/promises'
import { db, DbNull, rows as onPool, sql, type Rows } from '../../infra/db/db'
import type { Viewer } from '../../rules/core/permissions'

/** An Idempotency-Key, and a print of what was asked with it: method, path, query and body. */
export type Idempotency = { key: string; fingerprint: string }

/**
 * Does the work when this person's key is new within 24 hours, and returns the ids of what it made or changed; later those that
 * the key keeps. A concurrent second call waits for the first. A key that was used for another request: 409.
 */
export async function idempotently(
  { viewer, rows }: { viewer: Viewer; rows: Rows },
  { key, fingerprint }: Idempotency,
  work: () => Promise<number[]>,
): Promise<number[]> {
  const claimed = await rows(sql`
    INSERT INTO idempotency_keys AS k (member_id, key, fingerprint) VALUES (${viewer.member.id}, ${key}, ${fingerprint})
    ON CONFLICT (member_id, key) DO UPDATE SET fingerprint = excluded.fingerprint, kept = NULL, created_at = now()
      WHERE k.created_at < now() - interval '24 hours'
    RETURNING member_id`)
  if (!claimed.length) {
    const [earlier] = await rows<{ fingerprint: string; kept: number[] }>(
      sql`SELECT fingerprint, kept FROM idempotency_keys WHERE member_id = ${viewer.member.id} AND key = ${key}`,
    )
    if (earlier?.fingerprint !== fingerprint) throw otherContents()
    return earlier.kept
  }
  const ids = await work()
  await rows(sql`
    UPDATE idempotency_keys SET kept = ${JSON.stringify(ids)}::jsonb WHERE member_id = ${viewer.member.id} AND key = ${key}`)
  return ids
}

const otherContents = () =>
  new Problem(
    'conflict',
    'This Idempotency-Key was already used with different contents. Check whether yours was saved.',
  )

/** How often a second call looks for the first one's result, and how long (ms). */
const POLL_MS = 100
const WAIT_MS = 30_000

/**
 * The same for work in several transactions, whose result is ids and sentences: the key is claimed before, and the result is kept
 * after it. A claim that has none after two minutes is of a process that was killed: the work is done anew, so it must be
 * harmless twice.
 */
export async function onceByKey<T extends object>(
  viewer: Viewer,
  { key, fingerprint }: Idempotency,
  work: () => Promise<T>,
): Promise<T> {
  const mine = { memberId: viewer.member.id, key }
  for (const begin = Date.now(); !(await claim(viewer, { key, fingerprint })); await pause(POLL_MS)) {
    const earlier = await db().idempotencyKey.findUnique({ where: { memberId_key: mine } })
    if (earlier && earlier.fingerprint !== fingerprint) throw otherContents()
    if (earlier?.result) return earlier.result as T
    if (Date.now() - begin > WAIT_MS)
      throw new Problem('conflict', 'This is being done already. Look again in a minute.')
  }
  try {
    const result = await work()
    await db().idempotencyKey.updateMany({ where: mine, data: { result } })
    return result
  } catch (error) {
    await db().idempotencyKey.deleteMany({ where: { ...mine, result: { equals: DbNull } } })
    throw error
  }
}

async function claim(viewer: Viewer, { key, fingerprint }: Idempotency): Promise<boolean> {
  const claimed = await onPool(sql`
    INSERT INTO idempotency_keys AS k (member_id, key, fingerprint) VALUES (${viewer.member.id}, ${key}, ${fingerprint})
    ON CONFLICT (member_id, key) DO UPDATE SET fingerprint = excluded.fingerprint, kept = NULL, created_at = now()
      WHERE k.created_at < now() - interval '24 hours'
        OR (k.kept IS NULL AND k.fingerprint = excluded.fingerprint AND k.created_at < now() - interval '2 minutes')
    RETURNING member_id`)
  return claimed.length > 0
}
