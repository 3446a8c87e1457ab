import { isExpectedLate, progressWords } from './progress'

const due = '2026-12-10T00:00:00.000Z'

test.each([
  [60, 120, '2026-12-12', due, '60 of 120 pieces done; expected 12 Dec, 2 days after the due date'],
  [60, 120, '2026-12-11', due, '60 of 120 pieces done; expected 11 Dec, 1 day after the due date'],
  [0, 120, '2026-12-10', due, '0 of 120 pieces done; expected 10 Dec, on time'],
  [1, 1, null, due, '1 of 1 piece done'],
  [1_200, 120_000, null, null, '1,200 of 1,20,000 pieces done'],
  [null, 120, '2026-12-12', null, 'expected 12 Dec'],
  // Late in the evening in UTC it is the next day in India.
  [null, 120, '2026-12-10T18:30:00.000Z', due, 'expected 11 Dec, 1 day after the due date'],
  [null, 120, null, due, null],
  [null, null, null, null, null],
])('%s of %s, expected %s, due %s: %s', (doneQuantity, quantity, expectedDate, dueDate, words) =>
  expect(progressWords({ doneQuantity, quantity, expectedDate, dueDate })).toBe(words),
)

test('it is expected late from the day after the due date in India', () => {
  const expected = (expectedDate: string) => isExpectedLate({ expectedDate, dueDate: due })
  expect(expected('2026-12-10T18:29:59.000Z')).toBe(false)
  expect(expected('2026-12-10T18:30:00.000Z')).toBe(true)
  expect(isExpectedLate({ expectedDate: due, dueDate: null })).toBe(false)
})
