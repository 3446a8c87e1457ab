import { dayOfSerial, readDay } from './read-day'

test.each([
  '2026-12-23',
  '2026-12-23T00:00:00.000Z',
  '23/12/2026',
  '23-12-26',
  '23.12.2026',
  '23 Dec 2026',
  '23-Dec-26',
  '23 december 2026',
  46_379,
  '46379',
  46_379.5,
])('%s is 23 Dec 2026', (cell) => expect(readDay(cell)).toEqual({ value: '2026-12-23' }))

test('the day comes first', () => expect(readDay('4/12/2026')).toEqual({ value: '2026-12-04' }))

test('an empty cell is no day', () => {
  for (const cell of ['', '  ', null, undefined]) expect(readDay(cell)).toEqual({ value: null })
})

test.each([
  '31/11/2026',
  '12/23/2026',
  '29/02/2027',
  'soon',
  '23 Foo 2026',
  '0/1/2026',
  '2026-13-01',
  -5,
  3e6,
  'ASAP 4',
])('%s is no day', (cell) => expect(readDay(cell)).toEqual({ fault: 'There is no such day: write it as 23/12/2026' }))

test('a book with 1904 dates counts 1,462 days less', () => {
  expect(dayOfSerial(46_379)).toBe('2026-12-23')
  expect(dayOfSerial(44_917, true)).toBe('2026-12-23')
})
