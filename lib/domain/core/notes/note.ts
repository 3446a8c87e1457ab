import type { Note } from '../../../contract/core/notes'
import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import type { ReadScope } from '../verb'
import { pick, readerOf, type VisibleFields } from '../visible-fields'

export const noteSelect = sql`
  n.id, n.entity_type AS "entityType", n.entity_id AS "entityId", n.text, n.author_id AS "authorId",
  a.name AS "authorName", n.created_at AS "createdAt"`

/** Notes that were not removed. */
export const isThere = sql`n.removed_at IS NULL`

/** Admins alone read notes. */
const visible: VisibleFields<Note> = {
  customer: [],
  supplier: [],
  floor: [],
  admin: ['id', 'entityType', 'entityId', 'text', 'authorId', 'authorName', 'createdAt'],
}

/** The fields for this reader's role. */
export const toNote = (row: Note, viewer: Viewer): Note => pick(row, visible[readerOf(viewer)])

/** A note that was not removed; 404 otherwise. */
export async function findNote({ rows }: ReadScope, id: number): Promise<Note> {
  const [note] = await rows<Note>(sql`
    SELECT ${noteSelect} FROM notes n LEFT JOIN members a ON a.id = n.author_id WHERE n.id = ${id} AND ${isThere}`)
  if (!note) throw new Problem('not_found', 'Note not found')
  return note
}
