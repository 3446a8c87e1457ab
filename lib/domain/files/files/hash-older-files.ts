import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { rows, sql } from '../../../infra/db/db'
import { storage } from '../../../infra/storage'

/** Files that one run reads. */
const MAX_FILES = 100

/** Notes the SHA-256 of files that an older version stored without one. Returns how many. */
export async function hashOlderFiles(): Promise<number> {
  const files = await rows<{ id: number; storageKey: string }>(sql`
    SELECT id, storage_key AS "storageKey" FROM files
    WHERE sha256 IS NULL AND storage_key IS NOT NULL ORDER BY id DESC LIMIT ${MAX_FILES}`)
  const store = await storage()
  let hashed = 0
  for (const { id, storageKey } of files) {
    const content = await store.get(storageKey)
    if (!content) continue
    const hash = createHash('sha256')
    await pipeline(content, hash)
    await rows(sql`UPDATE files SET sha256 = ${hash.digest('hex')} WHERE id = ${id}`)
    hashed++
  }
  return hashed
}
