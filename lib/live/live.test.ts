import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { io } from 'socket.io-client'
import WebSocket from 'ws'
import { suspendAccount } from '@/lib/domain/people/accounts/suspend-account'
import { endSessionsOf } from '@/lib/domain/people/sessions/end-sessions-of'
import { clientAddress } from '@/lib/http/server/client-ip'
import { clientNetwork } from '@/lib/http/server/client-network'
import { viewerOf } from '@/lib/http/auth/viewer'
import { rows, sql } from '@/lib/infra/db/db'
import { env } from '@/lib/infra/env'
import type { Viewer } from '@/lib/rules/core/permissions'
import { limits } from '@/lib/rules/limits'
import { newCookieOf } from '@/tests/call'
import { clock } from '@/tests/fake-clock'
import { make } from '@/tests/make'
import { openLive } from './socket-server'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

let server: Server
let live: ReturnType<typeof openLive>
let port: number
const rawSockets: Socket[] = []
const sockets: WebSocket[] = []

beforeEach(async () => {
  env().RATE_LIMIT = 'on'
  await serve()
})
afterEach(async () => {
  env().RATE_LIMIT = 'off'
  for (const socket of sockets.splice(0)) socket.terminate()
  for (const socket of rawSockets.splice(0)) socket.destroy()
  await close()
  Object.assign(limits.live, { authMs: 10_000 })
})

