import { databaseBefore } from '@/tests/database-before'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const MIGRATION = '20261130001500_schedules'

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => void (database = await databaseBefore(MIGRATION)))
afterAll(() => database.end())

const sums = (order: number, state: string, open: number) =>
  `INSERT INTO order_goods (work_order_id, side, state, ordered, sent, delivered, accepted, rejected, open, unpacked)
    VALUES (${order}, 'supply', '${state}', 500, ${500 - open}, ${500 - open}, ${500 - open}, 0, ${open}, ${open})`
const STORY = `
  INSERT INTO users (id, username, email, role, company_name, contact_name) VALUES
    (1, 'c', 'c@example.com', 'customer', 'C', 'C'), (2, 's', 's@example.com', 'supplier', 'S', 'S');
  INSERT INTO inquiries (id, customer_id, project_name, description, quantity, status) VALUES (5, 1, 'Flange', 'Turned', 500, 'accepted');
  INSERT INTO work_orders (id, supplier_id, inquiry_id, status, due_date) VALUES
    (1, 2, 5, 'started', '2026-12-08'), (2, 2, 5, 'started', NULL), (3, 2, 5, 'started', NULL);
  INSERT INTO order_terms (work_order_id, supply, material_of, hsn, description, uqc, quantity_milli, rate_bp, customer_days, supplier_days)
    VALUES (1, 'goods', 'supplier', '8487', 'Flange', 'NOS', 500000, 1800, 30, 30);
  ${sums(1, 'part', 180)};
  ${sums(2, 'received', 0)}`

test('an order with shipments waits for its open pieces on its due date, takes no more than ordered, and has no lines yet', async () => {
  const { rows } = database
  await rows(STORY)
  expect(await database.migrate()).toContain(MIGRATION)
  expect(await rows('SELECT work_order_id, next_quantity, next_day FROM order_goods ORDER BY 1')).toEqual([
    { work_order_id: 1, next_quantity: 180, next_day: null },
    { work_order_id: 2, next_quantity: null, next_day: null },
  ])
  expect(await rows('SELECT over_bp, under_bp FROM order_terms')).toEqual([{ over_bp: 0, under_bp: 0 }])
  expect(await rows('SELECT count(*)::int AS lines FROM schedule_lines')).toEqual([{ lines: 0 }])

  await expect(rows('UPDATE order_terms SET over_bp = 2001')).rejects.toThrow(/order_terms_over/)
  const line = (day: string) =>
    rows(`INSERT INTO schedule_lines (work_order_id, quantity, day) VALUES (1, 200, '${day}')`)
  await line('2026-12-01')
  await expect(line('2026-12-01')).rejects.toThrow(/schedule_lines_work_order_id_day_key/)
})
