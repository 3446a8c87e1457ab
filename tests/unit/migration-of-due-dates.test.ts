import { databaseBefore } from '@/tests/database-before'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const MIGRATION = '20261129150800_order_changes'

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => void (database = await databaseBefore(MIGRATION)))
afterAll(() => database.end())

const STORY = `
  INSERT INTO users (id, username, email, role, company_name, contact_name) VALUES
    (2, 's', 's@example.com', 'supplier', 'S', 'S');
  INSERT INTO work_orders (id, supplier_id, status, due_date) VALUES
    (1, 2, 'pending', '2026-12-17T18:30:00Z'), (2, 2, 'in_progress', NULL)`

test('an old order keeps its due date as its first and promised one, and its supplier is not asked to accept it', async () => {
  const { rows } = database
  await rows(STORY)
  expect(await database.migrate()).toContain(MIGRATION)
  const due = new Date('2026-12-17T18:30:00Z')
  expect(
    await rows(
      'SELECT id, first_due_date, promised_date, acknowledge_by, acknowledged_at FROM work_orders ORDER BY id',
    ),
  ).toEqual([
    { id: 1, first_due_date: due, promised_date: due, acknowledge_by: null, acknowledged_at: null },
    { id: 2, first_due_date: null, promised_date: null, acknowledge_by: null, acknowledged_at: null },
  ])
})