async function close() {
  await live.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

async function serve() {
  live = openLive({
    viewerOf,
    isOurs: () => true,
    addressOf: (request) => clientNetwork(clientAddress(request, true)),
    polling: true,
    devUpgrade: null,
  })
  server = createServer((request, response) => {
    if (!live.answer(request, response)) response.writeHead(404).end()
  })
  live.attach(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
}

const PLAIN = '/ws'
const ENGINE = '/ws/?EIO=4&transport=websocket'
type Transport = typeof PLAIN | typeof ENGINE
const BOTH: Transport[] = [PLAIN, ENGINE]

/** One client: plain, or Socket.IO's own frames. It keeps every frame that it got. */
class Client {
  readonly heard: string[] = []
  readonly socket: WebSocket
  closed: number | null = null
  #transport: Transport

  constructor(transport: Transport, { cookie = '', address = '203.0.113.1' } = {}) {
    this.#transport = transport
    const headers = { cookie, 'x-forwarded-for': address }
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${transport}`, { headers })
    sockets.push(this.socket)
    this.socket.on('error', () => {})
    this.socket.on('close', (code) => (this.closed = code))
    this.socket.on('message', (data) => this.heard.push(String(data)))
    this.socket.on('pong', () => this.heard.push('pong'))
  }
  async open() {
    if (this.socket.readyState === WebSocket.CONNECTING)
      await new Promise((resolve) => this.socket.once('open', resolve).once('close', resolve))
    if (this.#transport === ENGINE && this.closed === null) {
      this.socket.send('40')
      await this.until(() => this.heard.length === 2)
      this.heard.length = 0
    }
    return this
  }
  send(message: unknown) {
    const text = JSON.stringify(message)
    this.socket.send(this.#transport === ENGINE ? `42["message",${text}]` : text)
  }
  /** The messages that it got, whatever the transport wraps around them. */
  get messages() {
    return this.heard
      .filter((frame) => !/^(41|2)$/.test(frame))
      .map((frame) => JSON.parse(this.#transport === ENGINE ? frame.slice(2) : frame) as unknown)
      .map((message) => (Array.isArray(message) ? message[1] : message) as { type: string; message?: string })
  }
  auth = ({ id, role }: Viewer) => this.send({ type: 'auth', userId: id, userRole: role })
  until = (holds: () => boolean, ms?: number) => until(holds, ms)
}

/** Only a test that fails waits as long (ms). */
async function until(holds: () => boolean, ms = 30_000) {
  for (const end = Date.now() + ms; !holds() && Date.now() < end;) await pause(10)
  expect(holds()).toBe(true)
}

const client = (transport: Transport, options = {}) => new Client(transport, options).open()

/** A client that has said who it is. */
async function member(transport: Transport, viewer: Viewer, cookie?: string) {
  const one = await client(transport, { cookie: cookie ?? (await newCookieOf(viewer)) })
  one.auth(viewer)
  await one.until(() => one.messages[0]?.type === 'auth_success')
  one.heard.length = 0
  return one
}

/** A client that speaks HTTP and no more: it never answers a frame. */
async function silent(transport: Transport, cookie = '') {
  const socket = connect(port, '127.0.0.1')
  rawSockets.push(socket)
  socket.on('error', () => {})
  socket.write(
    `GET ${transport} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: ${cookie}\r\n` +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  )
  await new Promise((resolve) => socket.once('data', resolve))
  return socket
}

/** A text frame of a client, masked with zeroes. */
function frame(text: string) {
  const content = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | content.length, 0, 0, 0, 0]), content])
}

/** Gives an account a bell entry, and tells of it as an event does. */
async function notify({ member: { id } }: Viewer, message = 'A quotation came') {
  await rows(sql`
    WITH event AS (
      INSERT INTO events (kind, data) VALUES ('delivery.retried', '{"deliveries":1}') RETURNING id
    ), bell AS (
      INSERT INTO notifications (member_id, event_id, title, message, entity_type, entity_id)
      SELECT ${id}::int, event.id, 'New', ${message}, 'user', ${id}::int FROM event
    )
    SELECT pg_notify('jobwork_events', id::text)::text FROM event`)
}

/** Notifies until this holds: the first time the server may not listen yet. */
async function notifyUntil(holds: () => boolean, viewer: Viewer, message?: string) {
  for (let n = 0; n < 10 && !holds(); n++) {
    await notify(viewer, message)
    for (let waited = 0; waited < 1_000 && !holds(); waited += 10) await pause(10)
  }
  expect(holds()).toBe(true)
}

test.each(BOTH)('%s: nothing is answered before auth, whatever is said', async (transport) => {
  const one = await client(transport)
  for (const message of [{ type: 'ping' }, null, 'nonsense', { type: '__proto__' }]) one.send(message)
  if (transport === PLAIN) for (const raw of ['{', Buffer.from([0])]) one.socket.send(raw)
  if (transport === ENGINE) one.socket.send('42["another event",1]')
  one.socket.ping()
  await pause(300)
  expect([one.heard, one.closed]).toEqual([[], null])
})

test('a Socket.IO namespace that we do not have is not answered', async () => {
  const one = new Client(ENGINE)
  await one.until(() => one.heard.length === 1)
  one.socket.send('40/admin,')
  await one.until(() => one.closed !== null)
  expect(one.heard).toHaveLength(1)
})

test.each(BOTH)('%s: after auth a malformed message is answered with an error, and the connection stays', async (t) => {
  const one = await member(t, await make.customer())
  one.send({ type: 'nonsense' })
  await one.until(() => one.messages.length > 0)
  expect([one.messages, one.closed]).toEqual([[{ type: 'error', message: 'Unknown message' }], null])
})

test.each(BOTH)('%s: another account than that of the session is told so, and closed', async (transport) => {
  const one = await client(transport, { cookie: await newCookieOf(await make.customer()) })
  one.auth(await make.supplier())
  await one.until(() => one.closed !== null)
  expect(one.messages).toEqual([{ type: 'error', message: 'This is not the account of your session' }])
})

test('a connection without auth is kept for ten seconds and closed then, and nothing is said', async () => {
  expect(limits.live.authMs).toBe(10_000)
  // Nobody waits for them here.
  Object.assign(limits.live, { authMs: 3_000 })
  await close()
  await serve()
  const idle = [...(await Promise.all(BOTH.map((transport) => client(transport)))), new Client(ENGINE)]
  const polled = await handshake()
  await pause(1_500)
  expect(idle.map((one) => one.closed)).toEqual([null, null, null])
  await until(() => idle.every((one) => one.closed !== null))
  expect(idle.flatMap((one) => one.heard.filter((said) => !/^(0\{|41)/.test(said)))).toEqual([])
  // At times a no-op comes with it.
  expect((await (await poll(polled)).text()).split('\x1e').filter((packet) => packet !== ENGINE_NOOP)).toEqual([
    ENGINE_CLOSE,
  ])
})

const ENGINE_CLOSE = '1'
const ENGINE_NOOP = '6'
/** Opens a Socket.IO connection by long polling. */
async function handshake(address = '203.0.113.1') {
  const answer = await poll('', undefined, address)
  return (JSON.parse((await answer.text()).slice(1)) as { sid: string }).sid
}
const poll = (sid: string, body?: string, address = '203.0.113.1') =>
  fetch(`http://127.0.0.1:${port}/ws/?EIO=4&transport=polling${sid && `&sid=${sid}`}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-forwarded-for': address },
    body,
  })

test.each(BOTH)('%s: twenty messages in a second are taken, the next one closes', async (transport) => {
  const one = await member(transport, await make.customer())
  await pause(1_000)
  for (let n = 0; n < 20; n++) one.send({ type: 'nonsense' })
  await one.until(() => one.messages.length === 20)
  expect(one.closed).toBeNull()
  one.send({ type: 'nonsense' })
  await one.until(() => one.closed !== null)
  expect(one.messages).toHaveLength(20)
})

test.each(BOTH)('%s: pings count as messages', async (transport) => {
  const one = await client(transport)
  for (let n = 0; n < 21; n++) one.socket.ping()
  await one.until(() => one.closed !== null)
  expect(one.heard).toEqual([])
})

test('what comes by long polling counts alike', async () => {
  const sid = await handshake()
  await poll(sid, '40')
  await poll(sid, Array.from({ length: 19 }, () => '42["message",1]').join('\x1e'))
  expect(await (await poll(sid)).text()).toMatch(/^40/)
  await poll(sid, '42["message",1]')
  expect((await poll(sid)).status).toBe(400)
})

test.each(BOTH)('%s: with RATE_LIMIT=off messages are not counted', async (transport) => {
  env().RATE_LIMIT = 'off'
  const one = await member(transport, await make.customer())
  for (let n = 0; n < 50; n++) one.send({ type: 'nonsense' })
  await one.until(() => one.messages.length === 50)
  expect(one.closed).toBeNull()
})

// One message fills the buffers, which takes more than a bell entry may hold.
const limit = sql`notifications_message_length`
beforeAll(() => rows(sql`ALTER TABLE notifications DROP CONSTRAINT ${limit}`))
afterAll(async () => {
  await rows(sql`DELETE FROM notifications WHERE length(message) > 10000`)
  await rows(sql`ALTER TABLE notifications ADD CONSTRAINT ${limit} CHECK (length(message) <= 10000) NOT VALID`)
})

test.each(BOTH)('%s: a connection with more than 64 kB unread is closed, without limits too', async (transport) => {
  env().RATE_LIMIT = 'off'
  const customer = await make.customer()
  const one = await member(transport, customer)
  expect(live.accounts()).toBe(1)
  one.socket.pause()
  // More than the buffers of the kernel hold: those count as read.
  await notifyUntil(() => live.accounts() === 0, customer, 'x'.repeat(16_000_000))
})

test('twenty connections of an account are taken, the next one is refused; another account is not affected', async () => {
  const customer = await make.customer()
  const cookie = await newCookieOf(customer)
  const taken = await Promise.all(Array.from({ length: 20 }, (_, n) => member(BOTH[n % 2]!, customer, cookie)))
  for (const transport of BOTH) {
    const next = await client(transport, { cookie })
    next.auth(customer)
    await next.until(() => next.closed !== null)
    expect(next.messages).toEqual([{ type: 'error', message: 'This account has too many connections' }])
  }
  await member(PLAIN, await make.customer())
  taken[0]!.socket.close()
  await taken[0]!.until(() => taken[0]!.closed !== null)
  await member(PLAIN, customer, cookie)
})

test('a hundred connections of an address are taken, the next one is refused; another address is not affected', async () => {
  const address = '203.0.113.9'
  const taken = await Promise.all(Array.from({ length: 99 }, (_, n) => client(BOTH[n % 2]!, { address })))
  await handshake(address)
  for (const transport of BOTH) {
    const next = new Client(transport, { address })
    const [, answer] = await new Promise<[unknown, { statusCode?: number }]>((resolve) =>
      next.socket.once('unexpected-response', (...given) => resolve(given)),
    )
    expect(answer.statusCode).toBe(429)
  }
  expect((await poll('', undefined, address)).status).toBe(429)
  expect((await client(PLAIN, { address: '203.0.113.10' })).closed).toBeNull()
  taken[0]!.socket.close()
  await taken[0]!.until(() => taken[0]!.closed !== null)
  expect((await client(PLAIN, { address })).closed).toBeNull()
})

test('a connection that begins by polling and goes on by WebSocket counts as one', async () => {
  const address = '203.0.113.11'
  const all = Array.from({ length: 60 }, () =>
    io(`http://127.0.0.1:${port}`, { path: '/ws', forceNew: true, extraHeaders: { 'x-forwarded-for': address } }),
  )
  await until(() => all.every((one) => one.io.engine?.transport?.name === 'websocket'))
  expect((await client(PLAIN, { address })).closed).toBeNull()
  for (const one of all) one.disconnect()
})

test.each(BOTH)('%s: a peer that ignores our close frame for two seconds is cut off', async (transport) => {
  const socket = await silent(transport, await newCookieOf(await make.customer()))
  let [closed, ended] = [false, false]
  socket.on('close', () => (closed = true)).on('end', () => (ended = true))
  if (transport === ENGINE) socket.write(frame('40'))
  await pause(200)
  const auth = '{"type":"auth","userId":0,"userRole":"customer"}'
  socket.write(frame(transport === ENGINE ? `42["message",${auth}]` : auth))
  await pause(1_000)
  expect([closed, ended]).toEqual([false, false])
  await until(() => closed || ended, 2_000)
})

test.each(BOTH)('%s: a session that ended between handshake and auth does not get in', async (transport) => {
  const customer = await make.customer()
  const one = await client(transport, { cookie: await newCookieOf(customer) })
  await pause(200)
  await rows(sql`DELETE FROM sessions WHERE member_id = ${customer.member.id}`)
  one.auth(customer)
  await one.until(() => one.closed !== null)
  expect(one.messages).toEqual([{ type: 'error', message: 'This is not the account of your session' }])
})

const expire = ({ member }: Viewer) =>
  rows(sql`UPDATE sessions SET seen_at = now() - interval '1 year' WHERE member_id = ${member.id}`)

test.each(BOTH)('%s: of what happens after the session ran out, nothing is told', async (transport) => {
  const customer = await make.customer()
  const one = await member(transport, customer)
  await expire(customer)
  await notifyUntil(() => one.closed !== null, customer)
  expect(one.messages).toEqual([{ type: 'error', message: 'This session has ended' }])
})

test.each([
  ['a suspension', suspendAccount],
  ['ending its sessions', endSessionsOf],
] as const)('%s closes the connections of all people of the company at once, others stay', async (_, act) => {
  const [owner, other, admin] = [await make.supplier(), await make.supplier(), await make.admin()]
  const [quoter, bystander] = [await make.colleague(owner, 'quoter'), await member(PLAIN, other)]
  const [one, two] = [await member(PLAIN, owner), await member(ENGINE, quoter)]
  // The server may not listen yet.
  await notifyUntil(() => bystander.messages.length > 0, other)
  // The check of all connections comes once a minute.
  await act(admin, { id: owner.id, reason: 'Two complaints in a week' })
  await one.until(() => one.closed !== null && two.closed !== null)
  for (const { messages } of [one, two])
    expect(messages.at(-1)).toEqual({ type: 'error', message: 'This session has ended' })
  expect(bystander.closed).toBeNull()
})

test('every minute the connections whose session ran out are closed, others stay', async () => {
  await live.close()
  await new Promise((resolve) => server.close(resolve))
  clock.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'Date', 'performance'] })
  try {
    await serve()
    const [gone, here] = [await make.customer(), await make.customer()]
    const [one, other] = [await member(PLAIN, gone), await member(ENGINE, here)]
    await expire(gone)
    clock.advanceTimersByTime(30_000)
    await pause(200)
    expect(one.closed).toBeNull()
    clock.advanceTimersByTime(30_000)
    await one.until(() => one.closed !== null)
    expect(one.messages).toEqual([{ type: 'error', message: 'This session has ended' }])
    expect(other.closed).toBeNull()
  } finally {
    clock.useRealTimers()
  }
})
