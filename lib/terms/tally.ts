/** What a file for Tally has: invoices and notes, what customers paid, bills of suppliers, or what they were paid. */
export const TALLY_KINDS = ['sales', 'receipts', 'purchase', 'payments'] as const
export type TallyKind = (typeof TALLY_KINDS)[number]

/** The ledgers of Tally that its files name, with the names that they have until an admin says otherwise. */
export const TALLY_LEDGERS = {
  sales: 'Sales',
  cgst: 'CGST',
  sgst: 'SGST',
  utgst: 'UTGST',
  igst: 'IGST',
  roundOff: 'Round off',
  bank: 'Bank',
  cash: 'Cash',
  tds: 'TDS Receivable',
  adjustments: 'Adjustments',
  purchases: 'Purchases',
  inputCgst: 'Input CGST',
  inputSgst: 'Input SGST',
  inputUtgst: 'Input UTGST',
  inputIgst: 'Input IGST',
  tdsPayable: 'TDS Payable',
} as const

export type TallyLedger = keyof typeof TALLY_LEDGERS
export type TallyLedgers = Record<TallyLedger, string>

/** What each is for, as people read it. */
export const TALLY_LEDGER_LABELS: Record<TallyLedger, string> = {
  sales: 'Sales',
  cgst: 'CGST',
  sgst: 'SGST',
  utgst: 'UTGST',
  igst: 'IGST',
  roundOff: 'Round off',
  bank: 'Bank',
  cash: 'Cash',
  tds: 'TDS of customers',
  adjustments: 'Adjustments without money',
  purchases: 'Purchases',
  inputCgst: 'CGST of bills',
  inputSgst: 'SGST of bills',
  inputUtgst: 'UTGST of bills',
  inputIgst: 'IGST of bills',
  tdsPayable: 'TDS of suppliers',
}

/** The most vouchers of one file. */
export const TALLY_MAX = 5_000
