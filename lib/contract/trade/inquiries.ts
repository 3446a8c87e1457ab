import { z } from 'zod'
import { Bidder, NoQuoteReason } from './bidders'
import { DeliveryAddress } from '../people/addresses'
import { DocumentKind, documentKinds, optionalAql } from '../files/document-kinds'
import { NdaRead } from './nda'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { schemasOf } from '../core/filter'
import { inquiryFilters } from '../../terms/filters/inquiries'
import {
  HistoryEntry,
  instant,
  noteCount,
  nullable,
  ofOwner,
  optionalDate,
  optionalDayAhead,
  optionalId,
  optionalNumber,
  optionalText,
  positiveNumber,
  requiredId,
  requiredText,
  TEXT_MAX,
  othersRead,
  OwnerForm,
} from '../core/fields'
import { DrawingReader, FileInfo, fileList, fileParams, FilesChange } from '../files/files'

export const InquiryStatus = z.enum(['new', 'processing', 'quoted', 'accepted', 'rejected'])
export type InquiryStatus = z.infer<typeof InquiryStatus>

export const Inquiry = z.object({
  id: z.int(),
  projectName: z.string(),
  description: z.string(),
  quantity: z.int(),
  material: nullable.text,
  targetDate: nullable.instant,
  specialRequirements: nullable.text,
  partNumber: nullable.text,
  drawingRevision: nullable.text,
  addressId: nullable.id.optional().describe('The delivery address, one of the customer’s own; absent for suppliers'),
  deliveryAddress: DeliveryAddress.nullable().optional().describe('As it was at the submission; absent for suppliers'),
  deliveryState: nullable.text.describe('The state that the parts go to'),
  customerId: z.int().optional().describe("The customer's identity: absent for suppliers"),
  customerName: z.string().optional().describe('For admins'),
  processId: nullable.id,
  processName: nullable.text,
  status: InquiryStatus.describe(
    'Suppliers see `new` until quoting has closed or its deadline is over, then `quoted`; after the decision `accepted` for their own accepted quotation, otherwise `rejected`',
  ),
  revision: z.int().describe('How many times its customer has written it: 1 is A'),
  quoteBy: nullable.instant.describe('Suppliers quote until then'),
  requiredDocuments: z.array(DocumentKind).describe('Documents that the order requires'),
  aql: nullable.text.describe('The acceptance quality limit of its inspection report, in percent: 2.5'),
  sealed: z.boolean().describe('Only their suppliers see quotations before the deadline'),
  pricesSealed: z
    .boolean()
    .optional()
    .describe('For its customer and admins: the deadline has not opened them, or never will'),
  cancelled: z.boolean().optional().describe('Its customer cancelled it; absent for suppliers'),
  nda: NdaRead,
  repeatOf: nullable.id.describe('The work order that is ordered again; for suppliers where it is their own'),
  invitedOnly: z
    .boolean()
    .optional()
    .describe('Only the supplier of that order sees it, until `openFrom`; absent for suppliers'),
  openFrom: nullable.instant.optional().describe('The time from which all suppliers see it; absent for suppliers'),
  rfqId: nullable.id.describe('The request for many parts whose line it is'),
  lineNo: nullable.id.describe('Its number there'),
  splitOf: nullable.id.optional().describe('The line that it was split from; absent for suppliers'),
  files: z.array(FileInfo).describe('In lists only the files of the current revision'),
  held: z
    .boolean()
    .optional()
    .describe('Suppliers don’t see it: the customer is to be verified, or is suspended. Absent for suppliers'),
  orderCancelled: z
    .boolean()
    .optional()
    .describe('Its work order was cancelled, and no other was made. For its customer and admins'),
  quotationCount: z.int().optional().describe('For its customer and admins'),
  invitationCount: z.int().optional().describe('For admins: suppliers that were invited to quote'),
  ownQuotationId: nullable.id.optional().describe('For suppliers: their pending quotation on it'),
  ownQuotationExpired: z.boolean().optional().describe('For suppliers: the validity of that quotation is over'),
  fits: z.boolean().optional().describe('For suppliers: whether they have its process approved'),
  drawingsClosed: z
    .boolean()
    .optional()
    .describe('For suppliers: their quotation was rejected or the inquiry has ended, so its files are closed to them'),
  declinedAt: nullable.instant.optional().describe('For suppliers: since when they will not quote'),
  invitedAt: nullable.instant.optional().describe('For suppliers: since when they are invited to quote'),
  unread: z.int().optional().describe('Messages that your company has not read, up to 99; absent for admins'),
  othersRead,
  noteCount,
  ...ofOwner,
  createdAt: instant,
})
export type Inquiry = z.infer<typeof Inquiry>

