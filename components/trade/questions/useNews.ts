import { useEffect, useState } from 'react'
import { refresh } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import { useMay } from '@/lib/client/viewer'
import type { Question } from '@/lib/contract/trade/questions'
import type { About } from './about'

const markRead = {
  inquiry: 'PATCH /api/inquiries/{id}/questions/read',
  order: 'PATCH /api/workorders/{id}/questions/read',
} as const

/** The ids of the messages that were unread when what they are about was opened. What is on the screen counts as read from then on. */
export function useNews({ noun, id, unread = 0 }: About, questions: readonly Question[] = []): ReadonlySet<number> {
  const may = useMay()
  const [atFirst] = useState(unread)
  const ofOthers = questions
    .flatMap(({ messages }) => messages)
    .filter(({ own, shownAt }) => !own && shownAt)
    .sort((a, b) => b.shownAt!.localeCompare(a.shownAt!))
  const until = ofOthers[0]?.shownAt
  const reads = may('question.read')
  useEffect(() => {
    if (!unread || !until || !reads) return
    call(markRead[noun], { id, until })
      // What counts them, here and in other tabs.
      .then(() => refresh('/api/dashboard'))
      .catch((error: unknown) => console.warn('the questions stay unread', error))
    // The list behind says so once it is looked at again: nothing moves meanwhile.
    return () => refresh()
  }, [noun, id, unread, until, reads])
  return new Set(ofOthers.slice(0, atFirst).map((message) => message.id))
}
