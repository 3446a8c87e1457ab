import { databaseBefore } from '@/tests/database-before'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const MIGRATION = '20261124110000_one_order_a_quotation'

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => void (database = await databaseBefore(MIGRATION)))
afterAll(() => database.end())

test('orders of one quotation: the oldest keeps it, all keep their amount, and the sums stay', async () => {
  const { rows } = database
  await rows(`
    INSERT INTO users (id, username, email, password_hash, role, company_name, contact_name)
    VALUES (1, 'c', 'c@example.com', '!', 'customer', 'C', 'C'), (2, 's', 's@example.com', '!', 'supplier', 'S', 'S');
    INSERT INTO inquiries (id, customer_id, project_name, description, quantity) VALUES (1, 1, 'P', 'Milled bracket', 1);
    INSERT INTO quotations (id, inquiry_id, supplier_id, price, details, status) VALUES (1, 1, 2, 500, 'D', 'accepted');
    INSERT INTO work_orders (id, supplier_id, quotation_id) VALUES (1, 2, 1), (2, 2, 1), (3, 2, 1), (4, 2, NULL)`)
  const sums = 'SELECT priced, orders, amount FROM order_sums ORDER BY priced'
  const sumsBefore = await rows(sums)
  expect(sumsBefore).toEqual([
    { priced: false, orders: 1, amount: '0' },
    { priced: true, orders: 3, amount: '1500' },
  ])

  expect(await database.migrate()).toContain(MIGRATION)
  expect(await rows('SELECT id, quotation_id, amount FROM work_orders ORDER BY id')).toEqual([
    { id: 1, quotation_id: 1, amount: 500 },
    { id: 2, quotation_id: null, amount: 500 },
    { id: 3, quotation_id: null, amount: 500 },
    { id: 4, quotation_id: null, amount: null },
  ])
  expect(await rows(sums)).toEqual(sumsBefore)
})
