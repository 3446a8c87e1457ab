import type { IssuedKind, LineForm } from '../../contract/money/invoices'
import { invalid, Problem } from '../../contract/core/problem'
import type { DocumentLine, DocumentTotals } from '../../contract/money/tax-document'
import { date, rupees } from '../../rules/format'
import { taxesOf, totalsOf } from '../../rules/money/gst'
import { daysOfYear, financialYear } from '../../rules/money/series'
import { LAST_DAY_TO_CREDIT } from '../../rules/money/statutory'
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
): { lines: DocumentLine[]; totals: DocumentTotals } {
  const left = leftOf(invoice, ledger)
  const isCredit = kind === 'credit_note'
  const tooMuch = () =>
    new Problem('conflict', `Only ${rupees(Math.max(0, left.totalPaise))} of ${invoice.number} is left to credit`)
  if (!asked && !isCredit) throw invalid('lines', 'Enter at least one line')
  const all = left.lines.flatMap((line, i) => (line.taxablePaise > 0 ? [{ ...line, no: i + 1 }] : []))
  if (isCredit && !all.length) throw tooMuch()

  const lines = asked?.map((line, i) => noteLine(line, i, invoice)) ?? all
  if (!isCredit) return { lines, totals: roundedFor(lines, invoice, left.roundOffPaise, -1) }
  const taken = takenOf(lines)
  if ([...taken].some(([no, paise]) => paise > left.lines[no - 1]!.taxablePaise)) throw tooMuch()
  // What takes all takes the taxes and the rounding that are left, so that nothing remains.
  if (all.every(({ no, taxablePaise }) => taken.get(no) === taxablePaise)) {
    const whole =
      lines.length === all.length ? lines.map((line) => ({ ...line, ...taxesLeft(left.lines[line.no! - 1]!) })) : lines
    return { lines: whole, totals: roundedBy(whole, invoice.reverseCharge, left.roundOffPaise) }
  }
  const totals = roundedFor(lines, invoice, left.roundOffPaise, 1)
  if (totals.totalPaise > left.totalPaise) throw tooMuch()
  return { lines, totals }
}

function noteLine(line: LineForm, i: number, invoice: LedgerEntry): DocumentLine {
  const no = line.no ?? Math.min(i + 1, invoice.lines.length)
  const of = invoice.lines[no - 1]
  if (!of) throw invalid(`lines.${i}.no`, 'Choose a line of the invoice')
  const { taxablePaise } = line
  return {
    ...of,
    ...{ no, taxablePaise },
    description: line.description || of.description,
    quantityMilli: line.quantityMilli ?? of.quantityMilli,
    ...taxesOf(taxablePaise, of.rateBp, invoice.split),
  }
}

/** The taxable value that is taken of each line of the invoice. */
function takenOf(lines: readonly DocumentLine[]) {
  const taken = new Map<number, number>()
  for (const { no, taxablePaise } of lines) taken.set(no!, (taken.get(no!) ?? 0) + taxablePaise)
  return taken
}

const taxesLeft = ({ cgstPaise, sgstPaise, igstPaise }: DocumentLine) => ({ cgstPaise, sgstPaise, igstPaise })

/** Rounded to the rupee, unless what is left of the invoice could not be rounded then. */
function roundedFor(lines: readonly DocumentLine[], { reverseCharge }: LedgerEntry, left: number, sign: 1 | -1) {
  const totals = totalsOf(lines, reverseCharge)
  const after = left - sign * totals.roundOffPaise
  return after >= -49 && after <= 50 ? totals : roundedBy(lines, reverseCharge, 0)
}
