import { Agent, createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiListener, type Route } from './api-listener'
import { jsonResponse } from '../handler/json-response'
import { CLIENT_ADDRESS } from '../auth/rate-limits'
import { setClientAddress } from './client-ip'
import { problemResponse } from '../handler/problem-response'
import { readBody } from '../handler/body'

const bytes = Buffer.alloc(300_000, 7)
const routes: Record<string, Route> = {
  '/api/inquiries': {
    GET: async ({ url, headers }) => jsonResponse({ query: new URL(url).search, agent: headers.get('user-agent') }),
    POST: async (asked) => readBody(asked).then(({ json }) => jsonResponse(json, { status: 201 }), problemResponse),
  },
  '/api/login': {
    POST: async (asked) => {
      await readBody(asked)
      return jsonResponse(asked.headers.get(CLIENT_ADDRESS))
    },
  },
  '/api/inquiries/{id}/files/{fileName}': { GET: async (_, { params }) => jsonResponse(await params) },
  '/api/files': { POST: async () => jsonResponse({ message: 'Please sign in' }, { status: 401 }) },
  '/api/payments/export': {
    GET: async () => new Response(bytes, { headers: { 'content-length': String(bytes.length) } }),
  },
  '/api/logout': {
    POST: async () => {
      const headers = new Headers({ 'set-cookie': 'a=1' })
      headers.append('set-cookie', 'b=2')
      return new Response(null, { status: 204, headers })
    },
  },
  '/api/user': { GET: () => Promise.reject(new Error('unforeseen')) },
}

let server: Server
let connections = 0
beforeAll(async () => {
  const listener = await apiListener(async (path) => routes[path] ?? {})
  server = createServer((asked, answer) => {
    setClientAddress(asked, false)
    listener(asked, answer)
  })
  server.on('connection', () => connections++)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

type Options = { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent }
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
const ask = (path: string, { method = 'GET', headers = {}, body, agent }: Options = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const options = { port, host: '127.0.0.1', path, method, headers, agent: agent ?? false }
    const asked = request(options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
    asked.on('error', reject).end(body)
  })
const read = async (...asked: Parameters<typeof ask>) => JSON.parse(String((await ask(...asked)).body)) as unknown

test('a call reaches its route with query, headers, body and the values of its path', async () => {
  expect(await read('/api/inquiries?q=a%20b', { headers: { 'user-agent': 'probe' } })).toEqual({
    query: '?q=a%20b',
    agent: 'probe',
  })
  const written = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Welle, Ø 30"}' }
  expect([(await ask('/api/inquiries', written)).status, await read('/api/inquiries', written)]).toEqual([
    201,
    { name: 'Welle, Ø 30' },
  ])
  expect(await read('/api/inquiries/7/files/rev%20A%2F%C3%98.step')).toEqual({ id: '7', fileName: 'rev A/Ø.step' })
})

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api/inquiries/7/files/..'],
  ['DELETE', '/api/inquiries'],
])('%s %s is not found', async (method, path) =>
  expect(await read(path, { method })).toMatchObject({ code: 'not_found' }),
)

test('a client can not give itself another address', async () => {
  const headers = { [CLIENT_ADDRESS]: '203.0.113.7', 'content-type': 'application/json' }
  expect(await read('/api/login', { method: 'POST', headers, body: '{}' })).toBe('127.0.0.1')
})

test('HEAD has the headers of GET and no body; every cookie is set', async () => {
  const head = await ask('/api/payments/export', { method: 'HEAD' })
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '300000'])
  expect((await ask('/api/logout', { method: 'POST' })).headers['set-cookie']).toEqual(['a=1', 'b=2'])
})

test('bytes come as they are, with their length', async () => {
  const { headers, body } = await ask('/api/payments/export', { headers: { 'accept-encoding': 'gzip' } })
  expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, '300000'])
  expect(bytes.equals(body)).toBe(true)
})

test.each([
  ['a body over 1 MB', '/api/inquiries', 413],
  ['a body that the handler does not read', '/api/files', 401],
])('%s is refused, and the connection takes the next call', async (_, path, status) => {
  const before = connections
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { 'content-type': 'application/json' }
  const refused = await ask(path, { method: 'POST', headers, body: 'x'.repeat(8_000_000), agent })
  expect(refused.status).toBe(status)
  expect((await ask('/api/inquiries', { agent })).status).toBe(200)
  expect(connections - before).toBe(1)
  agent.destroy()
})

test.each([{ host: 'a b' }, { host: '[' }, { 'content-type': '\u0080' }, { cookie: ';;=' }])(
  'the headers %j break nothing',
  async (headers) =>
    expect((await ask('/api/inquiries', { headers: headers as unknown as Record<string, string> })).status).toBe(200),
)

test('a handler that throws is answered as a fault with an id', async () => {
  const broken = await ask('/api/user')
  expect(broken.status).toBe(500)
  expect(JSON.parse(String(broken.body))).toMatchObject({ code: 'internal', requestId: expect.any(String) })
})
