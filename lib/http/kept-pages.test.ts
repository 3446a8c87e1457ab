import { randomBytes } from 'node:crypto'
import { createServer, request, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { inRequest, readForPage } from '../infra/request'
import { later } from '@/tests/later'
import { answerPage } from './kept-pages'

let orders: string[]
let signedIn: string | null
let drawings: number
let path: string
let more: (response: ServerResponse) => void

/** Draws as Next does: reads, sets headers, writes in parts. */
async function draw(response: ServerResponse, nonce: string) {
  const viewer = await readForPage(async () => signedIn)
  const list = await readForPage(async () => [...orders])
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('link', `</a.woff2>; rel=preload; nonce="${nonce}"`)
  more(response)
  response.write(`<script nonce="${nonce}"></script>${viewer}: `)
  response.end(`${list.join()} (drawing ${++drawings})<script nonce="${nonce}">${'-'.repeat(3000)}</script>`)
}

let server: Server
beforeAll(async () => {
  server = createServer((asked, answer) => {
    const nonce = randomBytes(18).toString('base64url')
    asked.headers['x-nonce'] = nonce
    answer.setHeader('content-security-policy', nonce)
    const scope = { id: nonce, statements: 0, sqlMs: 0 }
    inRequest(scope, () => void answerPage(asked, answer, () => draw(answer, nonce)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

let pages = 0
beforeEach(() => {
  orders = ['WO-0001', 'WO-0002']
  signedIn = 'Diya'
  drawings = 0
  path = `/supplier/workorders?page=${++pages}`
  more = () => {}
})
afterEach(() => {
  jest.restoreAllMocks()
})

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
const ask = (headers: Record<string, string> = {}, method = 'GET', at = path) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const all = { cookie: 'session=a', ...headers }
    const asked = request({ port, host: '127.0.0.1', path: at, method, headers: all, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
    asked.on('error', reject).end()
  })
const read = async (...asked: Parameters<typeof ask>) => String((await ask(...asked)).body)

test('a page of which all answers are the same is not drawn again', async () => {
  expect([await read(), await read(), await read()]).toEqual(Array(3).fill(expect.stringContaining('(drawing 1)')))
})

test('each time it carries the nonce of its own answer, everywhere', async () => {
  const answers = [await ask(), await ask()]
  const nonces = answers.map(({ headers }) => String(headers['content-security-policy']))
  expect(nonces[0]).not.toBe(nonces[1])
  for (const [i, { body, headers }] of answers.entries()) {
    expect(String(body).split(nonces[i]!).length).toBe(3)
    expect(headers.link).toBe(`</a.woff2>; rel=preload; nonce="${nonces[i]}"`)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  }
})

test('what has changed is on it at once, and what changes back too', async () => {
  await read()
  orders = ['WO-0002']
  expect(await read()).toContain('Diya: WO-0002 (drawing 2)')
  orders = ['WO-0001', 'WO-0002']
  expect(await read()).toContain('Diya: WO-0001,WO-0002 (drawing 3)')
})

test('whose session has ended gets nothing of what was kept', async () => {
  await read()
  signedIn = null
  expect(await read()).toContain('null: ')
})

test('another session, another address and another set of cookies have their own', async () => {
  await read()
  expect(await read({ cookie: 'session=b' })).toContain('drawing 2')
  expect(await read({ cookie: 'session=a; density=dense' })).toContain('drawing 3')
  expect(await read({}, 'GET', `${path}&q=7`)).toContain('drawing 4')
})

test('what is asked within the program, by its router, and what is no page behind the sign-in is always drawn', async () => {
  for (const [headers, at] of [[{ rsc: '1' }, path] as const, [{}, '/auth'] as const]) {
    const before = drawings
    await read(headers, 'GET', at)
    await read(headers, 'GET', at)
    expect([at, drawings - before]).toEqual([at, 2])
  }
})

test('a page that fails, sets a cookie or could not read something is drawn again', async () => {
  more = (response) => void (response.statusCode = 500)
  expect([(await ask()).status, (await ask()).status, drawings]).toEqual([500, 500, 2])
  more = (response) => response.setHeader('set-cookie', 'meant=; Max-Age=0')
  expect([(await ask()).headers['set-cookie'], (await ask()).headers['set-cookie']]).toEqual([
    ['meant=; Max-Age=0'],
    ['meant=; Max-Age=0'],
  ])
  more = () => void readForPage(() => Promise.reject(new Error('away'))).catch(() => null)
  await read()
  await read()
  expect(drawings).toBe(6)
})

test('after half a minute it is drawn again, since it says how long ago things were', async () => {
  const drawnAfter = async (seconds: number) => {
    const before = drawings
    await read()
    await later(seconds)
    await read()
    return drawings - before
  }
  expect(await drawnAfter(29)).toBe(1)
  path += '&later'
  expect(await drawnAfter(31)).toBe(2)
})

test('it comes packed for who takes it so, kept or not', async () => {
  for (const drawing of [1, 1]) {
    const { headers, body } = await ask({ 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(String(gunzipSync(body))).toContain(`(drawing ${drawing})`)
  }
  expect(await read()).toContain('(drawing 1)')
})

test('the pages that nobody asked for longest give way', async () => {
  const first = path
  await read()
  more = (response) => void response.write('x'.repeat(390_000))
  for (let i = 0; i < 20; i++) await read({}, 'GET', `${first}&other=${i}`)
  drawings = 100
  const drawing = async (at: string) => /drawing (\d+)/.exec(await read({}, 'GET', at))![1]
  expect([await drawing(first), await drawing(`${first}&other=19`)]).toEqual(['101', '21'])
})
