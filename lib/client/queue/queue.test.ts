import 'fake-indexeddb/auto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { transport } from './deliver'
import { sendWaiting, takeBack } from './send-waiting'
import { addItem, changeItem, clearItems, itemsOf } from './store'

const RAVI = 7
const SITA = 8
const SHIPMENTS = 'POST /api/shipments'

type Done = { line: string; key: string; body: unknown }
/** A server that does each key once, and what it answers besides. */
const shop = {
  done: [] as Done[],
  asked: 0,
  member: RAVI,
  /** Every so manieth answer is lost after the work was done. */ dropsEvery: 0,
  status: 200,
  problem: null as object | null,
  statusOf: 'started',
}
const kept = new Map<string, string>()
let server: Server, base: string

async function textOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const text = await textOf(request)
      const key = String(request.headers['idempotency-key'] ?? '')
      const line = `${request.method} ${request.url}`
      let [status, answer] = [200, '{}']
      if (line === 'GET /api/user')
        [status, answer] = [shop.status === 401 ? 401 : 200, JSON.stringify({ member: { id: shop.member } })]
      else if (request.method === 'GET')
        answer = JSON.stringify({ status: shop.statusOf, since: '2026-11-26T05:00:00Z' })
      else if (shop.problem) [status, answer] = [shop.status, JSON.stringify(shop.problem)]
      else if (shop.status >= 300) [status, answer] = [shop.status, '{"message":"Later"}']
      else {
        status = line === 'POST /api/files' ? 201 : 200
        if (!kept.has(key)) {
          shop.done.push({ line, key, body: text.startsWith('{') ? JSON.parse(text) : text })
          const done = line === 'POST /api/files' ? [{ id: shop.done.length }] : line === SHIPMENTS ? { id: 7 } : {}
          kept.set(key, JSON.stringify(done))
        }
        answer = kept.get(key)!
      }
      if (request.method !== 'GET' && shop.dropsEvery && ++shop.asked % shop.dropsEvery === 0)
        return void response.destroy()
      response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
    })()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  Object.assign(shop, { done: [], asked: 0, member: RAVI, dropsEvery: 0, status: 200, problem: null })
  kept.clear()
  for (const member of [RAVI, SITA]) await clearItems(member)
})

const send = (member = RAVI) => sendWaiting(member, transport(base))
const move = (order: number, status: 'started' | 'in_progress', from: 'pending' | 'started') =>
  addItem({ order, member: RAVI, kind: 'status', body: { status, from } })
const photo = (order: number, name: string) =>
  addItem({
    order,
    member: RAVI,
    kind: 'photo',
    body: { document: 'packing_photo' },
    blobs: [{ blob: new Blob([name]), name }],
  })
const waiting = async (member = RAVI) => (await itemsOf(member)).map(({ kind, state }) => [kind, state])

test('every third answer is lost: each update is done once, in the order in which it was made', async () => {
  await move(12, 'started', 'pending')
  await photo(12, 'bore.jpg')
  await move(12, 'in_progress', 'started')
  await photo(13, 'box.jpg')
  shop.dropsEvery = 3
  let rounds = 0
  while ((await itemsOf(RAVI)).length && rounds < 20) {
    await send()
    rounds++
  }
  expect(rounds).toBeGreaterThan(1)
  const of = (order: number) =>
    shop.done.filter(({ line }) => line.includes(`/${order}/`)).map(({ line, body }) => [line, body])
  expect(of(12)).toEqual([
    ['PATCH /api/workorders/12/status', { status: 'started', from: 'pending', doneAt: expect.any(String) }],
    ['POST /api/workorders/12/files', { files: [{ id: expect.any(Number), document: 'packing_photo' }] }],
    ['PATCH /api/workorders/12/status', { status: 'in_progress', from: 'started', doneAt: expect.any(String) }],
  ])
  expect(of(13)).toHaveLength(1)
  expect(shop.done.filter(({ line }) => line === 'POST /api/files')).toHaveLength(2)
})

test('packed goods and their photos are one update: uploads first, then one shipment, once', async () => {
  const body = {
    quantity: 200,
    packages: 4,
    weightGrams: 86_000,
    gone: {
      paper: { kind: 'invoice' as const, number: 'MP/118', on: '2026-12-01' },
      vehicle: 'MH12AB1234',
      on: '2026-12-01',
    },
  }
  const document = 'packing_photo' as const
  const blobs = [{ blob: new Blob(['box']), name: 'box.jpg', document }]
  await addItem({ order: 12, member: RAVI, kind: 'shipment', body, blobs })
  shop.dropsEvery = 1
  for (let n = 0; n < 2; n++) expect(await send()).toBe('later')
  shop.dropsEvery = 0
  expect(await send()).toBe('all')
  expect(shop.done.map(({ line }) => line)).toEqual(['POST /api/files', 'POST /api/shipments'])
  expect(shop.done[1]!.body).toEqual({
    leg: 'to_hub',
    lines: [{ workorderId: 12, quantity: 200 }],
    packages: 4,
    weightGrams: 86_000,
    ...body.gone,
    send: true,
    photos: [{ id: 1, workorderId: 12, document: 'packing_photo' }],
  })
})

