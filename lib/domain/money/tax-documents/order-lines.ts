import type { LineForm } from '../../../contract/money/invoices'
import { invalid, Problem } from '../../../contract/core/problem'
import { HSN_DIGITS } from '../../../terms/statutory'
import { partOf, sumOf } from '../../../terms/paise'
import { rupees } from '../../../terms/format'
import type { ReadScope } from '../../core/verb'
import type { OperatorRow } from '../../people/operator/operator'
import { rateOfTerms, type Terms } from '../order-terms/terms-of'
import { rateOn } from '../rates/rate-on'
import type { PlainLine } from './figures'
import { orderedOf, type LedgerEntry } from './ledger'
import type { ShipmentLine } from './shipment-line'

type Of = {
  terms: Terms
  ledger: readonly LedgerEntry[]
  company: OperatorRow
  /** The day of issue decides on the rate. */ day: string
  /** The pieces of a shipment that it is for. */ shipped?: ShipmentLine | null
}

/** The lines of an invoice or a proforma: those of the form with what the terms say, or all that is left of the order. */
export async function orderLines(
  scope: Pick<ReadScope, 'rows'>,
  form: { kind: string; lines?: LineForm[] },
  { terms, ledger, company, day, shipped }: Of,
): Promise<PlainLine[]> {
  const ordered = orderedOf(ledger)
  const rest = terms.taxablePaise === null ? null : terms.taxablePaise - ordered.taxablePaise
  const asked = shipped
    ? linesOfShipped(shipped, form.lines)
    : (form.lines ?? [plainLine({ taxablePaise: restOf(rest) })])
  const lines: PlainLine[] = []
  for (const [i, line] of asked.entries()) {
    const hsn = line.hsn ?? terms.hsn
    assertHsn(hsn, company, form.lines && line.hsn ? `lines.${i}.hsn` : null)
    const isOrder = line.of !== 'extra'
    if (line.quantityMilli === 0)
      throw invalid(`lines.${i}.quantityMilli`, 'Enter a quantity. Only a credit or debit note corrects a price alone.')
    if (!isOrder && !line.description) throw invalid(`lines.${i}.description`, 'Say what it is')
    lines.push({
      of: isOrder ? 'order' : 'extra',
      description: line.description || terms.description,
      hsn,
      uqc: line.uqc ?? (isOrder ? terms.uqc : 'OTH'),
      quantityMilli: line.quantityMilli ?? (isOrder ? quantityOf(line.taxablePaise, rest, terms, ordered) : 1000),
      taxablePaise: line.taxablePaise,
      rateBp: line.rateBp ?? (await (hsn === terms.hsn ? rateOfTerms(scope, terms, day) : rateOn(scope, hsn, day))),
    })
  }
  if (form.kind === 'invoice') assertWithin(lines, ordered.taxablePaise, terms.taxablePaise)
  return lines
}

const plainLine = (of: { taxablePaise: number; quantityMilli?: number }): LineForm => ({
  of: 'order',
  description: null,
  ...of,
})

/** The line of the shipped pieces, and extras. */
function linesOfShipped({ taxablePaise, quantityMilli }: ShipmentLine, extras: LineForm[] = []): LineForm[] {
  const own = extras.findIndex(({ of }) => of === 'order')
  if (own >= 0) throw invalid(`lines.${own}.of`, 'The line of the order follows from the shipment: enter extras alone')
  return [plainLine({ taxablePaise, quantityMilli }), ...extras]
}

/** What is left of an order to invoice; 409 where nothing is. */
export function restOf(rest: number | null): number {
  if (rest === null) throw invalid('lines', 'This order has no amount: enter its lines')
  if (rest <= 0) throw new Problem('conflict', 'This order is invoiced in full')
  return rest
}

/** Without a quantity: what is left with the rest of the value, else the part that the value is, in whole units. */
export function quantityOf(
  value: number,
  rest: number | null,
  terms: Terms,
  ordered: { quantityMilli: number },
): number {
  const left = terms.quantityMilli - ordered.quantityMilli
  if (rest === null || value >= rest) return left > 0 ? left : terms.quantityMilli
  const part = partOf(terms.quantityMilli, value, terms.taxablePaise!)
  return part - (part % 1000) || 1000
}

/** An HSN has six digits above ₹5 crore of turnover. `path`: the field that has it. */
export function assertHsn(hsn: string, { turnover }: Pick<OperatorRow, 'turnover'>, path: string | null) {
  if (!hsn) throw new Problem('conflict', 'Enter the HSN in the terms first')
  if (turnover === 'up_to_5_crore' || hsn.length >= HSN_DIGITS.above5Crore) return
  throw invalid(path ?? 'hsn', 'With your turnover an HSN needs 6 digits')
}

function assertWithin(lines: readonly PlainLine[], before: number, ordered: number | null) {
  const sum = before + sumOf(lines.map((line) => (line.of === 'order' ? line.taxablePaise : 0)))
  if (ordered !== null && sum > ordered)
    throw new Problem('conflict', `This invoices ${rupees(sum)} of ${rupees(ordered)} ordered`)
}
