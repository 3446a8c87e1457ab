import { useEffect, useRef } from 'react'
import { useFailToast, useToast, wasFaster } from '@/components/ui/feedback/Toasts'
import { useUndoable } from '@/components/ui/feedback/useUndoable'
import { errorMessage } from '@/lib/client/error-message'
import { Problem } from '@/lib/contract/core/problem'
import { decisionsOf } from './decisions'
import { keyOf, type Waiting } from './waiting'

type Queue = {
  /** The entry leaves the list before the server knows of it. */
  hide: (one: Waiting) => void
  show: (one: Waiting) => void
  /** The next entry is selected. */
  onLeave: (one: Waiting) => void
  /** The entry is back and selected. */
  onReturn: (one: Waiting) => void
}

/**
 * Approves and rejects. An approved entry leaves the queue at once, and is sent when nobody took it back for five seconds.
 * `reject` throws its error for the form; `approve` shows it as a toast and brings the entry back.
 */
export function useDecide({ hide, show, onLeave, onReturn }: Queue) {
  const toast = useToast()
  const fail = useFailToast()
  const decideWithUndo = useUndoable()
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => void (mounted.current = false)
  }, [])

  const approve = (one: Waiting, words?: string) => {
    const { run, done, fail } = decisionsOf(one).approve
    hide(one)
    onLeave(one)
    decideWithUndo({
      on: `approval of ${keyOf(one)}`,
      title: done,
      text: one.title,
      fail: { text: fail, followed: true, rival: 'Another admin' },
      send: (options) => run(one.id, words, options),
      // What was read since has it no more.
      settled: () => show(one),
      takeBack: () => {
        show(one)
        // The screen may be closed by then, or show another queue.
        if (mounted.current) onReturn(one)
      },
    })
  }
  const reject = async (one: Waiting, reason: string | null) => {
    const { reject } = decisionsOf(one)
    if (!reject) return
    try {
      await reject.run(one.id, reason)
      toast({ title: reject.done, text: one.title })
      onLeave(one)
    } catch (error) {
      const words = { text: reject.fail, followed: true, rival: 'Another admin' }
      if (wasFaster(error, words)) return void fail(error, words)
      const message = errorMessage(error, words.text, words)
      if (!(error instanceof Problem)) throw new Problem('internal', message)
      throw new Problem(error.code, message, error.issues, error.extra)
    }
  }
  return { approve, reject }
}
