import { partOf } from '../../terms/paise'
import type { LineWithClock } from './bill-interest'
import { dueOf, type Objection } from './msme-clock'

/** A line of a bill, and the pieces of it that an objection names (thousandths); null: it names none, and is about the whole line. */
type Line = { quantityMilli: number; objectedMilli: number | null; deliveredOn: string; days: number }

const isInPart = ({ quantityMilli, objectedMilli }: Pick<Line, 'quantityMilli' | 'objectedMilli'>) =>
  objectedMilli !== null && objectedMilli < quantityMilli

/** The last day of payment of a line: of the pieces without an objection where it has any, else of those with one. */
export const dueOfLine = (line: Line, objection: Objection | null): string | null =>
  dueOf(line.deliveredOn, line.days, isInPart(line) ? null : objection)

/** The last day of payment of the objected pieces, where a line has others as well; null while the objection is open. */
export const dueOfObjected = (line: Line, objection: Objection | null): string | null =>
  isInPart(line) && line.objectedMilli ? dueOf(line.deliveredOn, line.days, objection) : null

type Amounts = Line & { paise: number; taxablePaise: number; dueOn: string | null }

/** A line as two where an objection is about some of its pieces: the others, and the objected ones with their own last day. */
export function partsOfLine<L extends Amounts>(line: L, objection: Objection | null): L[] {
  const { quantityMilli, objectedMilli, paise, taxablePaise } = line
  if (!isInPart(line) || !objectedMilli) return [line]
  const objected = {
    paise: partOf(paise, objectedMilli, quantityMilli),
    taxablePaise: partOf(taxablePaise, objectedMilli, quantityMilli),
  }
  return [
    { ...line, paise: paise - objected.paise, taxablePaise: taxablePaise - objected.taxablePaise },
    { ...line, ...objected, dueOn: dueOfObjected(line, objection) },
  ]
}

type Debt = LineWithClock & Pick<Line, 'quantityMilli' | 'objectedMilli'> & { objectedDueOn: string | null }

/** A line as one debt, or as two where an objection is about some of its pieces. A payment settles the other pieces first. */
export function debtsOfLine(line: Debt): LineWithClock[] {
  const { quantityMilli, objectedMilli, grossPaise, settled } = line
  if (!isInPart(line) || !objectedMilli) return [line]
  const objectedPaise = partOf(grossPaise, objectedMilli, quantityMilli)
  const othersPaise = grossPaise - objectedPaise
  let open = othersPaise
  const parts = settled.map(({ on, paise }) => {
    const taken = Math.min(open, paise)
    open -= taken
    return { on, others: taken, objected: paise - taken }
  })
  const settledAs = (which: 'others' | 'objected') =>
    parts.map((part) => ({ on: part.on, paise: part[which] })).filter(({ paise }) => paise > 0)
  return [
    { ...line, grossPaise: othersPaise, settled: settledAs('others') },
    { ...line, grossPaise: objectedPaise, dueOn: line.objectedDueOn, settled: settledAs('objected') },
  ]
}
