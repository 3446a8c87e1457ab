import type { DocumentLine, TaxSplit } from '../../../contract/money/tax-document'
import { sql, type Sql } from '../../../infra/db/db'
import { sumOf } from '../../../terms/paise'
import type { ReadScope } from '../../core/verb'

/** A document that counts for what its order was invoiced. */
export type LedgerEntry = {
  id: number
  kind: 'invoice' | 'credit_note' | 'debit_note'
  number: string
  againstId: number | null
  issuedOn: string
  split: TaxSplit
  placeOfSupply: string
  reverseCharge: boolean
  roundOffPaise: number
  totalPaise: number
  lines: DocumentLine[]
}

/** SELECT of the invoices and notes of an order, in the order of their issue. */
export const ledgerEntries = (workOrderId: Sql) => sql`
    SELECT d.id, d.kind, d.number, d.against_id AS "againstId", to_char(d.issued_on, 'YYYY-MM-DD') AS "issuedOn", d.split,
      d.place_of_supply AS "placeOfSupply", d.reverse_charge AS "reverseCharge",
      d.round_off_paise::float8 AS "roundOffPaise", d.total_paise::float8 AS "totalPaise", d.lines
    FROM tax_documents d WHERE d.work_order_id = ${workOrderId} AND d.kind IN ('invoice', 'credit_note', 'debit_note')
    ORDER BY d.id`

/** The invoices and notes of an order, in the order of their issue. */
export const ledgerOf = ({ rows }: Pick<ReadScope, 'rows'>, workOrderId: number) =>
  rows<LedgerEntry>(ledgerEntries(sql`${workOrderId}`))

const sign = ({ kind }: LedgerEntry) => (kind === 'credit_note' ? -1 : 1)
const sumOfLines = (entries: readonly LedgerEntry[], value: (line: DocumentLine) => number) =>
  sumOf(entries.map((entry) => sign(entry) * sumOf(entry.lines.map(value))))

/** The taxable value that stands invoiced, with extras and notes. */
export const invoicedOf = (entries: readonly LedgerEntry[]) => sumOfLines(entries, (line) => line.taxablePaise)

/** What of the order itself stands invoiced: its value, which a debit note raises beyond the order, and its pieces. */
export function orderedOf(entries: readonly LedgerEntry[]) {
  const ifOrder = (key: 'taxablePaise' | 'quantityMilli') => (line: DocumentLine) =>
    line.of === 'order' ? line[key] : 0
  const taxablePaise = sumOfLines(
    entries.filter(({ kind }) => kind !== 'debit_note'),
    ifOrder('taxablePaise'),
  )
  return { taxablePaise, quantityMilli: taxablePaise ? sumOfLines(entries, ifOrder('quantityMilli')) : 0 }
}

/** What notes change of a line. */
const LEFT_KEYS = ['quantityMilli', 'taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const

/** What is left of an invoice after its notes: by line with its pieces, of its rounding, and in all. */
export function leftOf(invoice: LedgerEntry, entries: readonly LedgerEntry[]) {
  const notes = entries.filter(({ againstId }) => againstId === invoice.id)
  const lines = invoice.lines.map((line, i) => {
    const left = { ...line }
    for (const note of notes)
      for (const one of note.lines)
        if (one.no === i + 1) for (const key of LEFT_KEYS) left[key] += sign(note) * one[key]
    return left
  })
  const of = (key: 'roundOffPaise' | 'totalPaise') => invoice[key] + sumOf(notes.map((note) => sign(note) * note[key]))
  return { lines, roundOffPaise: of('roundOffPaise'), totalPaise: of('totalPaise') }
}
