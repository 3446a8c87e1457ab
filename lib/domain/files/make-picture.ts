import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { rows, sql } from '../../infra/db/db'
import { log } from '../../infra/observability/log'
import { kindOf, renderThumbnail } from '../../infra/thumbnails'
import { storage } from '../../infra/storage'

/** Reading a STEP file takes up to 150 times its size in memory, which must not be the server's end: larger ones are looked at in the browser. */
const MAX_STEP_BYTES = 3 * 1024 * 1024

/**
 * Makes the small picture of a drawing, once, and notes what was measured in it. A drawing that can't be read stays
 * without; again for the same file: nothing more.
 */
export async function makePicture(fileId: number): Promise<void> {
  const [file] = await rows<{ name: string; storageKey: string; size: number }>(sql`
    SELECT name, storage_key AS "storageKey", size FROM files
    WHERE id = ${fileId} AND storage_key IS NOT NULL AND picture_key IS NULL`)
  const kind = file && kindOf(file.name)
  if (!kind || (kind === 'step' && file.size > MAX_STEP_BYTES)) return
  const store = await storage()
  const content = await store.get(file.storageKey)
  if (!content) return
  const look = await renderThumbnail(kind, await buffer(content)).catch((error: Error) => {
    log().info({ fileId, reason: error.message }, 'no picture of this drawing')
    return null
  })
  if (!look) return
  const key = `${file.storageKey.split('/')[0]}/${randomUUID()}.png`
  await store.put(key, Readable.from([Buffer.from(look.png)]))
  const kept = await rows(sql`
    UPDATE files SET picture_key = ${key}, facts = ${JSON.stringify(look.facts)}::jsonb
    WHERE id = ${fileId} AND picture_key IS NULL RETURNING id`)
  if (!kept.length) await store.delete(key)
}
