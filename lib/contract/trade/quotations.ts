import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { schemasOf } from '../core/filter'
import { quotationFilters } from '../../terms/filters/quotations'
import {
  HistoryEntry,
  instant,
  noteCount,
  nullable,
  optionalDate,
  optionalId,
  optionalText,
  positiveNumber,
  requiredId,
  requiredText,
  TEXT_MAX,
  othersRead,
} from '../core/fields'
import { FileInfo, fileList, fileParams, FilesChange } from '../files/files'
import { CompanyDocumentKind } from './company-documents'
import { InquiryStatus, optionalRfq } from './inquiries'
import { NdaRead } from './nda'
import { terms, termsForm } from './quotation-terms'

/** The customer's order number; it names the customer's system, so suppliers never read it. */
export const poNumber = {
  form: optionalText(40),
  answer: nullable.text.optional().describe("The customer's order number (PO): absent for suppliers"),
}

export const QuotationStatus = z.enum(['pending', 'sent', 'accepted', 'rejected'])
export type QuotationStatus = z.infer<typeof QuotationStatus>

/** What waits for the approval of a colleague: the acceptance of a quotation that is above somebody's limit. */
const QuotationApproval = z.object({
  id: z.int(),
  askedBy: z.string(),
  askedAt: instant,
  note: nullable.text,
  mayDecide: z.boolean().describe('Whether you can decide: your limit covers the price, and a colleague asked'),
  own: z.boolean().describe('The reader asked for it'),
})
export type QuotationApproval = z.infer<typeof QuotationApproval>

/** A checked certificate of the supplier: its kind and whether it is valid, no more. */
const QuotationEvidence = z.object({ kind: CompanyDocumentKind, label: z.string(), valid: z.boolean() })
export type QuotationEvidence = z.infer<typeof QuotationEvidence>

export const Quotation = z.object({
  id: z.int(),
  inquiryId: z.int(),
  projectName: z.string(),
  quantity: z.int(),
  partNumber: nullable.text,
  drawingRevision: nullable.text,
  rfqId: nullable.id.describe('The request for many parts whose line its inquiry is'),
  lineNo: nullable.id.describe('The number of that line'),
  inquiryStatus: InquiryStatus.describe('For suppliers: the status of the inquiry as they see it'),
  sealed: z
    .boolean()
    .describe('Whether its price is sealed until quoting has closed. There is no asking for a lower price then'),
  supplierId: nullable.id.optional().describe("The supplier's identity: absent for customers"),
  supplierName: nullable.text.optional(),
  adminId: nullable.id.optional(),
  customerName: z.string().optional().describe('For admins'),
  price: z.int().describe('INR, whole rupees, for the whole quantity'),
  details: nullable.text,
  validUntil: nullable.instant,
  unavailable: z.boolean().describe('It waits for an answer and can’t be accepted at the moment'),
  expired: z.boolean().describe('Its last valid day in India has passed'),
  ...terms,
  version: z.int().describe('How many times its supplier has written the terms'),
  priceBefore: z.int().nullable().describe('INR: the price of the version before this one'),
  attachments: z.int().describe('How many attachments it has; those of earlier versions don’t count'),
  revision: z.int().describe('The revision of the inquiry that it is for: 1 is A'),
  inquiryRevision: z.int().describe('The revision at which the inquiry is'),
  needsConfirmation: z
    .boolean()
    .describe(
      'It waits for an answer and is for an older revision: it can’t be accepted before its supplier confirms it',
    ),
  offer: z
    .string()
    .optional()
    .describe(
      'The letter of its supplier, in the order of first questions and quotations on the inquiry; absent for suppliers',
    ),
  poNumber: poNumber.answer,
  status: QuotationStatus,
  orderCancelled: z.boolean().describe('Its work order was cancelled, and no other was made from it'),
  outcome: z
    .enum(['declined', 'following', 'withdrawn'])
    .nullable()
    .describe('The cause of its rejection: the customer, another decision, or a withdrawal by its supplier'),
  outcomeReason: nullable.text,
  counter: z
    .object({ price: z.int(), note: nullable.text, at: instant })
    .nullable()
    .describe('The lower price that the customer asks for (INR), until it is answered'),
  approval: QuotationApproval.nullable().optional().describe('For its customer: the request for approval that waits'),
  evidence: z
    .array(QuotationEvidence)
    .optional()
    .describe(
      'The checked ISO certificates of its supplier, and whether each is valid on the wanted day, else today; absent for suppliers',
    ),
  proposedDue: z.iso
    .date()
    .nullable()
    .optional()
    .describe('For admins, once it is accepted: the day of acceptance in India and its lead time; a day off moves on'),
  counters: z.int().describe('How many times the customer has asked for a lower price; three is the most'),
  requoteAt: nullable.instant.describe('The time at which the customer asked for a new price'),
  pictureFile: nullable.text.describe('The drawing of its inquiry that has a small picture'),
  othersRead,
  noteCount,
  createdAt: instant,
})
export type Quotation = z.infer<typeof Quotation>

