import type { CopyFault } from '../../../contract/files/files'
import { capital } from '../../../terms/format'
import { whyHeld } from '../copies'
import { foundWords, isFileField, reviewedPart } from '../moderation'
import { reviewStates, type FoundKind, type ReviewState } from '../../../terms/moderation'
import type { EntityType } from '../../../terms/nouns'
import { event, type Move, type Onlooker } from '../../core/event-row'
import { because, listed } from '../../core/phrases'

/** A text or a file of a thing, never what it says: the log is permanent. */
type OfReview = {
  entityType: EntityType
  entityId: number
  field: string
  authorId: number
  found: FoundKind[]
  /** Of a question. */ inquiryId?: number
  /** Whose screens show the thing. */
  customerId: number | null
  supplierId: number | null
  toSuppliers: boolean
}

const readers = (e: OfReview): Onlooker[] => [e.customerId, e.supplierId, e.toSuppliers ? 'suppliers' : null]

/** What admins decide on held texts and files. */
export const moderationEvents = {
  'message.held': event<OfReview & { from: null; to: 'held' }>({
    name: 'Text held',
    group: 'messages',
    sentence: (e) => `Wrote ${listed(foundWords(e.found))} in ${reviewedPart(e)}, held for the other side`,
    states: reviewStates,
    subject: ({ entityType, entityId }) => ({ entityType, entityId }),
    // A conversation waits for it; other texts go out at once, masked.
    notify: {
      recipients: (e) => (e.entityType === 'question' ? ['admins'] : []),
      title: 'Message held',
      message: (e) => `${capital(reviewedPart(e))} waits for you: ${listed(foundWords(e.found))}`,
      mail: 'questions',
    },
    seenBy: readers,
  }),
  /** No copy of a file could be made for the other side; the entry beside it that it is held reaches all screens. */
  'file.held': event<
    Pick<OfReview, 'entityType' | 'entityId' | 'field' | 'authorId' | 'inquiryId'> & { fault: CopyFault }
  >({
    name: 'File held',
    group: 'messages',
    sentence: (e) => `Held ${reviewedPart(e)}: ${whyHeld[e.fault].reason}`,
    subject: ({ entityType, entityId }) => ({ entityType, entityId }),
    notify: {
      recipients: (e) => [e.authorId],
      title: 'File not shared yet',
      message: (e) =>
        `${capital(reviewedPart(e))} is not shared yet: ${whyHeld[e.fault].reason}. ${whyHeld[e.fault].advice}`,
    },
  }),
  /** `edited`: the other side reads an admin's words instead. */
  'message.released': event<OfReview & Move<ReviewState> & { edited: boolean }>({
    name: 'Text released',
    group: 'messages',
    sentence: (e) => `Released ${reviewedPart(e)}${e.edited ? ' in other words' : ''}`,
    states: reviewStates,
    subject: ({ entityType, entityId }) => ({ entityType, entityId }),
    notify: {
      recipients: (e) => (e.edited || e.entityType === 'question' ? [e.authorId] : []),
      title: 'Text released',
      message: (e) =>
        e.edited
          ? `We removed contact details from ${reviewedPart(e)} before sharing it`
          : `We sent on ${reviewedPart(e)}`,
    },
    seenBy: readers,
  }),
  'message.withheld': event<OfReview & Move<ReviewState>>({
    name: 'Text withheld',
    group: 'messages',
    sentence: (e) => `Withheld ${reviewedPart(e)}`,
    states: reviewStates,
    subject: ({ entityType, entityId }) => ({ entityType, entityId }),
    notify: {
      recipients: (e) => [e.authorId],
      title: 'Not shared',
      message: (e) => `We did not share ${isFileField(e.field) ? '' : 'all of '}${reviewedPart(e)}${because(e.note)}`,
    },
  }),
}
