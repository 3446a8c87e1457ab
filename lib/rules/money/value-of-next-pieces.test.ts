import { taxesOf, totalsOf } from '../core/gst'
import { valueOfNextPieces } from './value-of-next-pieces'

const order = { taxablePaise: 99_999_00, pieces: 500 }
const total = (taxablePaise: number) => {
  const { igstPaise, roundOffPaise, totalPaise } = totalsOf([{ taxablePaise, ...taxesOf(taxablePaise, 1800, 'inter') }])
  return [taxablePaise, igstPaise, roundOffPaise, totalPaise]
}

test('an order of 500 invoiced as 200, 120 and 180 pieces: each part with its tax, and the sum is the order', () => {
  const parts = [
    [0, 200],
    [200, 120],
    [320, 180],
  ].map(([before, quantity]) => valueOfNextPieces(order, before!, quantity!))
  expect(parts.map(total)).toEqual([
    [39_999_60, 7_199_93, 47, 47_200_00],
    [23_999_76, 4_319_96, 28, 28_320_00],
    [35_999_64, 6_479_94, 42, 42_480_00],
  ])
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(99_999_00)
})

test('parts of an odd value add up to the paisa, however it is divided', () => {
  const odd = { taxablePaise: 100_01, pieces: 7 }
  for (const size of [1, 2, 3, 4, 5, 6]) {
    let sum = 0
    for (let before = 0; before < 7; before += size) sum += valueOfNextPieces(odd, before, Math.min(size, 7 - before))
    expect([size, sum]).toEqual([size, 100_01])
  }
})

test('pieces beyond those ordered are not billed', () => {
  expect(valueOfNextPieces(order, 490, 20)).toBe(valueOfNextPieces(order, 490, 10))
  expect(valueOfNextPieces(order, 500, 10)).toBe(0)
})
