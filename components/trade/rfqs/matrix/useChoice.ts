import { useState } from 'react'
import { keepSlot, readSlot } from '@/lib/client/session-storage'
import type { Picks } from './choice'

/** What the buyer chose on a request. This tab keeps it while a quotation or an inquiry is looked at. Not on the server. */
export function useChoice(rfqId: number) {
  const slot = `draft:rfq-award-${rfqId}` as const
  const [picks, setPicks] = useState<Picks>(() => readSlot<Picks>(slot) ?? {})
  const choose = (next: Picks) => {
    setPicks(next)
    keepSlot(slot, next)
  }
  return [picks, choose] as const
}
