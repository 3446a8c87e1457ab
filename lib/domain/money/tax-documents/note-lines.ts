import type { IssuedKind, LineForm } from '../../../contract/money/invoices'
import { invalid, Problem } from '../../../contract/core/problem'
import type { DocumentLine, DocumentTotals } from '../../../contract/money/tax-document'
import { date, rupees } from '../../../terms/format'
import { taxesOf, totalsOf } from '../../../rules/core/gst'
import { quantityText, sumOf } from '../../../terms/paise'
import { daysOfYear, financialYear } from '../../../rules/money/series'
import { LAST_DAY_TO_CREDIT } from '../../../terms/statutory'
import { roundedBy } from './figures'
import { leftOf, type LedgerEntry } from './ledger'

type NoteForm = { kind: IssuedKind; lines?: LineForm[]; againstId?: number | null; reason?: string | null }

/** The invoice that a note changes; it and a reason are needed. */
export function invoiceOf(form: NoteForm, ledger: readonly LedgerEntry[], others: readonly number[]): LedgerEntry {
  if (!form.reason) throw invalid('reason', `Say why you ${form.kind === 'credit_note' ? 'credit' : 'debit'} it`)
  if (!form.againstId) throw invalid('againstId', 'Choose an invoice of this order')
  const invoice = ledger.find(({ id }) => id === form.againstId)
  const isOther = invoice ? invoice.kind !== 'invoice' : others.includes(form.againstId)
  if (isOther)
    throw new Problem('conflict', `Only an invoice can be ${form.kind === 'credit_note' ? 'credited' : 'debited'}`)
  if (!invoice) throw invalid('againstId', 'Choose an invoice of this order')
  return invoice
}

/** 409 once a credit note no longer reduces GST. */
export function assertCreditable({ number, issuedOn }: LedgerEntry, day: string) {
  const [, yearEnd] = daysOfYear(financialYear(issuedOn))
  const last = `${yearEnd.slice(0, 4)}-${LAST_DAY_TO_CREDIT.monthDay}`
  if (day > last) throw new Problem('conflict', `GST of ${number} could be credited until ${date(last)}`)
}

/** The lines and totals of a note: of those asked for, or of all that is left. Its rates are those of the invoice. */
export function noteFigures(
  { kind, lines: asked }: NoteForm,
  invoice: LedgerEntry,
  ledger: readonly LedgerEntry[],
): { lines: DocumentLine[]; totals: DocumentTotals; warnings: string[] } {
  const left = leftOf(invoice, ledger)
  if (kind !== 'credit_note') {
    if (!asked) throw invalid('lines', 'Enter at least one line')
    const lines = asked.map((line, i) => noteLine(line, i, invoice))
    assertAdded(lines, invoice, ledger)
    return { lines, totals: roundedFor(lines, invoice, left.roundOffPaise, -1), warnings: [] }
  }
  const tooMuch = () =>
    new Problem('conflict', `Only ${rupees(Math.max(0, left.totalPaise))} of ${invoice.number} is left to credit`)
  const all = left.lines.flatMap((line, i) =>
    line.taxablePaise > 0 ? [{ ...line, quantityMilli: Math.max(0, line.quantityMilli), no: i + 1 }] : [],
  )
  if (!all.length) throw tooMuch()

  const wanted = asked?.map((line, i) => noteLine(line, i, invoice)) ?? all
  // Each line takes from what is left after those before it.
  const rest = left.lines.map((line) => ({ ...line }))
  const lines = wanted.map((line) => {
    const of = rest[line.no! - 1]!
    if (line.taxablePaise > of.taxablePaise) throw tooMuch()
    if (line.quantityMilli > Math.max(0, of.quantityMilli)) throw tooManyPieces(line, left.lines, invoice)
    const taken = { ...line, ...taxesTaken(line, of) }
    for (const key of TAKEN_KEYS) of[key] -= taken[key]
    return taken
  })
  const warnings = rest.flatMap((line, i) => keptPrice(line, left.lines[i]!, invoice))
  // What takes all takes the rounding that is left, too, so that nothing remains.
  if (rest.every(({ taxablePaise }) => taxablePaise <= 0))
    return { lines, totals: roundedBy(lines, invoice.reverseCharge, left.roundOffPaise), warnings }
  const totals = roundedFor(lines, invoice, left.roundOffPaise, 1)
  if (totals.totalPaise > left.totalPaise) throw tooMuch()
  return { lines, totals, warnings }
}

