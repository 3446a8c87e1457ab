/** A place of a grid: a line and a cell, both from 0. */
export type Place = { row: number; column: number }
/** How many lines and cells a grid has. */
export type Extent = { rows: number; columns: number }

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey'>
/** Where the caret stands in a cell, and whether F2 has opened it: then the arrows are the text's own. */
export type Caret = { start: number; end: number; length: number; isOpen: boolean }

/** Where a key leads from a place; null: the key is the cell's own. Enter goes down, as in a spreadsheet. */
export function placeAfter({ key, shiftKey }: Key, { row, column }: Place, all: Extent, caret: Caret): Place | null {
  const at = (row: number, column: number): Place | null =>
    row >= 0 && row < all.rows && column >= 0 && column < all.columns ? { row, column } : null
  const { start, end, length, isOpen } = caret
  const isWhole = end - start === length
  switch (key) {
    case 'Enter':
      return at(shiftKey ? row - 1 : row + 1, column)
    case 'ArrowUp':
      return at(row - 1, column)
    case 'ArrowDown':
      return at(row + 1, column)
    case 'ArrowLeft':
      return !isOpen && (isWhole || end === 0) ? at(row, column - 1) : null
    case 'ArrowRight':
      return !isOpen && (isWhole || start === length) ? at(row, column + 1) : null
    default:
      return null
  }
}
