import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Problem } from '../../../contract/core/problem'
import { db, DbNull } from '../../../infra/db/db'
import { log } from '../../../infra/observability/log'
import { kindOf, renderThumbnail } from '../../../infra/thumbnails'
import { storage } from '../../../infra/storage'
import { assertRoomForCopies } from '../../../infra/storage/disk-space'

/** Reading a STEP file takes up to 150 times its size in memory, of which the thread may take 300 MB. Larger files get no thumbnail. */
const MAX_STEP_BYTES = 1.5 * 1024 * 1024

/**
 * Makes the thumbnail of a drawing or a photo and stores a drawing's measures. Idempotent. An unreadable file stays without.
 * A company that has used its time up: 429 with the seconds to wait.
 */
export async function makePicture(fileId: number): Promise<void> {
  const file = await db().file.findFirst({ where: { id: fileId, pictureKey: null } })
  const { storageKey } = file ?? {}
  const kind = file && kindOf(file.name)
  if (!storageKey || !kind || (kind === 'step' && file.size > MAX_STEP_BYTES)) return
  await assertRoomForCopies()
  const store = await storage()
  const load = async () => {
    const content = await store.get(storageKey)
    if (!content) throw new Error('Its bytes are gone.')
    return buffer(content)
  }
  const look = await renderThumbnail({ company: file.ownerId, kind, load }).catch((error: Error) => {
    if (error instanceof Problem) throw error
    log().info({ fileId, reason: error.message }, 'no picture of this file')
    return null
  })
  if (!look) return
  const key = `${storageKey.split('/')[0]}/${randomUUID()}.${look.ending}`
  await store.put(key, Readable.from([Buffer.from(look.bytes)]))
  const kept = await db().file.updateMany({
    where: { id: fileId, pictureKey: null },
    data: { pictureKey: key, facts: look.facts ?? DbNull },
  })
  if (!kept.count) await store.delete(key)
}
