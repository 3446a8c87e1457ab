import { z } from 'zod'
import { foundKinds, reviewStates, type FoundKind as Found, type ReviewState as State } from '../../terms/moderation'
import { Role } from '../people/account'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { instant, nullable, requiredText, TEXT_MAX } from '../core/fields'
import { EntityType } from '../core/entity-type'

const keysOf = <T extends string>(table: Record<T, unknown>) => Object.keys(table) as [T, ...T[]]

export const FoundKind = z.enum(keysOf<Found>(foundKinds))
const ReviewState = z.enum(keysOf<State>(reviewStates))

/** A text or a file that the other side reads once an admin released it. */
export const HeldMessage = z.object({
  id: z.int(),
  entityType: EntityType,
  entityId: z.int(),
  field: z.string().describe('The field of the thing; `file:7` is the file with the id 7'),
  found: z.array(FoundKind),
  state: ReviewState,
  text: nullable.text.describe('The original text; of a file, its name'),
  masked: nullable.text.describe('The text that the other side sees instead; null once the original is released'),
  authorRole: Role,
  inquiryId: nullable.id.describe('The inquiry, for a message on one and its attachments'),
  messageId: nullable.id.describe('The message on an inquiry that this belongs to'),
  customerName: nullable.text,
  supplierName: nullable.text,
  reason: nullable.text,
  decidedAt: nullable.instant,
  createdAt: instant,
})
export type HeldMessage = z.infer<typeof HeldMessage>

export const messages = {
  list: listEndpoint('/api/messages', 'Texts and files held for review, now or before', HeldMessage, {
    state: ReviewState.optional(),
  }),
  release: endpoint({
    method: 'PATCH',
    path: '/api/messages/{id}/release',
    summary: 'Release a held text or file to the other side',
    note: 'With `text`, the other side sees that instead.',
    params: idParam,
    body: z
      .object({ text: requiredText('Enter the words to release, or leave them out', TEXT_MAX).nullish() })
      .prefault({}),
    answer: HeldMessage,
    refuses: ['conflict'],
  }),
  withhold: endpoint({
    method: 'PATCH',
    path: '/api/messages/{id}/withhold',
    summary: 'Keep a held text or file from the other side',
    note: 'The author sees the reason.',
    params: idParam,
    body: z.object({ reason: requiredText('Give a reason; the author will see it', TEXT_MAX / 10) }),
    answer: HeldMessage,
    refuses: ['conflict'],
  }),
}
