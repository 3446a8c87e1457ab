import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { Note, notes } from '../../../contract/core/notes'
import { sql } from '../../../infra/db/db'
import { mentionedIn } from '../../../rules/core/mentions'
import { NOTES_OF_A_THING } from '../../../terms/noted-things'
import { findAdmins } from '../../facts/admins'
import { commandOnce } from '../verb'
import { noteCount } from './note-count'
import { findNoted } from './noted'
import { findNote, toNote } from './note'

/** An admin writes a note about a thing. Admins that it mentions are notified. */
export const addNote = commandOnce(
  'note.add',
  async (scope, { entityType, entityId, text }: Input<typeof notes.add>) => {
    const { viewer, rows, emit } = scope
    const noted = await findNoted(rows, entityType, entityId)
    if (!noted) throw invalid('entityId', 'There is nothing of this id to write a note about')
    const [thing] = await rows<{ count: number }>(
      sql`SELECT ${noteCount(viewer, entityType, sql`${entityId}`)} AS count`,
    )
    if (thing!.count >= NOTES_OF_A_THING)
      throw new Problem('conflict', `This has ${NOTES_OF_A_THING} notes already: remove one first`)

    const [written] = await rows<Pick<Note, 'id' | 'createdAt'>>(sql`
    INSERT INTO notes (entity_type, entity_id, text, author_id)
    VALUES (${entityType}, ${entityId}::int, ${text}, ${viewer.member.id}::int) RETURNING id, created_at AS "createdAt"`)
    const authorName = viewer.contactName
    const note = { ...written!, entityType, entityId, text, authorId: viewer.member.id, authorName }
    const mentioned = text.includes('@') ? mentionedIn(text, await findAdmins(rows, text.normalize('NFC'))) : []
    emit('note.added', { noteId: note.id, entityType, entityId, ...noted, authorName, mentioned })
    return note.id
  },
  async (scope, id) => toNote(await findNote(scope, id), scope.viewer),
)
