import pg from 'pg'
import { InquiryStatus } from '@/lib/contract/inquiries'
import { MachineStatus } from '@/lib/contract/machines'
import { ApprovalStatus } from '@/lib/contract/processes'
import { QuotationStatus } from '@/lib/contract/quotations'
import { WorkorderRequestStatus } from '@/lib/contract/workorder-requests'
import { PaymentStatus, WorkorderStatus } from '@/lib/contract/workorders'
import { login } from '@/lib/domain/accounts/login'
import { disconnect, rows, raw, sql } from '@/lib/infra/db/db'
import { migrate } from '@/lib/infra/postgres/migrate'
import { daysUntil } from '@/lib/rules/format'
import { gstinHint } from '@/lib/rules/gstin'
import { isEmpty, seedDemo, signIns } from '@/prisma/seed'
import { tables } from '@/prisma/seed/backdate'

// A database of its own: the story begins in an empty one, and other tests shall not meet its companies.
beforeAll(async () => {
  const name = `${new URL(process.env.DATABASE_URL!).pathname.slice(1)}_seed`
  const server = new pg.Client(process.env.DATABASE_URL)
  await server.connect()
  await server.query(`drop database if exists ${name} with (force)`)
  await server.query(`create database ${name}`)
  await server.end()
  process.env.DATABASE_URL = Object.assign(new URL(process.env.DATABASE_URL!), { pathname: name }).href
  await migrate(process.env.DATABASE_URL)
  expect(await isEmpty()).toBe(true)
  await seedDemo()
}, 120_000)
afterAll(disconnect)

const read = <T = Record<string, unknown>>(query: string) => rows<T>(sql`${raw(query)}`)
const one = async <T>(expression: string) => (await read<{ value: T }>(`SELECT ${expression} AS value`))[0]!.value

test.each([
  ['inquiries', 'status', InquiryStatus],
  ['quotations', 'status', QuotationStatus],
  ['work_orders', 'status', WorkorderStatus],
  ['work_orders', 'payment_status', PaymentStatus],
  ['work_order_requests', 'status', WorkorderRequestStatus],
  ['processes', 'status', ApprovalStatus],
  ['machines', 'approval_status', ApprovalStatus],
  ['machines', 'status', MachineStatus],
])('the %s of the story have every %s', async (table, column, { options }) => {
  const found = await read<{ status: string }>(`SELECT DISTINCT ${column}::text AS status FROM ${table}`)
  expect(found.map((row) => row.status).sort()).toEqual([...options].sort())
})

test.each(Object.values(tables))('there are %s in the story', async (table) =>
  expect(await one(`(SELECT count(*)::int FROM ${table})`)).toBeGreaterThan(0),
)

test('completed orders are unpaid, partly paid and paid', async () => {
  const query = "SELECT DISTINCT payment_status::text AS p FROM work_orders WHERE status = 'completed' ORDER BY 1"
  expect((await read<{ p: string }>(query)).map(({ p }) => p)).toEqual(['complete', 'partial', 'pending'])
})

test('there is something to verify, to approve, a held inquiry and an expired quotation', async () => {
  expect(await one("(SELECT count(*)::int FROM users WHERE role = 'supplier' AND NOT verified)")).toBe(1)
  expect(await one("(SELECT count(*)::int FROM users WHERE role = 'customer' AND NOT verified)")).toBe(1)
  expect(
    await one('(SELECT count(*)::int FROM inquiries i JOIN users c ON c.id = i.customer_id WHERE NOT c.verified)'),
  ).toBe(1)
  expect(
    await one("(SELECT count(*)::int FROM quotations WHERE status = 'pending' AND valid_until < now())"),
  ).toBeGreaterThan(0)
  expect(
    await one(
      "(SELECT count(*)::int FROM machines WHERE approval_status = 'rejected' AND rejection_reason IS NOT NULL)",
    ),
  ).toBe(1)
})

test('one active order is due tomorrow, one is two days late', async () => {
  const active = await read<{ due: string }>(
    "SELECT due_date AS due FROM work_orders WHERE status NOT IN ('completed', 'issues')",
  )
  const days = active.map(({ due }) => daysUntil(due, Date.now()))
  expect(days).toContain(1)
  expect(days).toContain(-2)
  expect(Math.max(...days)).toBeGreaterThan(14)
})

test('time runs forward: over eight months, in every history, and from an order to its completion', async () => {
  const backwards = 'SELECT count(*)::int FROM (SELECT created_at < lag(created_at) OVER (ORDER BY id) AS back FROM'
  for (const table of ['events', 'notifications', 'work_orders', 'quotations', 'inquiries'])
    expect([table, await one(`(${backwards} ${table}) t WHERE back)`)]).toEqual([table, 0])
  expect(
    await one(
      '(SELECT count(*)::int FROM work_orders WHERE NOT (created_at <= start_date AND start_date <= completed_date))',
    ),
  ).toBe(0)
  expect(await one('(SELECT bool_or(created_at > now()) FROM events)')).toBe(false)
  expect(await one("(SELECT (now() - min(created_at)) > interval '7 months' FROM events)")).toBe(true)
})

test('files lie in the store, of every kind', async () => {
  const kinds = await read<{ kind: string }>(
    "SELECT DISTINCT substring(name from '[a-z]+$') AS kind FROM files WHERE storage_key IS NOT NULL ORDER BY 1",
  )
  expect(kinds.map(({ kind }) => kind)).toEqual(['dxf', 'pdf', 'step'])
})

test('who quoted had loaded the drawings before', async () => {
  const drawings = 'FROM quotations q JOIN files f ON f.inquiry_id = q.inquiry_id'
  expect(await one(`(SELECT count(*)::int ${drawings})`)).toBeGreaterThan(20)
  const loaded =
    'd.file_id = f.id AND d.user_id = q.supplier_id AND d.last_at <= q.created_at AND d.first_at > f.created_at'
  const unseen = `${drawings} WHERE NOT EXISTS (SELECT FROM file_downloads d WHERE ${loaded})`
  expect(await one(`(SELECT count(*)::int ${unseen})`)).toBe(0)
})

test('nothing waits but the pictures and copies of drawings; the bell holds read and unread news', async () => {
  expect(
    await one("(SELECT count(*)::int FROM graphile_worker.jobs WHERE task_identifier NOT IN ('picture', 'copy'))"),
  ).toBe(0)
  expect(await one('(SELECT count(*)::int FROM notifications WHERE read_at IS NULL)')).toBeGreaterThan(5)
  expect(await one('(SELECT count(*)::int FROM notifications WHERE read_at IS NOT NULL)')).toBeGreaterThan(50)
})

test('companies have GST numbers that hold', async () => {
  const numbers = await read<{ gstin: string }>('SELECT gst_number AS gstin FROM users WHERE gst_number IS NOT NULL')
  expect(numbers.map(({ gstin }) => gstinHint(gstin))).toEqual(numbers.map(() => null))
})

test('the printed sign-ins work, and the database no longer counts as empty', async () => {
  const lines = signIns().split('\n')
  expect(lines).toHaveLength(3)
  for (const line of lines) {
    const [role, username, password] = line.trim().split(/\s+/)
    expect(await login(null, { username: username!, password: password! })).toMatchObject({ role })
  }
  expect(await isEmpty()).toBe(false)
})
