import { type FailWords, useFailToast, useToast, wasFaster } from './Toasts'

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
  /** What is said when it failed. */
  fail: FailWords
  /** The server has it, or somebody else was faster. */
  settled?: () => void
  /** The state of before is shown again: taken back, or failed. */
  takeBack: () => void
}

/** Gives a function that shows an act as done, and sends it when nobody took it back for some seconds. */
export function useUndoable() {
  const toast = useToast()
  const failToast = useFailToast()
  return ({ on, title, text, seconds = UNDO, send, fail, settled, takeBack }: Act) => {
    const failed = (error: unknown) => {
      failToast(error, fail)
      if (wasFaster(error, fail)) settled?.()
      else takeBack()
    }
    toast({
      title,
      text,
      undo: { on, seconds, takeBack, send: (options) => send(options).then(settled, failed) },
    })
  }
}
