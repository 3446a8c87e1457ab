import { isWorkingDay, nextWorkingDay, workingDaysLater } from './working-days'

test.each([
  ['2026-11-27', true], // Friday
  ['2026-11-28', true], // Saturday
  ['2026-11-29', false], // Sunday
  ['2026-01-26', false],
  ['2026-08-15', false],
  ['2026-10-02', false],
  ['2026-10-03', true],
])('%s is a working day: %s', (day, works) => expect(isWorkingDay(day)).toBe(works))

test.each([
  ['2026-12-18', '2026-12-18'],
  ['2026-12-20', '2026-12-21'], // Sunday
  ['2026-10-02', '2026-10-03'],
  ['2025-01-26', '2025-01-27'], // Sunday and Republic Day
  ['2027-08-14', '2027-08-14'],
  ['2027-08-15', '2027-08-16'], // Sunday and Independence Day
])('from %s on the first working day is %s', (day, next) => expect(nextWorkingDay(day)).toBe(next))

test.each([
  ['2026-11-27', '2026-11-30'], // Friday: Saturday, Monday
  ['2026-11-28', '2026-12-01'], // Saturday: Monday, Tuesday
  ['2026-11-29', '2026-12-01'], // Sunday: Monday, Tuesday
  ['2026-10-01', '2026-10-05'], // then a holiday, Saturday, Sunday, Monday
  ['2026-12-31', '2027-01-02'],
])('two working days after %s end with %s in India', (day, last) => {
  expect(workingDaysLater(day, 2)).toBe(`${last}T18:29:59.999Z`)
})

test('an instant counts by its day in India', () => {
  expect(workingDaysLater('2026-11-26T18:29:59.999Z', 2)).toBe('2026-11-28T18:29:59.999Z') // Thursday there
  expect(workingDaysLater('2026-11-26T18:30:00.000Z', 2)).toBe('2026-11-30T18:29:59.999Z') // Friday there
  expect(workingDaysLater('2026-11-27T18:29:59.999Z', 1)).toBe('2026-11-28T18:29:59.999Z')
})
