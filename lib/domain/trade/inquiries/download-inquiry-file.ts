import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { markPicture } from '../../../clean/mark-picture'
import { sql } from '../../../infra/db/db'
import { isoDay } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import type { Viewer } from '../../../rules/core/permissions'
import { download, findPicture, type Named } from '../../files/files/download'
import { noteDownload } from '../../files/files/note-download'
import { nameFor } from '../../files/files/sides'
import { bytesOf } from '../../files/files/stored-bytes'
import { inquiryFrom } from './inquiry'
import { mayLoadDrawings } from './visible-inquiries'

const inquiryFile = (viewer: Viewer, { id, fileName }: Named) => sql`
  FROM ${inquiryFrom} JOIN files f ON f.inquiry_id = i.id
  WHERE i.id = ${id} AND ${nameFor(viewer)} = ${fileName} AND ${mayLoadDrawings(viewer)}`

/** A file of an inquiry, for those who may load its drawings. */
export const downloadInquiryFile = download('inquiry.download', inquiryFile)

const findDrawing = findPicture('inquiry.download', inquiryFile)

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
