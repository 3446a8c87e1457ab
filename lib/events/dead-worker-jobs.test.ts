import { setTimeout as sleep } from 'node:timers/promises'
import { rows, sql } from '@/lib/infra/db/db'
import { unique } from '@/tests/make'
import { watchDeadWorkers } from './dead-worker-jobs'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const SWEEP_MS = 50
const url = () => process.env.DATABASE_URL!

/** A job that somebody of this name has been at for a minute. */
async function jobOf(name: string): Promise<string> {
  const [job] = await rows<{ id: string }>(sql`
    SELECT (graphile_worker.add_job('picture', '{}', run_at := now() + interval '1 day')).id::text`)
  await rows(sql`
    UPDATE graphile_worker._private_jobs SET locked_by = ${name}, locked_at = now() - interval '1 minute'
    WHERE id = ${job!.id}::bigint`)
  return job!.id
}
const whoHas = async (id: string) =>
  (
    await rows<{ name: string | null }>(sql`
      SELECT locked_by AS name FROM graphile_worker._private_jobs WHERE id = ${id}::bigint`)
  )[0]!.name

async function released(id: string): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    if ((await whoHas(id)) === null) return true
    await sleep(20)
  }
  return false
}

test('the jobs of one who was killed are given back while others go on; a living one keeps a long job', async () => {
  const [living, killed] = [unique('pool'), unique('pool')]
  const [one, other] = [watchDeadWorkers(url(), SWEEP_MS), watchDeadWorkers(url(), SWEEP_MS)]
  one.begun(living)
  await sleep(500)
  const [long, left] = [await jobOf(living), await jobOf(killed)]
  expect(await released(left)).toBe(true)
  await sleep(10 * SWEEP_MS)
  expect(await whoHas(long)).toBe(living)

  // As good as killed: its connection is gone.
  one.stop()
  expect(await released(long)).toBe(true)
  other.stop()
})

test('one that has ended in order keeps nothing', async () => {
  const name = unique('pool')
  const watch = watchDeadWorkers(url(), SWEEP_MS)
  watch.begun(name)
  await sleep(300)
  const job = await jobOf(name)
  watch.ended(name)
  expect(await released(job)).toBe(true)
  watch.stop()
})
