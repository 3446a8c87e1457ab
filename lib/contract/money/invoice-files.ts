import { z } from 'zod'
import { endpoint, idParam } from '../core/endpoint'
import { requiredText } from '../core/fields'
import { PaperCopy } from '../core/money-fields'
import { TaxDocument } from './tax-document'

/** The portal writes 2026-11-23 12:30:00, in India's time. */
const inIndia = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(value.trim())
    ? `${value.trim().replace(' ', 'T').padEnd(19, ':00')}+05:30`
    : value

/** What the invoice registration portal answers. */
export const IrnForm = z.object({
  irn: z
    .string({ error: 'An IRN has 64 digits and letters a to f' })
    .trim()
    .toLowerCase()
    .regex(/^[0-9a-f]{64}$/, 'An IRN has 64 digits and letters a to f'),
  ackNo: z
    .string({ error: 'Enter the acknowledgement number' })
    .trim()
    .regex(/^\d{1,20}$/, 'Enter the acknowledgement number'),
  ackOn: z.preprocess(
    inIndia,
    z.iso
      .datetime({ offset: true, error: 'Enter when it was acknowledged' })
      .or(z.iso.date({ error: 'Enter when it was acknowledged' })),
  ),
  signedQr: requiredText('Paste the signed QR text', 4000),
})

/** The files of a document: its PDF, and what the portal takes and answers. */
export const invoiceFiles = {
  pdf: endpoint({
    method: 'GET',
    path: '/api/invoices/{id}/pdf',
    summary: 'A document as PDF',
    note: 'The first rendering is kept: the same bytes each time. While an IRN is due customers get none.',
    params: idParam,
    query: z.object({ copy: PaperCopy.default('original') }),
    download: 'application/pdf',
    refuses: ['conflict', 'unavailable'],
  }),
  einvoice: endpoint({
    method: 'GET',
    path: '/api/invoices/{id}/einvoice',
    summary: 'The file for the invoice registration portal',
    note: 'INV-01, version 1.1: an array of one. 409 where no IRN is needed, or where data is missing.',
    params: idParam,
    download: 'application/json',
    refuses: ['conflict'],
  }),
  irn: endpoint({
    method: 'PATCH',
    path: '/api/invoices/{id}/irn',
    summary: 'Record the IRN of a document',
    note: 'The signed QR must name our number, GSTIN and total. Its signature is not checked. The customer gets the document then.',
    params: idParam,
    body: IrnForm,
    answer: TaxDocument,
    refuses: ['conflict'],
  }),
}
