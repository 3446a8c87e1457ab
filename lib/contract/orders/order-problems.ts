import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { optionalDayAhead, optionalId, optionalNumber, requiredText, TEXT_MAX } from '../core/fields'
import {
  OrderProblem,
  OrderProblemDetail,
  ProblemDecision,
  ProblemKind,
  ProblemStatus,
  ProblemWanted,
} from './order-problem'

const uploads = z
  .array(z.object({ id: z.int().min(1).max(2_147_483_647) }), { error: 'Choose a file' })
  .max(50, 'At most 50 files')
const words = (message: string) => requiredText(message, TEXT_MAX, 10)

export const RaiseForm = z.object({
  kind: ProblemKind,
  quantity: optionalNumber(2_147_483_647, 'Enter how many pieces have it'),
  description: words('Describe it in at least 10 characters'),
  wanted: ProblemWanted.nullish().describe('Required of customers'),
  files: uploads.nullish().describe('Ids of uploads; a customer sends at least one photo'),
  shipmentLineId: optionalId.describe(
    'By customers: a line of a delivery that is counted, until the end of the 7th day in India after it arrived. `quantity` is required, and rejected of what was accepted',
  ),
})

export const ContainForm = z.object({ containment: words('Say in at least 10 characters what you stopped') })
export const SolveForm = z.object({
  rootCause: words('Give the root cause in at least 10 characters'),
  correctiveAction: words('Say in at least 10 characters what changes'),
})
export const ReasonForm = z.object({ note: words('Say why in at least 10 characters') })

export const DecideForm = z
  .object({
    decision: ProblemDecision,
    note: words('Say why in at least 10 characters'),
    newDueDate: optionalDayAhead.describe('For a rework or a remake: the new due day, in India'),
    creditAmount: optionalNumber(2_147_483_647, 'Enter whole rupees').describe(
      'For a credit: INR, whole rupees, without tax; at most the amount of the order',
    ),
  })
  .refine(({ decision, newDueDate }) => newDueDate || (decision !== 'rework' && decision !== 'remake'), {
    path: ['newDueDate'],
    message: 'Enter the new due date',
  })
  .refine(({ decision, creditAmount }) => creditAmount || decision !== 'credit', {
    path: ['creditAmount'],
    message: 'Enter the amount of the credit',
  })

export const problems = {
  raise: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/problems',
    summary: 'Report a problem with an order',
    note: 'The order is in `issues` from then on. Customers: once the order is complete, until the end of the 7th day in India. Suppliers: before. One problem of an order at a time. With `shipmentLineId` it is only about these pieces: the order and its other pieces go on.',
    idempotent: true,
    params: idParam,
    body: RaiseForm,
    answer: OrderProblem,
    status: 201,
    refuses: ['conflict'],
  }),
  list: listEndpoint('/api/problems', 'Problems: of your own orders, or all (admins)', OrderProblem, {
    status: z
      .enum([...ProblemStatus.options, 'undecided', 'ended'])
      .optional()
      .describe('A status, `undecided` for open and contained ones, or `ended`'),
    open: z.literal('true').optional().describe('Only those that have not ended'),
    workorderId: optionalId,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/problems/{id}',
    summary: 'One problem with its history',
    params: idParam,
    answer: OrderProblemDetail,
  }),
  addFiles: endpoint({
    method: 'POST',
    path: '/api/problems/{id}/files',
    summary: 'Add photos or documents to a problem',
    note: 'Until it has ended.',
    idempotent: true,
    params: idParam,
    body: z.object({ files: uploads.min(1, 'Choose a file') }),
    answer: OrderProblem,
    refuses: ['conflict'],
  }),
  contain: endpoint({
    method: 'PATCH',
    path: '/api/problems/{id}/contain',
    summary: 'Give the containment action',
    params: idParam,
    body: ContainForm,
    answer: OrderProblem,
    refuses: ['conflict'],
  }),
  decide: endpoint({
    method: 'PATCH',
    path: '/api/problems/{id}/decide',
    summary: 'Decide a problem',
    note: 'Rework and remake send the order back to production until `newDueDate`. A credit, or accepting the parts as they are, returns the order to its earlier status, and the problem is `solved`.',
    params: idParam,
    body: DecideForm,
    answer: OrderProblem,
    refuses: ['conflict'],
  }),
  reject: endpoint({
    method: 'PATCH',
    path: '/api/problems/{id}/reject',
    summary: 'Reject a problem',
    note: 'The order returns to its earlier status and completion date.',
    params: idParam,
    body: ReasonForm,
    answer: OrderProblem,
    refuses: ['conflict'],
  }),
  solve: endpoint({
    method: 'PATCH',
    path: '/api/problems/{id}/solve',
    summary: 'Give root cause and corrective action',
    note: 'Once the order is complete again. Without an answer the problem closes after 7 days.',
    params: idParam,
    body: SolveForm,
    answer: OrderProblem,
    refuses: ['conflict'],
  }),
  sendBack: endpoint({
    method: 'PATCH',
    path: '/api/problems/{id}/send-back',
    summary: 'Say that a problem is not solved',
    note: 'The side that reported it, once; after that admins. After a rework or a remake the order is in production again.',
    params: idParam,
    body: ReasonForm,
    answer: OrderProblem,
    refuses: ['conflict'],
  }),
  close: endpoint({
    method: 'PATCH',
    path: '/api/problems/{id}/close',
    summary: 'Close a solved problem',
    params: idParam,
    answer: OrderProblem,
    refuses: ['conflict'],
  }),
  withdraw: endpoint({
    method: 'PATCH',
    path: '/api/problems/{id}/withdraw',
    summary: 'Withdraw a problem that is not decided',
    note: 'By the side that reported it. The order returns to its earlier status and completion date.',
    params: idParam,
    answer: OrderProblem,
    refuses: ['conflict'],
  }),
  reopen: endpoint({
    method: 'PATCH',
    path: '/api/problems/{id}/reopen',
    summary: 'Open a problem again that has ended',
    params: idParam,
    body: ReasonForm,
    answer: OrderProblem,
    refuses: ['conflict'],
  }),
}
