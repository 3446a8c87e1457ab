'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { mutate } from 'swr'
import { keyOf } from '@/lib/contract/address'
import type { RfqDetail } from '@/lib/contract/trade/rfqs'
import { RfqDraft } from './rfq-draft'

const keep = (answer: RfqDetail) =>
  void mutate(keyOf('GET /api/rfqs/{id}', { id: answer.id }), answer, { revalidate: false })

/** The draft that this screen writes; it gets its address once it is begun. Leaving asks while something is unsaved. */
export function useRfqDraft(answer: RfqDetail | null) {
  const [draft] = useState(
    () =>
      new RfqDraft(answer, {
        // Next shows the same screen at the new address.
        onBegun: (id) => window.history.replaceState(null, '', `/customer/rfqs/${id}`),
        onAnswer: keep,
        onGone: () => window.location.reload(),
      }),
  )
  useEffect(() => {
    if (answer) draft.take(answer)
  }, [answer, draft])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => !draft.isSaved && event.preventDefault()
    const retry = () => draft.shown.state === 'waiting' && draft.retry()
    window.addEventListener('beforeunload', warn)
    window.addEventListener('online', retry)
    draft.open()
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('online', retry)
      draft.close()
    }
  }, [draft])
  const shown = useSyncExternalStore(
    draft.subscribe,
    () => draft.shown,
    () => draft.shown,
  )
  return { draft, shown }
}
