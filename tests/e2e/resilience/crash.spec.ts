import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { openInbox } from '../../inbox'
import { people, type People } from '../support/own-people'
import { ownServer, type OwnServer } from '../support/own-server'

const WRITERS = 4

/** Somebody who submits one inquiry after the other, each again under its key until it is acknowledged. */
function writeLoad(own: OwnServer, { customer }: People) {
  const acknowledged = new Map<number, string>()
  let [stopping, repeats] = [false, 0]
  async function write(writer: number) {
    for (let n = 0; !stopping; n++) {
      const projectName = `Load ${writer}-${n}`
      const headers = { cookie: customer.cookie, 'content-type': 'application/json', 'idempotency-key': projectName }
      const body = JSON.stringify({ projectName, description: 'Turned flange under load', quantity: 4 })
      for (let id = 0; !id;) {
        const answer = await fetch(`${own.url}/api/inquiries`, { method: 'POST', headers, body }).catch(() => null)
        if (answer && ![201, 503].includes(answer.status)) throw new Error(`${projectName}: ${answer.status}`)
        // One that is cut off in the midst acknowledges nothing.
        const made = answer?.status === 201 && ((await answer.json().catch(() => null)) as { id: number } | null)
        if (made) acknowledged.set((id = made.id), projectName)
        else repeats += await sleep(100, 1)
      }
    }
  }
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  return {
    acknowledged,
    repeats: () => repeats,
    /** Resolves once so many more are acknowledged. */
    async more(count: number) {
      const goal = acknowledged.size + count
      await Promise.race([expect.poll(() => acknowledged.size).toBeGreaterThan(goal), writing])
    },
    stop: () => ((stopping = true), writing),
  }
}

test('server, worker and database are killed while people write: what was acknowledged is there, once, and its recipients are notified', async () => {
  const [own, inbox] = [await ownServer(), await openInbox()]
  const variables = { WORKER: 'own', SMTP_URL: inbox.url }
  let [server, worker] = [await own.start(variables), await own.startWorker(variables)]
  const all = await people(own)
  const load = writeLoad(own, all)
  const killDatabase = () => {
    const postmaster = readFileSync(path.join(own.folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]
    process.kill(Number(postmaster), 'SIGKILL')
  }
  await load.more(20)
  await own.kill(server)
  server = await own.start(variables)
  await load.more(20)
  await own.kill(worker)
  worker = await own.startWorker(variables)
  for (let time = 0; time < 3; time++) {
    await load.more(20)
    killDatabase()
  }
  await load.more(20)
  await load.stop()
  expect(load.repeats()).toBeGreaterThan(0)

  const kept = await own.rows<{ id: number; name: string; events: number }>(`
    SELECT i.id, i.project_name AS name, (SELECT count(*)::int FROM events e
      WHERE e.kind = 'inquiry.submitted' AND e.entity_id = i.id) AS events
    FROM inquiries i ORDER BY i.id`)
  expect(new Map(kept.map(({ id, name }) => [id, name]))).toEqual(load.acknowledged)
  expect(kept.filter(({ events }) => events !== 1)).toEqual([])

  const received = () =>
    own.rows<{ id: number; times: number }>(
      `SELECT entity_id AS id, count(*)::int AS times FROM notifications
       WHERE member_id = $1 AND entity_type = 'inquiry' GROUP BY entity_id ORDER BY entity_id`,
      [all.admin.account.member.id],
    )
  await expect.poll(async () => (await received()).length).toBe(kept.length)
  expect((await received()).filter(({ times }) => times !== 1)).toEqual([])
  // A mail went out, or waits with others of its topic for the next; one that lost its job is found within the minute.
  const mails = () =>
    own.rows<{ n: number }>(
      `SELECT count(*)::int AS n FROM mails m WHERE m.member_id = $1 AND m.topic = 'inquiries' AND (m.done_at IS NOT NULL
         OR EXISTS (SELECT 1 FROM graphile_worker.jobs j WHERE j.key = 'mails:' || m.member_id || ':' || m.topic))`,
      [all.admin.account.member.id],
    )
  await expect.poll(mails).toEqual([{ n: kept.length }])
  await expect.poll(() => inbox.to('admin@own.example').length).toBeGreaterThan(0)
  await inbox.close()
  await own.close()
})