test('packed goods that are taken back while they are sent are cancelled', async () => {
  await addItem({ order: 12, member: RAVI, kind: 'shipment', body: { quantity: 200 } })
  const { id } = (await itemsOf(RAVI))[0]!
  await sendWaiting(RAVI, transport(base), () => takeBack(id))
  expect(await itemsOf(RAVI)).toEqual([])
  expect(shop.done.map(({ line, body }) => [line, body])).toEqual([
    ['POST /api/shipments', { leg: 'to_hub', lines: [{ workorderId: 12, quantity: 200 }], photos: [] }],
    ['PATCH /api/shipments/7/status', { status: 'cancelled', reason: 'Taken back on the shop floor' }],
  ])
})

test('an answer that is lost three times: the update is done once', async () => {
  await photo(12, 'bore.jpg')
  shop.dropsEvery = 1
  for (let n = 0; n < 3; n++) expect(await send()).toBe('later')
  expect((await itemsOf(RAVI))[0]).toMatchObject({ tries: 3 })
  shop.dropsEvery = 0
  expect(await send()).toBe('all')
  expect(shop.done.map(({ line }) => line)).toEqual(['POST /api/files', 'POST /api/workorders/12/files'])
})

test.each([500, 503, 429])('%i: it waits, and holds up no other order', async (status) => {
  await move(12, 'started', 'pending')
  await move(13, 'started', 'pending')
  shop.status = status
  expect(await send()).toBe('later')
  expect((await itemsOf(RAVI)).map(({ tries }) => tries)).toEqual([1, 1])
})

test('an ended session keeps everything', async () => {
  await move(12, 'started', 'pending')
  shop.status = 401
  expect(await send()).toBe('signIn')
  expect(await waiting()).toEqual([['status', 'waiting']])
})

test('somebody was faster: both sides are kept, and the photo behind waits, too', async () => {
  await move(12, 'started', 'pending')
  await photo(12, 'bore.jpg')
  const message = 'Someone was faster: WO-0012 is Quality Check now'
  Object.assign(shop, {
    status: 409,
    statusOf: 'quality_check',
    problem: { message, issues: [{ path: 'from', message }] },
  })
  await send()
  expect((await itemsOf(RAVI))[0]).toMatchObject({
    state: 'conflict',
    body: { status: 'started' },
    now: { status: 'quality_check', since: '2026-11-26T05:00:00Z' },
  })
  expect(await waiting()).toEqual([
    ['status', 'conflict'],
    ['photo', 'waiting'],
  ])
})

test.each([400, 403, 404, 409])('%i is shown with its sentence', async (status) => {
  await move(12, 'started', 'pending')
  Object.assign(shop, { status, problem: { message: 'Work order not found' } })
  await send()
  expect(await itemsOf(RAVI)).toMatchObject([{ state: 'refused', refusal: { message: 'Work order not found' } }])
})

test('another person on the phone sends nothing of it, nor does a page whose session is another’s by now', async () => {
  await move(12, 'started', 'pending')
  expect(await send(SITA)).toBe('all')
  shop.member = SITA
  expect(await send(RAVI)).toBe('other')
  expect(shop.done).toEqual([])
  expect(await waiting()).toEqual([['status', 'waiting']])
})

test('an update of yesterday is asked about before it is sent', async () => {
  await addItem({ order: 12, member: RAVI, kind: 'status', body: { status: 'started' } }, Date.now() - 25 * 3_600_000)
  await send()
  expect(shop.done).toEqual([])
  await changeItem((await itemsOf(RAVI))[0]!.id, { isOldWanted: true })
  await send()
  expect(shop.done).toHaveLength(1)
})

test('a photo without a document waits for the person and holds up nothing', async () => {
  await addItem({
    order: 12,
    member: RAVI,
    kind: 'photo',
    body: {},
    blobs: [{ blob: new Blob(['x']), name: 'x.jpg' }],
    state: 'asking',
  })
  await move(12, 'started', 'pending')
  await send()
  expect(await waiting()).toEqual([['photo', 'asking']])
})

test('a page of a hotel’s network is no answer', async () => {
  await move(12, 'started', 'pending')
  const strange = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'))
  await new Promise<void>((ready) => strange.listen(0, '127.0.0.1', ready))
  const { port } = strange.address() as AddressInfo
  expect(await sendWaiting(RAVI, transport(`http://127.0.0.1:${port}`))).toBe('later')
  strange.close()
  expect(await waiting()).toEqual([['status', 'waiting']])
})

test('a phone without room refuses the press with a sentence', async () => {
  const add = IDBObjectStore.prototype.add
  IDBObjectStore.prototype.add = () => {
    throw new DOMException('The disk is full', 'QuotaExceededError')
  }
  await expect(move(12, 'started', 'pending')).rejects.toThrow('This phone is full: send the unsent updates first.')
  IDBObjectStore.prototype.add = add
})

test('an update that is taken back is not sent; one that was on its way moves the order back', async () => {
  await move(12, 'started', 'pending')
  await takeBack((await itemsOf(RAVI))[0]!.id)
  expect(await send()).toBe('all')
  expect(shop.done).toEqual([])

  await move(12, 'started', 'pending')
  const { id } = (await itemsOf(RAVI))[0]!
  await sendWaiting(RAVI, transport(base), () => takeBack(id))
  expect(await itemsOf(RAVI)).toEqual([])
  expect(shop.done.map(({ body }) => body)).toEqual([
    { status: 'started', from: 'pending', doneAt: expect.any(String) },
    { status: 'pending', from: 'started', doneAt: expect.any(String) },
  ])
})
