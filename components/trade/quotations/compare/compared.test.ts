import type { Quotation } from '@/lib/contract/trade/quotations'
import { comparedAt } from './compared'
import { deskOf } from './desk'

/** Three quotations for 80 hubs, as they are answered. */
const hub = (offer: string, terms: Partial<Quotation>) =>
  ({ offer, quantity: 80, status: 'pending', expired: false, gstPercent: 18, ...terms }) as Quotation
const offers = [
  hub('A', {
    breaks: [
      { minQuantity: 1, unitPaise: 148_000 },
      { minQuantity: 100, unitPaise: 139_000 },
    ],
    price: 132_800,
    tooling: 12_000,
    freight: 2_400,
    leadDays: 21,
  }),
  hub('B', {
    breaks: [{ minQuantity: 1, unitPaise: 139_000 }],
    price: 137_200,
    tooling: 26_000,
    freight: 0,
    leadDays: 28,
  }),
  hub('C', {
    breaks: [
      { minQuantity: 50, unitPaise: 162_000 },
      { minQuantity: 100, unitPaise: 131_000 },
    ],
    price: 133_100,
    tooling: 0,
    freight: 3_500,
    leadDays: 14,
  }),
]
const at = (query: string, of: readonly Quotation[] = offers) => {
  const address = new URLSearchParams(query)
  return comparedAt(
    of,
    deskOf((name) => address.get(name)),
    { now: 0 },
  )
}

test('the best offer for 80 pieces is not the best for 160', () => {
  expect(at('').best).toMatchObject({ price: 132_800, landed: 1_660, leadDays: 14 })
  expect(at('n=160').best).toMatchObject({ price: 132_800, landed: 1_353.75 })
})

test('a piece is compared with its GST where a buyer can’t set it off', () => {
  const { landed } = at('gst=1')
  expect(offers.map(landed)).toEqual([1_958.8, 2_023.7, 1_963.23])
  expect(landed({ ...offers[0]!, gstPercent: null })).toBe(1_660)
})

test('offers are scored by the weights in the address, and by none without', () => {
  const { score, best } = at('w=6,3')
  expect([...offers.map(score), best.score]).toEqual([89, 81, 100, 100])
  expect(offers.map(at('').score)).toEqual([null, null, null])
})

test('what has expired is neither the best nor scored', () => {
  const [a, b, c] = offers as [Quotation, Quotation, Quotation]
  const expired = { ...c, expired: true }
  const { best, score } = at('n=160&w=6,3', [a, b, expired])
  expect(best).toMatchObject({ landed: 1_495, leadDays: 21 })
  expect(score(expired)).toBeNull()
})
