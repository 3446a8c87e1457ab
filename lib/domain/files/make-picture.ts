import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { rows, sql } from '../../infra/db/db'
import { log } from '../../infra/observability/log'
import { kindOf, renderThumbnail } from '../../infra/thumbnails'
import { storage } from '../../infra/storage'

/** Reading a STEP file takes up to 150 times its size in memory, of which the thread may take 300 MB. Larger files get no thumbnail. */
const MAX_STEP_BYTES = 1.5 * 1024 * 1024

/**
 * Makes the thumbnail of a drawing or a photo and stores a drawing's measures. Idempotent. An unreadable file stays without.
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
    log().info({ fileId, reason: error.message }, 'no picture of this file')
    return null
  })
  if (!look) return
  const key = `${file.storageKey.split('/')[0]}/${randomUUID()}.${look.ending}`
  await store.put(key, Readable.from([Buffer.from(look.bytes)]))
  const kept = await rows(sql`
    UPDATE files SET picture_key = ${key}, facts = ${look.facts && JSON.stringify(look.facts)}::jsonb
    WHERE id = ${fileId} AND picture_key IS NULL RETURNING id`)
  if (!kept.length) await store.delete(key)
}
