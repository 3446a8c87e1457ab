import { z } from 'zod'
import { RFQ_FILES_MAX, RFQ_LINES_MAX } from '../../terms/rfq-limits'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import {
  instant,
  nullable,
  optionalDate,
  optionalDayAhead,
  optionalId,
  optionalNumber,
  optionalText,
  requiredId,
  TEXT_MAX,
} from '../core/fields'
import { DocumentKind, documentKinds, optionalAql } from '../files/document-kinds'
import { DeliveryAddress } from '../people/addresses'
import { NoQuoteReason } from './bidders'
import { deadline, Inquiry, InquiryStatus } from './inquiries'
import { LastPrice } from './last-price'
import { NdaForm } from './nda'
import { termsForm } from './quotation-terms'
import { poNumber, QuotationStatus } from './quotations'

/** Lines of one request, with those that were split off. */
export const RFQ_LINES_ALL = 400
const CELL_MAX = 5_000

export const RfqState = z.enum(['draft', 'open', 'quoted', 'decided', 'cancelled', 'closed'], {
  error: 'Choose a state from the list',
})
export type RfqState = z.infer<typeof RfqState>

/** A half of a character of two halves, without the other. */
const HALF = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

const cell = z
  .union(
    [
      z
        .string()
        .max(CELL_MAX)
        .refine((text) => !text.includes('\0'))
        // Half a character can't be stored.
        .overwrite((text) => text.replace(HALF, '\uFFFD')),
      z.number(),
    ],
    { error: 'Enter a number, or a text of at most 5,000 characters' },
  )
  .nullish()
  .describe('A text or a number, as it was typed')

const cells = {
  partNumber: cell,
  drawingRevision: cell,
  projectName: cell,
  description: cell,
  quantity: cell,
  material: cell,
  process: cell.describe('The name of an approved process'),
  targetDate: cell.describe('ISO 8601, 23/12/2026, 23 Dec 2026, or a serial of Excel'),
  specialRequirements: cell,
}

const LineKey = z
  .string({ error: 'A line needs a key' })
  .regex(/^[A-Za-z0-9_-]{1,20}$/, 'A key has up to 20 letters, digits, - and _')

const ofSheet = {
  row: z.int().min(1).max(1_048_576).nullish().describe('The row of the sheet that it was read from'),
  hidden: z.boolean().nullish().describe('Whether the sheet hides that row'),
}

/** A line of a parts list, as it was typed. */
export const RfqDraftLine = z.object({
  key: LineKey.describe('The name of the line within its draft'),
  ...ofSheet,
  ...cells,
})
export type RfqDraftLine = z.infer<typeof RfqDraftLine>

const where = z
  .string({ error: 'Choose a line of this request' })
  .regex(/^([A-Za-z0-9_-]{1,20}|\*)$/, 'Choose a line of this request')

/** A file of a draft, and the line that has it. */
export const RfqDraftFile = z.object({
  id: z.int(),
  name: z.string(),
  size: z.int(),
  key: nullable.text.describe('The key of the first line that has it; `*`: every line; null: none'),
  how: z
    .enum(['exact', 'revision', 'loose', 'zeros', 'hand', 'all'])
    .nullable()
    .describe('How its name fits the part number; `hand`: a person placed it'),
  why: nullable.text.describe('The reason if no line has it, or what to check'),
})

const CellIssue = z.object({
  path: z.string(),
  key: z.string(),
  row: z.int(),
  column: z.string(),
  message: z.string(),
})

/** What a draft has besides its header. */
export const RfqDraft = z.object({
  version: z.int().describe('How many times it was written'),
  decimalComma: z.boolean().describe('Whether point and comma change places in its quantities'),
  lines: z.array(RfqDraftLine),
  files: z.array(RfqDraftFile),
  issues: z.array(CellIssue).describe('Cells to mend before it can be submitted, up to 500'),
  moreIssues: z.int().describe('Further ones that are not listed'),
  warnings: z.array(CellIssue).describe('Cells to check, up to 500'),
  ready: z.int().describe('Lines without a cell to mend'),
})
export type RfqDraft = z.infer<typeof RfqDraft>

