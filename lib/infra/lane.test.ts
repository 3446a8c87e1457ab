import { rows, sql } from '@/lib/infra/db/db'
import { env } from '@/lib/infra/env'
import { budgets } from '@/lib/rules/limits'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { openLane, OURS } from './lane'

await ownDatabase()

beforeAll(() => void (env().RATE_LIMIT = 'on'))
afterAll(() => void (env().RATE_LIMIT = 'off'))

type Task = { ms: number; fails?: boolean }
const slowLane = () => openLane<Task, number>('none', 'tests/worker-processes/slow.mjs')
const LIMIT_MS = 60_000

/** The milliseconds that a company was charged. */
async function chargedTo(company: number): Promise<number> {
  const [row] = await rows<{ points: number }>(sql`SELECT points FROM rate_limits WHERE key = ${`work:${company}`}`)
  return row?.points ?? 0
}

/** Gives a company's time another length (ms) for an act. */
async function withTime<T>(points: number, act: () => Promise<T>): Promise<T> {
  const row = budgets.work as { points: number }
  const before = row.points
  row.points = points
  return act().finally(() => (row.points = before))
}

test('what a task takes is charged to its company, whether it succeeds, fails or is stopped', async () => {
  const [lane, { id }] = [slowLane(), await make.supplier()]
  const run = (task: Task, limitMs = LIMIT_MS) => lane({ company: id, prepare: async () => task, limitMs })
  expect(await run({ ms: 30 })).toBe(30)
  const first = await chargedTo(id)
  expect(first).toBeGreaterThanOrEqual(30)
  await expect(run({ ms: 30, fails: true })).rejects.toThrow('broken')
  const second = await chargedTo(id)
  expect(second).toBeGreaterThanOrEqual(first + 30)
  await expect(run({ ms: 60_000 }, 50)).rejects.toThrow('too long')
  expect(await chargedTo(id)).toBeGreaterThanOrEqual(second + 50)
})

test('once its time is used up a company is refused with the time to wait, and others and the program go on', async () => {
  const [lane, spent, other] = [slowLane(), await make.supplier(), await make.supplier()]
  const run = (company: number) => lane({ company, prepare: async () => ({ ms: 20 }), limitMs: LIMIT_MS })
  await run(spent.id)
  await withTime(20, async () => {
    await expect(run(spent.id)).rejects.toMatchObject({
      name: 'Problem',
      code: 'rate_limited',
      extra: { retryAfter: expect.any(Number) },
      message: expect.stringMatching(/as one account may use in an hour\. Please wait \d+ minutes and try again\.$/),
    })
    expect([await run(other.id), await run(OURS)]).toEqual([20, 20])
  })
})

test('what waits when the time is used up is not begun', async () => {
  const [lane, { id }] = [slowLane(), await make.supplier()]
  let prepared = 0
  const run = () =>
    lane({
      company: id,
      limitMs: LIMIT_MS,
      prepare: async () => {
        prepared++
        return { ms: 20 }
      },
    })
  const answers = await withTime(20, () => Promise.allSettled([run(), run(), run()]))
  // Which of them is first is chance.
  expect([answers.map(({ status }) => status).toSorted(), prepared]).toEqual([['fulfilled', 'rejected', 'rejected'], 1])
})

test('what can’t be loaded costs nothing', async () => {
  const [lane, { id }] = [slowLane(), await make.supplier()]
  const missing = async () => {
    throw new Error('The store is away.')
  }
  await expect(lane({ company: id, prepare: missing, limitMs: LIMIT_MS })).rejects.toThrow('The store is away.')
  expect(await chargedTo(id)).toBe(0)
})

test('of two companies one doesn’t wait for the long task of the other', async () => {
  const [lane, one, other] = [slowLane(), await make.supplier(), await make.supplier()]
  const long = lane({ company: one.id, prepare: async () => ({ ms: 60_000 }), limitMs: 3_000 })
  const ended: string[] = []
  const both = [
    long.catch(() => ended.push('long')),
    lane({ company: other.id, prepare: async () => ({ ms: 1 }), limitMs: LIMIT_MS }).then(() => ended.push('short')),
  ]
  await Promise.all(both)
  expect(ended).toEqual(['short', 'long'])
})
