import { useEffect, useState } from 'react'
import { onConfirmAsked } from '@/lib/client/confirm'

/** Whether to ask for a confirmation, and how to answer. */
export function useConfirmAgain() {
  const [waiting, setWaiting] = useState<{ answer: (confirmed: boolean) => void } | null>(null)
  useEffect(() => {
    onConfirmAsked(() => new Promise((answer) => setWaiting({ answer })))
    return () => onConfirmAsked(null)
  }, [])
  const answer = (confirmed: boolean) => {
    waiting?.answer(confirmed)
    setWaiting(null)
  }
  return { open: waiting !== null, answer }
}
