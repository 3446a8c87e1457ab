import type { Asked } from '@/lib/contract/core/wire'

/** With the value `none`: nothing is chosen, and null is sent. */
export type BulkOptions = readonly { value: string | number; label: string }[]

/** What an act asks for before it is done: one of the options, or without any a text that may be left out. */
type BulkQuestion = {
  name: string
  label: string
  help?: string
  options?: BulkOptions | (() => Promise<BulkOptions>)
}

/** Something that can be done with all chosen rows. */
export type BulkAct = {
  act: Asked<'POST /api/bulk'>['act']
  /** The button: 'Set payment'. */
  label: string
  /** Before the rows, where the label doesn't fit there: 'Set payment of'. */
  of?: string
  /** What happens to them, in the past: 'verified'. */
  done: string
  /** What the act is given besides the answer. */
  input?: Record<string, string>
  tone?: 'danger'
  question?: BulkQuestion
}
