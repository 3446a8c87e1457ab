import { count, rupees } from '../../terms/format'
import { percent, sumOf } from '../../terms/paise'
import { taxesOf, type LineTaxes, type TaxSplit } from '../core/gst'

/** Money that a supplier writes may differ by so much (paise). */
export const TOLERANCE_PAISE = 100

/** The heads of tax. */
export const HEADS = ['cgstPaise', 'sgstPaise', 'igstPaise'] as const

/** The taxes of a line; those of pieces that came back are negative. */
export function signedTaxesOf(taxablePaise: number, rateBp: number, split: TaxSplit): LineTaxes {
  const taxes = taxesOf(Math.abs(taxablePaise), rateBp, split)
  if (taxablePaise >= 0) return taxes
  return { cgstPaise: -taxes.cgstPaise, sgstPaise: -taxes.sgstPaise, igstPaise: -taxes.igstPaise }
}

/** A line of a bill beside what is payable of its pieces. */
export type LineToMatch = {
  /** WO-0042. */
  order: string
  pieces: number
  /** Accepted pieces that are not billed. */
  payable: number
  /** What the supplier wrote at this line; null: at the bill alone. */
  typedPaise: number | null
  taxablePaise: number
  /** What these pieces come to by the price of the order. */
  worthPaise: number
  rateBp: number
  /** The rate of the order's terms; 0 of a supplier that adds no tax. */
  rateDueBp: number
}

export type SumsToMatch = LineTaxes & { taxablePaise: number; roundOffPaise: number; totalPaise: number }
type Supply = { split: TaxSplit; taxed: boolean }

const differ = (one: number, other: number) => Math.abs(one - other) > TOLERANCE_PAISE

/** What of a bill differs from what is payable, a sentence each. None: it matches. */
export const mismatchesOf = (lines: readonly LineToMatch[], sums: SumsToMatch, supply: Supply): string[] => [
  ...lines.flatMap((line) =>
    ofLine(line, supply).map((sentence) => (lines.length === 1 ? sentence : `${line.order}: ${sentence}`)),
  ),
  ...ofTaxable(lines, sums),
  ...ofTaxes(lines, sums, supply),
  ...ofTotal(sums),
]

function ofLine({ pieces, payable, typedPaise, worthPaise, rateBp, rateDueBp }: LineToMatch, { taxed }: Supply) {
  const found: string[] = []
  if (pieces > payable) found.push(`Pieces ${count(pieces)}, accepted ${count(payable)}`)
  if (typedPaise !== null && differ(typedPaise, worthPaise))
    found.push(`Taxable ${rupees(typedPaise)}, accepted pieces ${rupees(worthPaise)}`)
  if (taxed && rateBp !== rateDueBp) found.push(`Tax rate ${percent(rateBp)}, terms ${percent(rateDueBp)}`)
  return found
}

/** The sum beside its lines: as the supplier wrote them, or as they are payable. */
function ofTaxable(lines: readonly LineToMatch[], { taxablePaise }: SumsToMatch): string[] {
  const due = sumOf(lines.map(({ typedPaise, worthPaise }) => typedPaise ?? worthPaise))
  if (!differ(taxablePaise, due)) return []
  const isTyped = lines.every(({ typedPaise }) => typedPaise !== null)
  return [`Taxable ${rupees(taxablePaise)}, ${isTyped ? 'its lines come to' : 'accepted pieces'} ${rupees(due)}`]
}

function ofTaxes(lines: readonly LineToMatch[], sums: SumsToMatch, { split, taxed }: Supply): string[] {
  const tax = sumOf(HEADS.map((head) => sums[head]))
  if (!taxed) return tax ? [`Tax ${rupees(tax)}, but this supplier can’t charge any`] : []
  const taxes = lines.map(({ taxablePaise, rateBp }) => signedTaxesOf(taxablePaise, rateBp, split))
  const dueOf = (head: (typeof HEADS)[number]) => sumOf(taxes.map((line) => line[head]))
  const due = { cgstPaise: dueOf('cgstPaise'), sgstPaise: dueOf('sgstPaise'), igstPaise: dueOf('igstPaise') }
  return HEADS.some((head) => differ(sums[head], due[head])) ? [`${taxWords(sums)}, due ${taxWords(due)}`] : []
}

/** CGST ₹9,000.00, SGST ₹9,000.00. */
const taxWords = ({ cgstPaise, sgstPaise, igstPaise }: LineTaxes) =>
  [
    cgstPaise && `CGST ${rupees(cgstPaise)}`,
    sgstPaise && `SGST ${rupees(sgstPaise)}`,
    igstPaise && `IGST ${rupees(igstPaise)}`,
  ]
    .filter(Boolean)
    .join(', ') || 'No tax'

function ofTotal(sums: SumsToMatch): string[] {
  const parts = sums.taxablePaise + sumOf(HEADS.map((head) => sums[head])) + sums.roundOffPaise
  return differ(sums.totalPaise, parts) ? [`Total ${rupees(sums.totalPaise)}, its parts come to ${rupees(parts)}`] : []
}
