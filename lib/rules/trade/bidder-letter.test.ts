import { bidderLetter } from './bidder-letter'

test('letters continue after Z', () =>
  expect([1, 26, 27, 28, 53].map(bidderLetter)).toEqual(['A', 'Z', 'AA', 'AB', 'BA']))
