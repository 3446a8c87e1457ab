import { expect, test as base } from '@playwright/test'
import WebSocket from 'ws'
import { openInbox } from '../inbox'
import { ordered, people, report, type People } from './own-people'
import { ownServer, type Caller, type OwnServer } from './own-server'

const test = base.extend<{ own: OwnServer; inbox: Awaited<ReturnType<typeof openInbox>> }>({
  // eslint wants the first argument to be a pattern, and Playwright too.
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
test.setTimeout(180_000)

/** The bell entries of the customer that carry these notes, each as often as it is there. */
async function told(own: OwnServer, { customer }: People, like: string) {
  const rows = await own.rows<{ message: string }>(
    `SELECT message FROM notifications WHERE user_id = $1 AND message LIKE $2 ORDER BY id`,
    [customer.account.id, `%${like}%`],
  )
  // Several deliver at once, so neighbours may change places.
  return rows.map(({ message }) => message.split(': ')[1]).sort()
}

test('killed between the answer and the delivery: after the restart the bell has it once, and the mail comes', async ({
  own,
  inbox,
}) => {
  // Nobody delivers while the writes are acknowledged.
  const server = await own.start({ WORKER: 'own' })
  const all = await people(own)
  const order = await ordered(all)
  const notes = ['note 1', 'note 2', 'note 3']
  for (const note of notes) await report(all, order, note)
  expect(await told(own, all, 'note')).toEqual([])
  await own.kill(server)

  await own.start({ SMTP_URL: inbox.url })
  await expect.poll(() => told(own, all, 'note'), { timeout: 30_000 }).toEqual(notes)
  await expect.poll(() => inbox.to('customer@own.example').length, { timeout: 30_000 }).toBeGreaterThan(0)
})

test('a worker that is killed again and again doubles no bell entry and loses none', async ({ own, inbox }) => {
  await own.start({ WORKER: 'own' })
  const all = await people(own)
  const order = await ordered(all)
  const notes = Array.from({ length: 40 }, (_, i) => `report ${i}`)
  const writing = (async () => {
    for (const note of notes) await report(all, order, note)
  })()
  for (let round = 0; round < 4; round++) {
    const worker = await own.startWorker({ SMTP_URL: inbox.url })
    await new Promise((resolve) => setTimeout(resolve, 50 + round * 130))
    await own.kill(worker)
  }
  await writing
  await own.startWorker({ SMTP_URL: inbox.url })
  await expect.poll(async () => (await told(own, all, 'report')).length, { timeout: 60_000 }).toBe(notes.length)
  expect(new Set(await told(own, all, 'report')).size).toBe(notes.length)
  const owed = () =>
    own.rows<{ n: number }>(
      `SELECT count(*)::int AS n FROM events e WHERE e.kind = 'workorder.statusChanged'
    AND NOT EXISTS (SELECT 1 FROM mails m WHERE m.event_id = e.id AND m.user_id = $1)`,
      [all.customer.account.id],
    )
  expect(await owed()).toEqual([{ n: 0 }])
})

test('the mail server is away for a while: nothing is lost, and it goes out when it is back', async ({ own }) => {
  const first = await openInbox()
  await own.start({ SMTP_URL: first.url })
  const all = await people(own)
  await expect.poll(() => first.to('supplier@own.example').length, { timeout: 30_000 }).toBe(1)
  await first.close()

  await ordered(all)
  const failing = () =>
    own.rows<{ n: number }>(`SELECT count(*)::int AS n FROM graphile_worker.jobs WHERE last_error IS NOT NULL`)
  await expect.poll(async () => (await failing())[0]!.n, { timeout: 30_000 }).toBeGreaterThan(0)

  const back = await openInbox(first.port)
  const subjects = (address: string) => back.to(address).map((mail) => mail.subject)
  await expect
    .poll(() => subjects('customer@own.example').sort(), { timeout: 90_000 })
    .toEqual([
      expect.stringMatching(/^ORD-\d+ \(Flange\) was given to a supplier/),
      expect.stringMatching(/^You have a quotation of ₹48,000 for Flange, valid until /),
    ])
  await back.close()
})

test('a poisoned job blocks nobody', async ({ own }) => {
  await own.start()
  const all = await people(own)
  await own.rows(
    `INSERT INTO events (kind, entity_type, entity_id, data) VALUES ('quotation.created', 'quotation', 1, 'null')`,
  )
  await own.rows(`SELECT (graphile_worker.add_job('deliver', json_build_object('eventId', max(id)))).id FROM events`)
  const order = await ordered(all)
  await report(all, order, 'after the poison')
  await expect.poll(() => told(own, all, 'poison'), { timeout: 20_000 }).toEqual(['after the poison'])
})

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

test('two processes behind one port reach each other’s sockets, and an ended session closes them all', async ({
  own,
}) => {
  await own.start({ WEB_CONCURRENCY: '2' })
  const all = await people(own)
  const order = await ordered(all)
  const sockets = await Promise.all(Array.from({ length: 12 }, () => listen(all.customer, own.url)))
  await report(all, order, 'to every process')
  await expect
    .poll(() => sockets.filter(({ heard }) => heard.some((m) => m.data.message.includes('to every process'))).length)
    .toBe(12)

  const passwords = { currentPassword: 'a-long-secret', newPassword: 'another-one', confirmPassword: 'another-one' }
  await all.customer.call('POST', '/api/user/password', passwords)
  await expect.poll(() => sockets.filter(({ socket }) => socket.readyState === WebSocket.CLOSED).length).toBe(12)
})

test('a thousand sockets that stay for a minute leave nothing behind', async ({ own }) => {
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
  await expect.poll(handles, { timeout: 20_000 }).toBeLessThan(200)
  const before = { handles: await handles(), memory: await memory(), connections: await open() }

  const sockets = await connect()
  const end = Date.now() + 60_000
  for (let i = 0; Date.now() < end; i++) {
    await report(all, order, `minute ${i}`)
    await new Promise((resolve) => setTimeout(resolve, 2_000))
  }
  const last = (await told(own, all, 'minute')).length
  await expect.poll(() => sockets.every(({ heard }) => heard.length >= last)).toBe(true)
  await leave(sockets)
  await expect.poll(handles, { timeout: 20_000 }).toBeLessThanOrEqual(before.handles + 5)
  expect(await open()).toBeLessThanOrEqual(before.connections + 3)
  expect(await memory()).toBeLessThan(before.memory + 60)
})
