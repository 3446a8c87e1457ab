import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import {
  instant,
  nullable,
  optionalId,
  optionalNumber,
  optionalText,
  positiveNumber,
  requiredId,
  requiredText,
} from '../core/fields'
import { basisPoints, optionalField, outDay, outPaise, paise, pastDay } from '../core/money-fields'
import { FileInfo, fileParams } from '../files/files'
import { MsmeClass } from '../people/tax-profiles'
import { TaxSplit } from './tax-document'

export const BillStatus = z.enum(['submitted', 'approved', 'disputed', 'withdrawn'], {
  error: 'Choose a status from the list',
})
export type BillStatus = z.infer<typeof BillStatus>

export const BillSource = z.enum(['uploaded', 'prepared'], { error: 'Choose uploaded or prepared' })
export type BillSource = z.infer<typeof BillSource>

/** Lines of one bill. */
export const BILL_LINES_MAX = 100

const sums = {
  taxablePaise: outPaise,
  cgstPaise: outPaise,
  sgstPaise: outPaise.describe('UTGST in a Union Territory'),
  igstPaise: outPaise,
}

/** Pieces of an order in a bill. */
export const BillLine = z.object({
  no: z.int(),
  workorderId: z.int(),
  projectName: nullable.text,
  shipmentId: nullable.id,
  shipmentLineId: nullable.id.describe('Null for an order that came without shipments'),
  quantityMilli: z.int().describe('Thousandths; negative for pieces that came back after they were billed'),
  ...sums,
  rateBp: z.int().describe('Basis points: 1800 is 18 %'),
  deliveredOn: outDay,
  msmeClass: MsmeClass.nullable().describe('In the year of the delivery'),
  agreedDays: z.int().nullable().describe('Days to pay that were agreed in writing'),
  days: z.int().describe('Days from the delivery to the last day of payment'),
  dueOn: outDay
    .nullable()
    .describe(
      'The last day of payment of the pieces without a written objection; of all while the objection names none',
    ),
  objectedMilli: z.int().nullable().describe('Pieces in thousandths that a written objection names; null without such'),
  objectedDueOn: outDay
    .nullable()
    .describe('The last day of payment of these pieces; null while the objection is open'),
})
export type BillLine = z.infer<typeof BillLine>

/** A written objection to the goods of a bill. */
export const BillObjection = z.object({
  text: z.string(),
  on: outDay,
  removedOn: outDay.nullable().describe('The day on which the supplier had removed its cause'),
  late: z.boolean().describe('It was written more than 15 days after the delivery: the last day of payment stays'),
})

/** How much of the time to pay has passed. */
export const BillClock = z.object({
  byLaw: z.boolean().describe('The law gives the day: a micro or small supplier that does not trade'),
  startedOn: outDay,
  days: z.int().describe('Days to pay: 45 at most where the law gives the day, 15 without an agreement'),
  dueOn: outDay,
})
export type BillClock = z.infer<typeof BillClock>

/** Interest that the law provides on a late payment, added monthly. */
export const InterestRest = z.object({
  from: outDay.describe('The first day'),
  to: outDay.describe('The day on which it is added'),
  interestPaise: outPaise,
})

/** A bill of a supplier, matched with what was accepted. */
export const Bill = z.object({
  id: z.int(),
  supplierId: z.int().optional().describe('For admins'),
  supplierName: z.string().optional().describe('For admins'),
  source: BillSource.describe('`prepared` is drawn by Jobwork for the supplier'),
  number: z.string(),
  year: z.string().describe('The financial year of its day: 26-27'),
  billedOn: outDay,
  status: BillStatus,
  ...sums,
  roundOffPaise: outPaise,
  totalPaise: outPaise,
  lines: z.array(BillLine),
  mismatches: z.array(z.string()).describe('Differences from the payable amounts, a sentence each'),
  note: nullable.text.describe('A note by an admin'),
  objection: BillObjection.nullable(),
  clock: BillClock.nullable().describe(
    'The time to pay of the line that is due first; null while an objection is open',
  ),
  paid: z.boolean().describe('It is approved, and less than a rupee of it is open'),
  paidPaise: outPaise.describe('The part that is settled, by payments and by tax deducted'),
  balancePaise: outPaise,
  payouts: z
    .array(z.object({ id: z.int(), paidOn: outDay, utr: nullable.text, paise: outPaise }))
    .describe('Payments of it that count'),
  interestPaise: outPaise.describe(
    'An indication: compound interest of three times the bank rate on what is paid late',
  ),
  rests: z.array(InterestRest).describe('The interest month by month'),
  bankRate: z
    .object({
      rateBp: z.int(),
      confirmedOn: outDay.nullable().describe('The day of the last confirmation by an admin'),
    })
    .nullable()
    .describe('The bank rate of today; null where the law gives no day or none is on record'),
  files: z.array(FileInfo).describe('The bill as it was uploaded'),
  decidedAt: nullable.instant,
  createdAt: instant,
})
export type Bill = z.infer<typeof Bill>

