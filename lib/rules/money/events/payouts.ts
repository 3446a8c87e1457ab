import type { PayoutStatus } from '../../../contract/money/payouts'
import type { PaymentMode } from '../../../contract/money/receipt'
import { rupees, several } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { event, type Move } from '../../core/event-row'
import { because } from '../../core/phrases'
import { paymentModes } from '../flows/receipt-flow'

type OfPayout = {
  payoutId: number
  supplierId: number
  companyName: string
  amountPaise: number
  tdsPaise: number
  mode: PaymentMode
  utr: string | null
  /** Numbers of the bills that it settles, and the orders that it is for. */
  bills: string[]
  orders: number[]
}
type OfFile = { fileId: number; payments: number; totalPaise: number }

const payout = (e: OfPayout) => displayId('payout', e.payoutId)
const tds = (e: OfPayout) => (e.tdsPaise ? ` (TDS ${rupees(e.tdsPaise)})` : '')
const how = (e: OfPayout) => (e.utr ? `, UTR ${e.utr}` : `, ${paymentModes[e.mode]}`)
/** ₹1,15,900.00 (TDS ₹100.00), UTR SBIN0526. */
const sum = (e: OfPayout) => `${rupees(e.amountPaise)}${tds(e)}${how(e)}`
const SHOWN = 5
const purpose = (e: OfPayout) => {
  const things = e.bills.length ? e.bills : e.orders.map((id) => displayId('workorder', id))
  const more = things.length - SHOWN
  return things.length ? ` for ${things.slice(0, SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}` : ''
}
const file = (e: OfFile) =>
  `a file for the bank: ${several(e.payments, 'payment', 'payments')}, ${rupees(e.totalPaise)}`
const subject = () => ({ entityType: 'operator' as const, entityId: 1 })

/** What happens to payouts to suppliers and files for the bank. Customers read none of it. */
export const payoutEvents = {
  'payout.paid': event<OfPayout & { from: null; to: 'paid' }>({
    name: 'Supplier paid',
    group: 'payments',
    sentence: (e) => `Paid ${sum(e)} to ${e.companyName}${purpose(e)} (${payout(e)})`,
    side: () => 'supplier',
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'You are paid',
      message: (e) => `Paid ${sum(e)}${purpose(e)}`,
      mail: 'payments',
    },
  }),
  'payout.adjusted': event<OfPayout>({
    name: 'Supplier payment adjusted',
    group: 'payments',
    sentence: (e) => `Kept ${rupees(e.amountPaise)}${purpose(e)} as paid to ${e.companyName} before (${payout(e)})`,
    side: () => 'supplier',
  }),
  /** `silent`: it was no money. */
  'payout.reversed': event<OfPayout & Move<PayoutStatus> & { silent?: true }>({
    name: 'Payout reversed',
    group: 'payments',
    sentence: (e) => `Reversed ${sum(e)} to ${e.companyName}${purpose(e)} (${payout(e)})`,
    side: () => 'supplier',
    notify: {
      recipients: (e) => (e.silent ? [] : [e.supplierId]),
      title: 'Payment reversed',
      message: (e) => `Our payment of ${sum(e)} no longer counts${because(e.note)}`,
      mail: 'payments',
    },
  }),
  'bankfile.made': event<OfFile>({
    name: 'Bank file made',
    group: 'payments',
    sentence: (e) => `Made ${file(e)}`,
    subject,
  }),
  'bankfile.downloaded': event<OfFile>({
    name: 'Bank file downloaded',
    group: 'payments',
    sentence: (e) => `Downloaded ${file(e)}`,
    subject,
  }),
}
