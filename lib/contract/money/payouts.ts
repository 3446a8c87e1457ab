import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { instant, nullable, optionalId, optionalText, requiredId, requiredText } from '../core/fields'
import { optionalField, outDay, outPaise, paise, pastDay, Utr } from '../core/money-fields'
import { PASTE_MAX } from '../../terms/tds-codes'
import { PaymentMode } from './receipt'

export const PayoutStatus = z.enum(['paid', 'reversed'], { error: 'Choose a status from the list' })
export type PayoutStatus = z.infer<typeof PayoutStatus>

/** What we paid a supplier. */
export const Payout = z.object({
  id: z.int(),
  supplierId: z.int().optional().describe('For admins'),
  supplierName: z.string().optional().describe('For admins'),
  status: PayoutStatus.describe('`reversed` counts for nothing'),
  amountPaise: outPaise.describe('The amount paid, without deducted tax'),
  tdsPaise: outPaise.describe('Tax that we deducted and paid for the supplier; it settles a bill as a payment does'),
  tdsSection: nullable.text.describe('The code of the payment in the return of tax deducted'),
  mode: PaymentMode.describe('`adjustment` is no money: what was paid before payouts were kept'),
  utr: nullable.text.describe("The bank's reference"),
  paidOn: outDay,
  note: nullable.text.optional().describe('For admins'),
  reason: nullable.text.describe('The reason of the reversal'),
  reversedOn: outDay.nullable(),
  bills: z
    .array(z.object({ billId: z.int(), number: z.string(), paise: outPaise }))
    .describe('The part of it that settles each bill'),
  advances: z
    .array(z.object({ workorderId: z.int(), paise: outPaise }))
    .describe('The part that no bill has used yet, by order'),
  createdAt: instant,
})
export type Payout = z.infer<typeof Payout>

const section = optionalText(20)

const ofTax = { tdsPaise: optionalField(paise()), tdsSection: section.describe('A code such as 1024') }

/** What was paid must be something: money, tax deducted, or both. */
const somePaid = ({ amountPaise, tdsPaise }: { amountPaise: number; tdsPaise?: number | null }) =>
  amountPaise + (tdsPaise ?? 0) > 0
const nothingPaid = { path: ['amountPaise'], message: 'Enter an amount' }

/** Tax deducted has a code. */
const withCode = ({ tdsPaise, tdsSection }: { tdsPaise?: number | null; tdsSection?: string | null }) =>
  !tdsPaise || Boolean(tdsSection)
export const NO_CODE = 'Enter the code of the tax deducted, such as 1024'
const noCode = { path: ['tdsSection'], message: NO_CODE }

const billIds = z
  .array(requiredId('Choose bills'), { error: 'Choose bills' })
  .max(PASTE_MAX, `Choose at most ${PASTE_MAX} bills`)

const ofPayout = {
  amountPaise: paise(),
  ...ofTax,
  mode: PaymentMode.exclude(['adjustment']),
  utr: optionalField(Utr),
  paidOn: pastDay,
  note: optionalText(500),
  alreadyPaidPaise: optionalField(paise()).describe(
    'For orders that were marked as partially paid by hand: the amount paid before',
  ),
}

export const PayoutForm = z
  .object({
    ...ofPayout,
    billIds: billIds.default([]).describe('Approved bills of one supplier; the oldest is settled first'),
    workorderId: optionalId.describe('The order whose bills it settles, the oldest first, or that an advance is for'),
    advance: z.boolean().default(false).describe('Keep what is more than is payable as an advance to the order'),
  })
  .refine(somePaid, nothingPaid)
  .refine(withCode, noCode)
  .refine(({ billIds: ids, workorderId }) => ids.length > 0 || Boolean(workorderId), {
    path: ['billIds'],
    message: 'Choose bills or an order',
  })

/** A payment as a form asks for it. */
export const PayoutFields = z
  .object({ ...ofPayout, workorderId: optionalId })
  .refine(somePaid, nothingPaid)
  .refine(withCode, noCode)

export const PayoutStatusForm = z.object({
  status: z.literal('reversed', { error: 'Choose a status from the list' }),
  reason: requiredText('Say why', 500),
})

/** Why a payout is reversed, as a form asks for it. */
export const PayoutReasonForm = PayoutStatusForm.pick({ reason: true })

