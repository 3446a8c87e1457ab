'use client'

import { useRef, useState } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { refresh } from '@/lib/client/api'
import { errorMessage } from '@/lib/client/error-message'
import { Problem } from '@/lib/contract/core/problem'
import { decisions } from './decisions'
import type { Waiting } from './waiting'

/**
 * Approves and rejects. A decided entry, by us or by another admin, leaves the queue: `onGone`.
 * `reject` throws its error for the form; `approve` shows it as a toast.
 */
export function useDecide(onGone: (one: Waiting) => Promise<unknown>) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  const gone = async (one: Waiting) => {
    await onGone(one)
    refresh()
  }
  const settle = async (one: Waiting, { done, fail }: { done: string; fail: string }, run: () => Promise<unknown>) => {
    try {
      await run()
      toast({ title: done, text: one.title })
    } catch (error) {
      const message = errorMessage(error, fail, { followed: true })
      if (!(error instanceof Problem) || error.code !== 'conflict') throw eventTime(message, error)
      toast({ title: 'Error', text: `${message}. Another admin was faster.`, tone: 'warning' })
    }
    await gone(one)
  }

  const approve = async (one: Waiting, words?: string) => {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    const { approve } = decisions[one.queue]
    await settle(one, approve, () => approve.run(one.id, words))
      .catch((error: Error) => toast({ title: 'Error', text: error.message, tone: 'danger' }))
      .finally(() => {
        sending.current = false
        setBusy(false)
      })
  }
  const reject = async (one: Waiting, reason: string | null) => {
    const { reject } = decisions[one.queue]
    if (reject) await settle(one, reject, () => reject.run(one.id, reason))
  }
  return { approve, reject, busy }
}

const eventTime = (message: string, error: unknown) =>
  error instanceof Problem
    ? new Problem(error.code, message, error.issues, error.extra)
    : new Problem('internal', message)
