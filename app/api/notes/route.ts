import { notes } from '@/lib/contract'
import { addNote } from '@/lib/domain/core/notes/add-note'
import { listNotes } from '@/lib/domain/core/notes/list-notes'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(notes.list, listNotes)
export const POST = handle(notes.add, addNote)
