import { z } from 'zod'
import { NOTE_MAX, notedThings, type NotedThing } from '../../terms/noted-things'
import { endpoint, idParam, listEndpoint } from './endpoint'
import { instant, requiredId, requiredText } from './fields'

const NotedThings = z.enum(Object.keys(notedThings) as [NotedThing, ...NotedThing[]], {
  error: 'Choose what the note is about',
})

/** What an admin notes about a thing. */
export const Note = z.object({
  id: z.int(),
  entityType: NotedThings,
  entityId: z.int(),
  text: z.string(),
  authorId: z.int(),
  authorName: z.string(),
  createdAt: instant,
})
export type Note = z.infer<typeof Note>

export const NoteForm = z.object({
  entityType: NotedThings,
  entityId: requiredId('Choose what the note is about'),
  text: requiredText('Write a note', NOTE_MAX),
})

export const notes = {
  list: listEndpoint('/api/notes', 'Notes of admins about one thing', Note, {
    entityType: NotedThings,
    entityId: z.coerce.number().int().min(1).max(2_147_483_647),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/notes',
    summary: 'Write a note about a thing',
    note: 'Plain text, only for admins. `@name` notifies the admin of that name: the first name or the whole contact name, when only one admin has it.',
    idempotent: true,
    body: NoteForm,
    answer: Note,
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/notes/{id}',
    summary: 'Remove an own note',
    params: idParam,
  }),
}
