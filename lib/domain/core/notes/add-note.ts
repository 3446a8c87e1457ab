import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { notes } from '../../../contract/core/notes'
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
    const { viewer, rows, tx, emit } = scope
    const noted = await findNoted(rows, entityType, entityId)
    if (!noted) throw invalid('entityId', 'There is nothing of this id to write a note about')
    const [thing] = await rows<{ count: number }>(
      sql`SELECT ${noteCount(viewer, entityType, sql`${entityId}`)} AS count`,
    )
    if (thing!.count >= NOTES_OF_A_THING)
      throw new Problem('conflict', `This has ${NOTES_OF_A_THING} notes already: remove one first`)

    const { id } = await tx.note.create({ data: { entityType, entityId, text, authorId: viewer.member.id } })
    const mentioned = text.includes('@') ? mentionedIn(text, await findAdmins(rows, text.normalize('NFC'))) : []
    emit('note.added', { noteId: id, entityType, entityId, ...noted, authorName: viewer.contactName, mentioned })
    return id
  },
  async (scope, id) => toNote(await findNote(scope, id), scope.viewer),
)
