import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileInfo, FilePurpose } from '../../contract/files'
import { mediaTypeOf, wrongTypeMessage } from '../../contract/file-types'
import { oneLine } from '../../contract/core/fields'
import { Problem } from '../../contract/core/problem'
import { env } from '../../infra/env'
import { rows, sql, type Rows } from '../../infra/db/db'
import { log } from '../../infra/observability/log'
import { kindOf } from '../../infra/thumbnails'
import { storage } from '../../infra/storage'
import { assertMay, type Viewer } from '../../rules/permissions'
import { commandOfMany, type ReadScope } from '../core/verb'
import { hasType } from './attached-files'
import { checkUpload } from './check-upload'
import { cleanPhotoAt } from './clean-photo'
import { isUnattached } from './sides'

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
  try {
    await assertRoom(rows, viewer, 0)
    await receive((purpose, upload) => {
      // While a company is suspended its files are those of running orders.
      if (viewer.suspended && purpose === 'inquiry') assertMay('inquiry.submit', viewer)
      return storeBytes(purpose, upload, stored)
    })
    if (!stored.length) throw new Problem('validation', 'Send at least one `file` part')
    return await keep(viewer, { stored }, once && { key: once.key, fingerprint: once.printOf(namesOf(stored)) })
  } finally {
    await discardWithoutRow(stored)
  }
}

/** The limit of an account's unattached uploads (bytes). */
const MAX_LOOSE = 1024 ** 3

/** Asked before the bytes arrive, and with their size in the transaction that keeps them. */
async function assertRoom(rows: Rows, viewer: Viewer, size: number) {
  if (env().RATE_LIMIT === 'off') return
  const [loose] = await rows<{ full: boolean }>(sql`
    SELECT coalesce(sum(size), 0) + ${size} > ${MAX_LOOSE}::bigint AS full FROM files
    WHERE owner_id = ${viewer.id} AND ${isUnattached}`)
  if (loose!.full)
    throw new Problem('conflict', 'You have more than 1 GB of unused uploads. Submit them, or try again tomorrow.')
}

/** Stores one file of the viewer. */
export const storeUpload = async (viewer: Viewer, purpose: FilePurpose, upload: Upload): Promise<FileInfo> =>
  (await uploadFiles(viewer, (store) => store(purpose, upload)))[0]!

/** A file that belongs to nothing yet, as its owner sees it. */
const uploadedSelect = (viewer: Viewer) => sql`
  id, name, size, type, last_modified AS "lastModified", ${viewer.role} AS "addedBy",
  created_at AS "addedAt", NULL AS "sharedName", false AS held, NULL AS "heldBecause", NULL AS "withheldBecause", NULL AS "leftOut", false AS preparing, false AS picture, NULL AS facts,
  since_revision AS "sinceRevision", until_revision AS "untilRevision",
  NULL AS document, NULL::int AS "lotId", NULL::int AS "problemId", false AS hidden, width, height`

const keep = commandOfMany(
  'file.upload',
  async ({ viewer, rows }, { stored }: { stored: Stored[] }) => {
    // Uploads of one account are kept one after the other, so that many at once find the same room.
    await rows(sql`SELECT id FROM users WHERE id = ${viewer.id} FOR NO KEY UPDATE`)
    await assertRoom(
      rows,
      viewer,
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

/** Has thumbnails made of drawings: one at a time over all workers, with low priority. Mails come first. */
export const enqueuePictures = (rows: Rows, files: readonly Pick<FileInfo, 'id' | 'name'>[]) => {
  const drawn = files.filter(({ name }) => kindOf(name)).map(({ id }) => id)
  return rows(sql`
    SELECT count(graphile_worker.add_job('picture', json_build_object('fileId', id), queue_name := 'pictures',
      max_attempts := 5, priority := 10))::int
    FROM unnest(${drawn}::int[]) AS id`)
}

/** What was sent, as a text: the same files give the same one. */
const namesOf = (stored: Stored[]) => JSON.stringify(stored.map(({ purpose, name, sha256 }) => [purpose, name, sha256]))

/**
 * Streams the bytes into the store and notes them in `stored`: they lie there before the row that shows them. Refuses a
 * type that its purpose doesn't take with 415, and what `checkUpload` refuses.
 */
async function storeBytes(purpose: FilePurpose, { name: given, content }: Upload, stored: Stored[]) {
  const name = oneLine(given)
  if (!name || name.length > 255) throw new Problem('validation', 'A file name can have at most 255 characters')
  if (!hasType(name, purpose)) throw new Problem('unsupported_type', wrongTypeMessage(name, purpose))

  const storageKey = `${new Date().toISOString().slice(0, 7)}/${randomUUID()}`
  const { pass, found } = checkUpload(name, env().fileMaxMb[purpose])
  const store = await storage()
  let facts: Pick<Stored, 'size' | 'sha256' | 'width' | 'height'>
  try {
    await store.put(storageKey, Readable.from(pass(content)))
    facts = purpose === 'photo' ? await cleanPhotoAt(storageKey, name) : found()
  } catch (err) {
    content.resume()
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
    const named = await rows<{ key: string }>(sql`
      SELECT storage_key AS key FROM files WHERE storage_key = ANY(${keys}::text[])`)
    const store = await storage()
    for (const key of keys) if (!named.some((row) => row.key === key)) await store.delete(key)
  } catch (err) {
    log().warn({ err, keys }, 'could not discard the bytes of an upload')
  }
}
