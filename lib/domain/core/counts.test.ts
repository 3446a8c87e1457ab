import { processes } from '@/lib/contract/trade/processes'
import { notifications } from '@/lib/contract/people/notifications'
import { listNotifications, readAllNotifications } from '@/lib/domain/people/notifications/notification'
import { listProcesses } from '@/lib/domain/trade/processes/list-processes'
import { rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { later } from '@/tests/fake-clock'
import { make, unique } from '@/tests/make'
import { countsOfParts } from './counts'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

// So many that others, who count what waits for them all, would count no further.
// Not afterAll: tests/after-env.ts has closed the connections by then, and a new one would hold the worker.
afterEach(async () => {
  jest.restoreAllMocks()
  await rows(sql`DELETE FROM processes WHERE supplier_id = ANY (${crowded.splice(0)}::int[])`)
})

const counted = async (viewer: Viewer) => {
  const { total, capped, counts } = await listProcesses(
    viewer,
    processes.list.query.parse({ limit: 1, counts: 'true' }),
  )
  return { total, capped, pending: counts?.pending }
}

const crowded: number[] = []

async function supplierWith(count: number) {
  const supplier = await make.supplier()
  crowded.push(supplier.id)
  await rows(sql`INSERT INTO processes (name, supplier_id, status)
    SELECT ${unique('Milling')} || n, ${supplier.id}::int, 'pending' FROM generate_series(1, ${count}::int) n`)
  return supplier
}

test('up to 10,000 a list is counted, and one more is all that is said of what is beyond', async () => {
  const supplier = await supplierWith(10_000)
  expect(await counted(supplier)).toEqual({ total: 10_000, capped: false, pending: 10_000 })
  await make.process(supplier)
  expect(await counted(supplier)).toMatchObject({ total: 10_000, capped: true })
})

test('what was beyond 10,000 is not counted again for a minute, and then it is', async () => {
  const supplier = await supplierWith(10_001)
  const beyond = { total: 10_000, capped: true, pending: 10_001 }
  expect(await counted(supplier)).toEqual(beyond)
  await rows(
    sql`DELETE FROM processes WHERE id IN (SELECT id FROM processes WHERE supplier_id = ${supplier.id} LIMIT 3)`,
  )
  expect(await counted(supplier)).toEqual(beyond)
  await later(61)
  expect(await counted(supplier)).toEqual({ total: 9_998, capped: false, pending: 9_998 })
})

test('up to 10,000 one pass counts all parts, and beyond it each is counted by itself', async () => {
  const asked: string[] = []
  const counts = (among: number) =>
    countsOfParts(
      (statement) => {
        asked.push(statement.text)
        return rows(statement)
      },
      {
        from: sql`generate_series(1, ${among}::int) n`,
        where: sql`n > 0`,
        parts: { all: sql`true`, even: sql`n % 2 = 0`, none: sql`n < 0`, unknown: sql`n > NULL` },
      },
      { anew: true },
    )
  expect(await counts(10_000)).toEqual({ all: 10_000, even: 5_000, none: 0, unknown: 0 })
  expect(asked).toHaveLength(1)
  expect(await counts(30_000)).toEqual({ all: 10_001, even: 10_001, none: 0, unknown: 0 })
  expect(asked).toHaveLength(3)
})

test('a bell with more than 10,000 entries is silent at once when all are read', async () => {
  const supplier = await make.supplier()
  await rows(sql`INSERT INTO notifications (member_id, title, message, entity_type, entity_id)
    SELECT ${supplier.member.id}::int, 'Order', 'Due', 'user', ${supplier.id}::int FROM generate_series(1, 10001)`)
  const unread = async () =>
    (await listNotifications(supplier, notifications.list.query.parse({ limit: 1, counts: 'true' }))).counts?.unread
  expect(await unread()).toBe(10_001)
  await readAllNotifications(supplier, {})
  expect(await unread()).toBe(0)
})
