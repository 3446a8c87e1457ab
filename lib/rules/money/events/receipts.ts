import type { PaymentMode, ReceiptStatus } from '../../../contract/money/receipt'
import { paymentModes } from '../flows/receipt-flow'
import { rupees } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { event, type Move } from '../../core/event-row'
import { because } from '../../core/phrases'

type OfReceipt = {
  receiptId: number
  customerId: number
  companyName: string
  amountPaise: number
  tdsPaise: number
  mode: PaymentMode
  utr: string | null
  /** The orders that it is for. */
  orders: number[]
}
/** `silent`: the payment of its order tells of it. */
type Told = { silent?: boolean }

const receipt = (e: OfReceipt) => displayId('receipt', e.receiptId)
const how = (e: OfReceipt) => `${paymentModes[e.mode]}${e.utr ? ` ${e.utr}` : ''}`
const tds = (e: OfReceipt) => (e.tdsPaise ? ` and ${rupees(e.tdsPaise)} TDS` : '')
/** ₹67,900.00 by NEFT SBIN0526 and ₹100.00 TDS. */
const sum = (e: OfReceipt) =>
  e.amountPaise ? `${rupees(e.amountPaise)} by ${how(e)}${tds(e)}` : `${rupees(e.tdsPaise)} TDS`

/** What happens to receipts. Suppliers read none of it. */
export const receiptEvents = {
  'receipt.claimed': event<OfReceipt & { from: null; to: 'claimed' }>({
    name: 'Payment claimed',
    group: 'payments',
    sentence: (e) => `Says it has paid ${sum(e)} (${receipt(e)})`,
    notify: {
      recipients: () => ['admins'],
      title: 'A customer says it has paid',
      message: (e) => `${e.companyName} says it has paid ${sum(e)}. Confirm it once the money is received`,
      mail: 'payments',
    },
  }),
  'receipt.received': event<OfReceipt & { from: ReceiptStatus | null; to: 'received' }>({
    name: 'Receipt recorded',
    group: 'payments',
    sentence: (e) => `${e.from ? 'Confirmed' : 'Recorded'} ${sum(e)} of ${e.companyName} (${receipt(e)})`,
    notify: {
      recipients: (e) => [e.customerId],
      title: 'Payment received',
      message: (e) => `We received ${sum(e)}`,
      mail: 'payments',
    },
  }),
  'receipt.refunded': event<OfReceipt & { from: null; to: 'received' }>({
    name: 'Refund recorded',
    group: 'payments',
    sentence: (e) => `Recorded a refund of ${sum(e)} to ${e.companyName} (${receipt(e)})`,
    notify: {
      recipients: (e) => [e.customerId],
      title: 'Refund paid',
      message: (e) => `We paid back ${sum(e)}`,
      mail: 'payments',
    },
  }),
  'receipt.adjusted': event<OfReceipt & { from: null; to: 'received' }>({
    name: 'Payment adjusted',
    group: 'payments',
    sentence: (e) => `Adjusted ${rupees(e.amountPaise)} of ${e.companyName} (${receipt(e)})`,
  }),
  'receipt.allocated': event<OfReceipt>({
    name: 'Receipt allocated',
    group: 'payments',
    sentence: (e) =>
      `Allocated ${receipt(e)} to ${e.orders.map((id) => displayId('workorder', id)).join(', ') || 'no order'}`,
  }),
  'receipt.refused': event<OfReceipt & Move<ReceiptStatus>>({
    name: 'Claim refused',
    group: 'payments',
    sentence: (e) => `Refused the claim of ${sum(e)} by ${e.companyName} (${receipt(e)})`,
    notify: {
      recipients: (e) => [e.customerId],
      title: 'Payment not found',
      message: (e) => `We can’t confirm your payment of ${sum(e)}${because(e.note)}`,
      mail: 'payments',
    },
  }),
  'receipt.withdrawn': event<OfReceipt & Move<ReceiptStatus>>({
    name: 'Claim withdrawn',
    group: 'payments',
    sentence: (e) => `Withdrew the claim of ${sum(e)} (${receipt(e)})`,
  }),
  'receipt.reversed': event<OfReceipt & Told & Move<ReceiptStatus>>({
    name: 'Receipt reversed',
    group: 'payments',
    sentence: (e) => `Reversed ${sum(e)} of ${e.companyName} (${receipt(e)})`,
    notify: {
      recipients: (e) => (e.silent ? [] : [e.customerId]),
      title: 'Payment reversed',
      message: (e) => `Your payment of ${sum(e)} no longer counts${because(e.note)}`,
      mail: 'payments',
    },
  }),
}
