import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { env } from '@/lib/infra/env'
import { limits } from '@/lib/rules/limits'
import { limitConnections } from './connection-limits'
import { cutStalledBody } from './stalled-body'

const given = { ...limits.http }
const servers: Server[] = []
const sockets: Socket[] = []
beforeEach(() => void (env().RATE_LIMIT = 'on'))
afterEach(() => {
  env().RATE_LIMIT = 'off'
  Object.assign(limits.http, given)
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) server.close()
})

async function listening(answer: RequestListener = (_, response) => response.end('ok')) {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** A connection, and how it goes on: the bytes that came, and a promise of its end. */
function open(server: Server) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  const state = { socket, text: '', closed: new Promise<void>((resolve) => socket.once('close', () => resolve())) }
  socket.on('data', (data) => (state.text += String(data))).on('error', () => {})
  return state
}
const ASK = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const isAnswered = async (client: ReturnType<typeof open>) => {
  client.socket.write(ASK)
  const answered = new Promise<void>((resolve) => client.socket.once('data', () => resolve()))
  await Promise.race([answered, client.closed])
  return client.text.startsWith('HTTP/1.1 200')
}

test('an address has so many connections, one more is closed at once, and one that ends makes room', async () => {
  Object.assign(limits.http, { addressConnections: 3 })
  const server = await listening()
  limitConnections(server, { byAddress: true })
  const clients = []
  for (let n = 0; n < 3; n++) clients.push(open(server))
  expect(await Promise.all(clients.map(isAnswered))).toEqual([true, true, true])
  expect(await isAnswered(open(server))).toBe(false)
  clients[0]!.socket.destroy()
  await clients[0]!.closed
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await isAnswered(open(server))).toBe(true)
})

test.each([
  ['behind a trusted proxy', false, 'on'],
  ['with RATE_LIMIT=off', true, 'off'],
] as const)('%s connections of an address are not counted', async (_, byAddress, limit) => {
  env().RATE_LIMIT = limit
  Object.assign(limits.http, { addressConnections: 1 })
  const server = await listening()
  limitConnections(server, { byAddress })
  expect(await Promise.all([open(server), open(server), open(server)].map(isAnswered))).toEqual([true, true, true])
})

test('a server has so many connections of all', async () => {
  Object.assign(limits.http, { connections: 2 })
  const server = await listening()
  limitConnections(server, { byAddress: false })
  expect([await isAnswered(open(server)), await isAnswered(open(server))]).toEqual([true, true])
  expect(await isAnswered(open(server))).toBe(false)
})

const POST = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n`
/** Answers how many bytes of the body came. */
const counting =
  (progress: { bodyBytes: number; bodyMs: number }): RequestListener =>
  (request, response) => {
    cutStalledBody(request, progress)
    let bytes = 0
    request.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => response.end(`${bytes} bytes`))
  }

test.each([
  ['silent', ''],
  ['dripping', 'x'],
])('a %s body is cut', async (_, drop) => {
  const client = open(await listening(counting({ bodyBytes: 100, bodyMs: 200 })))
  client.socket.write(POST)
  const dripping = setInterval(() => client.socket.write(drop), 20)
  await client.closed
  clearInterval(dripping)
  expect(client.text).toBe('')
})

test('a body that is slow and moves arrives, however many times the window it takes', async () => {
  const client = open(await listening(counting({ bodyBytes: 100, bodyMs: 200 })))
  client.socket.write(POST)
  for (let n = 0; n < 10; n++) {
    client.socket.write('x'.repeat(100))
    await new Promise((resolve) => setTimeout(resolve, 90))
  }
  expect(client.text).toContain('1000 bytes')
})

test('after its body a request may take as long as it wants', async () => {
  const server = await listening((request, response) => {
    cutStalledBody(request, { bodyBytes: 100, bodyMs: 50 })
    request.resume().on('end', () => setTimeout(() => response.end('done'), 200))
  })
  const client = open(server)
  client.socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nConnection: close\r\n\r\nbody`)
  await client.closed
  expect(client.text).toContain('done')
})

test('headers of more than 16 kB are refused', async () => {
  const client = open(await listening())
  client.socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)
  await client.closed
  expect(client.text).toMatch(/^HTTP\/1.1 431 /)
})
