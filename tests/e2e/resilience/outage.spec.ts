import { readdir } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { drawings } from '../support/fixtures'
import { caller, ownServer, type Caller, type OwnServer } from '../support/own-server'
import { openWire } from '../support/wire'

const [step] = drawings()

let own: OwnServer
test.beforeEach(async () => void (own = await ownServer()))
test.afterEach(() => own.close())

const admin = () => caller(own.url, 'admin@own.example')
const asked = (at: string, { cookie }: { cookie: string }) =>
  fetch(own.url + at, { headers: { cookie }, redirect: 'manual' })
const statusesOf = (at: string, who: Caller, times: number) =>
  Promise.all(Array.from({ length: times }, async () => (await asked(at, who)).status))

test('the database is away, then does not answer: 503 with a reason in time, nobody piles up, and all is well once it is back', async () => {
  const wire = await openWire(own.address)
  await own.start({ DATABASE_URL: wire.url, DATABASE_POOL: '4', WORKER: 'own' })
  const who = await admin()
  const all = async () => {
    const at = ['/api/customers', '/admin/customers', '/api/health', '/api/health/ready', '/api/health/live', '/auth']
    return Promise.all(at.map(async (place) => (await asked(place, who)).status))
  }
  // On a busy machine the first connection may take longer than a caller waits.
  await expect.poll(all).toEqual([200, 200, 200, 200, 200, 307])

  wire.cut()
  expect(await all()).toEqual([503, 503, 503, 503, 200, 503])
  const refusal = await asked('/api/customers', who)
  expect(refusal.headers.get('retry-after')).toBe('5')
  expect(await refusal.json()).toEqual({
    code: 'unavailable',
    message: 'Jobwork is not available right now. Please try again in a moment.',
  })
  const page = await asked('/admin/customers', who)
  expect(await page.text()).toContain(page.headers.get('x-request-id'))
  expect(await statusesOf('/api/customers', who, 40)).toEqual(Array(40).fill(503))

  wire.mend()
  await expect.poll(all).toEqual([200, 200, 200, 200, 200, 307])

  // It is there, and does not answer.
  expect(await statusesOf('/api/customers', who, 30)).toEqual(Array(30).fill(200))
  // Four of the pool, one that listens, one that shows that the server is at work.
  expect(wire.count()).toBeLessThanOrEqual(6)

  wire.hold()
  expect(await statusesOf('/api/customers', who, 60)).toEqual(Array(60).fill(503))
  expect((await asked('/api/health/live', who)).status).toBe(200)
  expect(wire.count()).toBeLessThanOrEqual(6)
  wire.mend()
  await expect.poll(async () => (await asked('/api/customers', who)).status).toBe(200)
  await wire.close()
})

/** Writing fails at 3 MB of a file, as on a disk that fills up meanwhile. */
const upTo3MB = ['sh', '-c', 'ulimit -f 6144; exec "$@"', 'sh']

test(
  'the disk fills up under a file: it is refused with a reason, nothing of it stays, and all else goes on',
  { tag: '@all' },
  async () => {
    const files = path.join(own.folder, 'small')
    await own.start({ DATA_DIR: files }, { within: upTo3MB })
    const who = await admin()
    const up = async (bytes: number) => {
      const body = new FormData()
      const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x')])
      body.append('file', new Blob([new Uint8Array(content)]), 'plan.pdf')
      const at = `${own.url}/api/files?purpose=workorder`
      return fetch(at, { method: 'POST', headers: { cookie: who.cookie }, body })
    }
    expect((await up(1_000_000)).status).toBe(201)
    const refused = await up(6_000_000)
    expect([refused.status, await refused.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'unavailable', message: expect.stringMatching(/^We can’t save files/) }),
    ])
    expect(await own.rows('SELECT size FROM files')).toEqual([{ size: 1_000_009 }])
    // The room that the refused one had taken is free again.
    expect((await up(1_000_000)).status).toBe(201)
    expect((await asked('/api/suppliers', who)).status).toBe(200)
  },
)

