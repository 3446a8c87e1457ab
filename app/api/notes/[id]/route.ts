import { notes } from '@/lib/contract'
import { removeNote } from '@/lib/domain/core/notes/remove-note'
import { handle } from '@/lib/http/handler/handle'

export const DELETE = handle(notes.remove, removeNote)
