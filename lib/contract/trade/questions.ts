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
  page: z.int('Choose a page of the file').min(1).max(9_999).nullish().describe('For a document'),
  point: z
    .tuple([z.number(), z.number(), z.number()], { error: 'A point has three coordinates' })
    .refine((point) => point.every((mm) => Math.abs(mm) <= 1e6), 'A point lies on the part')
    .nullish()
    .describe('For a model: x, y and z (mm)'),
})

const PinForm = Place.extend({ fileId: requiredId('Choose a file of this inquiry') })
export type PinForm = z.infer<typeof PinForm>

export const QuestionMessage = z.object({
  id: z.int(),
  text: z.string(),
  authorRole: Role,
  own: z.boolean().describe('Whether your company wrote it'),
  authorPerson: z.string().nullable().optional().describe('For your company and admins'),
  state: MessageState.optional().describe(
    'For your own messages, and for admins. Others get only messages that are `shown`',
  ),
  found: z.array(FoundKind).optional().describe('The reason for which it was held: for its author and admins'),
  reason: nullable.text.optional().describe('The reason for which an admin withheld it: for its author and admins'),
  original: nullable.text
    .optional()
    .describe('The original text, before an admin changed it; for its author and admins'),
  sharedQuestion: nullable.text.describe(
    'The question in the words that all suppliers see; null where the answer isn’t shared',
  ),
  files: z.array(FileInfo),
  createdAt: instant,
  shownAt: nullable.instant.describe(
    'The time since which the other side, or the supplier that it was shared with, can see it',
  ),
})
export type QuestionMessage = z.infer<typeof QuestionMessage>

export const Question = z.object({
  id: z.int(),
  inquiryId: z.int(),
  workorderId: nullable.id.describe('The order that it is about; only its customer, its supplier and admins see it'),
  notice: z.boolean().describe('From the customer or an admin to all suppliers'),
  own: z.boolean().describe('Whether your company asked it, or gave the notice'),
  askedBy: Role.describe('The side that began the conversation'),
  bidder: z.string().nullable().optional().describe('The letter of the supplier that asks: for customer and admins'),
  supplierId: nullable.id.optional().describe('For admins'),
  supplierName: nullable.text.optional().describe('For admins'),
  pin: Place.required()
    .extend({ fileName: z.string() })
    .nullable()
    .describe('The place that it points to, with the name of the file as you see it'),
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
    'From the customer or an admin: all suppliers see the answer, and the question in these words',
  ),
})

const heldNote =
  'A text with contact details is held: `state` is `held`, and the other side sees it once an admin has released it.'

export const questions = {
  list: {
    ...listEndpoint(
      '/api/inquiries/{id}/questions',
      'Questions about an inquiry, with their messages: the oldest first',
      Question,
      {},
    ),
    params: idParam,
    note: 'Suppliers see their own questions, notices, and shared answers without the supplier that asked.',
  },
  ask: endpoint({
    method: 'POST',
    path: '/api/inquiries/{id}/questions',
    summary: 'Ask about an inquiry',
    note: `The customer and admins see it; the customer sees a letter in place of your company. ${heldNote} Attachments wait for an admin.`,
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
    note: `Its customer, its supplier and admins see it. ${heldNote} Attachments of a supplier wait for an admin.`,
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
    note: 'Up to `until`; a future time counts as now.',
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
    note: 'They see the question in the given words, without the supplier that asked. It stays shared.',
    params: idParam,
    body: z.object({ sharedQuestion: requiredText('Write the question in words for all suppliers', 1_000) }),
    answer: Question,
    refuses: ['conflict'],
  }),
  withhold: endpoint({
    method: 'PATCH',
    path: '/api/questionmessages/{id}/withhold',
    summary: 'Withdraw a released message from the other side',
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
    note: 'Up to `until`; a future time counts as now.',
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
