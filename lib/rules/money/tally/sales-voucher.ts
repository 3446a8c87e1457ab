import type { TaxSplit } from '../../../contract/money/tax-document'
import type { TallyLedgers } from '../../../terms/tally'
import { balanced, reversedEntries, type TallyEntry, type TallyVoucher } from './voucher'

/** An invoice or a note. */
export type SoldDocument = {
  id: number
  kind: 'invoice' | 'credit_note' | 'debit_note'
  number: string
  issuedOn: string
  split: TaxSplit
  reverseCharge: boolean
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  roundOffPaise: number
  totalPaise: number
  againstNumber: string | null
  reason: string | null
  order: string
}

const types = { invoice: 'Sales', credit_note: 'Credit Note', debit_note: 'Debit Note' } as const

/** The voucher of an invoice or a note: the customer owes the total, of which we owe the tax. */
export function salesVoucher(document: SoldDocument, party: string, ledgers: TallyLedgers): TallyVoucher {
  const { kind, number, againstNumber } = document
  const tax = taxEntries(document, ledgers)
  const bill = againstNumber ? { bill: againstNumber, isNew: false } : { bill: number, isNew: true }
  const owed: TallyEntry[] = [
    { ledger: party, paise: document.totalPaise, party: bill },
    { ledger: ledgers.sales, paise: -document.taxablePaise },
    ...tax,
    { ledger: ledgers.roundOff, paise: -document.roundOffPaise },
  ]
  return balanced({
    id: `jobwork-document-${document.id}`,
    type: types[kind],
    on: document.issuedOn,
    number,
    party,
    reference: againstNumber,
    narration: [document.order, document.reason].filter(Boolean).join(': '),
    entries: kind === 'credit_note' ? reversedEntries(owed) : owed,
  })
}

/** Under reverse charge the customer pays the tax to the government: it is no part of the total. */
function taxEntries(document: SoldDocument, ledgers: TallyLedgers): TallyEntry[] {
  if (document.reverseCharge) return []
  return [
    { ledger: ledgers.cgst, paise: -document.cgstPaise },
    { ledger: document.split === 'intra_ut' ? ledgers.utgst : ledgers.sgst, paise: -document.sgstPaise },
    { ledger: ledgers.igst, paise: -document.igstPaise },
  ]
}
