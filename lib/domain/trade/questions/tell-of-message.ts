import type { Role } from '../../../contract/people/account'
import type { Emit } from '../../core/emit'
import type { aboutQuestion } from './question'

type Told = { notice: boolean; supplierId: number | null; authorRole: Role; sharedQuestion: string | null }

/** Tells the other side of a message that it can read from now on. */
export function tellOfMessage(emit: Emit, about: ReturnType<typeof aboutQuestion>, told: Told) {
  const { supplierId } = told
  if (about.workorderId && supplierId !== null)
    return emit('question.onOrder', {
      ...about,
      workorderId: about.workorderId,
      supplierId,
      writtenBy: told.authorRole,
    })
  if (told.notice || supplierId === null) return emit('question.noticed', about)
  if (told.authorRole === 'supplier') return emit('question.asked', { ...about, supplierId })
  emit('question.answered', { ...about, supplierId })
  if (told.sharedQuestion) emit('question.shared', { ...about, supplierId })
}
