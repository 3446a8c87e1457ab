import { expect, test } from '@jest/globals'
import { db, pooledRows, rowsIn, sql, type Rows } from './db'
import { sqlStateOf } from './sql-state'

const inTransaction: Rows = (query) => db().$transaction((tx) => rowsIn(tx)(query))

test.each([
  ['2026-11-21 04:05:06+00', '2026-11-21T04:05:06.000Z'],
  ['2026-11-21 04:05:06.7+00', '2026-11-21T04:05:06.700Z'],
  ['2026-11-21 04:05:06.789+05:30', '2026-11-20T22:35:06.789Z'],
])('%s is read as %s, in a transaction and outside', async (text, iso) => {
  for (const rows of [pooledRows, inTransaction])
    expect(await rows(sql`SELECT ${text}::timestamptz(3) AS at, NULL::timestamptz AS never`)).toEqual([
      { at: iso, never: null },
    ])
})

test('a failed statement tells its SQLSTATE through all layers', async () => {
  for (const rows of [pooledRows, inTransaction]) {
    const state = (query: Promise<unknown>) => query.then(() => 'done', sqlStateOf)
    expect(await state(rows(sql`SELECT 1 / 0`))).toBe('22012')
    expect(await state(rows(sql`SELECT ${'x'}::int`))).toBe('22P02')
  }
  expect(sqlStateOf(new Error('x'))).toBeUndefined()
  expect(sqlStateOf(Object.assign(new Error(), { code: 'P2002' }))).toBeUndefined()
})

test('what the program must never write, the database refuses', async () => {
  const wrong = (query: ReturnType<typeof sql>) => pooledRows(query).then(() => 'done', sqlStateOf)
  const email = `${Date.now()}@example.com`
  const user = (address: string) => sql`
    INSERT INTO users (username, email, password_hash, company_name, contact_name) VALUES (${address}, ${address}, '!', 'A', 'B')`
  expect(await wrong(user(`X${email}`))).toBe('23514')
  expect(await wrong(user(email))).toBe('done')
  expect(await wrong(user(email))).toBe('23505')
  const order = sql`INSERT INTO work_orders (supplier_id, status) SELECT id, 'completed' FROM users LIMIT 1`
  expect(await wrong(order)).toBe('23514')
})
