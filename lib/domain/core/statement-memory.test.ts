import { workorders } from '@/lib/contract/orders/workorders'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { join, preparedRows, raw, repeatingStatements, rows, rowsIn, sql, transaction } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { planAsProgram } from '@/tests/plan-once'

await ownDatabase()
planAsProgram()

type Backend = { pid: number; statements: number; bytes: number }

/** What the connections of this process keep in PostgreSQL's memory. */
async function backends() {
  const one = () =>
    rows<Backend>(sql`
      SELECT pg_backend_pid() AS pid, (SELECT count(*)::int FROM pg_prepared_statements) AS statements,
        (SELECT sum(total_bytes)::float8 FROM pg_backend_memory_contexts) AS bytes, pg_sleep(0.05)::text`)
  const found = (await Promise.all(Array.from({ length: 20 }, one))).flat()
  return [...new Map(found.map((backend) => [backend.pid, backend])).values()]
}

/** Does this, after which each connection keeps little more than before: earlier suites have used the same ones. */
async function leavesLittle(act: () => Promise<unknown>) {
  const before = new Map((await backends()).map(({ pid, bytes }) => [pid, bytes]))
  await act()
  for (const { pid, statements, bytes } of await backends()) {
    expect(statements).toBeLessThan(100)
    expect(bytes - (before.get(pid) ?? 0)).toBeLessThan(20 * 1024 * 1024)
  }
}

test('500 lists with other limits and orders leave few prepared statements and little memory in PostgreSQL', async () => {
  // A customer without orders: the statements count, not the rows.
  const customer = await make.customer()
  const sorts = ['id', '-dueDate', 'amount', '-completedDate']
  await leavesLittle(async () => {
    for (let n = 1; n <= 500; n++) {
      const query = { limit: n, sort: sorts[n % sorts.length], counts: n % 2 ? 'true' : undefined }
      await listWorkorders(customer, workorders.list.query.parse(query))
    }
  })
})

test('500 writes of as many texts leave few prepared statements and little memory in PostgreSQL', async () => {
  await leavesLittle(async () => {
    for (let n = 1; n <= 500; n++)
      await transaction((tx) => rowsIn(tx)(sql`SELECT ${join(Array.from({ length: n }, (_, i) => sql`${i}::int`))}`))
  })
})

test('work that repeats its statements plans each of them once; after it their plans are gone, and others are kept', async () => {
  const texts = Array.from({ length: 300 }, (_, n) => sql`SELECT ${raw(String(n))} AS n, ${n}::int AS same`)
  const plans = () =>
    rows<{ once: number }>(sql`
      SELECT count(*)::int AS once FROM pg_prepared_statements
      WHERE statement LIKE 'SELECT % AS n, $1::int AS same' AND generic_plans = 2 AND custom_plans = 0`)
  await repeatingStatements(async () => {
    for (const text of [...texts, ...texts]) await preparedRows(text)
    expect(await plans()).toEqual([{ once: 300 }])
  })
  for (const { statements } of await backends()) expect(statements).toBe(0)
  await preparedRows(sql`SELECT 'another one' AS name, ${1}::int`)
  expect(Math.max(...(await backends()).map(({ statements }) => statements))).toBe(1)
})
