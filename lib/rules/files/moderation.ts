import { fieldName } from '../core/field-names'
import { foundKinds, type FoundKind } from '../../terms/moderation'
import { displayId, type EntityType } from '../../terms/nouns'

/** What was found, in words. */
export const foundWords = (found: readonly FoundKind[]): string[] => found.map((kind) => foundKinds[kind])

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
