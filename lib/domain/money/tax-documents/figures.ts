import type { DocumentLine, DocumentTotals, TaxSplit } from '../../../contract/money/tax-document'
import { taxesOf, totalsOf } from '../../../rules/core/gst'

/** A line before its taxes are computed. */
export type PlainLine = Omit<DocumentLine, 'cgstPaise' | 'sgstPaise' | 'igstPaise'>

export const taxed = (lines: readonly PlainLine[], split: TaxSplit): DocumentLine[] =>
  lines.map((line) => ({ ...line, ...taxesOf(line.taxablePaise, line.rateBp, split) }))

/** The totals with another rounding than to the nearest rupee. */
export function roundedBy(
  lines: readonly DocumentLine[],
  reverseCharge: boolean,
  roundOffPaise: number,
): DocumentTotals {
  const totals = totalsOf(lines, reverseCharge)
  return { ...totals, roundOffPaise, totalPaise: totals.totalPaise - totals.roundOffPaise + roundOffPaise }
}
