import { createServer, request as ask, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { env } from '@/lib/infra/env'
import { answerWrongHost } from './host'

let server: Server
let trustProxy = false
const before = env().APP_URL
beforeAll(async () => {
  env().APP_URL = 'https://jobwork.example'
  server = createServer((request, response) => {
    if (!answerWrongHost(request, response, trustProxy)) response.end('ours')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  env().APP_URL = before
  server.close()
})

const get = (headers: IncomingHttpHeaders, path = '/api/user') =>
  new Promise<{ status?: number; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    ask({ host: '127.0.0.1', port, path, headers }, (response) => {
      void text(response).then((body) => resolve({ status: response.statusCode, body }))
    })
      .on('error', reject)
      .end()
  })
const statusOf = async (headers: IncomingHttpHeaders, path?: string) => (await get(headers, path)).status

test.each([
  'jobwork.example',
  'JOBWORK.example',
  'jobwork.example:443',
  'jobwork.example:8443',
  'localhost',
  'localhost:3000',
  '127.0.0.1:3000',
  '127.8.0.1',
  '[::1]:3000',
])('%s is ours', async (host) => expect(await statusOf({ host })).toBe(200))

test.each([
  'evil.example',
  'jobwork.example.evil.example',
  'evil-jobwork.example',
  'localhost.evil.example',
  '10.0.0.7:3000',
  '127.0.0.1.evil.example',
  'user@jobwork.example',
  'jobwork.example/evil',
  'jobwork.example:port',
  '[::2]',
])('"%s" is not ours: 421', async (host) => expect(await statusOf({ host })).toBe(421))

test('of two hosts in one request none counts', async () => {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.end('GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n')
  expect(await text(socket)).toContain(' 421 ')
})

test('the refusal names the address, for pages, calls and files', async () => {
  for (const path of ['/', '/auth', '/api/login', '/_next/static/x.js', '/ws', '/docs', '/api/healthy'])
    expect(await get({ host: 'evil.example' }, path)).toEqual({
      status: 421,
      body: '{"message":"This server only answers at https://jobwork.example","code":"misdirected"}',
    })
})

test.each(['/api/health', '/api/health/live', '/api/health/ready', '/api/health?x=1'])(
  '%s answers whatever host is asked for',
  async (path) => expect(await statusOf({ host: '10.0.0.7:3000' }, path)).toBe(200),
)

test('X-Forwarded-Host counts behind a trusted proxy only, its last entry', async () => {
  const [ours, evil] = ['jobwork.example', 'evil.example']
  expect(await statusOf({ host: 'app:3000', 'x-forwarded-host': ours })).toBe(421)
  trustProxy = true
  expect(await statusOf({ host: 'app:3000', 'x-forwarded-host': ours })).toBe(200)
  expect(await statusOf({ host: 'app:3000', 'x-forwarded-host': `${evil}, ${ours}` })).toBe(200)
  expect(await statusOf({ host: ours, 'x-forwarded-host': evil })).toBe(421)
  expect(await statusOf({ host: ours })).toBe(200)
  expect(await statusOf({ host: evil })).toBe(421)
})
