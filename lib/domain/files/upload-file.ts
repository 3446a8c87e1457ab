import { createHash, randomUUID, type Hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FileInfo, FilePurpose } from '../../contract/files'
import { fileTypes, mediaTypeOf, tooLargeMessage } from '../../contract/file-types'
import { Problem } from '../../contract/core/problem'
import { env } from '../../infra/env'
import { rows, sql, type Rows } from '../../infra/db/db'
import { log } from '../../infra/observability/log'
import { kindOf } from '../../infra/thumbnails'
import { storage } from '../../infra/storage'
import { assertMay, type Viewer } from '../../rules/permissions'
import { command } from '../core/verb'
import { hasType } from './attached-files'
import { assertSignature, HEAD_BYTES } from './signatures'

export type Upload = { name: string; content: Readable }
type Store = (purpose: FilePurpose, upload: Upload) => Promise<void>
type Stored = { purpose: FilePurpose; name: string; type: string; storageKey: string; size: number }
/** What came so far; `seen` is the hash of it, where an Idempotency-Key asks whether the same comes again. */
type Uploads = { stored: Stored[]; seen?: Hash }

/**
 * Stores the files that `receive` hands on, one by one as they arrive, to be attached later: all of them or none. The
 * permission is asked first. With an Idempotency-Key that was seen with the same files, the answer is the earlier one and
 * nothing is stored.
 */
export async function uploadFiles(
  viewer: Viewer | null,
  receive: (store: Store) => Promise<void>,
  key?: string,
): Promise<FileInfo[]> {
  assertMay('file.upload', viewer)
  const uploads: Uploads = { stored: [], seen: key ? createHash('sha256') : undefined }
  try {
    await assertRoom(viewer)
    await receive((purpose, upload) => storeBytes(purpose, upload, uploads))
    if (!uploads.stored.length) throw new Problem('validation', 'Send at least one part named file')
    return await keep(viewer, uploads, key ? { key, fingerprint: uploads.seen!.digest('base64url') } : undefined)
  } finally {
    await discardWithoutRow(uploads.stored)
  }
}

/** An account's uploads that belong to nothing yet (bytes): nobody fills the disk with what nobody sees. */
const MAX_LOOSE = 1024 ** 3

async function assertRoom(viewer: Viewer) {
  if (env().RATE_LIMIT === 'off') return
  const [loose] = await rows<{ full: boolean }>(sql`
    SELECT coalesce(sum(size), 0) > ${MAX_LOOSE}::bigint AS full FROM files
    WHERE owner_id = ${viewer.id} AND inquiry_id IS NULL AND work_order_id IS NULL`)
  if (loose!.full)
    throw new Problem(
      'conflict',
      'You have more than 1 GB of uploads that belong to nothing yet. Submit them, or try again tomorrow.',
    )
}

/** Stores one file of the viewer. */
export const storeUpload = async (viewer: Viewer, purpose: FilePurpose, upload: Upload): Promise<FileInfo> =>
  (await uploadFiles(viewer, (store) => store(purpose, upload)))[0]!

const keep = command('file.upload', async ({ viewer, rows }, uploads: Uploads) => {
  const files = await rows<FileInfo>(sql`
    INSERT INTO files (owner_id, purpose, name, size, type, storage_key, last_modified)
    SELECT ${viewer.id}, purpose, name, size, type, "storageKey", now()
    FROM jsonb_to_recordset(${JSON.stringify(uploads.stored)}::jsonb)
      AS (purpose "FilePurpose", name text, size int, type text, "storageKey" text)
    RETURNING id, name, size, type, last_modified AS "lastModified", ${viewer.role} AS "addedBy",
      created_at AS "addedAt", false AS picture, NULL AS facts`)
  await enqueuePictures(rows, files)
  return files
})

/** One at a time over all workers: a picture is worth no waiting mail. */
const enqueuePictures = (rows: Rows, files: FileInfo[]) => {
  const drawn = files.filter(({ name }) => kindOf(name)).map(({ id }) => id)
  return rows(sql`
    SELECT count(graphile_worker.add_job('picture', json_build_object('fileId', id), queue_name := 'pictures',
      max_attempts := 5, priority := 10))::int
    FROM unnest(${drawn}::int[]) AS id`)
}

/**
 * Puts the bytes into the store and notes them in `uploads`. Streams, so memory stays flat. Bytes lie there before the row that
 * shows them. Refuses: a foreign type 415, content that doesn't fit its extension 415, over the limit 413, nothing in
 * it 400.
 */
async function storeBytes(purpose: FilePurpose, { name, content }: Upload, { stored, seen }: Uploads) {
  if (!name || name.length > 255) throw new Problem('validation', 'A file needs a name of at most 255 characters')
  if (!hasType(name, purpose))
    throw new Problem('unsupported_type', `File "${name}" must be one of ${fileTypes[purpose].join(', ')}`)

  const storageKey = `${new Date().toISOString().slice(0, 7)}/${randomUUID()}`
  const check = checking(name, content, env().fileMaxMb[purpose], seen)
  try {
    await (await storage()).put(storageKey, content)
  } catch (err) {
    content.resume()
    if (err instanceof Problem) throw err
    log().error({ err, storageKey }, 'the store took no file')
    throw new Problem('unavailable', 'Files can not be stored at the moment. Please try again in a minute.')
  }
  // Noted first, so that it is taken away again if it doesn't fit.
  stored.push({ purpose, name, type: mediaTypeOf(name), storageKey, size: check.size })
  seen?.update(JSON.stringify([purpose, name, check.size]))
  check.end()
}

/** Deletes bytes that no committed row names: of a refused upload, or of one sent twice. What fails here, the daily clean-up deletes. */
async function discardWithoutRow(stored: Stored[]) {
  const keys = stored.map(({ storageKey }) => storageKey)
  if (!keys.length) return
  try {
    const named = await rows<{ key: string }>(sql`
      SELECT storage_key AS key FROM files WHERE storage_key = ANY(${keys}::text[])`)
    const store = await storage()
    for (const key of keys) if (!named.some((row) => row.key === key)) await store.delete(key)
  } catch (err) {
    log().warn({ err, keys }, 'bytes of an upload were not discarded')
  }
}

/** Watches what passes, and breaks the flow with a Problem where it doesn't fit; `end` refuses what is only known then. */
function checking(name: string, content: Readable, maxMb: number, seen?: Hash) {
  let head = Buffer.alloc(0)
  const check = {
    size: 0,
    end() {
      if (!check.size) throw new Problem('validation', `File "${name}" is empty`)
      if (head.length < HEAD_BYTES) assertSignature(name, head)
    },
  }
  const pass = (chunk: Buffer) => {
    check.size += chunk.length
    if (check.size > maxMb * 1024 * 1024) throw new Problem('too_large', tooLargeMessage(name, maxMb))
    seen?.update(chunk)
    if (head.length < HEAD_BYTES) {
      head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
      if (head.length === HEAD_BYTES) assertSignature(name, head)
    }
  }
  // Held until the store takes it: who listens alone would set it flowing.
  content.pause().on('data', (chunk: Buffer) => {
    try {
      pass(chunk)
    } catch (error) {
      content.destroy(error as Error)
    }
  })
  return check
}
