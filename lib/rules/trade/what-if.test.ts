import { scoresOf } from './what-if'

/** Three quotations for 80 hubs: landed cost (INR a piece), days, on time (percent). B is new. */
const offers = [
  { cost: 1_660, days: 21, onTime: 94, quality: null },
  { cost: 1_715, days: 28, onTime: null, quality: null },
  { cost: 1_663.75, days: 14, onTime: 88, quality: null },
]

test('the nearly cheapest offer that comes soonest scores most where cost counts 6, time 3 and punctuality 1', () =>
  expect(scoresOf(offers, { cost: 6, days: 3, onTime: 1, quality: 0 })).toEqual([89, 81, 99]))

test('what counts alone makes its best one 100', () => {
  expect(scoresOf(offers, { cost: 1, days: 0, onTime: 0, quality: 0 })).toEqual([100, 97, 100])
  expect(scoresOf(offers, { cost: 0, days: 5, onTime: 0, quality: 0 })).toEqual([67, 50, 100])
})

test('an offer of which nothing that counts is known has no score', () => {
  expect(scoresOf(offers, { cost: 0, days: 0, onTime: 1, quality: 0 })).toEqual([94, null, 88])
  expect(scoresOf(offers, { cost: 0, days: 0, onTime: 0, quality: 0 })).toEqual([null, null, null])
})
