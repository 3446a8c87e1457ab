import { createHash, randomUUID } from 'node:crypto'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileTypes, tooLargeMessage, type FileInfo, type FilePurpose } from '../../contract/files'
import { Problem } from '../../contract/problem'
import { db } from '../../infra/db'
import { env } from '../../infra/env'
import { storage } from '../../infra/storage'
import type { Viewer } from '../../rules/permissions'
import { hasType, toFile } from './attached-files'
import { assertSignature, HEAD_BYTES } from './signatures'

export type Upload = { name: string; type: string; content: Readable & { truncated?: boolean } }

/**
 * Stores one uploaded file of the viewer, to be attached later. Streams, so memory stays flat; hashes on the way.
 * Bytes lie in the store before the row that shows them. Refuses: a foreign type 415, content that doesn't fit its
 * extension 415, over the limit 413, nothing in it 400.
 */
export async function storeUpload(
  viewer: Viewer,
  purpose: FilePurpose,
  { name, type, content }: Upload,
): Promise<FileInfo> {
  if (!name || name.length > 255) throw new Problem('validation', 'A file needs a name of at most 255 characters')
  if (!hasType(name, purpose))
    throw new Problem('unsupported_type', `File "${name}" must be one of ${fileTypes[purpose].join(', ')}`)

  const maxMb = env().fileMaxMb[purpose]
  const storageKey = `${new Date().toISOString().slice(0, 7)}/${randomUUID()}`
  const measure = measuring(name, maxMb * 1024 * 1024, tooLargeMessage(name, maxMb))
  try {
    await Promise.all([pipeline(content, measure.stream), storage().putStream(storageKey, measure.stream)])
    if (!measure.size) throw new Problem('validation', `File "${name}" is empty`)
    const data = { ownerId: viewer.id, purpose, name, type, storageKey, size: measure.size, sha256: measure.digest() }
    return toFile(await db().file.create({ data: { ...data, lastModified: new Date() } }))
  } catch (error) {
    content.resume()
    await storage()
      .delete(storageKey)
      .catch(() => {})
    throw error
  }
}

/** Counts, hashes and checks what flows through it; ends the flow with a refusal as soon as something doesn't fit. */
function measuring(name: string, maxBytes: number, tooLarge: string) {
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let checked = false
  const measured = { size: 0, digest: () => hash.digest('hex'), stream: new Transform({ transform, flush }) }
  return measured

  function transform(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null, data?: Buffer) => void) {
    measured.size += chunk.length
    if (measured.size > maxBytes) return done(new Problem('too_large', tooLarge))
    hash.update(chunk)
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
    if (!checked && head.length >= HEAD_BYTES) return check(() => done(null, chunk), done)
    done(null, chunk)
  }
  function flush(done: (error?: Error | null) => void) {
    if (checked || !measured.size) return done()
    check(() => done(), done)
  }
  function check(fine: () => void, refuse: (error: Error) => void) {
    checked = true
    try {
      assertSignature(name, head)
    } catch (error) {
      return refuse(error as Error)
    }
    fine()
  }
}
