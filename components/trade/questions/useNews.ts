import { useEffect, useState } from 'react'
import { refreshHere } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import { useMay } from '@/lib/client/viewer'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import type { Question } from '@/lib/contract/trade/questions'

/** The ids of the messages that were unread when the inquiry was opened. What is on the screen counts as read from then on. */
export function useNews({ id, unread = 0 }: Inquiry, questions: readonly Question[] = []): ReadonlySet<number> {
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
    call('PATCH /api/inquiries/{id}/questions/read', { id, until }).catch((error: unknown) =>
      console.warn('the questions stay unread', error),
    )
    // The list behind says so once it is looked at again: nothing moves meanwhile.
    return () => refreshHere('/api/')
  }, [id, unread, until, reads])
  return new Set(ofOthers.slice(0, atFirst).map((message) => message.id))
}
