import { allWorkordersQuery, ordersQuery, shopQuery } from './query'

test.each([
  ['all of an admin', allWorkordersQuery({}).sort, '-id'],
  ['late ones by a tab', allWorkordersQuery({ tab: 'late' }).sort, 'dueDate'],
  ['late ones by a filter', allWorkordersQuery({ due: 'late' }).sort, 'dueDate'],
  ['late ones as the address sorts them', allWorkordersQuery({ due: 'late', sort: '-amount' }).sort, '-amount'],
  ['a shop’s late ones', shopQuery({ due: 'late' }).sort, 'dueDate'],
  ['a shop’s work', shopQuery({}).sort, 'id'],
  ['a customer’s orders', ordersQuery({}).sort, '-id'],
])('orders are sorted: %s', (_, sort, by) => expect(sort).toBe(by))
