import { sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { visibleWorkorders, workorderFrom } from '../../facts/workorders'
import { download, findPicture, type Named } from '../../files/files/download'
import { isShownTo, nameFor } from '../../files/files/sides'
import { bytesOf } from '../../files/files/stored-bytes'

const workorderFile = (viewer: Viewer, { id, fileName }: Named) => sql`
  FROM ${workorderFrom} JOIN files f ON f.work_order_id = w.id
  WHERE w.id = ${id} AND ${nameFor(viewer)} = ${fileName} AND ${visibleWorkorders(viewer)}
    AND ${isShownTo(viewer)}`

/** A file of a work order, for those who may see the order. */
export const downloadWorkorderFile = download('workorder.download', workorderFile)

const findPhoto = findPicture('workorder.download', workorderFile)

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
