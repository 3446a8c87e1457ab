import type { Input } from '../../../contract/core/endpoint'
import type { Note, notes } from '../../../contract/core/notes'
import { sql } from '../../../infra/db/db'
import { listOf } from '../list'
import { folded, holds } from '../../../infra/db/text-search'
import { query } from '../verb'
import { isThere, noteSelect, toNote } from './note'

/** A page of the notes about one thing, newest first. */
export const listNotes = query('note.list', async ({ viewer }, q: Input<typeof notes.list>) => {
  const page = await listOf<Note>(q, {
    select: noteSelect,
    from: sql`notes n LEFT JOIN members a ON a.id = n.author_id`,
    id: sql`n.id`,
    where: [
      sql`n.entity_type = ${q.entityType} AND n.entity_id = ${q.entityId} AND ${isThere}`,
      ...(q.q ? [holds(folded(sql`n.text`), q.q)] : []),
    ],
  })
  return { ...page, items: page.items.map((row) => toNote(row, viewer)) }
})
