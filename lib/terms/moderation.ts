import type { States } from './tone'

/** What can be found in a text, in words. `file`: a file that could not be cleaned. */
export const foundKinds = {
  phone: 'a phone number',
  email: 'an email address',
  link: 'a link',
  name: 'a name',
  file: 'a file',
} as const
export type FoundKind = keyof typeof foundKinds

/** The states of a text or file that waits for an admin. */
export const reviewStates = {
  held: { label: 'Held', tone: 'decision' },
  released: { label: 'Released', tone: 'success' },
  withheld: { label: 'Withheld', tone: 'neutral' },
} as const satisfies States
export type ReviewState = keyof typeof reviewStates
