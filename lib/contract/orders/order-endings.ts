import { z } from 'zod'
import { endpoint, idParam } from '../core/endpoint'
import { optionalCount, requiredText } from '../core/fields'
import { OrderChangeReason } from './order-change'
import { Workorder } from './workorders'

const NOTE_MAX = 1000

const why = {
  reason: OrderChangeReason,
  note: requiredText('Say why in at least 10 characters', NOTE_MAX, 10),
}

/** How many pieces are made, and what the order comes to. */
const short = {
  made: optionalCount('Enter the pieces that are made').refine((made) => typeof made === 'number', {
    message: 'Enter the pieces that are made',
  }),
  amount: optionalCount('Enter the amount in whole rupees').describe(
    'INR, without GST, at most the present amount; without one tooling and freight in full, and of the goods the part that is made',
  ),
}

export const CancelForm = z.object({
  ...why,
  again: z.boolean().optional().describe('The quotation is free for another order'),
})
export const CloseShortForm = z.object({ ...short, ...why })

/** What an order comes to when it is closed short. */
export const ClosePreview = z.object({
  quantity: z.int().describe('Its quantity from then on'),
  amount: z.int().nullable().describe('INR, without GST'),
  taxablePaise: z.int().nullable(),
  totalPaise: z
    .int()
    .nullable()
    .describe('With tax, rounded to the rupee; null while the terms lack what the tax needs'),
  overPaise: z.int().describe('The part of the money received that stays on account'),
})
export type ClosePreview = z.infer<typeof ClosePreview>

export const orderEndings = {
  cancel: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/cancel',
    summary: 'Cancel a work order that has not begun',
    note: 'It keeps its status and is in no count. Advances stay on account, requests on it end. With an invoice or a receipt it needs the role `finance` or `owner`, otherwise `operations` or `owner`.',
    idempotent: true,
    params: idParam,
    body: CancelForm,
    answer: Workorder,
    refuses: ['conflict'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/close-short/preview',
    summary: 'The amount of a work order with fewer pieces',
    params: idParam,
    body: z.object(short),
    answer: ClosePreview,
    refuses: ['conflict'],
  }),
  closeShort: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/close-short',
    summary: 'Close a work order short: it continues with the pieces that are made',
    note: 'Money received beyond the new amount stays on account, newest receipt first. With 0 pieces it ends, cancelled, and its amount is the charge.',
    idempotent: true,
    params: idParam,
    body: CloseShortForm,
    answer: Workorder,
    refuses: ['conflict'],
  }),
}
