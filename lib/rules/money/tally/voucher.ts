import { sumOf } from '../../../terms/paise'

/** A line of a voucher: what is debited is above 0, what is credited below. */
export type TallyEntry = {
  ledger: string
  paise: number
  /** The customer's or supplier's ledger, with the bill that it is for. */
  party?: { bill: string; isNew: boolean } | { bill: null }
}

/** A voucher of Tally. */
export type TallyVoucher = {
  /** Our document: a voucher with the same id takes the place of the one that was imported before. */
  id: string
  type: 'Sales' | 'Purchase' | 'Credit Note' | 'Debit Note' | 'Receipt' | 'Payment' | 'Journal'
  on: string
  number: string
  party: string
  /** The number of another document that it is about. */
  reference: string | null
  narration: string
  entries: readonly TallyEntry[]
}

/** A customer or a supplier as a ledger of Tally. */
export type TallyParty = {
  name: string
  group: 'Sundry Debtors' | 'Sundry Creditors'
  addressLines: readonly string[]
  state: string | null
  pin: string | null
  gstin: string | null
  pan: string | null
  registration: 'Regular' | 'Composition' | 'Unregistered'
}

/** The voucher without entries of nothing. A fault where debits and credits differ. */
export function balanced(voucher: TallyVoucher): TallyVoucher {
  const entries = voucher.entries.filter(({ paise }) => paise !== 0)
  const rest = sumOf(entries.map(({ paise }) => paise))
  if (rest !== 0) throw new Error(`Voucher ${voucher.number} does not balance: ${rest} paise`)
  return { ...voucher, entries }
}

/** Debits as credits, and the other way round. */
export const reversedEntries = (entries: readonly TallyEntry[]): TallyEntry[] =>
  entries.map((entry) => ({ ...entry, paise: -entry.paise }))
