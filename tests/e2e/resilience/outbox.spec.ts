import { expect, test as base } from '@playwright/test'
import WebSocket from 'ws'
import { openInbox } from '../../inbox'
import { ordered, people, report, type People } from '../support/own-people'
import { freePort, ownServer, type Caller, type OwnServer } from '../support/own-server'

const test = base.extend<{ own: OwnServer; inbox: Awaited<ReturnType<typeof openInbox>> }>({
  // Playwright wants the first argument to be a pattern.
  own: async ({}, use) => {
    const own = await ownServer()
    await use(own)
    await own.close()
  },
  inbox: async ({}, use) => {
    const inbox = await openInbox()
    await use(inbox)
    await inbox.close()
  },
})

/** The bell entries of the customer that carry these notes, each as often as it is there. */
async function bellEntries(own: OwnServer, { customer }: People, like: string) {
  const rows = await own.rows<{ message: string }>(
    `SELECT message FROM notifications WHERE member_id = $1 AND message LIKE $2 ORDER BY id`,
    [customer.account.member.id, `%${like}%`],
  )
  return rows.map(({ message }) => message.split(': ')[1])
}

/** Mails that wait for the next attempt, or for others of their topic, are due now: nobody waits for a clock. */
const allIsDue = (own: OwnServer) =>
  own.rows('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() AND locked_at IS NULL')

test('killed after the answer: the bell has it already, once, and the mail comes after the restart', async ({
  own,
  inbox,
}) => {
  // Nobody sends while the writes are acknowledged.
  const server = await own.start({ WORKER: 'own' })
  const all = await people(own)
  const order = await ordered(all)
  const notes = ['note 1', 'note 2', 'note 3']
  for (const note of notes) await report(all, order, note)
  expect(await bellEntries(own, all, 'note')).toEqual(notes)
  await own.kill(server)

  await own.start({ SMTP_URL: inbox.url })
  const subjects = async () => {
    await allIsDue(own)
    return inbox.to('customer@own.example').map(({ subject }) => subject)
  }
  for (const note of notes) await expect.poll(subjects).toContainEqual(expect.stringContaining(note))
  expect(await bellEntries(own, all, 'note')).toEqual(notes)
})

test(
  'the mail server is away for a while: nothing is lost, all goes out when it is back; one bad mail holds up no other',
  { tag: '@all' },
  async ({ own }) => {
    const first = await openInbox()
    await own.start({ SMTP_URL: first.url })
    const all = await people(own)
    // Each is asked to confirm the email, and hears of the verification and of a sign-in from a new device.
    for (const who of ['customer', 'supplier']) await expect.poll(() => first.to(`${who}@own.example`).length).toBe(3)
    await first.close()

    const order = await ordered(all)
    const failing = async () => {
      await allIsDue(own)
      return own.rows('SELECT 1 FROM graphile_worker.jobs WHERE last_error IS NOT NULL')
    }
    await expect.poll(async () => (await failing()).length).toBeGreaterThan(0)

    const back = await openInbox(first.port)
    const subjects = async () => {
      await allIsDue(own)
      return back.to('customer@own.example').map(({ subject }) => subject)
    }
    await expect
      .poll(async () => (await subjects()).sort())
      .toEqual([
        expect.stringMatching(/^ORD-\d+ \(Flange\) is placed with a supplier/),
        expect.stringMatching(/^You’ve received a quotation of ₹48,000 for Flange, valid until /),
      ])

    // A mail that can not be written holds up no other.
    await own.rows(
      `WITH poison AS (INSERT INTO events (kind, entity_type, entity_id, data)
       VALUES ('quotation.created', 'quotation', 1, 'null') RETURNING id)
     INSERT INTO mails (member_id, event_id, topic) SELECT $1, id, 'payments' FROM poison`,
      [all.customer.account.member.id],
    )
    await report(all, order, 'after the poison')
    await expect.poll(subjects).toContainEqual(expect.stringContaining('after the poison'))
    await back.close()
  },
)

