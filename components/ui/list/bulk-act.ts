import type { Asked } from '@/lib/contract/wire'
import type { Act } from '@/lib/rules/core/permissions'

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

/** What a person must be allowed to do one by one to do it to many. */
export const permissionOf = (act: BulkAct['act']): Act =>
  act === 'case.assign' ? 'workorder.setOwner' : act === 'inquiry.process' ? 'inquiry.setProcess' : act
