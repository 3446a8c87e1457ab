'use client'

import { useEffect, useState } from 'react'
import { onSessionEnded } from '@/lib/client/session'

/** Whether to ask for the password, how to answer, and how often the session was renewed here. */
export function useSignInAgain() {
  const [waiting, setWaiting] = useState<{ answer: (renewed: boolean) => void } | null>(null)
  const [renewals, setRenewals] = useState(0)
  useEffect(() => {
    onSessionEnded(() => new Promise((answer) => setWaiting({ answer })))
    return () => onSessionEnded(null)
  }, [])
  const answer = (renewed: boolean) => {
    if (renewed) setRenewals(renewals + 1)
    waiting?.answer(renewed)
    setWaiting(null)
  }
  return { open: waiting !== null, answer, renewals }
}
