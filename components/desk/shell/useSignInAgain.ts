'use client'

import { useState } from 'react'
import { onSessionEnded } from '@/lib/client/session'
import { useQuestion } from './useQuestion'

/** Whether to ask for the password, how to answer, and how often the session was renewed here. */
export function useSignInAgain() {
  const { open, answer } = useQuestion(onSessionEnded)
  const [renewals, setRenewals] = useState(0)
  return {
    open,
    renewals,
    answer(renewed: boolean) {
      if (renewed) setRenewals(renewals + 1)
      answer(renewed)
    },
  }
}