export const QuotationForm = z.object({
  inquiryId: requiredId('Inquiry ID is required'),
  price: positiveNumber('Price must be greater than 0'),
  details: requiredText('Quotation details are required', TEXT_MAX),
  validUntil: optionalDate,
  ...termsForm,
  files: fileList,
  revision: optionalId.describe('The revision of the inquiry that you have read, 1 is A; a later one refuses the call'),
})

const reason = (message: string) => requiredText(message, 500)

const forRevision = { revision: requiredId('Say for which revision it is') }

/** What a supplier changes: absent keys stay as they are. */
export const QuotationRevision = QuotationForm.omit({ inquiryId: true, files: true })
  .partial()
  .extend({ ...forRevision, files: FilesChange.optional() })

/** The same as a form: all terms as they stand, new attachments, and the names of those to remove. */
export const ReviseQuotationForm = QuotationForm.extend({ remove: z.array(z.string()) })

/** The terms of a version before the current one. */
export const QuotationVersion = Quotation.pick({
  price: true,
  details: true,
  validUntil: true,
  revision: true,
})
  .extend(terms)
  .extend({ number: z.int(), createdAt: instant })
export type QuotationVersion = z.infer<typeof QuotationVersion>

/** The customer's order as a file. Suppliers never read it. */
export const poFile = FileInfo.nullable()
  .optional()
  .describe("The customer's order (PO) as a file: absent for suppliers")

export const QuotationDetail = Quotation.extend({
  poFile,
  nda: NdaRead,
  files: z
    .array(FileInfo)
    .describe('Attachments, those of earlier versions too. The customer gets one once an admin has released it'),
  versions: z.array(QuotationVersion).describe('Earlier versions, the oldest first'),
  history: z.array(HistoryEntry),
})
export type QuotationDetail = z.infer<typeof QuotationDetail>

