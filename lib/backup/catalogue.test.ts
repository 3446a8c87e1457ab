import { inOrder, type Table } from './catalogue'

const table = (id: string, ...refersTo: string[]): Table => ({ id, name: id, queue: false, columns: [], refersTo })

test('a table comes after those to which it refers', () => {
  const tables = [table('orders', 'quotations', 'users'), table('quotations', 'users'), table('users')]
  expect(inOrder(tables).map(({ id }) => id)).toEqual(['users', 'quotations', 'orders'])
})

test('a ring has no order: better said when the backup is taken than when it is needed', () =>
  expect(() => inOrder([table('a', 'b'), table('b', 'a')])).toThrow('reference each other in a cycle: a, b'))