export const BankFileForm = z.object({
  bills: billIds.min(1, 'Choose bills'),
  tds: z
    .array(
      z.object({ billId: requiredId('Choose a bill'), tdsPaise: paise(1), tdsSection: requiredText(NO_CODE, 20) }),
      { error: 'Name the tax of each bill' },
    )
    .max(PASTE_MAX, `Choose at most ${PASTE_MAX} bills`)
    .default([])
    .describe('Tax that is deducted from bills; the bank pays the rest'),
  again: z.boolean().default(false).describe('Bills that are in an earlier file as well'),
})

/** A file of payments for the bank. */
export const BankFile = z.object({
  id: z.int(),
  rows: z
    .array(z.object({ billId: z.int(), number: z.string(), reference: z.string(), amountPaise: outPaise }))
    .describe('The payments; the bank names each by its reference'),
  skipped: z.array(z.object({ billId: z.int(), why: z.string() })).describe('Bills that are not in it'),
})
export type BankFile = z.infer<typeof BankFile>

const cell = (max: number) => z.string({ error: 'Paste a row of the bank’s list' }).max(max, `At most ${max} letters`)

/** A row of the list that the bank gives back. What is wrong with one is said of that row. */
export const PasteRow = z.object({
  reference: cell(50),
  utr: cell(50),
  paidOn: optionalField(cell(50)).describe('YYYY-MM-DD; by default today'),
  tdsPaise: optionalField(paise()).describe(
    'Tax that was deducted from the amount of the row; by default as in the file',
  ),
  tdsSection: section,
})
export type PasteRow = z.infer<typeof PasteRow>

export const PasteForm = z.object({
  rows: z
    .array(PasteRow, { error: 'Paste the rows of the bank’s list' })
    .min(1, 'Paste at least one row')
    .max(PASTE_MAX, `Paste at most ${PASTE_MAX} rows at once`),
})

/** What became of a pasted row. */
export const PasteRecorded = z.object({
  reference: z.string(),
  payout: z
    .object({ id: z.int(), amountPaise: outPaise, number: z.string().describe('The number of the bill') })
    .nullable(),
  refused: z.string().nullable().describe('The reason of the refusal'),
})
export type PasteRecorded = z.infer<typeof PasteRecorded>

export const payouts = {
  list: listEndpoint('/api/payouts', 'Payments to suppliers: your own (suppliers), or all (admins)', Payout, {
    status: PayoutStatus.optional(),
    billId: optionalId.describe('Only payouts that settle a part of this bill'),
    workorderId: optionalId.describe('Only payouts with a part for this order'),
    company: optionalId.describe('The id of a supplier; for admins'),
  }),
  get: endpoint({ method: 'GET', path: '/api/payouts/{id}', summary: 'One payout', params: idParam, answer: Payout }),
  record: endpoint({
    method: 'POST',
    path: '/api/payouts',
    summary: 'Record what a supplier was paid',
    note: 'It settles the bills that are named, the oldest first, and within one its lines by delivery. More than is payable is 409 unless `advance`. The supplier payment of the orders is updated.',
    idempotent: true,
    body: PayoutForm,
    answer: Payout,
    status: 201,
    refuses: ['conflict'],
  }),
  changeStatus: endpoint({
    method: 'PATCH',
    path: '/api/payouts/{id}/status',
    summary: 'Reverse a payout',
    note: 'It no longer counts: bills, interest and orders are as before it. The supplier is notified.',
    params: idParam,
    body: PayoutStatusForm,
    answer: Payout,
    refuses: ['conflict'],
  }),
  bankFile: endpoint({
    method: 'POST',
    path: '/api/payouts/bank-file',
    summary: 'Make a file for the bank that pays bills',
    note: 'A payment for each bill, of its balance less deducted tax. Bills that are in an earlier file, or can’t be paid, are skipped with the reason.',
    idempotent: true,
    body: BankFileForm,
    answer: BankFile,
    status: 201,
    refuses: ['conflict'],
  }),
  downloadBankFile: endpoint({
    method: 'GET',
    path: '/api/payouts/bank-file/{id}',
    summary: 'A file for the bank, as CSV',
    note: 'Account, IFSC, amount and reference; whole account numbers. Each download is in the audit log.',
    params: idParam,
    download: 'text/csv',
  }),
  paste: endpoint({
    method: 'POST',
    path: '/api/payouts/paste',
    summary: 'Record the payments that the bank has made',
    note: 'Rows with the reference of the file and the UTR. Each is recorded in its own transaction, or refused with a sentence; a refused row stops no other.',
    idempotent: true,
    body: PasteForm,
    answer: z.array(PasteRecorded),
  }),
  tdsCodes: endpoint({
    method: 'GET',
    path: '/api/tds-codes',
    summary: 'Codes of payments from which tax is deducted',
    answer: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
}
