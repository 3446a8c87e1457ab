import { figure } from '@/lib/rules/format'
import type { Tone } from '@/lib/rules/tone'

/** Something that waits for this person: what to do, with what, since when, and where it is done. */
export type Task = {
  key: string
  tone: Tone
  /** A sentence that starts with a verb: Review the quotation for Gearbox housing. */
  title: string
  /** An id that people say to each other. */
  id?: string
  /** Short facts, in the order in which they matter. */
  facts: string[]
  /** It waits since then. */
  since?: string
  href: string
  /** The words of the button. */
  action: string
}

/** `1 machine`, `3 machines`, `10,000+ machines`. */
export const some = (n: number, one: string, many = `${one}s`) => `${figure(n)} ${n === 1 ? one : many}`
