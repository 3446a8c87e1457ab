import { setTimeout as wait } from 'node:timers/promises'
import { ownDatabase } from '@/tests/own-database'
import { db, rows, rowsIn, sql, transaction, type Rows, type Tx } from './db'
import { sqlStateOf } from './sql-state'

await ownDatabase()

const inTransaction: Rows = (query) => transaction((tx) => rowsIn(tx)(query))

test.each([
  ['2026-11-21 04:05:06+00', '2026-11-21T04:05:06.000Z'],
  ['2026-11-21 04:05:06.7+00', '2026-11-21T04:05:06.700Z'],
  ['2026-11-21 04:05:06.789+05:30', '2026-11-20T22:35:06.789Z'],
  ['2026-11-21 00:00:00.04+00', '2026-11-21T00:00:00.040Z'],
])('%s is read as %s, in a transaction and outside', async (text, iso) => {
  for (const read of [rows, inTransaction])
    expect(await read(sql`SELECT ${text}::timestamptz(3) AS at, NULL::timestamptz AS never`)).toEqual([
      { at: iso, never: null },
    ])
})

test('infinity is read as infinity outside of a transaction', async () =>
  expect(await rows(sql`SELECT 'infinity'::timestamptz AS at`)).toEqual([{ at: 'infinity' }]))

test('a failed statement tells its SQLSTATE through all layers', async () => {
  for (const read of [rows, inTransaction]) {
    const state = (query: Promise<unknown>) => query.then(() => 'done', sqlStateOf)
    expect(await state(read(sql`SELECT 1 / 0`))).toBe('22012')
    expect(await state(read(sql`SELECT ${'x'}::int`))).toBe('22P02')
  }
  expect(sqlStateOf(new Error('x'))).toBeUndefined()
  expect(sqlStateOf(Object.assign(new Error(), { code: 'P2002' }))).toBeUndefined()
})

test('what the program must never write, the database refuses', async () => {
  const wrong = (query: ReturnType<typeof sql>) => rows(query).then(() => 'done', sqlStateOf)
  const email = `${Date.now()}@example.com`
  const user = (address: string) => sql`
    INSERT INTO users (username, email, company_name, contact_name) VALUES (${address}, ${address}, 'A', 'B')`
  expect(await wrong(user(`X${email}`))).toBe('23514')
  expect(await wrong(user(email))).toBe('done')
  expect(await wrong(user(email))).toBe('23505')
  const order = sql`INSERT INTO work_orders (supplier_id, status) SELECT id, 'completed' FROM users LIMIT 1`
  expect(await wrong(order)).toBe('23514')
})

const note = (tx: Tx, key: string) => tx.rateLimit.create({ data: { key } })
const noteBySql = (tx: Tx, key: string) => rowsIn(tx)(sql`INSERT INTO rate_limits (key) VALUES (${key}) RETURNING key`)
const noted = (tx: Tx, key: string) => tx.rateLimit.count({ where: { key } })
const key = () => `note ${Math.random()}`

/** A promise and the function that resolves it. */
function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  return { given, give }
}

test('what a transaction writes, by Prisma or by SQL, is seen by others once all of it is committed', async () => {
  const [one, two] = [key(), key()]
  const [written, looked] = [signal(), signal()]
  const work = transaction(async (tx) => {
    await note(tx, one)
    await noteBySql(tx, two)
    expect([await noted(tx, one), await noted(tx, two)]).toEqual([1, 1])
    written.give()
    await looked.given
  })
  await written.given
  expect([await noted(db(), one), await noted(db(), two)]).toEqual([0, 0])
  looked.give()
  await work
  expect([await noted(db(), one), await noted(db(), two)]).toEqual([1, 1])
})

test('a transaction that fails leaves nothing, and its connection is as new', async () => {
  const one = key()
  for (let i = 0; i < 20; i++)
    await expect(
      transaction(async (tx) => {
        await note(tx, one)
        await rowsIn(tx)(sql`SELECT 1 / 0`)
      }),
    ).rejects.toThrow('division by zero')
  expect(await noted(db(), one)).toBe(0)
})

test('a statement that comes after its transaction has failed is refused and never committed', async () => {
  const [byPrisma, bySql] = [key(), key()]
  const late: Promise<unknown>[] = []
  const later = (write: () => Promise<unknown>) =>
    late.push(
      wait(200)
        .then(write)
        .then(
          () => 'written',
          () => 'refused',
        ),
    )
  await expect(
    transaction(async (tx) => {
      later(() => note(tx, byPrisma))
      later(() => noteBySql(tx, bySql))
      throw new Error('No')
    }),
  ).rejects.toThrow('No')
  expect(await Promise.all(late)).toEqual(['refused', 'refused'])
  expect([await noted(db(), byPrisma), await noted(db(), bySql)]).toEqual([0, 0])
})

test('a statement that comes after the commit is refused', async () => {
  const one = key()
  const late = await transaction(async (tx) => ({ write: () => note(tx, one) }))
  await expect(late.write()).rejects.toThrow()
  expect(await noted(db(), one)).toBe(0)
})
