import type { FloorOrder } from '@/lib/contract/orders/floor'
import { placeOf, withHeld } from './in-place'

const of = (...ids: number[]) => ids.map((id) => ({ id }) as FloorOrder)
const idsOf = (orders: readonly FloorOrder[]) => orders.map(({ id }) => id)

test('a card that is completed while it is open keeps its place until it is closed', () => {
  const held = placeOf(of(1, 2, 3), 2)!
  expect(idsOf(withHeld(of(1, 3), held))).toEqual([1, 2, 3])
  expect(idsOf(withHeld(of(1, 2, 3), held))).toEqual([1, 2, 3])
  expect(idsOf(withHeld(of(1), held))).toEqual([1, 2])
  expect(idsOf(withHeld(of(1, 3), null))).toEqual([1, 3])
  expect(placeOf(of(1, 3), 2)).toBeUndefined()
})
