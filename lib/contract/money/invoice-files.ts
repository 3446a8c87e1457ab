import { z } from 'zod'
import { endpoint, idParam } from '../core/endpoint'
import { requiredText } from '../core/fields'
import { PaperCopy } from '../core/money-fields'
import { EINVOICES_MAX } from '../../terms/invoice-batch'
import { TaxDocument } from './tax-document'

/** The portal writes 2026-11-23 12:30:00, its lists 23/11/2026 12:30:00 or 23-11-2026 12:30, in India's time. */
function inIndia(value: unknown) {
  if (typeof value !== 'string') return value
  const text = value.trim().replace(/^(\d\d)[/-](\d\d)[/-](\d{4})/, '$3-$2-$1')
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(text)) return text
  return `${text.replace(' ', 'T').padEnd(19, ':00')}+05:30`
}

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
    z.union([z.iso.datetime({ offset: true }), z.iso.date()], { error: 'Enter when it was acknowledged' }),
  ),
  signedQr: requiredText('Paste the signed QR text', 4000),
})

const largestId = 2_147_483_647
const invoiceIds = z
  .string({ error: 'Choose the invoices' })
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, 'Choose the invoices')
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((ids) => ids.every((id) => id <= largestId), 'Choose the invoices')
  .refine((ids) => ids.length <= EINVOICES_MAX, `Choose at most ${EINVOICES_MAX} invoices`)

const cell = (max: number) =>
  z.string({ error: 'Paste a row of the portal’s list' }).max(max, `A cell has at most ${max} letters`)

/** A row of the acknowledgements that the portal lists. What is wrong with one is said of that row. */
export const IrnRow = z.object({
  number: cell(50).describe('The number of the document: Doc No'),
  irn: cell(200),
  ackNo: cell(50).describe('Ack No'),
  ackOn: cell(50).describe('Ack Date: 2026-11-23 12:30:00 or 23/11/2026 12:30'),
  signedQr: cell(5000).describe('The signed QR text. A row without it is refused: the invoice bears the code'),
})
export type IrnRow = z.infer<typeof IrnRow>

export const IrnRows = z.object({
  rows: z
    .array(IrnRow, { error: 'Paste the rows of the portal’s list' })
    .min(1, 'Paste at least one row')
    .max(EINVOICES_MAX, `Paste at most ${EINVOICES_MAX} rows at once`),
})

/** What became of a pasted row. */
export const IrnRecorded = z.object({
  number: z.string(),
  recorded: z.boolean(),
  refused: z.string().nullable().describe('The reason of the refusal'),
})
export type IrnRecorded = z.infer<typeof IrnRecorded>

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
  einvoices: endpoint({
    method: 'GET',
    path: '/api/invoices/einvoice',
    summary: 'One file of many documents for the invoice registration portal',
    note: `INV-01, version 1.1: an array of up to ${EINVOICES_MAX}, in the order of their numbers, and up to 1 MB. 409 with what is missing of each.`,
    query: z.object({ ids: invoiceIds.describe('Ids with commas between: 7,8,12') }),
    download: 'application/json',
    refuses: ['conflict'],
  }),
  irns: endpoint({
    method: 'POST',
    path: '/api/invoices/irn',
    summary: 'Record the IRNs of many documents',
    note: 'Rows of the list that the portal gives back. Each is found by its number and recorded as by the call for a single one, or refused with a sentence; a refused row stops no other.',
    body: IrnRows,
    answer: z.array(IrnRecorded),
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
