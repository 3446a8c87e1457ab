import { expect, test } from '@jest/globals'
import { db, rows, sql, transaction, type Rows } from './db'
import { sqlStateOf } from './sql-state'

const inTransaction: Rows = (query) => transaction(() => rows(query))

test.each([
  ['2026-11-21 04:05:06+00', '2026-11-21T04:05:06.000Z'],
  ['2026-11-21 04:05:06.7+00', '2026-11-21T04:05:06.700Z'],
  ['2026-11-21 04:05:06.789+05:30', '2026-11-20T22:35:06.789Z'],
  ['2026-11-21 00:00:00.04+00', '2026-11-21T00:00:00.040Z'],
  ['infinity', 'infinity'],
])('%s is read as %s, in a transaction and outside', async (text, iso) => {
  for (const read of [rows, inTransaction])
    expect(await read(sql`SELECT ${text}::timestamptz(3) AS at, NULL::timestamptz AS never`)).toEqual([
      { at: iso, never: null },
    ])
})

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
    INSERT INTO users (username, email, password_hash, company_name, contact_name) VALUES (${address}, ${address}, '!', 'A', 'B')`
  expect(await wrong(user(`X${email}`))).toBe('23514')
  expect(await wrong(user(email))).toBe('done')
  expect(await wrong(user(email))).toBe('23505')
  const order = sql`INSERT INTO work_orders (supplier_id, status) SELECT id, 'completed' FROM users LIMIT 1`
  expect(await wrong(order)).toBe('23514')
})

const note = (key: string) => db().rateLimit.create({ data: { key } })
const noted = (key: string) => db().rateLimit.count({ where: { key } })
/** Something that one waits for and another gives. */
function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  return { given, give }
}
const key = () => `note ${Math.random()}`

test('what is written in a transaction, by Prisma or not, others see when all of it is done', async () => {
  const [one, two] = [key(), key()]
  const [written, looked] = [signal(), signal()]
  const work = transaction(async () => {
    await note(one)
    await rows(sql`INSERT INTO rate_limits (key) VALUES (${two})`)
    expect([await noted(one), await noted(two)]).toEqual([1, 1])
    written.give()
    await looked.given
  })
  await written.given
  expect([await noted(one), await noted(two)]).toEqual([0, 0])
  looked.give()
  await work
  expect([await noted(one), await noted(two)]).toEqual([1, 1])
})

test('a transaction that fails leaves nothing, whoever wrote, and the connection is as new', async () => {
  const one = key()
  for (let i = 0; i < 20; i++)
    await expect(
      transaction(async () => {
        await note(one)
        await rows(sql`SELECT 1 / 0`)
      }),
    ).rejects.toThrow('division by zero')
  expect(await noted(one)).toBe(0)
})

test('a transaction within one is undone alone, and goes with the outer one', async () => {
  const [one, two, three] = [key(), key(), key()]
  const failing = (at: string) =>
    transaction(async () => {
      await note(at)
      throw new Error('No')
    })
  await transaction(async () => {
    await note(one)
    await expect(failing(two)).rejects.toThrow('No')
  })
  expect([await noted(one), await noted(two)]).toEqual([1, 0])
  await expect(
    transaction(async () => {
      await transaction(() => note(three))
      throw new Error('No')
    }),
  ).rejects.toThrow('No')
  expect(await noted(three)).toBe(0)
})

test('what outlives its transaction asks the pool again', async () => {
  const ended = signal()
  let late: Promise<number> | undefined
  await transaction(async () => {
    late = ended.given.then(() => noted('never'))
  })
  ended.give()
  expect(await late).toBe(0)
})
