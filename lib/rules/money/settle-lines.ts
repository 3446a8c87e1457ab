/** A line of an approved bill, and what of it is settled. */
export type OpenLine = {
  billId: number
  no: number
  workorderId: number
  /** The day from which the time to pay counts. */
  startedOn: string
  /** With tax; the round-off of the bill is in its last line. Negative for pieces that came back. */
  grossPaise: number
  settledPaise: number
}

/** What a payment settles of a line. */
export type SettledLine = Pick<OpenLine, 'billId' | 'no' | 'workorderId'> & { paise: number }

const openOf = ({ grossPaise, settledPaise }: OpenLine) => grossPaise - settledPaise

/** What of a bill is open (paise). */
export const openOfBill = (lines: readonly OpenLine[]) => lines.reduce((sum, line) => sum + openOf(line), 0)

/**
 * What a payment (paise) settles of a bill: at most what is open, its lines by day 0, then by number. The first payment sets off lines
 * with a minus against the others. An advance to an order settles lines of that order alone.
 */
export function settledBy(lines: readonly OpenLine[], paise: number, workorderId?: number): SettledLine[] {
  const plus = lines
    .filter((line) => line.grossPaise > 0)
    .toSorted((one, other) =>
      one.startedOn < other.startedOn ? -1 : one.startedOn > other.startedOn ? 1 : one.no - other.no,
    )
  const minus = lines.filter((line) => line.grossPaise < 0 && line.settledPaise === 0)
  const parts = new Map<number, number>()
  const settle = (from: readonly OpenLine[], sum: number) => {
    let rest = sum
    for (const line of from) {
      const taken = Math.min(rest, openOf(line) - (parts.get(line.no) ?? 0))
      if (taken <= 0) continue
      parts.set(line.no, (parts.get(line.no) ?? 0) + taken)
      rest -= taken
    }
    return sum - rest
  }
  const own = workorderId === undefined ? plus : plus.filter((line) => line.workorderId === workorderId)
  const taken = settle(own, Math.min(paise, openOfBill(lines)))
  if (taken <= 0) return []
  settle(plus, -openOfBill(minus))
  return [
    ...minus.map((line) => ({ ...partOf(line), paise: openOf(line) })),
    ...plus.flatMap((line) => (parts.has(line.no) ? [{ ...partOf(line), paise: parts.get(line.no)! }] : [])),
  ]
}

const partOf = ({ billId, no, workorderId }: OpenLine) => ({ billId, no, workorderId })
