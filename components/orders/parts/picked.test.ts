import type { Part } from '@/lib/contract/orders/parts'
import { piecesOf, ticked, withQuantity } from './picked'

const part = (id: number, quantity?: number): Part => ({
  id,
  partNumber: `FL-${id}`,
  name: 'Flange',
  material: null,
  revisions: [],
  inquiryId: id,
  customerId: 1,
  last:
    quantity === undefined
      ? null
      : {
          landedPaise: 19_800,
          price: 79_200,
          quantity,
          on: '2026-03-12T05:00:00.000Z',
          quotationId: 1,
          workorderId: 1,
          drawingRevision: null,
        },
  lastOrder: null,
})

test('a ticked part begins with the quantity that was ordered last', () => {
  expect(ticked(new Map(), part(1, 400), true).get(1)!.quantity).toBe('400')
  expect(ticked(new Map(), part(2), true).get(2)!.quantity).toBe('')
  expect(ticked(ticked(new Map(), part(1), true), part(1), false).size).toBe(0)
})

test('a quantity ticks its part', () => {
  expect([...withQuantity(new Map(), part(3), '25').keys()]).toEqual([3])
})

test('pieces are whole, with the groups of India', () => {
  expect(['400', '1,00,000', ' 25 '].map(piecesOf)).toEqual([400, 100_000, 25])
  expect(['', '0', '2.5', '-1', 'ten', '99999999999'].map(piecesOf)).toEqual([null, null, null, null, null, null])
})
