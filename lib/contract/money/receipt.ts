import { z } from 'zod'
import { instant, nullable } from '../core/fields'
import { FileInfo } from '../files/files'
import { outDay, outPaise } from '../core/money-fields'

export const ReceiptStatus = z.enum(['claimed', 'received', 'refused', 'withdrawn', 'reversed'], {
  error: 'Choose a status from the list',
})
export type ReceiptStatus = z.infer<typeof ReceiptStatus>
export const ReceiptDirection = z.enum(['in', 'out'], { error: 'Choose in or out' })
export type ReceiptDirection = z.infer<typeof ReceiptDirection>
export const PaymentMode = z.enum(['neft', 'rtgs', 'imps', 'upi', 'cheque', 'cash', 'adjustment', 'other'], {
  error: 'Choose how it was paid',
})
export type PaymentMode = z.infer<typeof PaymentMode>

/** What of a receipt is for an order. */
export const Allocation = z.object({
  workOrderId: z.int(),
  projectName: nullable.text,
  paise: outPaise,
})
export type Allocation = z.infer<typeof Allocation>

/** What a customer paid, says that it has paid, or was paid back. */
export const Receipt = z.object({
  id: z.int(),
  customerId: z.int().optional().describe('For admins'),
  customerName: z.string().optional().describe('For admins'),
  direction: ReceiptDirection.describe('`out` is a refund'),
  status: ReceiptStatus.describe('`claimed` counts for nothing until an admin confirms it'),
  amountPaise: outPaise.describe('The amount received or paid, without deducted tax'),
  tdsPaise: outPaise.describe(
    'Tax that the customer deducted and paid for us; it settles an invoice as a payment does',
  ),
  tdsSection: nullable.text,
  mode: PaymentMode.describe('`adjustment` is no money: what was paid before receipts were kept, or is waived'),
  utr: nullable.text.describe("The bank's reference"),
  receivedOn: outDay.describe('The day of the payment'),
  note: nullable.text.optional().describe('For admins'),
  refusal: nullable.text.describe('The reason of the refusal or the reversal'),
  reversedOn: outDay.nullable(),
  allocations: z.array(Allocation),
  onAccountPaise: outPaise.describe(
    'The part that is not allocated to an order yet, at most the customer’s sum on account; 0 unless it is received',
  ),
  vouchers: z.array(z.object({ id: z.int(), number: z.string() })).describe('Receipt vouchers that were issued for it'),
  files: z.array(FileInfo).describe('Files that the customer sent as proof'),
  createdAt: instant,
})
export type Receipt = z.infer<typeof Receipt>