/** A plain socket of this person, once it is let in; it keeps what it hears. */
async function listen({ cookie, account }: Caller, url: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie } })
  const heard: { type: string; data: { message: string } }[] = []
  await new Promise<void>((resolve, reject) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data))
      if (message.type === 'auth_success') resolve()
      else heard.push(message)
    })
    socket.once('error', reject)
    socket.once('open', () => socket.send(JSON.stringify({ type: 'auth', userId: account.id, userRole: account.role })))
  })
  return { socket, heard }
}

test(
  'two processes behind one port give their figures together, reach each other’s sockets, and close those of an ended session',
  { tag: '@all' },
  async ({ own }) => {
    const port = await freePort()
    await own.start({ METRICS_PORT: String(port), WEB_CONCURRENCY: '2' })
    const all = await people(own)
    for (let n = 0; n < 20; n++) await all.admin.call('GET', `/api/customers?q=${n}`)
    await fetch(`${own.url}/api/never-was-${Date.now()}`)
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const value = (line: string) => Number(new RegExp(`^${line.replace(/[{}]/g, '\\$&')} (.+)$`, 'm').exec(text)?.[1])
    const counted = 'http_request_duration_seconds_count{method="GET",route="/api/customers",status="200"}'
    expect(value(counted)).toBe(20)
    expect(value('http_request_duration_seconds_count{method="GET",route="unknown",status="404"}')).toBe(1)
    expect(value('db_statement_duration_seconds_count')).toBeGreaterThan(40)
    expect(value('db_connections')).toBeGreaterThan(0)
    expect(value('jobs_ready')).toBeGreaterThanOrEqual(0)
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(50_000_000)
    const names = text.split('\n').filter((line) => line.startsWith('# TYPE'))
    expect(new Set(names).size).toBe(names.length)
    expect((await fetch(`${own.url}/metrics`)).status).toBe(404)

    const order = await ordered(all)
    const sockets = await Promise.all(Array.from({ length: 12 }, () => listen(all.customer, own.url)))
    await report(all, order, 'to every process')
    await expect
      .poll(() => sockets.filter(({ heard }) => heard.some((m) => m.data.message.includes('to every process'))).length)
      .toBe(12)

    const passwords = { currentPassword: 'a-long-secret', newPassword: 'another-one', confirmPassword: 'another-one' }
    await all.customer.call('POST', '/api/user/password', passwords)
    await expect.poll(() => sockets.filter(({ socket }) => socket.readyState === WebSocket.CLOSED).length).toBe(12)
  },
)

test('a thousand sockets that hear of ten changes leave nothing behind', { tag: '@all' }, async ({ own }) => {
  const server = await own.start()
  const all = await people(own)
  const order = await ordered(all)
  const open = async () =>
    Number(
      (
        await own.rows<{ n: string }>(`SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database()`)
      )[0]!.n,
    )
  const { readdir, readFile } = await import('node:fs/promises')
  const handles = async () => (await readdir(`/proc/${server.pid}/fd`)).length
  const memory = async () =>
    Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024

  const connect = async () => {
    const sockets = []
    for (let i = 0; i < 1000; i += 50)
      sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => listen(all.customer, own.url)))))
    return sockets
  }
  const leave = async (sockets: Awaited<ReturnType<typeof connect>>) => {
    for (const { socket } of sockets) socket.close()
    await expect.poll(() => sockets.every(({ socket }) => socket.readyState === WebSocket.CLOSED)).toBe(true)
  }
  // The first thousand warm up buffers and code; what the second leaves behind is a leak.
  await leave(await connect())
  await expect.poll(handles).toBeLessThan(200)
  const before = { handles: await handles(), memory: await memory(), connections: await open() }

  const sockets = await connect()
  for (let n = 1; n <= 10; n++) {
    await report(all, order, `change ${n}`)
    await expect.poll(() => sockets.every(({ heard }) => heard.length >= n)).toBe(true)
  }
  await leave(sockets)
  await expect.poll(handles).toBeLessThanOrEqual(before.handles + 5)
  expect(await open()).toBeLessThanOrEqual(before.connections + 3)
  expect(await memory()).toBeLessThan(before.memory + 60)
})
