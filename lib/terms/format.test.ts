import {
  ago,
  count,
  date,
  daysOfMonth,
  daysUntil,
  dueIn,
  figure,
  fileSize,
  initials,
  money,
  moneyInShort,
  monthName,
  unitPrice,
} from './format'
import { displayId, orderId } from './nouns'

test.each([
  [1_234_567, '₹12,34,567'],
  [0, '₹0'],
  [999, '₹999'],
  [100_000, '₹1,00,000'],
  [2_147_483_647, '₹2,14,74,83,647'],
])('%d rupees are written %s', (rupees, text) => expect(money(rupees)).toBe(text))

test.each([
  [80_000, '₹800'],
  [148_050, '₹1,480.50'],
  [46, '₹0.46'],
])('a price of %d paise for a piece is written %s', (paise, text) => expect(unitPrice(paise)).toBe(text))

test('money and counts are written as Intl writes them for India', () => {
  const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
  const plain = new Intl.NumberFormat('en-IN')
  const wholes = Array.from({ length: 15 }, (_, digits) => [
    10 ** digits - 1,
    10 ** digits,
    Math.round(1.2345678 * 10 ** digits),
  ])
  for (const n of wholes.flat()) {
    expect([n, money(n), money(-n || 0), count(n)]).toEqual([
      n,
      rupees.format(n),
      rupees.format(-n || 0),
      plain.format(n),
    ])
    expect([n, money(n + 0.4), money(n + 0.5)]).toEqual([n, rupees.format(n + 0.4), rupees.format(n + 0.5)])
  }
  expect([count(12.5), count(1234.25)]).toEqual([plain.format(12.5), plain.format(1234.25)])
})

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [1_000, '₹1 K'],
  [12_540, '₹12.5 K'],
  [96_000, '₹96 K'],
  [99_949, '₹99.9 K'],
  [99_950, '₹1 L'],
  [1_24_000, '₹1.2 L'],
  [99_94_999, '₹99.9 L'],
  [99_95_000, '₹1 Cr'],
  [3_40_00_000, '₹3.4 Cr'],
  [1_23_456_00_00_000, '₹1,23,456 Cr'],
])('on a scale %d rupees are written %s', (rupees, text) => expect(moneyInShort(rupees)).toBe(text))

test('a month is written as people say it, and ends with its last day', () => {
  expect([monthName('2026-09'), monthName('2027-01')]).toEqual(['Sep 2026', 'Jan 2027'])
  expect(daysOfMonth('2028-02')).toEqual(['2028-02-01', '2028-02-29'])
  expect(daysOfMonth('2026-12')).toEqual(['2026-12-01', '2026-12-31'])
})

test('counts are grouped the Indian way, and say when they stopped', () => {
  expect(count(123_456)).toBe('1,23,456')
  expect(count(10_000, true)).toBe('10,000+')
  expect([figure(9_999), figure(10_000)]).toEqual(['9,999', '10,000+'])
})

test.each([
  ['Shakti Precision Works', 'SP'],
  ['Tata', 'TA'],
  ['x', 'X'],
  ['  bharat   forge ', 'BF'],
  ['', '?'],
  ['   ', '?'],
  ['श्री गणेश', 'शग'],
  ['🛠 Tools', '🛠T'],
])('the initials of "%s" are %s', (name, letters) => expect(initials(name)).toBe(letters))

describe('dates are days of the calendar in India', () => {
  test('an evening in UTC is the next day in Pune', () => {
    expect(date('2026-11-20T19:00:00Z')).toBe('21 Nov 2026')
    expect(daysUntil('2026-11-20T19:00:00Z', Date.parse('2026-11-20T10:00:00Z'))).toBe(1)
  })

  test.each([
    ['2026-11-21T04:00:00Z', 'today'],
    ['2026-11-22T04:00:00Z', 'tomorrow'],
    ['2026-11-24T04:00:00Z', 'in 3 days'],
    ['2026-12-21T04:00:00Z', 'in 30 days'],
    ['2026-12-22T04:00:00Z', '22 Dec 2026'],
    ['2026-11-20T04:00:00Z', '1 day late'],
    ['2026-11-11T04:00:00Z', '10 days late'],
  ])('%s is due %s', (due, text) => expect(dueIn(due, Date.parse('2026-11-21T06:00:00Z'))).toBe(text))
})

test.each([
  [0, 'Just now'],
  [59_999, 'Just now'],
  [-5_000, 'Just now'],
  [60_000, '1 min ago'],
  [3 * 3_600_000, '3 h ago'],
  [24 * 3_600_000, 'Yesterday'],
  [5 * 24 * 3_600_000, '5 days ago'],
  [40 * 24 * 3_600_000, '12 Oct 2026'],
])('%d ms old reads %s', (age, text) => {
  const now = Date.parse('2026-11-21T06:00:00Z')
  expect(ago(new Date(now - age).toISOString(), now)).toBe(text)
})

test('a time that can not be read is just now', () => expect(ago('soon', Date.now())).toBe('Just now'))

test('people say ids padded to four digits, and customers say ORD for what suppliers call WO', () => {
  expect(displayId('inquiry', 7)).toBe('INQ-0007')
  expect(displayId('quotation', 12_345)).toBe('QUOT-12345')
  expect(displayId('workorderrequest', 1)).toBe('REQ-0001')
  expect([orderId('customer', 12), orderId('supplier', 12), orderId('admin', 12)]).toEqual([
    'ORD-0012',
    'WO-0012',
    'WO-0012',
  ])
})

test.each([
  [840, '840 B'],
  [12_288, '12 KB'],
  [3_565_158, '3.4 MB'],
  [15_728_640, '15 MB'],
])('%d bytes are %s', (bytes, text) => expect(fileSize(bytes)).toBe(text))
