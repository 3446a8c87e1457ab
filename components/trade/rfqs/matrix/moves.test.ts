import { offerAfter, type Place } from './moves'

/** Rows of a matrix: an x has an offer. */
const rows = ['xxx', 'x.x', '..x']
const has = ({ row, column }: Place) => rows[row]![column] === 'x'
const after = (key: string, row: number, column: number) =>
  offerAfter(key, { row, column }, has, { rows: rows.length, columns: 3 })

test('arrows lead to the next offer and past lines that a supplier doesn’t quote', () => {
  expect(after('ArrowRight', 1, 0)).toEqual({ row: 1, column: 2 })
  expect(after('ArrowLeft', 1, 2)).toEqual({ row: 1, column: 0 })
  expect(after('ArrowDown', 0, 2)).toEqual({ row: 1, column: 2 })
  expect(after('ArrowUp', 1, 0)).toEqual({ row: 0, column: 0 })
})

test('where there is none further on, the focus stays', () => {
  expect(after('ArrowDown', 0, 1)).toBe(null)
  expect(after('ArrowRight', 0, 2)).toBe(null)
  expect(after('x', 0, 0)).toBe(null)
})

test('Home and End lead to the first and the last offer of a line', () => {
  expect(after('End', 1, 0)).toEqual({ row: 1, column: 2 })
  expect(after('Home', 0, 2)).toEqual({ row: 0, column: 0 })
  expect(after('Home', 2, 2)).toBe(null)
})
