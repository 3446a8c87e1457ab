import { expect, test } from '@jest/globals'
import { bidderLetter } from './bidder-letter'

test('the letters of bidders go on after Z', () =>
  expect([1, 26, 27, 28, 53].map(bidderLetter)).toEqual(['A', 'Z', 'AA', 'AB', 'BA']))
