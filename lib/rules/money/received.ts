import type { TaxDocument } from '../../contract/money/tax-document'

type Sums = Pick<TaxDocument, 'totalPaise' | 'creditedPaise' | 'debitedPaise' | 'balancePaise'>

/** What notes add to an invoice; minus where they take something off it. */
export const notesOf = ({ debitedPaise, creditedPaise }: Sums) => debitedPaise - creditedPaise

/** What was received for an invoice; 0 of another document. */
export const receivedOf = (invoice: Sums) =>
  invoice.balancePaise === null ? 0 : invoice.totalPaise + notesOf(invoice) - invoice.balancePaise
