import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from './core/endpoint'
import {
  instant,
  nullable,
  optionalDate,
  positiveNumber,
  requiredId,
  requiredText,
  TEXT_MAX,
  othersRead,
} from './core/fields'
import { InquiryStatus } from './inquiries'

export const QuotationStatus = z.enum(['pending', 'sent', 'accepted', 'rejected'])
export type QuotationStatus = z.infer<typeof QuotationStatus>

export const Quotation = z.object({
  id: z.int(),
  inquiryId: z.int(),
  projectName: z.string(),
  quantity: z.int(),
  inquiryStatus: InquiryStatus,
  supplierId: nullable.id.optional().describe("The supplier's identity: absent for customers"),
  supplierName: nullable.text.optional(),
  adminId: nullable.id.optional(),
  customerName: z.string().optional().describe('For admins'),
  price: z.int().describe('INR, whole rupees, for the whole quantity'),
  details: nullable.text,
  validUntil: nullable.instant,
  expired: z.boolean().describe('The last day of its validity (UTC) is past'),
  status: QuotationStatus,
  othersRead,
  createdAt: instant,
})
export type Quotation = z.infer<typeof Quotation>

export const QuotationForm = z.object({
  inquiryId: requiredId('Inquiry ID is required'),
  price: positiveNumber('Price must be greater than 0'),
  details: requiredText('Quotation details are required', TEXT_MAX),
  validUntil: optionalDate,
})

export const quotations = {
  list: listEndpoint('/api/quotations', 'Quotations: on own inquiries, own, or all', Quotation, {
    status: QuotationStatus.optional(),
    inquiryId: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/quotations',
    summary: 'Quote on an inquiry',
    note: 'The inquiry must be open to quoting, and a supplier has one pending quotation on it. The first quotation moves the inquiry to `processing`.',
    idempotent: true,
    body: QuotationForm,
    answer: Quotation,
    status: 201,
    refuses: ['not_found', 'conflict'],
  }),
  changeStatus: endpoint({
    method: 'PATCH',
    path: '/api/quotations/{id}/status',
    summary: 'Accept, reject, or mark as sent',
    note: 'A customer accepts or rejects what is `pending` on its own inquiries. An admin marks it `sent` and records the answer to what was sent. Acceptance rejects every other quotation on the inquiry; of many at once exactly one wins. After `validUntil` it can only be rejected.',
    params: idParam,
    body: z.object({ status: z.enum(['accepted', 'rejected', 'sent'], { error: 'Choose a status of the list' }) }),
    answer: Quotation,
    refuses: ['conflict'],
  }),
}
