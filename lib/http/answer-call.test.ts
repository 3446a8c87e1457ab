import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { jsonAnswer, route } from './answer'
import { openCalls, type Route } from './answer-call'
import { readBody } from './read-body'

const long = { text: 'Flange DN80, '.repeat(400) }
const bytes = Buffer.alloc(300_000, 7)
const file = { 'content-type': 'application/octet-stream' }
const routes: Record<string, Route> = {
  '/api/inquiries': {
    GET: route(async ({ url, headers }) =>
      jsonAnswer({ query: new URL(url).search, agent: headers.get('user-agent') }),
    ),
    POST: route(async (asked) => jsonAnswer((await readBody(asked)).json, { status: 201 })),
  },
  '/api/inquiries/{id}/files/{fileName}': { GET: route(async (_, params) => jsonAnswer(params)) },
  '/api/workorders': { GET: route(async () => jsonAnswer(long)) },
  '/api/payments/export': {
    GET: route(async () => ({ status: 200, headers: file, content: Readable.from([bytes]) })),
  },
  '/api/logout': { POST: route(async () => ({ status: 204, headers: { 'set-cookie': ['a=1', 'b=2'] } })) },
  '/api/user': { GET: route(() => Promise.reject(new Error('unforeseen'))) },
}

let server: Server
beforeAll(async () => {
  const answerCall = await openCalls(async (path) => routes[path] ?? {})
  server = createServer((asked, answer) => void (answerCall(asked, answer) || answer.writeHead(418).end()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

type Options = { method?: string; headers?: Record<string, string>; body?: string }
const ask = (path: string, { method = 'GET', headers = {}, body }: Options = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const asked = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (answer) => {
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
    ...{ query: '?q=a%20b', agent: 'probe' },
  })
  const written = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Welle, Ø 30"}' }
  expect([(await ask('/api/inquiries', written)).status, await read('/api/inquiries', written)]).toEqual([
    201,
    { name: 'Welle, Ø 30' },
  ])
  expect(await read('/api/inquiries/7/files/rev%20A%2F%C3%98.step')).toEqual({ id: '7', fileName: 'rev A/Ø.step' })
})

test('what is no call of the contract, or has no such method, is left to others', async () => {
  for (const [path, method] of [
    ['/api/nothing', 'GET'],
    ['/customer/dashboard', 'GET'],
    ['/api/inquiries', 'DELETE'],
    ['/api/auth/session', 'GET'],
  ])
    expect([path, (await ask(path!, { method })).status]).toEqual([path, 418])
})

test('a head has all but the body, and every cookie is set', async () => {
  const head = await ask('/api/workorders', { method: 'HEAD' })
  expect([head.status, head.body.length, head.headers['content-type']]).toEqual([200, 0, 'application/json'])
  expect((await ask('/api/logout', { method: 'POST' })).headers['set-cookie']).toEqual(['a=1', 'b=2'])
})

test('a long answer is packed for who takes it so; bytes go as they are', async () => {
  const packed = await ask('/api/workorders', { headers: { 'accept-encoding': 'br, gzip' } })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(String(gunzipSync(packed.body)))).toEqual(long)
  const plain = await ask('/api/workorders')
  expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding'])
  expect(Number(plain.headers['content-length'])).toBe(plain.body.length)
  const short = await ask('/api/inquiries', { headers: { 'accept-encoding': 'gzip' } })
  expect(short.headers['content-encoding']).toBeUndefined()
  const sent = await ask('/api/payments/export', { headers: { 'accept-encoding': 'gzip' } })
  expect([sent.headers['content-encoding'], bytes.equals(sent.body)]).toEqual([undefined, true])
})

test('a body over 1 MB is refused on a line that stays whole', async () => {
  const headers = { 'content-type': 'application/json' }
  const refused = await ask('/api/inquiries', { method: 'POST', headers, body: JSON.stringify('x'.repeat(3_000_000)) })
  expect([refused.status, JSON.parse(String(refused.body))]).toEqual([
    413,
    expect.objectContaining({ code: 'too_large' }),
  ])
})

test('a handler that breaks is answered as a fault with an id', async () => {
  const broken = await ask('/api/user')
  expect(broken.status).toBe(500)
  expect(JSON.parse(String(broken.body))).toMatchObject({ code: 'internal', requestId: expect.any(String) })
})