/** Accepted pieces that their supplier has not billed. */
export const BillableLine = z.object({
  workorderId: z.int(),
  projectName: nullable.text,
  shipmentId: nullable.id,
  shipmentLineId: nullable.id,
  deliveredOn: outDay,
  quantityMilli: z.int().describe('Thousandths; negative for pieces that came back after they were billed'),
  ...sums,
  rateBp: z.int(),
})
export type BillableLine = z.infer<typeof BillableLine>

/** What a supplier can bill. */
export const BillProposal = z.object({
  lines: z.array(BillableLine),
  waiting: z
    .array(
      z.object({
        workorderId: z.int(),
        shipmentId: z.int(),
        quantityMilli: z.int(),
        countedBy: outDay.nullable().describe('The last day on which we count them; null before they arrive'),
      }),
    )
    .describe('Delivered pieces that are not counted yet'),
  split: TaxSplit,
  taxed: z.boolean().describe('Whether the supplier charges tax'),
  numbers: z
    .array(z.object({ shipmentId: z.int(), number: z.string(), on: outDay }))
    .describe('Numbers of bills that were typed at shipments and are not used yet'),
  nextNumber: nullable.text.describe('The number of a bill that Jobwork draws; null without a prefix'),
  notPrepared: nullable.text.describe('The reason if Jobwork can’t draw one'),
})
export type BillProposal = z.infer<typeof BillProposal>

const NUMBER = 'A number has up to 16 letters, digits, - and /, such as MP/118'
const BillNumber = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim() : value),
  z.string({ error: NUMBER }).regex(/^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$/, NUMBER),
)

const WHOLE = 'Enter whole pieces'
const PIECES_MAX = 1_000_000_000_000
const billedQuantity = z
  .number({ error: WHOLE })
  .int(WHOLE)
  .min(-PIECES_MAX, WHOLE)
  .max(PIECES_MAX, WHOLE)
  .refine((milli) => milli !== 0 && milli % 1000 === 0, WHOLE)
  .describe('Thousandths of a piece; only whole pieces')

const amounts = {
  taxablePaise: paise(1),
  cgstPaise: paise().default(0),
  sgstPaise: paise().default(0),
  igstPaise: paise().default(0),
  roundOffPaise: z
    .number({ error: 'Enter an amount' })
    .int('Enter an amount')
    .min(-99, 'A round off is less than a rupee')
    .max(99, 'A round off is less than a rupee')
    .optional()
    .describe('By default the rest of the total'),
  totalPaise: paise(1),
}

const lines = z
  .array(
    z.object({
      workorderId: requiredId('Choose one of your orders'),
      shipmentLineId: optionalId.describe('Not for an order that came without shipments'),
      quantityMilli: billedQuantity,
      taxablePaise: z
        .number({ error: 'Enter an amount' })
        .int('Enter an amount')
        .min(-PIECES_MAX, 'That amount is too large')
        .max(PIECES_MAX, 'That amount is too large')
        .optional()
        .describe('By default the value of the pieces'),
      rateBp: basisPoints().optional().describe('By default the rate of the order'),
    }),
    { error: 'Choose what you bill' },
  )
  .min(1, 'Choose what you bill')
  .max(BILL_LINES_MAX, `At most ${BILL_LINES_MAX} lines`)

const fileId = requiredId('Add your bill as a file').describe('An upload with the purpose `money`')

/** A bill as its supplier writes it. */
export const UploadedBillForm = z.object({ number: BillNumber, billedOn: pastDay, ...amounts, fileId })

export const NewBillForm = z.discriminatedUnion('source', [
  UploadedBillForm.extend({ source: z.literal('uploaded'), lines }),
  z.object({
    source: z.literal('prepared'),
    number: BillNumber.nullish().describe('By default the next of the supplier’s series'),
    lines,
  }),
])

const filed = z
  .array(z.object({ id: z.int() }))
  .min(1, 'Add your bill as a file')
  .max(1, 'One file is enough')

/** A bill as a form asks for it. */
export const UploadedBillFields = UploadedBillForm.omit({ fileId: true, roundOffPaise: true }).extend({ fileId: filed })
/** A bill that Jobwork draws, as a form asks for it. */
export const PreparedBillFields = z.object({ number: optionalField(BillNumber) })

export const BillStatusForm = z
  .object({
    status: BillStatus.exclude(['submitted']),
    note: optionalText(500).describe('Required to dispute a bill, and to approve one that does not match'),
    alreadyPaidPaise: optionalField(paise()).describe(
      'Approving the first bill of orders that were marked as partially paid by hand: the amount paid before',
    ),
  })
  .refine(({ status, note }) => note || status !== 'disputed', { path: ['note'], message: 'Say what is wrong with it' })

