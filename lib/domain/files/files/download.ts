import { pipeline, type Readable } from 'node:stream'
import { sql, type Sql } from '../../../infra/db/db'
import { log } from '../../../infra/observability/log'
import type { Range } from '../../../infra/storage'
import { Problem } from '../../../contract/core/problem'
import type { Viewer } from '../../../rules/core/permissions'
import { query } from '../../core/verb'
import { contentFor, contentSelect, type StoredFile } from './content-for'
import { makeCleanCopyNow } from './make-clean-copy'
import { assertNda, ndaInquiryOf } from './nda-gate'
import { noteDownload, type DownloadAct } from './note-download'
import { isHeld, isKnownTo, isOwnFile } from './sides'
import { bytesOf } from './stored-bytes'
import { verifyBytes } from './verify-bytes'

/** A file of the thing with this id; `fileName` is the viewer's own name of it. */
export type Named = { id: number; fileName: string }

/** A query that finds the thumbnail of a file among those that `from` selects as `f`; 404 where there is none. */
export function findPicture(act: DownloadAct, from: (viewer: Viewer, input: Named) => Sql) {
  return query(act, async ({ viewer, rows }, input: Named) => {
    const [file] = await rows<{
      id: number
      pictureKey: string | null
      isOwn: boolean
      isHeld: boolean
      ndaInquiryId: number | null
    }>(sql`
      SELECT f.id, ${ndaInquiryOf(viewer)} AS "ndaInquiryId", f.picture_key AS "pictureKey", ${isOwnFile(viewer)} AS "isOwn", ${isHeld} AS "isHeld"
      ${from(viewer, input)}`)
    assertNda(file?.ndaInquiryId)
    if (!file?.pictureKey || (file.isHeld && !file.isOwn)) throw new Problem('not_found', 'This file has no thumbnail')
    return { ...file, pictureKey: file.pictureKey }
  })
}

const NOT_SHARED = 'This file isn’t shared with you yet: Jobwork has yet to check it.'

/**
 * The download of one of the files that `from` selects as `f`: a verb in two steps. A query finds the file; `open` returns its bytes, and a command records the download. A file that
 * the client has already (ETag) is not opened. The other side gets the clean copy, which is made now if need be. A file
 * without bytes, or that is kept from its reader: 404; one that waits for an admin: 409.
 */
export function download<I extends { id: number } = Named>(act: DownloadAct, from: (viewer: Viewer, input: I) => Sql) {
  const find = query(act, async ({ viewer, rows }, input: I) => {
    const read = async () =>
      (await rows<StoredFile>(sql`SELECT ${contentSelect(viewer)} ${from(viewer, input)} AND ${isKnownTo(viewer)}`))[0]
    let file = await read()
    assertNda(file?.ndaInquiryId)
    if (file?.storageKey && !file.isOwn && !file.cleanState) {
      await copyNow(file.id)
      file = await read()
    }
    // Its reader sees it in the list: it is there, and can't be loaded.
    if (file?.storageKey && file.isHeld && !file.isOwn) throw new Problem('conflict', NOT_SHARED)
    const content = file && contentFor(file)
    if (!file || !content) throw new Problem('not_found', 'File not found')
    return { ...file, content }
  })

  async function verb(viewer: Viewer | null, input: I) {
    const { id, name, photoType, ownerId, content } = await find(viewer, input)
    const { key, size, sha256 } = content
    // Files of an older version have no hash until the clean-up has read them. The bytes of a file never change.
    const etag = sha256 ?? `file-${id}`
    async function open(range?: Range) {
      const bytes = await bytesOf(key, range)
      try {
        if (bytes && ownerId !== viewer?.id) await noteDownload[act](viewer, { fileId: id })
        // A part can't be compared with the hash of the whole.
        return bytes && sha256 && !range ? verified(bytes, id, sha256) : bytes
      } catch (error) {
        bytes?.destroy()
        throw error
      }
    }
    return { name, ...(photoType && { type: photoType }), size, etag, open }
  }
  return Object.assign(verb, { act })
}

/**
 * Makes the copy for the other side. The bytes may be missing or damaged: 503, as for a store that does not answer. A copy that
 * has to wait: 429.
 */
export async function copyNow(fileId: number) {
  try {
    await makeCleanCopyNow(fileId)
  } catch (err) {
    if (err instanceof Problem) throw err
    log().error({ err, fileId }, 'could not make a copy of a file')
    throw new Problem('unavailable', 'We can’t read this file right now. Please try again in a minute.')
  }
}

/** The bytes as they pass, up to the last chunk, which fails when they are damaged. */
export function verified(content: Readable, fileId: number, sha256: string): Readable {
  return pipeline(content, verifyBytes(sha256), (err) => {
    // A client may leave before the end.
    if (err && err.code !== 'ERR_STREAM_PREMATURE_CLOSE') log().error({ err, fileId }, 'could not read a stored file')
  })
}
