import { z } from 'zod'
import { Role } from '../people/account'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { instant, nullable, optionalText, requiredId, requiredText, TEXT_MAX } from '../core/fields'
import { FileInfo, fileList, fileParams } from '../files/files'
import { FoundKind } from '../files/moderation'

export const MessageState = z.enum(['shown', 'held', 'withheld'])
export type MessageState = z.infer<typeof MessageState>

/** Where in a file of the inquiry a question points. */
const Place = z.object({
  page: z.int('Choose a page of the file').min(1).max(9_999).nullish().describe('Of a document'),
  point: z
    .tuple([z.number(), z.number(), z.number()], { error: 'A point has three coordinates' })
    .refine((point) => point.every((mm) => Math.abs(mm) <= 1e6), 'A point lies on the part')
    .nullish()
    .describe('Of a model, x, y and z (mm)'),
})

const PinForm = Place.extend({ fileId: requiredId('Choose a file of this inquiry') })
export type PinForm = z.infer<typeof PinForm>

export const QuestionMessage = z.object({
  id: z.int(),
  text: z.string(),
  authorRole: Role,
  own: z.boolean().describe('Whether the own company wrote it'),
  authorPerson: z.string().nullable().optional().describe('For the own company and admins'),
  state: MessageState.optional().describe('Of own messages, and for admins. Others read what is `shown` alone'),
  found: z.array(FoundKind).optional().describe('Why it was held: for its author and admins'),
  reason: nullable.text.optional().describe('Why an admin withheld it: for its author and admins'),
  original: nullable.text.optional().describe('As written, before an admin changed it: for its author and admins'),
  sharedQuestion: nullable.text.describe('Set where all suppliers read this answer: the question in these words'),
  files: z.array(FileInfo),
  createdAt: instant,
  shownAt: nullable.instant.describe(
    'Since when it can be read: by the other side, or by the supplier with whom it was shared',
  ),
})
export type QuestionMessage = z.infer<typeof QuestionMessage>

export const Question = z.object({
  id: z.int(),
  inquiryId: z.int(),
  workorderId: nullable.id.describe('The order that it is about: its customer and its supplier read it, nobody else'),
  notice: z.boolean().describe('From the customer or an admin to all suppliers'),
  own: z.boolean().describe('Whether the own company asked it, or gave the notice'),
  askedBy: Role.describe('Whose message it began with'),
  bidder: z.string().nullable().optional().describe('The letter of the supplier that asks: for customer and admins'),
  supplierId: nullable.id.optional().describe('For admins'),
  supplierName: nullable.text.optional().describe('For admins'),
  pin: Place.required()
    .extend({ fileName: z.string() })
    .nullable()
    .describe('What it points to, by the name of the file that this reader knows'),
  messages: z.array(QuestionMessage).describe('The oldest first, at most 100'),
  createdAt: instant,
})
export type Question = z.infer<typeof Question>

const text = requiredText('Write a message', TEXT_MAX)

/** A question or a notice. */
export const QuestionForm = z.object({ text, files: fileList, pin: PinForm.nullish() })

/** An answer, or what follows. With a `sharedQuestion` all suppliers read it. */
export const ReplyForm = z.object({
  text,
  files: fileList,
  sharedQuestion: optionalText(1_000).describe(
    'From the customer or an admin: all suppliers read the answer, and the question in these words',
  ),
})

const heldNote = 'Contact details hold it: `state` says `held`, and the other side reads it once an admin released it.'

export const questions = {
  list: {
    ...listEndpoint(
      '/api/inquiries/{id}/questions',
      'Questions about an inquiry, with their messages: the oldest first',
      Question,
      {},
    ),
    params: idParam,
    note: 'Suppliers read their own questions, notices, and the answers that were shared, without the supplier that asked.',
  },
  ask: endpoint({
    method: 'POST',
    path: '/api/inquiries/{id}/questions',
    summary: 'Ask about an inquiry',
    note: `The customer and admins read it; the customer reads a letter for your company. ${heldNote} Attachments wait for an admin.`,
    idempotent: true,
    params: idParam,
    body: QuestionForm,
    answer: Question,
    status: 201,
    refuses: ['conflict'],
  }),
  notice: endpoint({
    method: 'POST',
    path: '/api/inquiries/{id}/notices',
    summary: 'Tell all suppliers of an inquiry something',
    note: heldNote,
    idempotent: true,
    params: idParam,
    body: QuestionForm,
    answer: Question,
    status: 201,
    refuses: ['conflict'],
  }),
  listOfOrder: {
    ...listEndpoint(
      '/api/workorders/{id}/questions',
      'Questions about an order, with their messages: the oldest first',
      Question,
      {},
    ),
    params: idParam,
  },
  askOnOrder: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/questions',
    summary: 'Ask about an order',
    note: `Its customer, its supplier and admins read it. ${heldNote} Attachments of a supplier wait for an admin.`,
    idempotent: true,
    params: idParam,
    body: QuestionForm,
    answer: Question,
    status: 201,
    refuses: ['conflict'],
  }),
  readOfOrder: endpoint({
    method: 'PATCH',
    path: '/api/workorders/{id}/questions/read',
    summary: 'Mark the questions of an order as read',
    note: 'Up to `until`; a time to come is taken as now.',
    params: idParam,
    body: z.object({ until: z.iso.datetime({ offset: true, error: 'Enter a date and a time' }) }),
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/questions/{id}/messages',
    summary: 'Answer a question, or add to it',
    note: heldNote,
    idempotent: true,
    params: idParam,
    body: ReplyForm,
    answer: Question,
    status: 201,
    refuses: ['conflict'],
  }),
  share: endpoint({
    method: 'PATCH',
    path: '/api/questionmessages/{id}/share',
    summary: 'Share an answer with all suppliers',
    note: 'They read the question in the given words, and not who asked. It stays shared.',
    params: idParam,
    body: z.object({ sharedQuestion: requiredText('Write the question in words for all suppliers', 1_000) }),
    answer: Question,
    refuses: ['conflict'],
  }),
  withhold: endpoint({
    method: 'PATCH',
    path: '/api/questionmessages/{id}/withhold',
    summary: 'Take back a message that the other side reads',
    note: 'The author sees the reason.',
    params: idParam,
    body: z.object({ reason: requiredText('Give a reason; the author will see it', TEXT_MAX / 10) }),
    answer: Question,
    refuses: ['conflict'],
  }),
  read: endpoint({
    method: 'PATCH',
    path: '/api/inquiries/{id}/questions/read',
    summary: 'Mark the questions of an inquiry as read',
    note: 'Up to `until`; a time to come is taken as now.',
    params: idParam,
    body: z.object({ until: z.iso.datetime({ offset: true, error: 'Enter a date and a time' }) }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/questionmessages/{id}/files/{fileName}',
    summary: 'Download an attachment of a message',
    params: fileParams,
    download: 'application/octet-stream',
    refuses: ['conflict'],
  }),
}
