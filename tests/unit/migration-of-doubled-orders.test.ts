import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '@/lib/infra/postgres/migrate'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const FOLDER = 'prisma/migrations'
const MIGRATION = '20261124110000_one_order_a_quotation'

let server: pg.Client
let client: pg.Client
let url: string
let before: string

/** A database as it was before the migration. */
beforeAll(async () => {
  server = new pg.Client(process.env.DATABASE_URL)
  await server.connect()
  const name = `${new URL(process.env.DATABASE_URL!).pathname.slice(1)}_doubled`
  await server.query(`drop database if exists ${name} with (force)`)
  await server.query(`create database ${name}`)
  url = Object.assign(new URL(process.env.DATABASE_URL!), { pathname: name }).href
  before = await mkdtemp(join(tmpdir(), 'jobwork-before-'))
  const earlier = (await readdir(FOLDER)).filter((entry) => entry < MIGRATION)
  for (const entry of earlier) await cp(join(FOLDER, entry), join(before, entry), { recursive: true })
  await migrate(url, { folder: before })
  client = new pg.Client(url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await server.end()
  await rm(before, { recursive: true })
})

test('orders of one quotation: the oldest keeps it, all keep their amount, and the sums stay', async () => {
  const rows = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows
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

  expect(await migrate(url)).toContain(MIGRATION)
  expect(await rows('SELECT id, quotation_id, amount FROM work_orders ORDER BY id')).toEqual([
    { id: 1, quotation_id: 1, amount: 500 },
    { id: 2, quotation_id: null, amount: 500 },
    { id: 3, quotation_id: null, amount: 500 },
    { id: 4, quotation_id: null, amount: null },
  ])
  expect(await rows(sums)).toEqual(sumsBefore)
})
