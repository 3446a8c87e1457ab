import { databaseBefore } from '@/tests/database-before'
import { ownDatabase } from '@/tests/own-database'
import { financialYear } from '@/lib/rules/money/series'
import { isoDay } from '@/lib/terms/format'

await ownDatabase()

const MIGRATION = '20261130072000_class_by_year'

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => void (database = await databaseBefore(MIGRATION)))
afterAll(() => database.end())

/** Customer 1; supplier 2 is small and got orders on the last and the first day of a financial year in India; supplier 3 said nothing. */
const STORY = `
  INSERT INTO users (id, username, email, role, company_name, contact_name) VALUES
    (1, 'c', 'c@example.com', 'customer', 'C', 'C'), (2, 's', 's@example.com', 'supplier', 'S', 'S'),
    (3, 't', 't@example.com', 'supplier', 'T', 'T');
  INSERT INTO tax_profiles (account_id, legal_name, address_line1, city, pin, state_code, scheme, msme_class) VALUES
    (2, 'S Works', 'Plot 1', 'Pune', '411026', '27', 'unregistered', 'small'),
    (3, 'T Works', 'Plot 2', 'Pune', '411026', '27', 'unregistered', NULL);
  INSERT INTO inquiries (id, customer_id, project_name, description, quantity) VALUES (1, 1, 'P', 'Milled bracket', 1);
  INSERT INTO work_orders (id, supplier_id, inquiry_id, created_at) VALUES
    (1, 2, 1, '2024-03-31T18:29:00Z'), (2, 2, 1, '2025-03-31T18:31:00Z'), (3, 3, 1, '2024-03-31T18:29:00Z')`

test('the class of today is that of this year and of the years with orders', async () => {
  const { rows } = database
  await rows(STORY)
  expect(await database.migrate()).toContain(MIGRATION)
  const classes = await rows('SELECT account_id, year, msme_class, activity FROM supplier_classes ORDER BY year')
  const small = { account_id: 2, msme_class: 'small', activity: 'manufacturing' }
  expect(classes).toEqual([
    { ...small, year: '23-24' },
    { ...small, year: '25-26' },
    { ...small, year: financialYear(isoDay(Date.now())) },
  ])
})
