import type { StatementKind } from '../../contract/money/statements'

/** What a line of a statement is. */
export const statementKinds: Record<StatementKind, string> = {
  invoice: 'Invoice',
  debit_note: 'Debit note',
  credit_note: 'Credit note',
  receipt: 'Receipt',
  tds: 'TDS',
  adjustment: 'Adjustment',
  refund: 'Refund',
  reversal: 'Reversal',
  bill: 'Bill',
  payout: 'Payment',
}
