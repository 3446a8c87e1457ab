import pg from 'pg'
import { disconnect, rows, raw, sql } from '@/lib/infra/db/db'
import { migrate } from '@/lib/infra/postgres/migrate'
import { gstinHint } from '@/lib/terms/gstin'
import { seedDemo } from '@/prisma/seed'
import { nounStates } from '@/lib/rules/noun-states'
import { tables } from '@/prisma/seed/backdate'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

// A database of its own, as for the small demo.
beforeAll(async () => {
  const name = `${new URL(process.env.DATABASE_URL!).pathname.slice(1)}_large`
  const server = new pg.Client(process.env.DATABASE_URL)
  await server.connect()
  await server.query(`drop database if exists ${name} with (force)`)
  await server.query(`create database ${name}`)
  await server.end()
  process.env.DATABASE_URL = Object.assign(new URL(process.env.DATABASE_URL!), { pathname: name }).href
  await migrate(process.env.DATABASE_URL)
  await seedDemo({ large: true })
}, 120_000)
afterAll(disconnect)

const read = <T = Record<string, unknown>>(query: string) => rows<T>(sql`${raw(query)}`)
const count = async (of: string) => (await read<{ n: number }>(`SELECT count(*)::int AS n FROM ${of}`))[0]!.n
const TODAY = "(now() AT TIME ZONE 'Asia/Kolkata')::date"

test('2,000 orders of 40 customers by 30 suppliers, each of whom trades', async () => {
  expect(await count('work_orders')).toBe(2_000)
  expect(await count("users WHERE role = 'customer'")).toBe(40)
  expect(await count("users WHERE role = 'supplier'")).toBe(30)
  const idle = (role: string, other: string) =>
    count(
      `users u WHERE role = '${role}' AND verified AND NOT EXISTS (SELECT FROM work_orders w JOIN inquiries i ON i.id = w.inquiry_id WHERE ${other} = u.id)`,
    )
  expect(await idle('customer', 'i.customer_id')).toBe(0)
  expect(await idle('supplier', 'w.supplier_id')).toBe(0)
})

test('what a desk looks for is there, and little of it', async () => {
  const orders = (where: string) => count(`work_orders WHERE ${where}`)
  const due = "(due_date AT TIME ZONE 'Asia/Kolkata')::date"
  const found = {
    open: await orders("status <> 'completed'"),
    late: await orders(`status <> 'completed' AND ${due} < ${TODAY}`),
    week: await orders(`status <> 'completed' AND ${due} BETWEEN ${TODAY} AND ${TODAY} + 6`),
    issues: await orders("status = 'issues'"),
    unpaid: await orders(
      `status = 'completed' AND payment_status <> 'complete' AND completed_date < now() - interval '60 days'`,
    ),
    reported: await orders('done_quantity > 0'),
    owned: await orders('owner_id IS NOT NULL'),
  }
  for (const [what, n] of Object.entries(found)) expect([what, n > 8 && n < 500]).toEqual([what, true])
  expect(await count("inquiries WHERE status IN ('new', 'processing')")).toBeGreaterThan(30)
})

test('nothing contradicts itself: states end histories, sums and amounts hold, makers have machine and process, time runs forward', async () => {
  for (const [type, table] of Object.entries(tables).filter(([type]) => Object.hasOwn(nounStates, type))) {
    const state = type === 'machine' ? 'approval_status' : 'status'
    const ends = `SELECT DISTINCT ON (entity_id) entity_id, to_status FROM events WHERE entity_type = '${type}'
      AND to_status IS NOT NULL AND kind NOT IN ('machine.statusChanged', 'workorder.paymentChanged') ORDER BY entity_id, id DESC`
    expect([
      type,
      await count(
        `${table} t LEFT JOIN (${ends}) e ON e.entity_id = t.id WHERE t.${state}::text IS DISTINCT FROM e.to_status`,
      ),
    ]).toEqual([type, 0])
  }
  const ofOrder =
    'work_orders w LEFT JOIN inquiries i ON i.id = w.inquiry_id LEFT JOIN quotations q ON q.id = w.quotation_id'
  expect(
    await count(
      `${ofOrder} WHERE q.status <> 'accepted' OR NOT q.ordered OR q.supplier_id <> w.supplier_id OR w.amount <> q.price`,
    ),
  ).toBe(0)
  expect(
    await count(
      `${ofOrder} WHERE w.done_quantity > i.quantity OR (w.status = 'completed') <> (w.completed_date IS NOT NULL)`,
    ),
  ).toBe(0)
  expect(await count('work_orders w JOIN machines m ON m.id = w.machine_id WHERE m.supplier_id <> w.supplier_id')).toBe(
    0,
  )
  expect(
    await count(
      `${ofOrder} WHERE NOT (i.created_at < q.created_at AND q.created_at < w.created_at AND w.created_at <= w.start_date)`,
    ),
  ).toBe(0)
  expect(await count('work_orders WHERE completed_date < start_date')).toBe(0)
  expect(await count('events WHERE created_at > now()')).toBe(0)
  expect(await count('quotations q JOIN users s ON s.id = q.supplier_id WHERE s.created_at > q.created_at')).toBe(0)
  const sums = await read<{ same: boolean }>(
    'SELECT (SELECT sum(orders) FROM order_sums) = (SELECT count(*) FROM work_orders) AS same',
  )
  expect(sums).toEqual([{ same: true }])
  const numbers = await read<{ gstin: string }>('SELECT gst_number AS gstin FROM users WHERE gst_number IS NOT NULL')
  expect(numbers.filter(({ gstin }) => gstinHint(gstin))).toEqual([])
})
