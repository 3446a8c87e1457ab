import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import type { Note } from '../../../contract/core/notes'
import { command } from '../verb'
import { findNoted } from './noted'

/** An admin removes a note of their own. It leaves every answer; its row stays. */
export const removeNote = command('note.remove', async ({ viewer, rows, emit }, { id }: { id: number }) => {
  const [removed] = await rows<Pick<Note, 'entityType' | 'entityId'>>(sql`
    UPDATE notes SET removed_at = now() WHERE id = ${id} AND author_id = ${viewer.member.id} AND removed_at IS NULL
    RETURNING entity_type AS "entityType", entity_id AS "entityId"`)
  if (!removed) throw new Problem('not_found', 'Note not found')
  const { entityType, entityId } = removed
  const noted = (await findNoted(rows, entityType, entityId)) ?? { name: null, accountId: null }
  emit('note.removed', { noteId: id, entityType, entityId, ...noted })
})