export const quotations = {
  list: listEndpoint(
    '/api/quotations',
    'Quotations: on your inquiries (customers), your own (suppliers), or all (admins)',
    Quotation,
    {
      status: QuotationStatus.optional(),
      toOrder: z.literal('true').optional().describe('Accepted, without a work order yet'),
      inquiryId: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
      rfqId: optionalRfq,
      ...schemasOf(quotationFilters),
    },
  ),
  get: endpoint({
    method: 'GET',
    path: '/api/quotations/{id}',
    summary: 'One quotation with its versions and its history',
    params: idParam,
    answer: QuotationDetail,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/quotations',
    summary: 'Quote on an inquiry',
    note: 'The inquiry must be open to quoting. A supplier can have one pending quotation per inquiry. The first quotation moves the inquiry to `processing`.',
    idempotent: true,
    body: QuotationForm,
    answer: Quotation,
    status: 201,
    refuses: ['not_found', 'conflict'],
  }),
  revise: endpoint({
    method: 'PATCH',
    path: '/api/quotations/{id}',
    summary: 'Revise a quotation',
    note: 'While it waits for an answer: as long as quoting is open, and after that when it is for an older revision or has expired. It becomes the next version, for the current revision.',
    params: idParam,
    body: QuotationRevision,
    answer: Quotation,
    refuses: ['conflict'],
  }),
  reconfirm: endpoint({
    method: 'POST',
    path: '/api/quotations/{id}/reconfirm',
    summary: 'Confirm a quotation for the current revision',
    note: 'Its terms stay. A quotation for another quantity must be revised instead.',
    params: idParam,
    body: z.object(forRevision),
    answer: Quotation,
    refuses: ['conflict'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/quotations/{id}/withdraw',
    summary: 'Withdraw a quotation',
    note: 'While it is pending. The inquiry stays as it is; while it is open to quoting you can quote again.',
    params: idParam,
    body: z.object({ reason: reason('Say why') }),
    answer: Quotation,
    refuses: ['conflict'],
  }),
  counter: endpoint({
    method: 'POST',
    path: '/api/quotations/{id}/counter',
    summary: 'Ask for a lower price',
    note: 'While the quotation is pending and can be accepted, at most three times. The request is open until the supplier declines it or revises the quotation, or you decide.',
    params: idParam,
    body: z.object({ price: positiveNumber('Enter a price'), note: optionalText(500) }),
    answer: Quotation,
    refuses: ['conflict'],
  }),
  declineCounter: endpoint({
    method: 'POST',
    path: '/api/quotations/{id}/counter/decline',
    summary: 'Decline the price that the customer asks for',
    note: 'The quotation stays unchanged. To agree, revise it.',
    params: idParam,
    body: z.object({ note: optionalText(500) }).prefault({}),
    answer: Quotation,
    refuses: ['conflict'],
  }),
  requote: endpoint({
    method: 'POST',
    path: '/api/quotations/{id}/requote',
    summary: 'Ask for a new price',
    note: 'Once a pending quotation has expired; again after three days. Its supplier may revise it although quoting is closed.',
    params: idParam,
    body: z.object({ note: optionalText(500) }).prefault({}),
    answer: Quotation,
    refuses: ['conflict'],
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/quotations/{id}/files/{fileName}',
    summary: 'Download an attachment of a quotation',
    params: fileParams,
    download: 'application/octet-stream',
    refuses: ['conflict'],
  }),
  changeStatus: endpoint({
    method: 'PATCH',
    path: '/api/quotations/{id}/status',
    summary: 'Accept, reject, or mark as sent',
    note: 'A customer accepts or rejects `pending` quotations on its own inquiries. An admin marks a quotation `sent` and records the answer to it. Accepting one rejects all others on the inquiry; of several acceptances at once exactly one wins. A price above your limit, without GST, is refused with `approval_needed`, and nothing happens: ask for approval with `POST /api/approval-requests`. After `validUntil` it can only be rejected.',
    params: idParam,
    body: z.object({
      status: z.enum(['accepted', 'rejected', 'sent'], { error: 'Choose a status from the list' }),
      poNumber: poNumber.form.describe(
        "With an acceptance: the customer's order number, which the work order takes over",
      ),
      poFileId: optionalId.describe(
        "With an acceptance and its number: the customer's order as an upload with the purpose `money`",
      ),
      version: optionalId.describe('The version that you have read; a later one can’t be accepted with it'),
    }),
    answer: Quotation,
    refuses: ['conflict', 'approval_needed'],
  }),
  poFile: endpoint({
    method: 'GET',
    path: '/api/quotations/{id}/po/{fileName}',
    summary: 'Download the purchase order of an accepted quotation',
    note: 'The file as its customer sent it. Suppliers never see it.',
    params: fileParams,
    download: 'application/octet-stream',
  }),
}
