import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileInfo, FilePurpose } from '../../../contract/files/files'
import { mediaTypeOf, wrongTypeMessage } from '../../../contract/files/file-types'
import { oneLine } from '../../../contract/core/fields'
import { Problem } from '../../../contract/core/problem'
import { env } from '../../../infra/env'
import { db, sql } from '../../../infra/db/db'
import { log } from '../../../infra/observability/log'
import { storage } from '../../../infra/storage'
import { assertMay, type Viewer } from '../../../rules/core/permissions'
import { commandOfMany, type ReadScope } from '../../core/verb'
import { hasType } from './attached-files'
import { checkUpload } from './check-upload'
import { cleanPhotoAt } from './clean-photo'
import { enqueuePictures } from './file-jobs'
import { assertMayAttach } from './may-attach'
import { assertRoomFor, openRoom } from './room'

export type Upload = { name: string; content: Readable }
type Store = (purpose: FilePurpose, upload: Upload) => Promise<void>
type Stored = {
  purpose: FilePurpose
  name: string
  type: string
  storageKey: string
  size: number
  sha256: string
  /** Of a photo (px). */
  width?: number
  height?: number
}

/**
 * Stores the files that `receive` passes on, one by one as they arrive, to be attached later: all of them or none. The
 * permission is checked first. An Idempotency-Key that was used for the same files answers with those of then and
 * stores nothing.
 */
export async function uploadFiles(
  viewer: Viewer | null,
  receive: (store: Store) => Promise<void>,
  once?: { key: string; printOf: (contents: string) => string },
): Promise<FileInfo[]> {
  assertMay('file.upload', viewer)
  const stored: Stored[] = []
  const room = await openRoom(viewer)
  try {
    await receive(async (purpose, upload) => {
      // Nothing of it is read before.
      await assertMayAttach(viewer, purpose)
      const content = Readable.from(room.pass(upload.content))
      await storeBytes(viewer, purpose, { ...upload, content }, stored).catch((error: unknown) => {
        upload.content.resume()
        throw error
      })
    })
    if (!stored.length) throw new Problem('validation', 'Send at least one `file` part')
    return await keep(viewer, { stored }, once && { key: once.key, fingerprint: once.printOf(namesOf(stored)) })
  } finally {
    room.done()
    await discardWithoutRow(stored)
  }
}

/** Stores one file of the viewer. */
export const storeUpload = async (viewer: Viewer, purpose: FilePurpose, upload: Upload): Promise<FileInfo> =>
  (await uploadFiles(viewer, (store) => store(purpose, upload)))[0]!

/** A file that belongs to nothing yet, as its owner sees it. */
const uploadedSelect = (viewer: Viewer) => sql`
  id, name, size, type, last_modified AS "lastModified", ${viewer.role} AS "addedBy",
  created_at AS "addedAt", NULL AS "sharedName", false AS held, NULL AS "heldBecause", NULL AS "withheldBecause", NULL AS "leftOut", false AS "behindNda", false AS preparing, false AS picture, NULL AS facts,
  since_revision AS "sinceRevision", until_revision AS "untilRevision",
  NULL AS document, NULL::int AS "lotId", NULL::int AS "problemId", false AS hidden, width, height`

const keep = commandOfMany(
  'file.upload',
  async ({ viewer, rows }, { stored }: { stored: Stored[] }) => {
    await assertRoomFor(
      { viewer, rows },
      stored.reduce((sum, { size }) => sum + size, 0),
    )
    const files = await rows<FileInfo>(sql`
      INSERT INTO files (owner_id, member_id, purpose, name, size, type, storage_key, sha256, width, height, clean_state,
        last_modified)
      SELECT ${viewer.id}, ${viewer.member.id}, purpose, name, size, type, "storageKey", sha256, width, height,
        -- The other side gets a photo as it is kept.
        CASE WHEN purpose = 'photo' THEN 'same'::"CleanState" END, now()
      FROM jsonb_to_recordset(${JSON.stringify(stored)}::jsonb)
        AS (purpose "FilePurpose", name text, size int, type text, "storageKey" text, sha256 text, width int, height int)
      RETURNING ${uploadedSelect(viewer)}`)
    await enqueuePictures(rows, files)
    return files.map(({ id }) => id)
  },
  uploaded,
)

/** The own uploads with these ids; 404 when one is gone. */
async function uploaded({ viewer, rows }: ReadScope, ids: number[]): Promise<FileInfo[]> {
  const files = await rows<FileInfo>(sql`
    SELECT ${uploadedSelect(viewer)} FROM files WHERE id = ANY(${ids}::int[]) AND owner_id = ${viewer.id} ORDER BY id LIMIT 50`)
  if (files.length < ids.length) throw new Problem('not_found', 'File not found')
  return files
}

/** What was sent, as a text: the same files give the same one. */
const namesOf = (stored: Stored[]) => JSON.stringify(stored.map(({ purpose, name, sha256 }) => [purpose, name, sha256]))

/**
 * Streams the bytes into the store and notes them in `stored`: they lie there before the row that shows them. Refuses a
 * type that its purpose doesn't take with 415, and what `checkUpload` refuses.
 */
async function storeBytes(viewer: Viewer, purpose: FilePurpose, { name: given, content }: Upload, stored: Stored[]) {
  const name = oneLine(given)
  if (!name || name.length > 255) throw new Problem('validation', 'A file name can have at most 255 characters')
  if (!hasType(name, purpose)) throw new Problem('unsupported_type', wrongTypeMessage(name, purpose))

  const storageKey = `${new Date().toISOString().slice(0, 7)}/${randomUUID()}`
  const { pass, found } = checkUpload(name, env().fileMaxMb[purpose])
  const store = await storage()
  let facts: Pick<Stored, 'size' | 'sha256' | 'width' | 'height'>
  try {
    await store.put(storageKey, Readable.from(pass(content)))
    facts = purpose === 'photo' ? await cleanPhotoAt(viewer.id, storageKey, name) : found()
  } catch (err) {
    // A photo has arrived before it is refused.
    if (purpose === 'photo') await store.delete(storageKey).catch(() => undefined)
    if (err instanceof Problem) throw err
    log().error({ err, storageKey }, 'the store took no file')
    throw new Problem('unavailable', 'We can’t save files right now. Please try again in a minute.')
  }
  stored.push({ purpose, name, type: mediaTypeOf(name), storageKey, ...facts })
}

/** Deletes bytes without a committed row: of a refused or repeated upload. After a failure the clean-up deletes them. */
async function discardWithoutRow(stored: Stored[]) {
  const keys = stored.map(({ storageKey }) => storageKey)
  if (!keys.length) return
  try {
    const named = await db().file.findMany({ where: { storageKey: { in: keys } }, select: { storageKey: true } })
    const store = await storage()
    for (const key of keys) if (!named.some(({ storageKey }) => storageKey === key)) await store.delete(key)
  } catch (err) {
    log().warn({ err, keys }, 'could not discard the bytes of an upload')
  }
}
