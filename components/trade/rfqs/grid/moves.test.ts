import { placeAfter, type Caret } from './moves'

const whole: Caret = { start: 0, end: 3, length: 3, isOpen: false }
const after = (key: string, from = { row: 1, column: 1 }, caret = whole, shiftKey = false) =>
  placeAfter({ key, shiftKey }, from, { rows: 3, columns: 9 }, caret)

test('Enter goes down and Shift+Enter up; the first and the last line end it', () => {
  expect(after('Enter')).toEqual({ row: 2, column: 1 })
  expect(after('Enter', { row: 1, column: 1 }, whole, true)).toEqual({ row: 0, column: 1 })
  expect(after('Enter', { row: 2, column: 1 })).toBe(null)
})

test('arrows go from cell to cell; sideways not from within a text, nor once F2 has opened it', () => {
  expect(after('ArrowUp')).toEqual({ row: 0, column: 1 })
  expect(after('ArrowDown')).toEqual({ row: 2, column: 1 })
  expect(after('ArrowLeft')).toEqual({ row: 1, column: 0 })
  expect(after('ArrowRight')).toEqual({ row: 1, column: 2 })
  expect(after('ArrowRight', { row: 1, column: 8 })).toBe(null)
  const within = { start: 2, end: 2, length: 3, isOpen: false }
  expect(after('ArrowLeft', { row: 1, column: 1 }, within)).toBe(null)
  expect(after('ArrowRight', { row: 1, column: 1 }, { ...within, start: 3, end: 3 })).toEqual({ row: 1, column: 2 })
  expect(after('ArrowLeft', { row: 1, column: 1 }, { ...whole, start: 0, end: 0, isOpen: true })).toBe(null)
})
