/** Pieces of an order that are due on a day. Without an id: an order whose pieces are due together, on its due date. */
export type DueLine = { id: number | null; quantity: number; day: string | null }

/** What a shipment brought: pieces that count, and those that were credited. It can name the line of the schedule that it fills. */
export type Delivery = { pieces: number; credited: number; scheduleId: number | null }

export type FilledLine = DueLine & { delivered: number; open: number }

/**
 * What was delivered of each line of a schedule, the oldest first. A delivery fills the line that it names; what is left of it
 * fills the oldest lines. Pieces that are not made any more are taken from the last lines: `needed` are made.
 */
export function fillSchedule(
  schedule: readonly DueLine[],
  deliveries: readonly Delivery[],
  needed: number,
): FilledLine[] {
  const lines = schedule.map((line) => ({ ...line, delivered: 0, open: line.quantity }))
  let excess = Math.max(0, piecesIn(schedule) - needed)
  for (const line of lines.toReversed()) {
    const cut = Math.min(excess, line.open)
    line.open -= cut
    excess -= cut
  }
  const rests = deliveries.map((delivery) => {
    const named = lines.filter(({ id }) => id !== null && id === delivery.scheduleId)
    return fill(named, delivery)
  })
  for (const rest of rests) fill(lines, rest)
  return lines
}

/** Fills these lines in their order. Answers what is left of the delivery. */
function fill(lines: readonly FilledLine[], delivery: Delivery): Delivery {
  let { pieces, credited } = delivery
  for (const line of lines) {
    const came = Math.min(pieces, line.open)
    const gone = Math.min(credited, line.open - came)
    line.delivered += came
    line.open -= came + gone
    pieces -= came
    credited -= gone
  }
  return { ...delivery, pieces, credited }
}

/** The oldest line with open pieces: what comes next. */
export function nextOf(lines: readonly FilledLine[]) {
  const next = lines.find(({ open }) => open > 0)
  return next ? { quantity: next.open, day: next.day } : null
}

/** A line as a schedule is written. */
export type PlannedLine = { quantity: number; day: string }

/**
 * The schedule once rejected pieces come again on another day: they are cut from the open pieces of the line that they were for,
 * then from the oldest ones. Null where none of them is open any more.
 */
export function rescheduled(
  lines: readonly FilledLine[],
  { pieces, day, scheduleId }: { pieces: number; day: string; scheduleId: number | null },
): PlannedLine[] | null {
  const named = lines.filter(({ id }) => id !== null && id === scheduleId)
  const cuts = new Map<FilledLine, number>()
  let rest = pieces
  for (const line of [...named, ...lines.filter((one) => !named.includes(one))]) {
    const cut = Math.min(rest, line.open)
    cuts.set(line, cut)
    rest -= cut
  }
  if (rest === pieces) return null
  const days = new Map<string, number>()
  const add = (on: string, quantity: number) => quantity && days.set(on, (days.get(on) ?? 0) + quantity)
  for (const line of lines) add(line.day ?? day, line.quantity - cuts.get(line)!)
  add(day, pieces - rest)
  return [...days].map(([on, quantity]) => ({ quantity, day: on })).toSorted(byDay)
}

/** Lines with the earliest day first. */
export const byDay = (a: PlannedLine, b: PlannedLine) => (a.day < b.day ? -1 : 1)

/** Pieces of all lines. */
export const piecesIn = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Pieces that were delivered and are due later by a new schedule; 0 where it leaves them on their days. */
export function deliveredBeyond(before: readonly FilledLine[], after: readonly PlannedLine[]): number {
  const delivered = before.reduce((sum, line) => sum + line.delivered, 0)
  const last = before.findLast((line) => line.delivered > 0)?.day
  if (!last) return 0
  const stays = piecesIn(after.filter(({ day }) => day <= last))
  return stays < delivered ? delivered : 0
}