/** An upload that has begun: `go` sends the rest. */
function slowUpload({ cookie }: Caller) {
  const boundary = 'a-slow-line'
  const [head, tail] = [
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="shaft.step"\r\n\r\n`,
    `\r\n--${boundary}--\r\n`,
  ]
  const half = step!.buffer.length >> 1
  const sending = request(`${own.url}/api/files?purpose=workorder`, {
    method: 'POST',
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    sending.once('response', resolve).once('error', reject),
  )
  answered.catch(() => {})
  sending.write(head)
  sending.write(step!.buffer.subarray(0, half))
  return { answered, go: () => sending.write(step!.buffer.subarray(half)) && sending.end(tail) && undefined }
}
const drafts = async () =>
  (await readdir(path.join(own.folder, 'files'), { recursive: true }).catch(() => [])).filter((n) =>
    n.endsWith('.part'),
  )

test(
  'slow uploads, half requests and slow statements hold nobody else up, and a stop finishes what has begun',
  { tag: '@all' },
  async () => {
    const server = await own.start({ DATABASE_POOL: '4' })
    const who = await admin()
    const { port } = new URL(own.url)
    const slow = Array.from({ length: 40 }, () => slowUpload(who))
    const halves = Array.from({ length: 100 }, (_, i) => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
      const line =
        i % 2 ? 'GET /admin/customers HTT' : 'POST /api/suppliers HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n'
      socket.write(i % 2 ? line : `${line}content-type: application/json\r\ncookie: ${who.cookie}\r\n\r\n{"company`)
      return socket
    })
    await expect.poll(async () => (await drafts()).length).toBe(40)
    expect(await statusesOf('/api/suppliers', who, 40)).toEqual(Array(40).fill(200))
    expect((await asked('/admin/suppliers', who)).status).toBe(200)
    const busy = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'jobwork' AND state LIKE 'idle in%'`
    // Between two of its statements a job may be seen for a moment; an upload would be seen as long as it lasts.
    await expect.poll(() => own.rows(busy)).toEqual([{ n: 0 }])

    for (const { go } of slow) go()
    const answers = await Promise.all(slow.map(({ answered }) => answered))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(201))
    for (const half of halves) half.destroy()

    // A statement that takes too long is ended, and says so.
    await own.rows(
      `CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(60); RETURN NEW; END $$`,
    )
    await own.rows(`CREATE TRIGGER slow BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION slow()`)
    const form = {
      companyName: 'Nava',
      contactName: 'Ravi',
      email: 'nava@own.example',
      phone: '98220 12345',
      address: 'Nashik',
    }
    await expect(who.call('POST', '/api/suppliers', form)).rejects.toThrow('503')
    expect(await own.rows(`SELECT 1 FROM users WHERE email = 'nava@own.example'`)).toEqual([])

    // Told to stop, the server finishes what it has begun, takes nothing more, and ends with 0.
    const upload = slowUpload(who)
    await expect.poll(async () => (await drafts()).length).toBe(1)
    const ended = new Promise((resolve) => server.once('exit', (code) => resolve(code)))
    server.kill('SIGTERM')
    await expect
      .poll(() =>
        asked('/api/health/live', who).then(
          () => 'answers',
          () => 'refuses',
        ),
      )
      .toBe('refuses')
    upload.go()
    expect((await upload.answered).statusCode).toBe(201)
    expect(await ended).toBe(0)
    expect(await own.rows('SELECT DISTINCT size FROM files')).toEqual([{ size: step!.buffer.length }])
    expect(await own.rows('SELECT count(*)::int AS n FROM files')).toEqual([{ n: 41 }])
  },
)

test(
  'the limits on signing in hold over a restart, and over two processes behind the port',
  { tag: '@all' },
  async () => {
    const wrong = async () => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ username: 'admin@own.example', password: 'wrong-one' })
      return (await fetch(`${own.url}/api/login`, { method: 'POST', headers, body })).status
    }
    const variables = { RATE_LIMIT: 'on', WEB_CONCURRENCY: '2', PASSWORD_COST: '10' }
    const first = await own.start(variables)
    for (let n = 0; n < 3; n++) expect(await wrong()).toBe(401)
    await own.kill(first)
    await sleep(100)
    await own.start(variables)
    for (let n = 0; n < 2; n++) expect(await wrong()).toBe(401)
    for (let n = 0; n < 4; n++) expect(await wrong()).toBe(429)
  },
)
