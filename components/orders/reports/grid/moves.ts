/** A place of the grid: the row of a characteristic (from 0), and a sample (from 1). */
export type Place = { row: number; sample: number }

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey'>
/** Where the caret stands in a text field; null for a button. */
type Caret = { start: number; end: number; length: number } | null

/** Where a key leads from a place; null: the key is the field's own. Enter goes to the next sample, then to the next characteristic. */
export function placeAfter({ key, shiftKey }: Key, from: Place, size: { rows: number; samples: number }, caret: Caret) {
  const { row, sample } = from
  const at = (row: number, sample: number): Place | null =>
    row >= 0 && row < size.rows && sample >= 1 && sample <= size.samples ? { row, sample } : null
  const isWhole = !caret || caret.end - caret.start === caret.length
  switch (key) {
    case 'Enter':
      if (shiftKey) return at(row, sample - 1) ?? at(row - 1, size.samples)
      return at(row, sample + 1) ?? at(row + 1, 1)
    case 'ArrowUp':
      return at(row - 1, sample)
    case 'ArrowDown':
      return at(row + 1, sample)
    case 'ArrowLeft':
      return isWhole || caret?.end === 0 ? at(row, sample - 1) : null
    case 'ArrowRight':
      return isWhole || caret?.start === caret?.length ? at(row, sample + 1) : null
    default:
      return null
  }
}

/** So many samples stand beside each other. */
export const PAGE = 25

/** The page of a sample, from 0. */
export const pageOf = (sample: number) => Math.floor((sample - 1) / PAGE)

/** The samples of a page. */
export const samplesOf = (page: number, size: number) =>
  Array.from({ length: Math.max(0, Math.min(PAGE, size - page * PAGE)) }, (_, i) => page * PAGE + i + 1)
