import { errorMessage } from '@/lib/client/error-message'
import { Problem } from '@/lib/contract/core/problem'
import { useToast } from './Toasts'

/** Seconds in which an act can be taken back, unless it says otherwise. */
const UNDO = 5

type Act = {
  /** What it acts on: 'verification of 12'. A later act on the same thing replaces it. */
  on: string
  /** Shown at once: 'Supplier verified', and of whom. */
  title: string
  text: string
  seconds?: number
  /** The act, once nobody took it back. */
  send: (options: { keepalive?: true }) => Promise<unknown>
  /** The title of a failure, its text, whether the server's reason follows the text, and who may have been faster: 'Another admin'. */
  fail: { title?: string; text: string; followed?: boolean; rival?: string }
  /** The server has it, or somebody else was faster. */
  settled?: () => void
  /** The state of before is shown again: taken back, or failed. */
  takeBack: () => void
}

/** Gives a function that shows an act as done, and sends it when nobody took it back for some seconds. */
export function useUndoable() {
  const toast = useToast()
  return ({ on, title, text, seconds = UNDO, send, fail, settled, takeBack }: Act) => {
    const failed = (error: unknown) => {
      const faster = fail.rival && error instanceof Problem && error.code === 'conflict'
      const words = errorMessage(error, fail.text, { followed: fail.followed })
      toast({
        title: fail.title ?? 'Error',
        text: faster ? `${words}. ${fail.rival} was faster.` : words,
        tone: faster ? 'warning' : 'danger',
      })
      if (faster) settled?.()
      else takeBack()
    }
    toast({
      ...{ title, text },
      undo: { on, seconds, takeBack, send: (options) => send(options).then(settled, failed) },
    })
  }
}