const paidBefore = optionalField(paise())

/** What an admin says of a bill that is disputed, or approved though it does not match. */
export const BillNoteForm = z.object({ note: requiredText('Say why', 500), alreadyPaidPaise: paidBefore })
/** The approval of a bill that matches, as a form asks for it. */
export const ApproveForm = z.object({ note: optionalText(500), alreadyPaidPaise: paidBefore })

const objection = requiredText('Say what is wrong in at least 10 letters', 1000, 10)

/** A written objection as a form asks for it: without pieces it is about all of the bill. */
export const BillObjectionFields = z.object({
  text: objection,
  pieces: z.array(z.object({ no: z.int(), quantity: optionalNumber(2_147_483_647, 'Enter how many pieces') })),
})

/** The end of an objection as a form asks for it. */
export const ObjectionEndForm = z.object({ removedOn: pastDay })

export const BillObjectionForm = z
  .object({
    text: objection.optional(),
    pieces: z
      .array(
        z.object({
          no: z.int({ error: 'Choose a line of the bill' }),
          quantity: positiveNumber('Enter how many pieces'),
        }),
        { error: 'Name the pieces of each line' },
      )
      .min(1, 'Name pieces of at least one line')
      .max(BILL_LINES_MAX)
      .optional()
      .describe('Pieces of lines that the objection is about; by default all of the bill'),
    removedOn: pastDay.optional().describe('The day on which the supplier had removed the cause'),
  })
  .refine(({ text, removedOn }) => Boolean(text) !== Boolean(removedOn), {
    path: ['text'],
    message: 'Write the objection, or the day on which its cause was removed',
  })

export const bills = {
  proposal: endpoint({
    method: 'GET',
    path: '/api/bills/proposal',
    summary: 'Pieces that you can bill',
    note: 'Accepted pieces that are not billed, by shipment and order, at most 100 lines.',
    answer: BillProposal,
  }),
  list: listEndpoint('/api/bills', 'Bills of suppliers: your own (suppliers), or all (admins)', Bill, {
    status: z
      .enum([...BillStatus.options, 'open', 'check', 'due', 'paid'])
      .optional()
      .describe(
        'A status; `open` neither paid nor withdrawn, `check` in check or disputed, `due` approved and not paid, `paid` approved and paid',
      ),
    workorderId: optionalId.describe('Only bills with pieces of this order'),
    company: optionalId.describe('The id of a supplier; for admins'),
  }),
  get: endpoint({ method: 'GET', path: '/api/bills/{id}', summary: 'One bill', params: idParam, answer: Bill }),
  add: endpoint({
    method: 'POST',
    path: '/api/bills',
    summary: 'Submit a bill, or have it drawn',
    note: 'It is matched with the accepted pieces. Pieces on another bill are 409. With `source` `prepared` Jobwork computes and draws it.',
    idempotent: true,
    body: NewBillForm,
    answer: Bill,
    status: 201,
    refuses: ['conflict', 'rate_limited'],
  }),
  addOf: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/bills',
    summary: 'Submit a bill of one order',
    note: 'Its pieces are those that were accepted first.',
    idempotent: true,
    params: idParam,
    body: UploadedBillForm.extend({ quantityMilli: billedQuantity, rateBp: basisPoints().optional() }),
    answer: Bill,
    status: 201,
    refuses: ['conflict', 'rate_limited'],
  }),
  prepareOf: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/bills/prepare',
    summary: 'Have a bill of one order drawn',
    note: 'The bill has all accepted pieces that are not billed.',
    idempotent: true,
    params: idParam,
    body: PreparedBillFields,
    answer: Bill,
    status: 201,
    refuses: ['conflict', 'rate_limited'],
  }),
  changeStatus: endpoint({
    method: 'PATCH',
    path: '/api/bills/{id}/status',
    summary: 'Approve or dispute a bill, or withdraw your own',
    note: 'The pieces of a withdrawn bill can be billed again. The last day of payment follows from the class in the year of the delivery.',
    params: idParam,
    body: BillStatusForm,
    answer: Bill,
    refuses: ['conflict'],
  }),
  object: endpoint({
    method: 'PATCH',
    path: '/api/bills/{id}/objection',
    summary: 'Object to the goods of a bill in writing, or record that the cause is removed',
    note: 'Within 15 days of the delivery it moves the day from which the time to pay counts to `removedOn`. The supplier is notified.',
    params: idParam,
    body: BillObjectionForm,
    answer: Bill,
    refuses: ['conflict'],
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/bills/{id}/pdf',
    summary: 'A bill that Jobwork has drawn, as PDF',
    params: idParam,
    download: 'application/pdf',
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/bills/{id}/files/{fileName}',
    summary: 'Download the file of a bill',
    params: fileParams,
    download: 'application/octet-stream',
  }),
}