export const RfqCounts = z.object({
  lines: z.int(),
  open: z.int().optional(),
  quoted: z.int().optional(),
  accepted: z.int().optional(),
  rejected: z.int().optional(),
  fits: z.int().optional().describe('For suppliers: lines whose process they have approved'),
  priced: z.int().optional().describe('For suppliers, as the next two: lines that they have quoted'),
  declined: z.int().optional(),
  unanswered: z.int().optional(),
})

/** A request for many parts in one go. */
export const Rfq = z.object({
  id: z.int(),
  name: nullable.text.optional().describe('Absent for suppliers'),
  note: nullable.text.describe('A note to suppliers'),
  reference: nullable.text.optional().describe("The customer's own reference: absent for suppliers"),
  processId: nullable.id.describe('The process of lines without one'),
  targetDate: nullable.instant.describe('The wanted day of lines without one'),
  quoteBy: nullable.instant.describe('Suppliers quote until then, on all lines'),
  sealed: z.boolean().describe('Only their suppliers see quotations before the deadline'),
  nda: z.boolean().describe('Suppliers accept the NDA before they open drawings'),
  requiredDocuments: z.array(DocumentKind).describe('Documents that each order requires'),
  aql: nullable.text.describe('The acceptance quality limit of inspection reports, in percent: 2.5'),
  addressId: nullable.id.optional().describe('The delivery address; absent for suppliers'),
  deliveryAddress: DeliveryAddress.nullable().optional().describe('As it was at the submission; absent for suppliers'),
  deliveryState: nullable.text.describe('The state that the parts go to'),
  customerId: z.int().optional().describe("The customer's identity: absent for suppliers"),
  customerName: z.string().optional().describe('For admins'),
  state: RfqState.describe(
    '`quoted`: quoting has closed, and a line is undecided. For suppliers `open` or `closed`, for customers and admins the others',
  ),
  counts: RfqCounts.describe('Lines by their status; for suppliers by their own answers'),
  submittedAt: nullable.instant,
  createdAt: instant,
})
export type Rfq = z.infer<typeof Rfq>

/** What a supplier offers on a line. */
const OwnOffer = z.object({
  quotationId: z.int(),
  version: z.int(),
  price: z.int().describe('INR, whole rupees, for the whole quantity'),
  unitPaise: nullable.id.describe('Paise a piece at the quantity of the line'),
  tooling: nullable.id,
  freight: nullable.id,
  leadDays: nullable.id,
  details: nullable.text,
  status: QuotationStatus,
  needsConfirmation: z.boolean().describe('It is for an older revision of the line'),
  expired: z.boolean(),
})

/** A line of a request: an inquiry, for a supplier with its own answer. */
export const RfqLine = Inquiry.extend({
  own: OwnOffer.nullable().optional().describe('For suppliers: their newest quotation on it, unless it was withdrawn'),
  noQuote: z
    .object({ reason: NoQuoteReason, note: nullable.text })
    .nullable()
    .optional()
    .describe('For suppliers: the reason why they will not quote'),
  last: z
    .object({
      unitPaise: nullable.id.describe('Paise a piece, without tooling and freight'),
      leadDays: nullable.id,
      quantity: z.int(),
    })
    .nullable()
    .optional()
    .describe('For suppliers: the terms of their own newest order of this part; `repeatOf` is that order'),
})
export type RfqLine = z.infer<typeof RfqLine>

export const RfqDetail = Rfq.extend({
  lines: z.array(RfqLine).describe('Inquiries, once it is submitted; for suppliers those that they can see'),
  draft: RfqDraft.nullable().describe('Null once it is submitted'),
})
export type RfqDetail = z.infer<typeof RfqDetail>

/** A choice of offers, one a line at most. INR, without GST unless said. */
const Choice = z.object({
  picks: z.array(z.object({ inquiryId: z.int(), quotationId: z.int() })),
  letters: z.array(z.string()),
  price: z.int(),
  gst: z.int().describe('GST, rounded a line'),
  gstMissing: z.int().describe('Lines whose offer does not say its GST'),
  total: z.int().describe('The price with GST'),
  uncovered: z.array(z.int()).describe('Inquiries without an offer that can be accepted'),
})

