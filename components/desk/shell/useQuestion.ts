'use client'

import { useEffect, useState } from 'react'
import type { Ask } from '@/lib/client/question'

/** Whether a question that calls ask stands on the screen, and how to answer it. */
export function useQuestion(askBy: (ask: Ask | null) => void) {
  const [waiting, setWaiting] = useState<{ answer: (done: boolean) => void } | null>(null)
  useEffect(() => {
    askBy(() => new Promise((answer) => setWaiting({ answer })))
    return () => askBy(null)
  }, [askBy])
  const answer = (done: boolean) => {
    waiting?.answer(done)
    setWaiting(null)
  }
  return { open: waiting !== null, answer }
}
