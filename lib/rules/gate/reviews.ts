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

/** The field of a review that is about a message of a question. */
export const messageField = (messageId: number) => `message:${messageId}`

/** The message that a review is about; null when it is about something else. */
export const messageIn = (field: string): number | null => {
  const [, id] = /^message:(\d+)$/.exec(field) ?? []
  return id ? Number(id) : null
}

/** "the description of INQ-0031"; a question is known by its inquiry. */
export const reviewedPart = (of: { entityType: EntityType; entityId: number; field: string; inquiryId?: number }) => {
  const thing = of.inquiryId ? displayId('inquiry', of.inquiryId) : displayId(of.entityType, of.entityId)
  if (messageIn(of.field)) return `a message on ${thing}`
  return isFileField(of.field) ? `a file of ${thing}` : `the ${lowered(fieldName(of.field))} of ${thing}`
}

const lowered = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)
