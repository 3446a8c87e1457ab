import { z } from 'zod'
import { endpoint } from '../core/endpoint'
import { OwnerForm, rejection, requiredId } from '../core/fields'
import { PaymentStatus } from '../orders/workorders'

/** The most things of one bulk. */
export const BULK_MAX = 100

const ids = z
  .array(z.int().min(1).max(2_147_483_647), { error: 'Choose what it is for' })
  .min(1, 'Choose at least one')
  .max(BULK_MAX, `Choose at most ${BULK_MAX}`)
  .describe('Duplicates count once')

const plain = <A extends string>(act: A) => z.object({ act: z.literal(act), ids })
const withInput = <A extends string, I extends z.ZodType>(act: A, input: I) =>
  z.object({ act: z.literal(act), ids, input })

/** One act on many things, with the input of the single act. */
export const BulkForm = z.discriminatedUnion(
  'act',
  [
    plain('account.verify'),
    plain('machine.approve'),
    withInput('machine.reject', rejection),
    plain('process.approve'),
    withInput('process.reject', rejection),
    withInput('inquiry.process', z.object({ processId: requiredId('Choose a process') })),
    withInput('workorder.setPayment', z.object({ status: PaymentStatus })),
    withInput('workorder.setPayable', z.object({ status: PaymentStatus })),
    withInput('case.assign', OwnerForm.extend({ entityType: z.enum(['inquiry', 'workorder']) })),
    plain('notification.read'),
  ],
  { error: 'Choose an act of the list' },
)
export type BulkForm = z.output<typeof BulkForm>
export type BulkAct = BulkForm['act']

const refusals = z
  .array(z.object({ id: z.int(), message: z.string() }))
  .describe('The refused things, each with its reason')

export const BulkResult = z.object({ done: z.array(z.int()), refused: refusals })
export type BulkResult = z.infer<typeof BulkResult>

export const BulkPreview = z.object({
  will: z.array(z.int()).describe('The things on which it would act'),
  refused: refusals,
  mails: z.int().describe('How many mails would go out: one for each person and topic'),
})
export type BulkPreview = z.infer<typeof BulkPreview>

export const bulk = {
  run: endpoint({
    method: 'POST',
    path: '/api/bulk',
    summary: 'One act on up to 100 things',
    note: 'Each is done as by the call for a single one, in its own transaction and with its permission. A person with several emails of one topic gets one.',
    idempotent: true,
    body: BulkForm,
    answer: BulkResult,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/bulk/preview',
    summary: 'Preview an act on many things: its results, and the number of emails',
    note: 'Changes nothing.',
    body: BulkForm,
    answer: BulkPreview,
  }),
}