/** A line of a note as it was asked for. Without a quantity it corrects a price: it takes no pieces. */
function noteLine(line: LineForm, i: number, invoice: LedgerEntry): DocumentLine {
  const no = line.no ?? Math.min(i + 1, invoice.lines.length)
  const of = invoice.lines[no - 1]
  if (!of) throw invalid(`lines.${i}.no`, 'Choose a line of the invoice')
  const { taxablePaise } = line
  return {
    ...of,
    no,
    taxablePaise,
    description: line.description || of.description,
    quantityMilli: line.quantityMilli ?? 0,
    ...taxesOf(taxablePaise, of.rateBp, invoice.split),
  }
}

const TAX_KEYS = ['cgstPaise', 'sgstPaise', 'igstPaise'] as const
const TAKEN_KEYS = ['quantityMilli', 'taxablePaise', ...TAX_KEYS] as const

/** The taxes that a credited line takes: all with the last of the value, and never more than is left. */
function taxesTaken(line: DocumentLine, left: DocumentLine) {
  const isLast = line.taxablePaise === left.taxablePaise
  const taken = (key: (typeof TAX_KEYS)[number]) => (isLast ? left[key] : Math.min(line[key], left[key]))
  return { cgstPaise: taken('cgstPaise'), sgstPaise: taken('sgstPaise'), igstPaise: taken('igstPaise') }
}

const pieces = ({ uqc }: DocumentLine, milli: number) => `${quantityText(milli)} ${uqc}`

function tooManyPieces({ no }: DocumentLine, left: readonly DocumentLine[], { number }: LedgerEntry) {
  const line = left[no! - 1]!
  const words = pieces(line, Math.max(0, line.quantityMilli))
  return new Problem('conflict', `Only ${words} of line ${no} of ${number} are left to take back`)
}

/** 409 when debit notes would add more pieces to a line than its invoice has. */
function assertAdded(lines: readonly DocumentLine[], invoice: LedgerEntry, ledger: readonly LedgerEntry[]) {
  const notes = ledger.filter(({ kind, againstId }) => kind === 'debit_note' && againstId === invoice.id)
  const before = notes.flatMap((note) => note.lines)
  invoice.lines.forEach((line, i) => {
    const added = (of: readonly DocumentLine[]) =>
      sumOf(of.filter(({ no }) => no === i + 1).map(({ quantityMilli }) => quantityMilli))
    if (added(lines) > 0 && added(lines) + added(before) > line.quantityMilli)
      throw new Problem(
        'conflict',
        `Line ${i + 1} of ${invoice.number} has ${pieces(line, line.quantityMilli)}: debit notes add no more than that. Invoice further pieces.`,
      )
  })
}

/** A warning where a note takes back the last pieces of a line and leaves a part of their price. */
function keptPrice(rest: DocumentLine, before: DocumentLine, { number }: LedgerEntry): string[] {
  if (before.quantityMilli <= 0 || rest.quantityMilli > 0 || rest.taxablePaise <= 0) return []
  const words = pieces(before, before.quantityMilli)
  return [
    `This takes back all ${words} and leaves ${rupees(rest.taxablePaise)} of their price on ${number}. To correct a price, take back none.`,
  ]
}

/** Rounded to the rupee, unless what is left of the invoice could not be rounded then. */
function roundedFor(lines: readonly DocumentLine[], { reverseCharge }: LedgerEntry, left: number, sign: 1 | -1) {
  const totals = totalsOf(lines, reverseCharge)
  const after = left - sign * totals.roundOffPaise
  return after >= -49 && after <= 50 ? totals : roundedBy(lines, reverseCharge, 0)
}
