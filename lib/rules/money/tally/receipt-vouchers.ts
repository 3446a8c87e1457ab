import type { PaymentMode, ReceiptDirection } from '../../../contract/money/receipt'
import { displayId } from '../../../terms/nouns'
import type { TallyLedgers } from '../../../terms/tally'
import { balanced, reversedEntries, type TallyEntry, type TallyVoucher } from './voucher'

/** What a customer paid, or was paid back. */
export type PaidReceipt = {
  id: number
  direction: ReceiptDirection
  mode: PaymentMode
  amountPaise: number
  tdsPaise: number
  utr: string | null
  receivedOn: string
  /** The day of its reversal; null: it stands. */
  reversedOn: string | null
  refusal: string | null
}

/** The voucher of a receipt or a refund, and another one of its reversal. */
export function receiptVouchers(receipt: PaidReceipt, party: string, ledgers: TallyLedgers): TallyVoucher[] {
  const { id, direction, mode, utr, receivedOn, reversedOn, refusal } = receipt
  const isIn = direction === 'in'
  const entries = isIn ? entriesOf(receipt, party, ledgers) : reversedEntries(entriesOf(receipt, party, ledgers))
  const hasMoney = mode !== 'adjustment' && receipt.amountPaise > 0
  const typeOf = (comesIn: boolean) => (!hasMoney ? 'Journal' : comesIn ? 'Receipt' : 'Payment')
  const voucher: TallyVoucher = {
    id: `jobwork-receipt-${id}`,
    type: typeOf(isIn),
    on: receivedOn,
    number: displayId('receipt', id),
    party,
    reference: utr,
    narration: [isIn ? 'Receipt' : 'Refund', utr].filter(Boolean).join(', '),
    entries,
  }
  if (!reversedOn) return [balanced(voucher)]
  const reversal: TallyVoucher = {
    ...voucher,
    id: `${voucher.id}-reversed`,
    type: typeOf(!isIn),
    on: reversedOn,
    number: `${voucher.number}-R`,
    narration: [`Reversal of ${voucher.number}`, refusal].filter(Boolean).join(': '),
    entries: reversedEntries(entries),
  }
  return [balanced(voucher), balanced(reversal)]
}

/** Money and deducted tax settle what the customer owes. What is no money stands in a ledger of its own. */
function entriesOf({ mode, amountPaise, tdsPaise }: PaidReceipt, party: string, ledgers: TallyLedgers): TallyEntry[] {
  const money = mode === 'adjustment' ? ledgers.adjustments : mode === 'cash' ? ledgers.cash : ledgers.bank
  return [
    { ledger: money, paise: amountPaise },
    { ledger: ledgers.tds, paise: tdsPaise },
    { ledger: party, paise: -(amountPaise + tdsPaise), party: { bill: null } },
  ]
}
