import { displayId, nounOf } from '../../../terms/nouns'
import { notedThings, type NotedThing } from '../../../terms/noted-things'
import { event } from '../event-row'

/** A note on a thing, never what it says: its author can remove it. `accountId` is the company whose thing it is. */
type OfNote = {
  noteId: number
  entityType: NotedThing
  entityId: number
  name: string | null
  accountId: number | null
}

const subject = ({ entityType, entityId }: OfNote) => ({ entityType: notedThings[entityType], entityId })

/** INQ-0012 (Flange); machine VMC 850 where a noun has no prefix. */
function thing({ entityType, entityId, name }: OfNote): string {
  const noun = notedThings[entityType]
  const { idPrefix, singular } = nounOf(noun)
  if (!idPrefix && name) return `${singular} ${name}`
  return displayId(noun, entityId) + (name ? ` (${name})` : '')
}

/** What admins note for each other. */
export const noteEvents = {
  'note.added': event<OfNote & { authorName: string; mentioned: number[] }>({
    name: 'Note added',
    group: 'notes',
    sentence: (e) => `Wrote a note on ${thing(e)}`,
    subject,
    notify: {
      recipients: (e) => e.mentioned.map((member) => ({ member })),
      title: 'You were mentioned',
      message: (e) => `${e.authorName} mentioned you in a note on ${thing(e)}`,
      mail: 'team',
    },
  }),
  'note.removed': event<OfNote>({
    name: 'Note removed',
    group: 'notes',
    sentence: (e) => `Removed a note on ${thing(e)}`,
    subject,
  }),
}
