'use client'

import { useEffect, useState } from 'react'
import { retried } from '@/components/ui/hooks/lazy'
import { forgetFloor, noteMember } from '@/lib/client/device'
import type { ShellViewer } from '../shell-props'

const store = () => import('@/lib/client/queue/store')

/** Sends the updates of a shop floor from whatever page is open, and asks before a sign-out would delete those that wait. */
export function useFloorQueue({ role, member: { id } }: ShellViewer) {
  const [question, setQuestion] = useState<{ waiting: number; answer: (signOut: boolean) => void } | null>(null)
  const keeps = role === 'supplier'
  useEffect(() => {
    noteMember(id)
    if (!keeps) return
    let stop = () => {}
    let left = false
    // A shed may lose its line before the code is here: then it comes later, and sends what was pressed meanwhile.
    void retried(() => import('@/lib/client/queue/sender')).then(({ startSender }) => {
      if (!left) stop = startSender(id)
    })
    return () => {
      left = true
      stop()
    }
  }, [keeps, id])

  return {
    question,
    /** Whether the person signs out although updates wait. */
    async maySignOut(): Promise<boolean> {
      const waiting = keeps ? await waitingOf(id) : 0
      if (!waiting) return true
      const isWanted = await new Promise<boolean>((answer) => setQuestion({ waiting, answer }))
      setQuestion(null)
      return isWanted
    },
    /** The device holds nothing of the person any more. */
    async forget() {
      if (!keeps) return
      await forgetFloor()
      await (await store()).clearItems(id).catch(() => {})
    },
  }
}

const waitingOf = (member: number) =>
  store().then(
    async ({ itemsOf }) => (await itemsOf(member)).length,
    () => 0,
  )
