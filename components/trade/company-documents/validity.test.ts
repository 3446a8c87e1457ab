import { validityWords } from './validity'

const NOW = Date.parse('2026-11-29T06:00:00Z')

test.each([
  [null, false, 'No last day'],
  ['2026-11-28', true, 'Expired on 28 Nov 2026'],
  ['2026-11-29', false, 'Expires today'],
  ['2026-11-30', false, 'Expires in 1 day'],
  ['2027-01-28', false, 'Expires in 60 days'],
  ['2027-01-29', false, 'Valid until 29 Jan 2027'],
])('until %s: %s, %s', (validTo, expired, words) => expect(validityWords({ validTo, expired }, NOW)).toBe(words))
