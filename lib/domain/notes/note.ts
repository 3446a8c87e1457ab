import type { Note } from '../../contract/notes'
import { sql } from '../../infra/db/db'
import type { Viewer } from '../../rules/permissions'
import { pick, readerOf, type VisibleFields } from '../core/visible-fields'

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