const count = z.int().nullable()
const Offer = z.object({
  quotationId: z.int(),
  letter: z.string(),
  version: z.int(),
  price: z.int().describe('INR, without GST'),
  landedPaise: z.int().describe('A piece with tooling and freight, paise'),
  tooling: nullable.id.describe('INR, within the price'),
  gst: nullable.id.describe('INR; null where the quotation does not say it'),
  leadDays: nullable.id,
  state: z
    .enum(['open', 'sent', 'unconfirmed', 'expired', 'unavailable', 'accepted', 'rejected'])
    .describe('Only `open` can be accepted'),
  cheapest: z.boolean(),
})

/** The offers on all lines of a request, by letters. */
export const RfqMatrix = z.object({
  lines: z.array(
    z.object({
      inquiryId: z.int(),
      lineNo: z.int(),
      quantity: z.int(),
      status: InquiryStatus,
      last: LastPrice.nullable().describe('The last price of its part, outside of this request'),
      offers: z.array(Offer).describe('Empty while prices are sealed'),
      declined: z.array(z.object({ letter: z.string(), reason: NoQuoteReason })),
    }),
  ),
  suppliers: z.array(
    z.object({
      letter: z.string(),
      supplierId: z.int().optional().describe('For admins'),
      supplierName: z.string().optional().describe('For admins'),
      priced: z.int(),
      declined: z.int(),
      unanswered: z.int(),
      price: count.describe('INR, of all lines with a price; null, as the next three, while prices are sealed'),
      gst: count,
      gstMissing: count,
      total: count,
    }),
  ),
  moreLetters: z.int().describe('Letters that are left out: 40 are the most'),
  cheapest: Choice.describe('The lowest price of each line'),
  fewest: Choice.extend({
    extra: z.int(),
    exact: z.boolean().describe('False for a choice among more than 16 letters'),
  }).describe('The fewest suppliers for at most `extra` percent more'),
})
export type RfqMatrix = z.infer<typeof RfqMatrix>

const optionalFlag = z.boolean().optional()
const header = {
  name: optionalText(200),
  note: optionalText(2_000).describe('A note to suppliers, without contact details'),
  reference: optionalText(40),
  processId: optionalId,
  targetDate: optionalDate,
  quoteBy: deadline,
  sealed: optionalFlag.describe('Only their suppliers see quotations before the deadline'),
  nda: optionalFlag.describe('Suppliers accept the NDA before they open drawings'),
  requiredDocuments: documentKinds.nullish().transform((kinds) => (kinds === null ? [] : kinds)),
  aql: optionalAql,
  addressId: optionalId,
  decimalComma: optionalFlag.describe('Whether point and comma change places in quantities'),
}

const oneKeyEach = (lines: { key: string }[]) => new Set(lines.map(({ key }) => key)).size === lines.length
const lines = z
  .array(RfqDraftLine)
  .max(RFQ_LINES_MAX, `At most ${RFQ_LINES_MAX} lines in one request`)
  .refine(oneKeyEach, 'Two lines have one key')
const uploads = z
  .array(z.object({ id: requiredId('Upload it again') }))
  .max(RFQ_FILES_MAX, `At most ${RFQ_FILES_MAX} files`)

export const RfqForm = z.object({ ...header, lines: lines.optional(), files: uploads.optional() })

/** What a customer writes into a draft: absent keys stay as they are. */
export const RfqChange = z.object({
  version: requiredId('Say which version you have read'),
  ...header,
  lines: lines.optional().describe('The whole list'),
  changed: z
    .record(LineKey, z.object({ ...ofSheet, ...cells }).nullable())
    .refine((changed) => Object.keys(changed).length <= RFQ_LINES_MAX, `At most ${RFQ_LINES_MAX} lines in one request`)
    .optional()
    .describe('Cells by the key of their line: absent ones stay. A new key adds a line, null removes it'),
  files: z
    .object({
      add: uploads.optional(),
      remove: z
        .array(requiredId('Choose a file of this request'))
        .max(RFQ_FILES_MAX, `At most ${RFQ_FILES_MAX} files`)
        .optional(),
      place: z
        .array(z.object({ id: requiredId('Choose a file of this request'), key: where.nullable() }))
        .max(RFQ_FILES_MAX, `At most ${RFQ_FILES_MAX} files`)
        .optional()
        .describe('Which line has a file; `*`: every line; null: as its name says'),
    })
    .optional(),
})

