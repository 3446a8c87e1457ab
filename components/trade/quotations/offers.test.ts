import type { Quotation } from '@/lib/contract/trade/quotations'
import { bestOf, deliveryOf, inOrder, linesOf } from './offers'

const quotation = (fields: Partial<Quotation>) =>
  ({
    id: 1,
    price: 100,
    leadDays: null,
    status: 'pending',
    expired: false,
    unavailable: false,
    offer: 'A',
    ...fields,
  }) as Quotation
const now = Date.parse('2026-11-24T06:00:00Z')
const wanted = '2026-12-23T00:00:00.000Z'

test('offers stand in the order of the first quotation, a supplier’s latest first', () => {
  const offers = [
    quotation({ id: 5, offer: 'B' }),
    quotation({ id: 2, offer: 'A' }),
    quotation({ id: 9, offer: 'AA' }),
    quotation({ id: 7, offer: 'A' }),
  ]
  expect(inOrder(offers).map((q) => q.id)).toEqual([7, 2, 5, 9])
})

test('best price and fastest are among those that can be had', () => {
  const [a, b] = [quotation({ price: 120, leadDays: 18 }), quotation({ price: 100, leadDays: 30 })]
  const expired = quotation({ price: 50, leadDays: 2, expired: true })
  const unavailable = quotation({ price: 60, leadDays: 3, unavailable: true })
  expect(bestOf([a, b, expired, unavailable])).toEqual({ price: 100, leadDays: 18 })
  expect(bestOf([a])).toEqual({ price: null, leadDays: null })
  expect(bestOf([a, quotation({ leadDays: 18 })]).leadDays).toBeNull()
})

test.each([
  [18, '18 days', '12 Dec 2026', '11 days before you need it', false],
  [29, '29 days', '23 Dec 2026', 'on the day you need it', false],
  [30, '30 days', '24 Dec 2026', '1 day after you need it', true],
])('a delivery in %s days is put beside the wanted day', (leadDays, time, arrives, margin, late) =>
  expect(deliveryOf(quotation({ leadDays }), wanted, now)).toEqual({ time, arrives, margin, late }),
)

test('a delivery has no date once the offer can not be accepted, and none at all when it was not said', () => {
  const settled = { time: '18 days', arrives: null, margin: null, late: false }
  expect(deliveryOf(quotation({ leadDays: 18, status: 'rejected' }), wanted, now)).toEqual(settled)
  expect(deliveryOf(quotation({ leadDays: 18, expired: true }), wanted, now)).toEqual(settled)
  expect(deliveryOf(quotation({ leadDays: 18 }), null, now)?.margin).toBeNull()
  expect(deliveryOf(quotation({}), wanted, now)).toBeNull()
})

test('what is included is read as lines, written as lines or as sentences', () => {
  expect(linesOf('Turning on LR30T, seats ground h5. Freight extra.')).toEqual([
    'Turning on LR30T, seats ground h5',
    'Freight extra',
  ])
  expect(linesOf('- Material EN8\n- Hole Ø4.5 mm; certificate')).toEqual([
    'Material EN8',
    'Hole Ø4.5 mm',
    'Certificate',
  ])
  expect(linesOf('approx. 3 weeks')).toEqual(['Approx. 3 weeks'])
  expect(linesOf(null)).toEqual([])
})
