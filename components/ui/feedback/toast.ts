import type { Tone } from '@/lib/terms/tone'

/** A short message about what has just happened; success unless told. */
export type Toast = {
  title: string
  text?: string
  tone?: Tone
  /** The form has told screen readers already. */
  silent?: boolean
  /** Where to look at it. */
  link?: { href: string; label: string }
  /** The act is shown as done, and not sent before the message closes. */
  undo?: Undo
}

export type Undo = {
  /** What it acts on: a later act on the same thing replaces it. */
  on: string
  /** How long the message stands. */
  seconds: number
  /** Sends the act: the message closed, another one came, or the page is left. It says itself what failed. */
  send: (options: { keepalive?: true }) => Promise<unknown>
  /** Shows the state of before. Nothing was sent. */
  takeBack: () => void
}