/** Quotations on lines of a request, each at the version that was read. */
export const Awards = z
  .array(
    z.object({
      quotationId: requiredId('Choose a quotation'),
      version: requiredId('Say which version you have read'),
    }),
    { error: 'Choose at least one line' },
  )
  .min(1, 'Choose at least one line')
  .max(RFQ_LINES_ALL, 'Too many lines')
export type Awards = z.infer<typeof Awards>

/** What the prices of a supplier have in common. */
export const QuoteTerms = z.object({
  validUntil: optionalDate,
  leadDays: termsForm.leadDays.describe('Lead days of lines that say none'),
  gstPercent: termsForm.gstPercent,
  hsn: termsForm.hsn,
  paymentTerms: termsForm.paymentTerms,
  exclusions: termsForm.exclusions,
  details: optionalText(TEXT_MAX).describe('Details of lines that say none'),
})

export const rfqs = {
  list: listEndpoint(
    '/api/rfqs',
    'Requests for many parts: your own (customers), those with lines to quote on (suppliers), or all that are submitted (admins)',
    Rfq,
    { state: RfqState.optional() },
  ),
  get: endpoint({
    method: 'GET',
    path: '/api/rfqs/{id}',
    summary: 'One request with its lines',
    params: idParam,
    answer: RfqDetail,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/rfqs',
    summary: 'Begin a request for many parts',
    note: 'A draft: only your company sees it before it is submitted. It is removed 90 days after its last change.',
    idempotent: true,
    body: RfqForm,
    answer: RfqDetail,
    status: 201,
    refuses: ['conflict'],
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/rfqs/{id}',
    summary: 'Write into the draft of a request',
    note: 'Cells with faults are kept, and listed as `issues`. Files find their lines by their names.',
    params: idParam,
    body: RfqChange,
    answer: RfqDetail,
    refuses: ['conflict'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/rfqs/{id}',
    summary: 'Remove the draft of a request',
    params: idParam,
    refuses: ['conflict'],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/rfqs/{id}/submit',
    summary: 'Submit a request: each line becomes an inquiry',
    note: 'All lines or none. Suppliers whose approved processes fit a line are notified once. From an unverified customer the lines are held.',
    idempotent: true,
    params: idParam,
    body: z.object({ version: requiredId('Say which version you have read') }),
    answer: RfqDetail,
    status: 201,
    refuses: ['conflict', 'rate_limited'],
  }),
  moveDeadline: endpoint({
    method: 'PATCH',
    path: '/api/rfqs/{id}/deadline',
    summary: 'Move the deadline of all undecided lines of a request',
    note: 'Null: no limit. As for an inquiry: lines that quoting had closed open again, unless sealed prices were read.',
    params: idParam,
    body: z.object({ quoteBy: deadline }),
    answer: RfqDetail,
    refuses: ['conflict'],
  }),
  close: endpoint({
    method: 'PATCH',
    path: '/api/rfqs/{id}/close',
    summary: 'Stop quoting on all lines of a request, or cancel what is undecided',
    note: '`quoted` closes quoting once there is an open quotation, but not on sealed prices. `cancelled` ends every undecided line and rejects its open quotations. All lines or none: `issues` name each line that stands in the way.',
    params: idParam,
    body: z.object({
      as: z.enum(['quoted', 'cancelled'], { error: 'Choose what to do' }),
      note: optionalText(500),
    }),
    answer: RfqDetail,
    refuses: ['conflict'],
  }),
  matrix: endpoint({
    method: 'GET',
    path: '/api/rfqs/{id}/matrix',
    summary: 'The offers on all lines of a request',
    note: 'Line by letter, with the cheapest mix and the fewest suppliers. Sealed prices are left out until they open.',
    params: idParam,
    query: z.object({
      extra: z.coerce
        .number({ error: 'Enter 0 to 100 percent' })
        .int('Enter 0 to 100 percent')
        .min(0, 'Enter 0 to 100 percent')
        .max(100, 'Enter 0 to 100 percent')
        .default(5)
        .describe('Percent that fewer suppliers may cost more than the cheapest mix'),
    }),
    answer: RfqMatrix,
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/api/rfqs/{id}/sheet',
    summary: 'A request as a workbook (XLSX)',
    note: 'For a supplier its lines with its own answers, to fill in; for the customer and admins the offers on all lines by letters.',
    params: idParam,
    download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  award: endpoint({
    method: 'POST',
    path: '/api/rfqs/{id}/award',
    summary: 'Accept quotations on several lines of a request',
    note: 'All or none, as each singly. Above your limit, with what you accepted of this request before: 409 `approval_needed`; ask for approval with the act `package.award`.',
    idempotent: true,
    params: idParam,
    body: z.object({
      awards: Awards,
      poNumber: poNumber.form,
    }),
    answer: z.object({
      accepted: z.array(z.object({ inquiryId: z.int(), quotationId: z.int() })),
      price: z.int().describe('INR, without GST'),
    }),
    refuses: ['conflict', 'approval_needed'],
  }),
  quote: endpoint({
    method: 'POST',
    path: '/api/rfqs/{id}/quotes',
    summary: 'Price lines of a request, or decline them',
    note: 'All or none. A line gets a quotation, the next version of yours, or nothing where the terms stand already. `noQuote` withdraws a pending quotation. A price holds from the quantity of its line on. Lines that you leave out stay as they are.',
    idempotent: true,
    params: idParam,
    body: QuoteTerms.extend({
      lines: z
        .array(
          z.object({
            inquiryId: requiredId('Choose a line'),
            revision: optionalId.describe('The revision of the inquiry that you have read; needed for a price'),
            unitPaise: optionalNumber(2_147_483_647, 'Enter a price').describe('Paise a piece, without GST'),
            tooling: termsForm.tooling,
            freight: termsForm.freight,
            leadDays: termsForm.leadDays,
            details: optionalText(TEXT_MAX).optional(),
            noQuote: z.enum(NoQuoteReason.options, { error: 'Choose a reason' }).nullish(),
            note: optionalText(500).optional().describe('A note on the reason'),
          }),
          { error: 'Choose at least one line' },
        )
        .min(1, 'Choose at least one line')
        .max(RFQ_LINES_ALL, 'Too many lines'),
    }),
    answer: z.object({
      priced: z.array(z.int()).describe('Inquiries with a new quotation'),
      revised: z.array(z.int()).describe('Inquiries with the next version of one'),
      same: z.array(z.int()).describe('Inquiries whose answer stands already'),
      declined: z.array(z.int()),
      unanswered: z.int().describe('Lines that you have not answered'),
    }),
    refuses: ['conflict', 'rate_limited'],
  }),
  order: endpoint({
    method: 'POST',
    path: '/api/rfqs/{id}/orders',
    summary: 'Create work orders for accepted lines of a request',
    note: 'All or none, as each singly, with the PO number of its quotation. Without `lines` all that are accepted and have no order. A line without `dueDate` gets the day that its quotation promised, else the wanted day. The customer and each supplier are notified once.',
    idempotent: true,
    params: idParam,
    body: z.object({
      lines: z
        .array(
          z.object({
            inquiryId: requiredId('Choose a line'),
            dueDate: optionalDayAhead,
            machineId: optionalId.describe('A machine of its supplier'),
          }),
        )
        .min(1, 'Choose at least one line')
        .max(RFQ_LINES_ALL, 'Too many lines')
        .nullish(),
      startDate: optionalDate,
      notes: optionalText(TEXT_MAX),
    }),
    answer: z.object({ orders: z.array(z.object({ inquiryId: z.int(), workorderId: z.int() })) }),
    status: 201,
    refuses: ['conflict'],
  }),
  acceptNda: endpoint({
    method: 'POST',
    path: '/api/rfqs/{id}/nda',
    summary: 'Accept the NDA for all lines of a request',
    note: 'For every line that you see and that asks for it, as for each singly. What was accepted before stays; accepting twice changes nothing.',
    params: idParam,
    body: NdaForm,
    answer: z.object({ accepted: z.array(z.int()).describe('Inquiries whose drawings are open to your company now') }),
    refuses: ['conflict'],
  }),
}
