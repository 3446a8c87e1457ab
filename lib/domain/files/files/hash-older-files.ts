import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { db } from '../../../infra/db/db'
import { storage } from '../../../infra/storage'

/** Files that one run reads. */
const MAX_FILES = 100

/** Notes the SHA-256 of files that an older version stored without one. Returns how many. */
export async function hashOlderFiles(): Promise<number> {
  const files = await db().file.findMany({
    where: { sha256: null, storageKey: { not: null } },
    select: { id: true, storageKey: true },
    orderBy: { id: 'desc' },
    take: MAX_FILES,
  })
  const store = await storage()
  let hashed = 0
  for (const { id, storageKey } of files) {
    const content = await store.get(storageKey!)
    if (!content) continue
    const hash = createHash('sha256')
    await pipeline(content, hash)
    await db().file.updateMany({ where: { id }, data: { sha256: hash.digest('hex') } })
    hashed++
  }
  return hashed
}
