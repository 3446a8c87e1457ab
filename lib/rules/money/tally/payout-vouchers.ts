import type { PaymentMode } from '../../../contract/money/receipt'
import type { TallyLedgers } from '../../../terms/tally'
import { sumOf } from '../../../terms/paise'
import { balanced, reversedEntries, type TallyEntry, type TallyVoucher } from './voucher'

/** What we paid a supplier. */
export type PaidPayout = {
  id: number
  /** As we call it. */
  number: string
  mode: PaymentMode
  amountPaise: number
  tdsPaise: number
  utr: string | null
  paidOn: string
  /** The day of its reversal; null: it stands. */
  reversedOn: string | null
  reason: string | null
  /** What it settles of bills; the rest is an advance. */
  bills: readonly { number: string; paise: number }[]
}

/** The voucher of a payout, against its bills, and another one of its reversal. */
export function payoutVouchers(payout: PaidPayout, party: string, ledgers: TallyLedgers): TallyVoucher[] {
  const { number, utr, reversedOn, reason, mode, amountPaise } = payout
  const entries = entriesOf(payout, party, ledgers)
  const hasMoney = mode !== 'adjustment' && amountPaise > 0
  const voucher: TallyVoucher = {
    id: `jobwork-payout-${payout.id}`,
    type: hasMoney ? 'Payment' : 'Journal',
    on: payout.paidOn,
    number,
    party,
    reference: utr,
    narration: ['Payout', utr].filter(Boolean).join(', '),
    entries,
  }
  if (!reversedOn) return [balanced(voucher)]
  const reversal: TallyVoucher = {
    ...voucher,
    id: `${voucher.id}-reversed`,
    type: hasMoney ? 'Receipt' : 'Journal',
    on: reversedOn,
    number: `${number}-R`,
    narration: [`Reversal of ${number}`, reason].filter(Boolean).join(': '),
    entries: reversedEntries(entries),
  }
  return [balanced(voucher), balanced(reversal)]
}

/** Money and deducted tax settle what we owe. What is no money stands in a ledger of its own. */
function entriesOf(payout: PaidPayout, party: string, ledgers: TallyLedgers): TallyEntry[] {
  const { mode, amountPaise, tdsPaise, bills } = payout
  const money = mode === 'adjustment' ? ledgers.adjustments : mode === 'cash' ? ledgers.cash : ledgers.bank
  const rest = amountPaise + tdsPaise - sumOf(bills.map(({ paise }) => paise))
  return [
    ...bills.map(({ number, paise }): TallyEntry => ({ ledger: party, paise, party: { bill: number, isNew: false } })),
    { ledger: party, paise: rest, party: { bill: null } },
    { ledger: money, paise: -amountPaise },
    { ledger: ledgers.tdsPayable, paise: -tdsPaise },
  ]
}