export const InquiryDetail = Inquiry.extend({ history: z.array(HistoryEntry) })
export type InquiryDetail = z.infer<typeof InquiryDetail>

/** A year (ms). */
const YEAR = 366 * 86_400_000

/** Until when suppliers quote: a time to come, a year ahead at most. */
export const deadline = optionalDate
  .refine((iso) => !iso || Date.parse(iso) > Date.now(), 'Choose a time that is still to come')
  .refine((iso) => !iso || Date.parse(iso) <= Date.now() + YEAR, 'At most a year ahead')
  .describe('An instant, ISO 8601: suppliers quote until then')

const optionalQuantity = optionalNumber(2_147_483_647, 'Quantity must be positive')

export const InquiryForm = z.object({
  projectName: requiredText('Project name is required'),
  processId: optionalId,
  description: requiredText('Description must be at least 10 characters', TEXT_MAX, 10),
  quantity: positiveNumber('Quantity must be positive'),
  material: optionalText(),
  targetDate: optionalDayAhead,
  specialRequirements: optionalText(TEXT_MAX),
  partNumber: optionalText(60),
  drawingRevision: optionalText(20),
  addressId: optionalId,
  quoteBy: deadline,
  sealed: z
    .preprocess((v) => (v === '' ? undefined : v === 'true' ? true : v), z.boolean().optional())
    .describe('Only their suppliers see quotations before the deadline'),
  nda: z
    .preprocess((v) => (v === '' ? undefined : v === 'true' ? true : v), z.boolean().optional())
    .describe('Suppliers accept the NDA before they open its drawings. It stays so'),
  requiredDocuments: documentKinds.nullish().transform((kinds) => (kinds === null ? [] : kinds)),
  aql: optionalAql,
  files: fileList,
})

/** What a customer changes: absent keys stay as they are. */
export const RevisionForm = InquiryForm.omit({ processId: true, quoteBy: true, sealed: true, nda: true, files: true })
  .partial()
  .extend({
    files: FilesChange.optional(),
    note: optionalText(1_000).describe('The note on the change that suppliers see'),
  })

/** The same as a form: all fields as they stand, new files, and the names of those to remove. */
export const ReviseForm = InquiryForm.omit({ quoteBy: true, sealed: true, nda: true }).extend({
  targetDate: optionalDate,
  remove: z.array(z.string()),
  note: optionalText(1_000),
})

/** A revision with what it changed, as text that its reader may see. */
export const InquiryRevision = z.object({
  number: z.int(),
  letter: z.string(),
  note: nullable.text,
  changes: z.array(z.object({ field: z.string(), label: z.string(), from: nullable.text, to: nullable.text })),
  createdAt: instant,
})
export type InquiryRevision = z.infer<typeof InquiryRevision>

/** Of a list: only what belongs to this request. */
export const optionalRfq = z.coerce
  .number()
  .int()
  .min(1)
  .max(2_147_483_647)
  .optional()
  .describe('Only lines of this request')

