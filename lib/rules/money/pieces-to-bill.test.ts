import { partsToBill } from './pieces-to-bill'

const parts = [
  { shipmentLineId: 1, pieces: 200 },
  { shipmentLineId: 2, pieces: 120 },
  { shipmentLineId: 3, pieces: 180 },
]
const all = { returned: 0, ordered: 500 }
const open = (...asked: Parameters<typeof partsToBill>) => partsToBill(...asked).map(({ toBill }) => toBill)

test('what was accepted and not billed is open, by shipment', () => {
  expect(open(parts, [], all)).toEqual([200, 120, 180])
  expect(open(parts, [{ shipmentLineId: 1, pieces: 150 }], all)).toEqual([50, 120, 180])
})

test('what came back is taken from the last delivery; once that is billed it is a minus', () => {
  expect(open(parts, [], { ...all, returned: 12 })).toEqual([200, 120, 168])
  expect(open(parts, [{ shipmentLineId: 3, pieces: 180 }], { ...all, returned: 12 })).toEqual([200, 120, -12])
  expect(open(parts, [], { ...all, returned: 190 })).toEqual([200, 110, 0])
})

test('more than was ordered is not billed', () => {
  expect(open([...parts, { shipmentLineId: 4, pieces: 10 }], [], all)).toEqual([200, 120, 180, 0])
})

test('an order without shipments is one part; what was billed of it before shipments is of the first pieces', () => {
  const whole = [{ shipmentLineId: null, pieces: 500 }]
  expect(open(whole, [], all)).toEqual([500])
  expect(open(whole, [{ shipmentLineId: null, pieces: 500 }], all)).toEqual([0])
  expect(open(parts, [{ shipmentLineId: null, pieces: 250 }], all)).toEqual([0, 70, 180])
})
