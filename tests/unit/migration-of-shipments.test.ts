import { databaseBefore } from '@/tests/database-before'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const MIGRATION = '20261129235900_shipments'

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => void (database = await databaseBefore(MIGRATION)))
afterAll(() => database.end())

const STORY = `
  INSERT INTO users (id, username, email, role, company_name, contact_name) VALUES
    (1, 'c', 'c@example.com', 'customer', 'C', 'C'), (2, 's', 's@example.com', 'supplier', 'S', 'S');
  INSERT INTO members (id, company_id, name, email, password_hash, role) VALUES (9, 2, 'Sunil', 'sunil@example.com', '!', 'owner');
  INSERT INTO inquiries (id, customer_id, project_name, description, quantity, status) VALUES (5, 1, 'Flange', 'Turned', 500, 'accepted');
  INSERT INTO work_orders (id, supplier_id, inquiry_id, status) VALUES (1, 2, 5, 'issues');
  INSERT INTO problems (id, work_order_id, raised_by, raised_role, kind, description, order_status_before)
    VALUES (3, 1, 9, 'supplier', 'machine', 'The spindle stands still', 'in_progress');
  INSERT INTO files (id, owner_id, purpose, name, size, type, place, work_order_id, document, problem_id)
    VALUES (8, 2, 'photo', 'boxes.jpg', 1000, 'image/jpeg', 0, 1, 'packing_photo', 3)`

const problem = (id: number, line: number | null) => `
  INSERT INTO problems (id, work_order_id, raised_by, raised_role, kind, description, order_status_before, shipment_line_id)
    VALUES (${id}, 1, 9, 'supplier', 'dimension', 'The bore is too wide', 'in_progress', ${line})`

test('an order with a problem and files stays as it was; one problem of an order stands, and any number of rejected pieces', async () => {
  const { rows } = database
  await rows(STORY)
  const before = await rows('SELECT * FROM work_orders')
  expect(await database.migrate()).toContain(MIGRATION)
  const [order] = await rows('SELECT * FROM work_orders')
  expect(order).toMatchObject(before[0]!)
  expect(await rows('SELECT id, status, shipment_line_id FROM problems')).toEqual([
    { id: 3, status: 'open', shipment_line_id: null },
  ])
  expect(await rows('SELECT id, name, document, problem_id, shipment_id FROM files')).toEqual([
    { id: 8, name: 'boxes.jpg', document: 'packing_photo', problem_id: 3, shipment_id: null },
  ])
  expect(await rows('SELECT count(*)::int AS sums FROM order_goods')).toEqual([{ sums: 0 }])

  await expect(rows(problem(4, null))).rejects.toThrow(/problems_one_open/)
  await rows(`INSERT INTO shipments (id, leg, supplier_id, planned_by) VALUES (6, 'to_hub', 2, 9);
    INSERT INTO shipment_lines (id, shipment_id, work_order_id, quantity) VALUES (7, 6, 1, 20)`)
  await rows(problem(4, 7))
  await rows(problem(10, 7))
  await expect(rows(problem(11, null))).rejects.toThrow(/problems_one_open/)
  // A count is whole or not there at all, and a shipment that left has its day.
  await expect(rows('UPDATE shipment_lines SET received = 20')).rejects.toThrow(/shipment_lines_counted/)
  await expect(rows(`UPDATE shipments SET status = 'sent'`)).rejects.toThrow(/shipments_sent/)
})
