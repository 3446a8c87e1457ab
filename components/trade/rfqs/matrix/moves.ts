/** A place of the matrix: a line and a letter, both from 0. */
export type Place = { row: number; column: number }

const steps: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** Where a key leads: the next offer in its direction, past cells without one. Null: the key means nothing here, or there is none. */
export function offerAfter(
  key: string,
  from: Place,
  has: (place: Place) => boolean,
  size: { rows: number; columns: number },
): Place | null {
  if (key === 'Home' || key === 'End') {
    const columns = Array.from({ length: size.columns }, (_, column) => column)
    const to = columns[key === 'Home' ? 'find' : 'findLast']((column) => has({ row: from.row, column }))
    return to === undefined || to === from.column ? null : { row: from.row, column: to }
  }
  const step = steps[key]
  if (!step) return null
  const next = (at: Place) => ({ row: at.row + step.row, column: at.column + step.column })
  const isWithin = ({ row, column }: Place) => row >= 0 && row < size.rows && column >= 0 && column < size.columns
  for (let at = next(from); isWithin(at); at = next(at)) if (has(at)) return at
  return null
}
