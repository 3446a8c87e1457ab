import { databaseBefore } from '@/tests/database-before'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const MIGRATION = '20261130034500_direct_shipments'

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => void (database = await databaseBefore(MIGRATION)))
afterAll(() => database.end())

const STORY = `
  INSERT INTO users (id, username, email, role, company_name, contact_name) VALUES
    (1, 'c', 'c@example.com', 'customer', 'C', 'C'), (2, 's', 's@example.com', 'supplier', 'S', 'S');
  INSERT INTO members (id, company_id, name, email, password_hash, role) VALUES (9, 2, 'Sunil', 'sunil@example.com', '!', 'owner');
  INSERT INTO shipments (id, leg, supplier_id, planned_by) VALUES (6, 'to_hub', 2, 9)`

test('what goes to the hub has no code; what a driver fetches has one of six digits', async () => {
  const { rows } = database
  await rows(STORY)
  expect(await database.migrate()).toContain(MIGRATION)
  expect(await rows('SELECT pickup_code FROM shipments')).toEqual([{ pickup_code: null }])
  const pickUp = (id: number, code: string) =>
    rows(
      `INSERT INTO shipments (id, leg, supplier_id, customer_id, planned_by, pickup_code) VALUES (${id}, 'to_site', 2, 1, 9, ${code})`,
    )
  await pickUp(7, "'048213'")
  await expect(pickUp(8, 'NULL')).rejects.toThrow(/shipments_pickup_code/)
  await expect(pickUp(8, "'48213'")).rejects.toThrow(/shipments_pickup_code_length/)
  await expect(rows(`UPDATE shipments SET pickup_code = '048213' WHERE id = 6`)).rejects.toThrow(
    /shipments_pickup_code/,
  )
})
