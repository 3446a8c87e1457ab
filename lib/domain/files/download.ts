import { pipeline, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { markPicture } from '../../clean/mark-picture'
import { sql, type Sql } from '../../infra/db/db'
import { log } from '../../infra/observability/log'
import type { Range } from '../../infra/storage'
import { Problem } from '../../contract/core/problem'
import { isoDay } from '../../rules/format'
import { displayId } from '../../rules/nouns'
import type { Viewer } from '../../rules/permissions'
import { inquiryFrom, mayLoadDrawings } from '../inquiries/inquiry'
import { query } from '../core/verb'
import { quotationFrom, visibleQuotations } from '../quotations/quotation'
import { questionFrom, visibleQuestions } from '../questions/question'
import { receiptFrom, visibleReceipts } from '../receipts/receipt'
import { visibleMessageFiles, visibleMessages } from '../questions/visible-messages'
import { visibleWorkorders, workorderFrom } from '../workorders/workorder'
import { contentFor, contentSelect, type StoredFile } from './content-for'
import { makeCleanCopyNow } from './make-clean-copy'
import { noteDownload, type DownloadAct } from './note-download'
import { isHeld, isKnownTo, isOwnFile, isShownTo, nameFor } from './sides'
import { bytesOf } from './stored-bytes'
import { verifyBytes } from './verify-bytes'

/** `fileName` is the viewer's own name of the file. */
type Named = { id: number; fileName: string }

const inquiryFile = (viewer: Viewer, { id, fileName }: Named) => sql`
  FROM ${inquiryFrom} JOIN files f ON f.inquiry_id = i.id
  WHERE i.id = ${id} AND ${nameFor(viewer)} = ${fileName} AND ${mayLoadDrawings(viewer)}`

/** A file of an inquiry, for those who may load its drawings. */
export const downloadInquiryFile = download('inquiry.download', inquiryFile)

const workorderFile = (viewer: Viewer, { id, fileName }: Named) => sql`
  FROM ${workorderFrom} JOIN files f ON f.work_order_id = w.id
  WHERE w.id = ${id} AND ${nameFor(viewer)} = ${fileName} AND ${visibleWorkorders(viewer)}
    AND ${isShownTo(viewer)}`

/** A file of a work order, for those who may see the order. */
export const downloadWorkorderFile = download('workorder.download', workorderFile)

/** An attachment of a message, for those who read the message. */
export const downloadMessageFile = download(
  'question.download',
  (viewer, { id, fileName }) => sql`
    FROM ${questionFrom} JOIN question_messages m ON m.question_id = t.id JOIN files f ON f.message_id = m.id
    WHERE m.id = ${id} AND ${nameFor(viewer)} = ${fileName} AND ${visibleQuestions(viewer)} AND ${visibleMessages(viewer)}
      AND ${visibleMessageFiles(viewer)}`,
)

/** An attachment of a quotation, for those who see the quotation. */
export const downloadQuotationFile = download(
  'quotation.download',
  (viewer, { id, fileName }) => sql`
    FROM ${quotationFrom} JOIN files f ON f.quotation_id = q.id
    WHERE q.id = ${id} AND ${nameFor(viewer)} = ${fileName} AND ${visibleQuotations(viewer)}`,
)

/** The proof of a payment, for those who see the receipt. */
export const downloadReceiptFile = download(
  'receipt.download',
  (viewer, { id, fileName }) => sql`
    FROM ${receiptFrom} JOIN files f ON f.receipt_id = r.id
    WHERE r.id = ${id} AND ${nameFor(viewer)} = ${fileName} AND ${visibleReceipts(viewer)}`,
)

/** The thumbnail of a drawing, for those who may load the drawing. For the other side the inquiry and the day stand on it. */
export const downloadPicture = Object.assign(
  async (viewer: Viewer | null, input: Named) => {
    const { id, pictureKey, isOwn } = await findDrawing(viewer, input)
    const mark = isOwn ? '' : `${displayId('inquiry', input.id)} ${isoDay(Date.now())}`
    async function open() {
      const content = await bytesOf(pictureKey)
      if (!content || isOwn) return content
      await noteDownload['inquiry.download'](viewer, { fileId: id })
      return Readable.from([await markPicture(await buffer(content), mark)])
    }
    return {
      name: `${input.fileName}.png`,
      type: 'image/png',
      inline: true,
      etag: `${pictureKey} ${mark}`.trim().replace(/\W/g, '-'),
      open,
    }
  },
  { act: 'inquiry.download' as const },
)

/** The thumbnail of an order's photo or drawing, for those who may see the order. */
export const downloadWorkorderPicture = Object.assign(
  async (viewer: Viewer | null, input: Named) => {
    const { pictureKey } = await findPhoto(viewer, input)
    const isPng = pictureKey.endsWith('.png')
    return {
      name: `${input.fileName}.${isPng ? 'png' : 'jpg'}`,
      type: isPng ? 'image/png' : 'image/jpeg',
      inline: true,
      etag: pictureKey.replace(/\W/g, '-'),
      open: () => bytesOf(pictureKey),
    }
  },
  { act: 'workorder.download' as const },
)

const [findDrawing, findPhoto] = [
  findPicture('inquiry.download', inquiryFile),
  findPicture('workorder.download', workorderFile),
]

function findPicture(act: DownloadAct, from: (viewer: Viewer, input: Named) => Sql) {
  return query(act, async ({ viewer, rows }, input: Named) => {
    const [file] = await rows<{ id: number; pictureKey: string | null; isOwn: boolean; isHeld: boolean }>(sql`
      SELECT f.id, f.picture_key AS "pictureKey", ${isOwnFile(viewer)} AS "isOwn", ${isHeld} AS "isHeld"
      ${from(viewer, input)}`)
    if (!file?.pictureKey || (file.isHeld && !file.isOwn)) throw new Problem('not_found', 'This file has no thumbnail')
    return { ...file, pictureKey: file.pictureKey }
  })
}

const NOT_SHARED = 'This file isn’t shared with you yet: Jobwork has yet to check it.'

/**
 * A verb in two steps: a query finds the file; `open` returns its bytes, and a command records the download. A file that
 * the client has already (ETag) is not opened. The other side gets the clean copy, which is made now if need be. A file
 * without bytes, or that is kept from its reader: 404; one that waits for an admin: 409.
 */
function download(act: DownloadAct, from: (viewer: Viewer, input: Named) => Sql) {
  const find = query(act, async ({ viewer, rows }, input: Named) => {
    const read = async () =>
      (await rows<StoredFile>(sql`SELECT ${contentSelect(viewer)} ${from(viewer, input)} AND ${isKnownTo(viewer)}`))[0]
    let file = await read()
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

  async function verb(viewer: Viewer | null, input: Named) {
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
