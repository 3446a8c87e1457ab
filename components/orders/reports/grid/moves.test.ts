import { pageOf, placeAfter, samplesOf, type Place } from './moves'

const size = { rows: 2, samples: 30 }
const after = (key: string, from: Place, caret: Parameters<typeof placeAfter>[3] = null, shiftKey = false) =>
  placeAfter({ key, shiftKey }, from, size, caret)

test('Enter goes to the next sample, after the last one to the next characteristic, and ends there', () => {
  expect(after('Enter', { row: 0, sample: 1 })).toEqual({ row: 0, sample: 2 })
  expect(after('Enter', { row: 0, sample: 30 })).toEqual({ row: 1, sample: 1 })
  expect(after('Enter', { row: 1, sample: 30 })).toBe(null)
  expect(after('Enter', { row: 1, sample: 1 }, null, true)).toEqual({ row: 0, sample: 30 })
})

test('arrows move through the grid; sideways only from the end of a text, or over the whole of it', () => {
  expect(after('ArrowDown', { row: 0, sample: 3 })).toEqual({ row: 1, sample: 3 })
  expect(after('ArrowUp', { row: 0, sample: 3 })).toBe(null)
  const inside = { start: 2, end: 2, length: 5 }
  expect(after('ArrowRight', { row: 0, sample: 3 }, inside)).toBe(null)
  expect(after('ArrowRight', { row: 0, sample: 3 }, { ...inside, start: 5, end: 5 })).toEqual({ row: 0, sample: 4 })
  expect(after('ArrowLeft', { row: 0, sample: 3 }, { ...inside, start: 0, end: 5 })).toEqual({ row: 0, sample: 2 })
  expect(after('ArrowLeft', { row: 0, sample: 1 }, { ...inside, start: 0, end: 0 })).toBe(null)
  expect(after('a', { row: 0, sample: 3 })).toBe(null)
})

test('samples stand in pages of 25', () => {
  expect([1, 25, 26, 30].map(pageOf)).toEqual([0, 0, 1, 1])
  expect(samplesOf(1, 30)).toEqual([26, 27, 28, 29, 30])
  expect(samplesOf(2, 30)).toEqual([])
})
