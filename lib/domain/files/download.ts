import { pipeline, type Readable } from 'node:stream'
import { Problem } from '../../contract/core/problem'
import { sql, type Sql } from '../../infra/db/db'
import { log } from '../../infra/observability/log'
import { storage, type Range } from '../../infra/storage'
import type { Viewer } from '../../rules/permissions'
import { inquiryFrom, mayLoadDrawings } from '../inquiries/inquiry'
import { command, query } from '../core/verb'
import { visibleWorkorders, workorderFrom } from '../workorders/workorder'
import { verifyBytes } from './verify-bytes'

type Named = { id: number; fileName: string }
type Found = {
  id: number
  name: string
  size: number
  ownerId: number
  storageKey: string | null
  sha256: string | null
}

/** A file of an inquiry, for those who may load its drawings. */
export const downloadInquiryFile = download(
  'inquiry.download',
  (viewer, { id, fileName }) => sql`
    FROM ${inquiryFrom} JOIN files f ON f.inquiry_id = i.id
    WHERE i.id = ${id} AND f.name = ${fileName} AND ${mayLoadDrawings(viewer)}`,
)

/** A file of a work order, for those who may see the order. */
export const downloadWorkorderFile = download(
  'workorder.download',
  (viewer, { id, fileName }) => sql`
    FROM ${workorderFrom} JOIN files f ON f.work_order_id = w.id
    WHERE w.id = ${id} AND f.name = ${fileName} AND ${visibleWorkorders(viewer)}`,
)

/** The small picture of a drawing, for those who may load the drawing. */
export const downloadPicture = query('inquiry.download', async ({ viewer, rows }, { id, fileName }: Named) => {
  const [file] = await rows<{ pictureKey: string | null }>(sql`
    SELECT f.picture_key AS "pictureKey" FROM ${inquiryFrom} JOIN files f ON f.inquiry_id = i.id
    WHERE i.id = ${id} AND f.name = ${fileName} AND ${mayLoadDrawings(viewer)}`)
  const content = file?.pictureKey ? await bytesOf(file.pictureKey) : null
  if (!content) throw new Problem('not_found', 'There is no picture of it')
  return { name: `${fileName}.png`, type: 'image/png', inline: true, content }
})

/**
 * A verb in two steps: a query finds the file; `open` returns its bytes, and a command records the download. A file that
 * the client has already (ETag) is not opened. A file without bytes: 404.
 */
function download(act: 'inquiry.download' | 'workorder.download', from: (viewer: Viewer, input: Named) => Sql) {
  const find = query(act, async ({ viewer, rows }, input: Named) => {
    const [file] = await rows<Found>(sql`
      SELECT f.id, f.name, f.size, f.owner_id AS "ownerId", f.storage_key AS "storageKey", f.sha256
      ${from(viewer, input)}`)
    if (!file?.storageKey) throw new Problem('not_found', 'There is no such file')
    return { ...file, storageKey: file.storageKey }
  })

  // A preview loads a file in ranges: downloads within a minute count once.
  const note = command(act, async ({ viewer, rows }, { fileId }: { fileId: number }) => {
    await rows(sql`
      INSERT INTO file_downloads AS d (file_id, user_id) VALUES (${fileId}, ${viewer.id})
      ON CONFLICT (file_id, user_id) DO UPDATE SET times = d.times + 1, last_at = now()
        WHERE d.last_at < now() - interval '1 minute'`)
  })

  async function verb(viewer: Viewer | null, input: Named) {
    const { id, name, size, ownerId, storageKey, sha256 } = await find(viewer, input)
    // Files of an older version have no hash until the clean-up has read them. The bytes of a file never change.
    const etag = sha256 ?? `file-${id}`
    async function open(range?: Range) {
      const content = await bytesOf(storageKey, range)
      try {
        if (content && ownerId !== viewer?.id) await note(viewer, { fileId: id })
        // A part can't be compared with the hash of the whole.
        return content && sha256 && !range ? verified(content, id, sha256) : content
      } catch (error) {
        content?.destroy()
        throw error
      }
    }
    return { name, size, etag, open }
  }
  return Object.assign(verb, { act })
}

function verified(content: Readable, fileId: number, sha256: string): Readable {
  return pipeline(content, verifyBytes(sha256), (err) => {
    // A client may leave before the end.
    if (err && err.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      log().error({ err, fileId }, 'a stored file could not be read')
  })
}

/** The content of a key; null when it is missing. A store that does not answer: 503. */
async function bytesOf(storageKey: string, range?: Range) {
  try {
    return await (await storage()).get(storageKey, range)
  } catch (err) {
    log().error({ err, storageKey }, 'the store gave no file')
    throw new Problem('unavailable', 'Files can not be read at the moment. Please try again in a minute.')
  }
}