export const inquiries = {
  list: listEndpoint(
    '/api/inquiries',
    'Inquiries: your own (customers), those to quote on (suppliers), or all (admins)',
    Inquiry,
    {
      status: InquiryStatus.optional().describe('For suppliers `new` and `processing` both mean open'),
      open: z.literal('true').optional().describe('Only those open to quoting'),
      needs: z
        .enum(['process', 'quotation'])
        .optional()
        .describe(
          'Open ones without a process, or without a quotation: for two days and more; for suppliers without one of their own',
        ),
      rfqId: optionalRfq,
      single: z.literal('true').optional().describe('Only those that are no line of a request for many parts'),
      ...schemasOf(inquiryFilters),
    },
  ),
  submit: endpoint({
    method: 'POST',
    path: '/api/inquiries',
    summary: 'Submit an inquiry',
    note: 'From an unverified customer the inquiry is held: suppliers see it once an admin verifies the customer.',
    idempotent: true,
    body: InquiryForm,
    answer: Inquiry,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/inquiries/{id}',
    summary: 'One inquiry with its history',
    params: idParam,
    answer: InquiryDetail,
  }),
  revise: endpoint({
    method: 'PATCH',
    path: '/api/inquiries/{id}',
    summary: 'Revise an inquiry',
    note: 'Only changed fields count. Possible until a quotation is accepted or a work order exists. Open quotations stay, and must be confirmed for the new revision before one can be accepted. Files that are removed stay with the revisions that they belonged to.',
    params: idParam,
    body: RevisionForm,
    answer: Inquiry,
    refuses: ['conflict'],
  }),
  revisions: endpoint({
    method: 'GET',
    path: '/api/inquiries/{id}/revisions',
    summary: 'The revisions of an inquiry, the oldest first',
    note: 'Empty for an inquiry that was never revised.',
    params: idParam,
    answer: z.array(InquiryRevision),
  }),
  copy: endpoint({
    method: 'POST',
    path: '/api/inquiries/{id}/copy',
    summary: 'Submit an inquiry again, or split it',
    note: 'With its current files. With `split` the given quantity becomes the new inquiry, and this one is revised to the rest.',
    idempotent: true,
    params: idParam,
    body: z.object({
      quantity: optionalQuantity,
      targetDate: optionalDayAhead,
      split: z.boolean().optional(),
    }),
    answer: Inquiry,
    status: 201,
    refuses: ['conflict'],
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/inquiries/{id}/open',
    summary: 'Open a repeat inquiry to all suppliers',
    note: 'Ends the days in which only the supplier of the first order sees it.',
    params: idParam,
    answer: Inquiry,
  }),
  moveDeadline: endpoint({
    method: 'PATCH',
    path: '/api/inquiries/{id}/deadline',
    summary: 'Move the deadline of quoting',
    note: 'Null: no limit. After quoting closed a later deadline opens it again, unless sealed prices were read. Once a sealed price is in, only a later one.',
    params: idParam,
    body: z.object({ quoteBy: deadline }),
    answer: Inquiry,
    refuses: ['conflict'],
  }),
  close: endpoint({
    method: 'PATCH',
    path: '/api/inquiries/{id}/close',
    summary: 'Stop quoting, or cancel an inquiry',
    note: '`quoted` closes quoting once there is an open quotation, but not on sealed prices. `cancelled` ends the inquiry and rejects every open quotation; sealed prices are then never shown.',
    params: idParam,
    body: z.object({
      as: z.enum(['quoted', 'cancelled'], { error: 'Choose what to do' }),
      note: optionalText(500),
    }),
    answer: Inquiry,
    refuses: ['conflict'],
  }),
  bidders: endpoint({
    method: 'GET',
    path: '/api/inquiries/{id}/bidders',
    summary: 'The suppliers that asked about an inquiry, quoted on it, or will not',
    note: 'By their letters, without names and prices.',
    params: idParam,
    answer: z.array(Bidder),
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/inquiries/{id}/decline',
    summary: 'Say that you will not quote',
    note: 'The customer and admins see the reason. You can still ask or quote.',
    params: idParam,
    body: z.object({
      reason: z.enum(NoQuoteReason.options, { error: 'Choose a reason' }),
      note: optionalText(500),
    }),
    answer: Inquiry,
    refuses: ['conflict'],
  }),
  changeStatus: endpoint({
    method: 'PATCH',
    path: '/api/inquiries/{id}/status',
    summary: 'Review an inquiry, close quoting, or decline it',
    note: '`processing` marks it as in review, `quoted` closes quoting, but not on sealed prices, `rejected` declines it and every open quotation on it.',
    params: idParam,
    body: z.object({
      status: z.enum(['processing', 'quoted', 'rejected'], { error: 'Choose a status from the list' }),
      note: optionalText(TEXT_MAX),
    }),
    answer: Inquiry,
    refuses: ['conflict'],
  }),
  setProcess: endpoint({
    method: 'PATCH',
    path: '/api/inquiries/{id}/process',
    summary: 'Set the process of an inquiry',
    note: 'While it is open to quoting. Suppliers with an approved process of the same name are notified, unless the inquiry is held.',
    params: idParam,
    body: z.object({ processId: requiredId('Choose a process') }),
    answer: Inquiry,
    refuses: ['conflict'],
  }),
  setOwner: endpoint({
    method: 'PATCH',
    path: '/api/inquiries/{id}/owner',
    summary: 'Set or remove the admin who owns an inquiry',
    note: 'Only its owner gets the emails about it; all admins still see it and its notifications.',
    params: idParam,
    body: OwnerForm,
    answer: Inquiry,
    refuses: ['conflict'],
  }),
  readers: endpoint({
    method: 'GET',
    path: '/api/inquiries/{id}/readers',
    summary: 'Drawing downloads of an inquiry',
    note: "Previews count. The customer's own downloads are not recorded.",
    params: idParam,
    answer: z.array(DrawingReader),
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/inquiries/{id}/files/{fileName}/picture',
    summary: 'The thumbnail of a drawing',
    note: '192 × 192 pixels, transparent. Made soon after the upload; 404 until then, and for files without one.',
    params: fileParams,
    download: 'image/png',
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/inquiries/{id}/files/{fileName}',
    summary: 'Download a file of an inquiry',
    params: fileParams,
    download: 'application/octet-stream',
    refuses: ['conflict'],
  }),
}
