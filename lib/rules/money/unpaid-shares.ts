import { addDays } from '../../terms/format'
import { sumOf } from '../../terms/paise'
import { PAID_WITHIN } from './flows/receipt-flow'

/** What was settled of a bill on a day (YYYY-MM-DD), in paise: money and deducted tax. */
export type Settled = { on: string; paise: number }

/** A line of a bill: what it comes to with tax (paise; below 0 for what came back), and its time to pay. */
type Line = {
  no: number
  paise: number
  /** The last day of payment; null while an objection is open. */
  dueOn: string | null
  days: number
}

/** The day from which the time to pay of a line counts; null while an objection is open. */
export const startOf = ({ dueOn, days }: Pick<Line, 'dueOn' | 'days'>): string | null => dueOn && addDays(dueOn, -days)

/**
 * The lines of a bill, each with what is settled of it, the oldest first. Money goes to the line whose time counts first, then by line
 * number. What came back settles the others on the day of the bill.
 */
export function settledByLine<L extends Line>(
  lines: readonly L[],
  billedOn: string,
  settled: readonly Settled[],
): (L & { settled: Settled[] })[] {
  const back = lines.flatMap(({ paise }) => (paise < 0 ? [{ on: billedOn, paise: -paise }] : []))
  const money = [...back, ...settled]
  const allotted = new Map<number, Settled[]>()
  for (const { no, paise } of lines.toSorted(byStart)) allotted.set(no, taken(money, Math.max(0, paise)))
  return lines.map((line) => ({ ...line, settled: allotted.get(line.no)! }))
}

const byStart = (one: Line, other: Line) => {
  const [start, then] = [startOf(one) ?? '9999', startOf(other) ?? '9999']
  return start === then ? one.no - other.no : start < then ? -1 : 1
}

/** Takes so much from the first entries; what is left of the last one stays for others. */
function taken(money: Settled[], paise: number): Settled[] {
  const parts: Settled[] = []
  for (let rest = paise; rest > 0 && money.length;) {
    const { on, paise: there } = money[0]!
    const part = Math.min(rest, there)
    if (part > 0) parts.push({ on, paise: part })
    rest -= part
    if (part < there) money[0] = { on, paise: there - part }
    else money.shift()
  }
  return parts.toSorted((one, other) => (one.on < other.on ? -1 : 1))
}

/** What of an amount is unpaid at the end of a day (paise). A rupee too little is paid in full, as an order is. */
export function unpaidOn(paise: number, settled: readonly Settled[], day: string): number {
  const rest = paise - sumOf(settled.filter(({ on }) => on <= day).map((one) => one.paise))
  return rest <= PAID_WITHIN ? 0 : rest
}
