import { createHash } from 'node:crypto'
import { Problem } from '../../contract/problem'
import { sql, type Sql } from '../../infra/db'
import { log } from '../../infra/log'
import { storage, type Range } from '../../infra/storage'
import { inquiryFrom, mayLoadDrawings } from '../inquiries/inquiry'
import { query, type ReadScope } from '../verb'
import { visibleWorkorders, workorderFrom } from '../workorders/workorder'

type Named = { id: number; fileName: string }
type Kept = {
  id: number
  name: string
  size: number
  ownerId: number
  storageKey: string | null
}

/** A file of an inquiry, for who may load its drawings. */
export const downloadInquiryFile = query('inquiry.download', async (scope, { id, fileName }: Named) =>
  open(
    scope,
    sql`FROM ${inquiryFrom} JOIN files f ON f.inquiry_id = i.id
    WHERE i.id = ${id} AND f.name = ${fileName} AND ${mayLoadDrawings(scope.viewer)}`,
  ),
)

/** The small picture of a drawing, for who may load it. */
export const downloadPicture = query('inquiry.download', async (scope, { id, fileName }: Named) => {
  const [file] = await scope.rows<{ pictureKey: string | null }>(sql`
    SELECT f.picture_key AS "pictureKey" FROM ${inquiryFrom} JOIN files f ON f.inquiry_id = i.id
    WHERE i.id = ${id} AND f.name = ${fileName} AND ${mayLoadDrawings(scope.viewer)}`)
  const content = file?.pictureKey ? await bytesOf(file.pictureKey) : null
  if (!content) throw new Problem('not_found', 'There is no picture of it')
  return { name: `${fileName}.png`, type: 'image/png', inline: true, content }
})

/** A file of a work order, for who may see the order. */
export const downloadWorkorderFile = query('workorder.download', async (scope, { id, fileName }: Named) =>
  open(
    scope,
    sql`FROM ${workorderFrom} JOIN files f ON f.work_order_id = w.id
    WHERE w.id = ${id} AND f.name = ${fileName} AND ${visibleWorkorders(scope.viewer)}`,
  ),
)

/** A file with its name and size, and a way to its bytes that also notes who loads them. Only metadata: 404. */
async function open(scope: ReadScope, from: Sql) {
  const [file] = await scope.rows<Kept>(sql`
    SELECT f.id, f.name, f.size, f.owner_id AS "ownerId", f.storage_key AS "storageKey" ${from}`)
  if (!file?.storageKey) throw new Problem('not_found', 'There is no such file')
  const { name, size, storageKey: key } = file
  // Bytes under a key never change; the key itself is nobody's business.
  const etag = createHash('sha256').update(key).digest('base64url')
  return {
    ...{ name, size, etag },
    async open(range?: Range) {
      const content = await bytesOf(key, range)
      if (content) await note(scope, file)
      return content
    },
  }
}

/** What lies under the key, null for nothing. A store that doesn't answer: 503. */
async function bytesOf(storageKey: string, range?: Range) {
  try {
    return await (await storage()).get(storageKey, range)
  } catch (err) {
    log().error({ err, storageKey }, 'the store gave no file')
    throw new Problem('unavailable', 'Files can not be read at the moment. Please try again in a minute.')
  }
}

/** Who loaded what isn't theirs. A viewer asks for a file in pieces: within a minute it counts once. */
async function note({ viewer, rows }: ReadScope, { id, ownerId }: Kept) {
  if (ownerId === viewer.id) return
  await rows(sql`
    INSERT INTO file_downloads AS d (file_id, user_id) VALUES (${id}, ${viewer.id})
    ON CONFLICT (file_id, user_id) DO UPDATE SET times = d.times + 1, last_at = now()
      WHERE d.last_at < now() - interval '1 minute'`)
}
