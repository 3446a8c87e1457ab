import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { optionalId, optionalText, requiredId, requiredText } from '../core/fields'
import { fileParams } from '../files/files'
import { optionalField, paise, pastDay, Utr } from '../core/money-fields'
import { PaymentMode, Receipt, ReceiptDirection, ReceiptStatus } from './receipt'

const section = optionalText(20)

const allocations = z
  .array(
    z.object({
      workOrderId: requiredId('Choose an order'),
      paise: paise(1),
      alreadyPaidPaise: paise()
        .optional()
        .describe('For an order that was marked as partially paid by hand: the amount paid before'),
    }),
    { error: 'Say which orders it is for' },
  )
  .max(100, 'At most 100 orders')
const confirmOver = z.boolean().optional().describe('Keep what is more than is owed on account')
const voucher = z
  .boolean()
  .optional()
  .describe('`false` leaves out the receipt voucher of an advance for goods. One for job work is always issued')

/** What was paid must be something: money, tax deducted, or both. */
const somePaid = ({ amountPaise, tdsPaise }: { amountPaise: number; tdsPaise?: number | null }) =>
  amountPaise + (tdsPaise ?? 0) > 0
const nothingPaid = { path: ['amountPaise'], message: 'Enter an amount' }

const ofPayment = {
  amountPaise: paise(),
  tdsPaise: optionalField(paise()),
  tdsSection: section,
}

/** A payment for one order, as a form asks for it. */
export const PaymentForm = z
  .object({
    ...ofPayment,
    mode: PaymentMode.exclude(['adjustment']),
    utr: optionalField(Utr),
    receivedOn: pastDay,
    note: optionalText(500),
    alreadyPaidPaise: optionalField(paise()),
  })
  .refine(somePaid, nothingPaid)

export const ReceiptForm = z
  .object({
    ...ofPayment,
    customerId: optionalId.describe('By default the customer of the first order'),
    direction: ReceiptDirection.default('in'),
    mode: PaymentMode,
    utr: optionalField(Utr),
    receivedOn: pastDay,
    note: optionalText(500),
    allocations: allocations.default([]),
    confirmOver,
    voucher,
  })
  .refine(somePaid, nothingPaid)

const ofClaim = {
  ...ofPayment,
  mode: PaymentMode.exclude(['adjustment']),
  utr: Utr,
  paidOn: pastDay,
}

/** What a customer has paid, as a form asks for it. */
export const PaidForm = z
  .object({
    ...ofClaim,
    fileId: z
      .array(z.object({ id: z.int() }))
      .max(1, 'One file is enough')
      .nullish(),
  })
  .refine(somePaid, nothingPaid)

export const ClaimForm = z
  .object({
    ...ofClaim,
    workOrderId: requiredId('Choose an order'),
    fileId: optionalId.describe('An upload with the purpose `money`, as proof'),
  })
  .refine(somePaid, nothingPaid)

export const ReceiptStatusForm = z
  .object({
    status: ReceiptStatus.exclude(['claimed']),
    reason: optionalText(500).describe('Required to refuse and to reverse'),
    amountPaise: optionalField(paise()).describe('Confirming: the amount that came'),
    tdsPaise: optionalField(paise()),
    receivedOn: pastDay.optional(),
    allocations: allocations.optional(),
    confirmOver,
    voucher,
  })
  .refine(({ status, reason: why }) => why || (status !== 'refused' && status !== 'reversed'), {
    path: ['reason'],
    message: 'Say why',
  })

/** What came of a claim, as a form asks for it. */
export const ConfirmForm = z
  .object({
    amountPaise: paise(),
    tdsPaise: optionalField(paise()),
    receivedOn: pastDay,
    alreadyPaidPaise: optionalField(paise()),
  })
  .refine(somePaid, nothingPaid)

/** For which order money on account is, as a form asks for it. */
export const AllocateForm = z.object({ workOrderId: requiredId('Choose an order'), paise: paise(1) })

/** Why a claim is refused or a receipt reversed, as a form asks for it. */
export const ReceiptReasonForm = z.object({ reason: requiredText('Say why', 500) })

export const receipts = {
  list: listEndpoint('/api/receipts', 'Receipts, claims and refunds: your own (customers), or all (admins)', Receipt, {
    status: z
      .enum([...ReceiptStatus.options, 'ended'])
      .optional()
      .describe('A status, or `ended` for refused, withdrawn and reversed ones'),
    workorderId: optionalId.describe('Only receipts with an allocation to this order'),
    company: optionalId.describe('The id of a customer; for admins'),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/receipts/{id}',
    summary: 'One receipt',
    params: idParam,
    answer: Receipt,
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/receipts',
    summary: 'Record what a customer paid, or was paid back',
    note: 'An amount without an order stays on account. More than the customer owes is 409 unless `confirmOver`. The payment status of the orders is updated.',
    idempotent: true,
    body: ReceiptForm,
    answer: Receipt,
    status: 201,
    refuses: ['conflict'],
  }),
  claim: endpoint({
    method: 'POST',
    path: '/api/receipts/claims',
    summary: 'Say that you have paid',
    note: 'It counts once an admin has confirmed it. At most ten wait at a time.',
    idempotent: true,
    body: ClaimForm,
    answer: Receipt,
    status: 201,
    refuses: ['conflict', 'rate_limited'],
  }),
  changeStatus: endpoint({
    method: 'PATCH',
    path: '/api/receipts/{id}/status',
    summary: 'Confirm, refuse or reverse a receipt, or withdraw your own claim',
    note: 'Confirming may correct amounts and orders. A reversed receipt no longer counts for its orders.',
    params: idParam,
    body: ReceiptStatusForm,
    answer: Receipt,
    refuses: ['conflict'],
  }),
  allocate: endpoint({
    method: 'POST',
    path: '/api/receipts/{id}/allocations',
    summary: 'Say which orders a receipt is for',
    note: 'Replaces what was said before. The rest is on account.',
    params: idParam,
    body: z.object({ allocations, voucher }),
    answer: Receipt,
    refuses: ['conflict'],
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/receipts/{id}/files/{fileName}',
    summary: 'Download the proof of a payment',
    params: fileParams,
    download: 'application/octet-stream',
  }),
}
