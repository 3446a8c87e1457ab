import type { FloorOrder } from '@/lib/contract/orders/floor'
import { groupsOf } from './groups'

const due = (id: number, dueDate: string | null) => ({ id, dueDate }) as FloorOrder

test('cards stand by the day in India, not by the day in London', () => {
  // 23:00 on 25 Nov in London is 04:30 on 26 Nov in India.
  const now = Date.parse('2026-11-25T23:00:00Z')
  const orders = [
    due(1, '2026-11-25T10:00:00Z'),
    due(2, '2026-11-26T00:00:00Z'),
    due(3, '2026-11-26T18:29:00Z'),
    due(4, '2026-11-26T18:31:00Z'),
    due(5, null),
  ]
  expect(groupsOf(orders, now).map(({ name, orders }) => [name, orders.map(({ id }) => id)])).toEqual([
    ['late', [1]],
    ['today', [2, 3]],
    ['next', [4, 5]],
  ])
  expect(groupsOf([due(5, null)], now).map(({ name }) => name)).toEqual(['next'])
})
