import { fieldName } from '../field-names'
import { displayId, type EntityType, type States } from '../nouns'

/** What can be found in a text, in words. `file`: a file that could not be cleaned. */
export const foundKinds = {
  phone: 'a phone number',
  email: 'an email address',
  link: 'a link',
  name: 'a name',
  file: 'a file',
} as const
export type FoundKind = keyof typeof foundKinds

/** What was found, in words. */
export const foundWords = (found: readonly FoundKind[]): string[] => found.map((kind) => foundKinds[kind])

/** The states of a text or file that waits for an admin. */
export const reviewStates = {
  held: { label: 'Held', tone: 'decision' },
  released: { label: 'Released', tone: 'success' },
  withheld: { label: 'Withheld', tone: 'neutral' },
} as const satisfies States
export type ReviewState = keyof typeof reviewStates

/** The field of a review that is about a file. */
export const fileField = (fileId: number) => `file:${fileId}`

/** Whether a review is about a file. */
export const isFileField = (field: string) => field.startsWith('file:')

/** "the description of INQ-0031". */
export const reviewedPart = (of: { entityType: EntityType; entityId: number; field: string }) => {
  const thing = displayId(of.entityType, of.entityId)
  return isFileField(of.field) ? `a file of ${thing}` : `the ${lowered(fieldName(of.field))} of ${thing}`
}

const lowered = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)
