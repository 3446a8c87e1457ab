import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { schemasOf } from '../core/filter'
import { instant, nullable, optionalId, optionalText, requiredId, requiredText } from '../core/fields'
import { approvalRequestFilters } from '../../terms/filters/approval-requests'
import { poNumber } from './quotations'
import { Awards } from './rfqs'

export const ApprovalRequestState = z.enum(['waiting', 'approved', 'declined', 'withdrawn', 'void'])
export type ApprovalRequestState = z.infer<typeof ApprovalRequestState>
export const ApprovalVoidReason = z.enum(['expired', 'version', 'revision', 'withdrawn', 'rejected', 'another'])
export type ApprovalVoidReason = z.infer<typeof ApprovalVoidReason>

const Person = z.object({
  id: z.int(),
  name: z.string(),
  hasLeft: z.boolean().describe('The person is no longer in the company'),
})

/** What a person may not accept alone, and asks a colleague for. The own company reads it, nobody else. */
export const ApprovalRequest = z.object({
  id: z.int(),
  act: z.enum(['quotation.accept', 'package.award']),
  quotationId: nullable.id.describe('Null, as the next ones, for an award'),
  inquiryId: nullable.id,
  projectName: nullable.text.describe('For an award the name of its request'),
  amount: z.int().describe('The price when it was asked for (INR, without GST); of an award the sum'),
  version: nullable.id,
  revision: nullable.id,
  rfqId: nullable.id.describe('The request whose lines are awarded; null for one quotation'),
  lines: nullable.id.describe('The number of lines of an award'),
  poNumber: nullable.text,
  note: nullable.text,
  askedBy: Person,
  askedAt: instant,
  state: ApprovalRequestState,
  decidedBy: Person.nullable(),
  decidedAt: nullable.instant,
  decisionNote: nullable.text,
  voidReason: ApprovalVoidReason.nullable(),
  own: z.boolean().describe('The reader asked for it'),
  mayDecide: z
    .boolean()
    .describe('Whether you can decide: the request waits, your limit covers the price, and a colleague asked'),
})
export type ApprovalRequest = z.infer<typeof ApprovalRequest>

const note = optionalText(500)

export const ApprovalRequestForm = z.discriminatedUnion(
  'act',
  [
    z.object({
      act: z.literal('quotation.accept'),
      input: z.object({
        quotationId: requiredId('Choose a quotation'),
        version: optionalId.describe('The version that you have seen; refused when there is a newer one'),
        poNumber: poNumber.form,
      }),
      note,
    }),
    z.object({
      act: z.literal('package.award'),
      input: z.object({ rfqId: requiredId('Choose a request'), awards: Awards, poNumber: poNumber.form }),
      note,
    }),
  ],
  { error: 'Ask for the acceptance of a quotation, or for an award' },
)

/** What a person fills in. */
export const ApprovalAskForm = z.object({ poNumber: poNumber.form, note: optionalText(500) })

export const ApprovalNote = z.object({ note: optionalText(500) })
export const ApprovalForm = ApprovalNote.prefault({})
export const ApprovalRefusal = z.object({ note: requiredText('Say why in at least 5 characters', 500, 5) })

const ofOne = { params: idParam, answer: ApprovalRequest, refuses: ['conflict' as const] }

export const approvalRequests = {
  list: listEndpoint('/api/approval-requests', 'Requests for approval in your company', ApprovalRequest, {
    state: ApprovalRequestState.optional(),
    ...schemasOf(approvalRequestFilters),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/approval-requests',
    summary: 'Ask for the approval of an acceptance or an award that is above your limit',
    note: 'We notify the people whose limit covers the price. Nothing is accepted yet.',
    idempotent: true,
    body: ApprovalRequestForm,
    answer: ApprovalRequest,
    status: 201,
    refuses: ['conflict', 'not_found'],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/approval-requests/{id}/approve',
    summary: 'Approve: the quotation is accepted, or the lines are awarded',
    note: 'Only a person whose limit covers the price decides, and never the one that asked. Of an award all lines or none.',
    ...ofOne,
    body: ApprovalForm,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/approval-requests/{id}/decline',
    summary: 'Decline what a colleague asks for',
    ...ofOne,
    body: ApprovalRefusal,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/approval-requests/{id}/withdraw',
    summary: 'Withdraw what you asked for',
    ...ofOne,
    body: ApprovalForm,
  }),
}
