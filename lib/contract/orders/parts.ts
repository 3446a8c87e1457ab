import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { instant, nullable, optionalId, positiveNumber, requiredId } from '../core/fields'
import { FileInfo } from '../files/files'
import { InquiryStatus } from '../trade/inquiries'
import { LastPrice } from '../trade/last-price'
import { RfqDetail } from '../trade/rfqs'
import { WorkorderStatus } from './workorders'

/** Parts of one act. */
const ORDERED_AGAIN_MAX = 200

/** A part of a customer: what its inquiries with one part number ask for. */
export const Part = z.object({
  id: z.int(),
  partNumber: z.string().describe('As the newest inquiry writes it'),
  name: z.string(),
  material: nullable.text,
  revisions: z.array(z.string()).describe('Drawing revisions, the newest last'),
  inquiryId: z.int().describe('The newest inquiry'),
  customerId: z.int(),
  customerName: z.string().optional().describe('For admins'),
  last: LastPrice.nullable().describe('The price of its newest order with a quotation'),
  lastOrder: z
    .object({ id: z.int(), status: WorkorderStatus, at: instant })
    .nullable()
    .describe('Its newest order that was not cancelled'),
})
export type Part = z.infer<typeof Part>

/** An inquiry of a part, and what came of it. */
const PartInquiry = z.object({
  inquiryId: z.int(),
  rfqId: nullable.id,
  status: InquiryStatus,
  quantity: z.int(),
  drawingRevision: nullable.text,
  at: instant,
  quotationId: nullable.id.describe('The accepted quotation'),
  price: nullable.id.describe('Its price, INR without GST'),
  landedPaise: nullable.id,
  workorderId: nullable.id.describe('Its newest order that was not cancelled'),
})
export type PartInquiry = z.infer<typeof PartInquiry>

export const PartDetail = Part.extend({
  history: z.array(PartInquiry).describe('Its inquiries, the newest first, at most 50'),
  files: z.array(FileInfo).describe('The files of the newest inquiry'),
})
export type PartDetail = z.infer<typeof PartDetail>

export const parts = {
  list: listEndpoint(
    '/api/parts',
    'Parts that were asked for by a part number: your own (customers), or those of all customers (admins)',
    Part,
    { customerId: optionalId.describe('For admins') },
  ),
  get: endpoint({
    method: 'GET',
    path: '/api/parts/{id}',
    summary: 'One part with its inquiries and files',
    params: idParam,
    answer: PartDetail,
  }),
  orderAgain: endpoint({
    method: 'POST',
    path: '/api/parts/order-again',
    summary: 'Begin a request for parts that were asked for before',
    note: 'A draft with texts, revision, process and files of the newest inquiry of each part.',
    idempotent: true,
    body: z.object({
      parts: z
        .array(
          z.object({
            partId: requiredId('Choose a part'),
            quantity: positiveNumber('Quantity must be positive'),
          }),
          { error: 'Choose at least one part' },
        )
        .min(1, 'Choose at least one part')
        .max(ORDERED_AGAIN_MAX, `At most ${ORDERED_AGAIN_MAX} parts in one request`),
    }),
    answer: RfqDetail,
    status: 201,
    refuses: ['conflict'],
  }),
}
