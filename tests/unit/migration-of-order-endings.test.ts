import { databaseBefore } from '@/tests/database-before'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const MIGRATION = '20261129172908_order_endings'

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => void (database = await databaseBefore(MIGRATION)))
afterAll(() => database.end())

const STORY = `
  INSERT INTO users (id, username, email, role, company_name, contact_name) VALUES
    (1, 'c', 'c@example.com', 'customer', 'C', 'C'), (2, 's', 's@example.com', 'supplier', 'S', 'S');
  INSERT INTO inquiries (id, customer_id, project_name, description, quantity, status) VALUES (5, 1, 'Flange', 'Turned', 500, 'accepted');
  INSERT INTO quotations (id, inquiry_id, supplier_id, price, details, status) VALUES (7, 5, 2, 100000, 'Ex works', 'accepted');
  INSERT INTO work_orders (id, supplier_id, inquiry_id, quotation_id, status) VALUES (1, 2, 5, 7, 'started')`
const order = 'SELECT amount, cancelled, closed_at, made FROM work_orders WHERE id = 1'

test('an old order continues as ordered; once it is closed its quotation no longer sets its amount', async () => {
  const { rows } = database
  await rows(STORY)
  expect(await database.migrate()).toContain(MIGRATION)
  expect(await rows(order)).toEqual([{ amount: 100_000, cancelled: false, closed_at: null, made: null }])
  await rows(
    `UPDATE work_orders SET cancelled = true, amount = NULL, closed_at = now(), close_reason = 'customer', close_note = 'No longer needed'`,
  )
  await rows('UPDATE quotations SET price = 90000')
  expect(await rows(order)).toMatchObject([{ amount: null, cancelled: true }])
  // It makes room for another order of the same quotation, and two that go on are refused.
  const another = (id: number) =>
    rows(`INSERT INTO work_orders (id, supplier_id, inquiry_id, quotation_id) VALUES (${id}, 2, 5, 7)`)
  await another(2)
  await expect(another(3)).rejects.toThrow(/work_orders_one_a_quotation/)
})
