import { Problem } from '../../../contract/core/problem'
import type { NotedThing } from '../../../terms/noted-things'
import { actTime } from '../event-clock'
import { command } from '../verb'
import { findNoted } from './noted'

/** An admin removes a note of their own. It leaves every answer; its row stays. */
export const removeNote = command('note.remove', async ({ viewer, rows, tx, emit }, { id }: { id: number }) => {
  const [removed] = await tx.note.updateManyAndReturn({
    where: { id, authorId: viewer.member.id, removedAt: null },
    data: { removedAt: actTime() },
    select: { entityType: true, entityId: true },
  })
  if (!removed) throw new Problem('not_found', 'Note not found')
  const { entityId } = removed
  const entityType = removed.entityType as NotedThing
  const noted = (await findNoted(rows, entityType, entityId)) ?? { name: null, accountId: null }
  emit('note.removed', { noteId: id, entityType, entityId, ...noted })
})
