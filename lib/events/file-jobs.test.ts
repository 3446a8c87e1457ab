import { attempt } from '@/lib/infra/rate-limiter'
import { db, rows, sql } from '@/lib/infra/db/db'
import { env } from '@/lib/infra/env'
import { setCleaningLimit } from '@/lib/infra/cleaning'
import { budgets } from '@/lib/rules/limits'
import type { Viewer } from '@/lib/rules/core/permissions'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { startWorker } from './worker'

await ownDatabase()

beforeEach(() => rows(sql`DELETE FROM graphile_worker._private_jobs`))

async function attached(customer: Viewer) {
  const { id } = await make.upload(customer, 'inquiry', 'a.pdf')
  await submitInquiry(customer, { projectName: 'Hub', description: 'Turned hub', quantity: 1, files: [{ id }] })
  return id
}
const stateOf = async (id: number) => (await db().file.findUniqueOrThrow({ where: { id } })).cleanState

type Job = { queue: string; tried: number; waits: number; attempts: number; most: number }
const copyJobs = () =>
  rows<Job>(sql`
    SELECT q.queue_name AS queue, (j.payload->>'tried')::int AS tried, extract(epoch FROM j.run_at - now())::int AS waits,
      j.attempts::int, j.max_attempts::int AS most
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      LEFT JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id
    WHERE t.identifier = 'copy' ORDER BY j.id`)

/** Runs the worker until something is so. */
async function workUntil(isSo: () => Promise<boolean>) {
  const worker = await startWorker(env().DATABASE_URL!)
  try {
    for (let tries = 0; tries < 400 && !(await isSo()); tries++) await new Promise((wait) => setTimeout(wait, 50))
    expect(await isSo()).toBe(true)
  } finally {
    await worker.stop()
  }
}

test('a company that has used its time up has its copies made later, and another company at once', async () => {
  const [spent, other] = [await make.customer(), await make.customer()]
  const [waiting, made] = [await attached(spent), await attached(other)]
  env().RATE_LIMIT = 'on'
  try {
    await attempt({ work: String(spent.id) }, budgets.work.points)
    await workUntil(async () => (await stateOf(made)) !== null && (await copyJobs()).some(({ waits }) => waits > 60))
    expect(await stateOf(waiting)).toBeNull()
    // Waiting is no try.
    expect(await copyJobs()).toMatchObject([{ queue: `copies:${spent.id}`, tried: 0, attempts: 0, most: 5 }])
    await rows(sql`DELETE FROM rate_limits`)
    await rows(sql`
      SELECT count(*)::int FROM graphile_worker.reschedule_jobs(ARRAY(SELECT id FROM graphile_worker.jobs), run_at := now())`)
    await workUntil(async () => (await stateOf(waiting)) !== null)
  } finally {
    env().RATE_LIMIT = 'off'
  }
})

test('tries that failed before a wait count, and the last of five holds the file', async () => {
  const customer = await make.customer()
  const id = await attached(customer)
  await rows(sql`DELETE FROM graphile_worker._private_jobs`)
  const before = setCleaningLimit(0)
  try {
    await rows(sql`
      SELECT (graphile_worker.add_job('copy', json_build_object('fileId', ${id}::int, 'tried', 4), max_attempts := 1)).id::text`)
    await workUntil(async () => (await stateOf(id)) === 'held')
  } finally {
    setCleaningLimit(before)
  }
})
