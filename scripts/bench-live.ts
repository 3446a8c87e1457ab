// npm run bench:live: how long a person waits to be told, from the answer of the write to the message at a connected
// client (ms, p50 and p99), with 1 and with 1,000 connected sockets; and how long until the last of 1,000 is told.
// It needs a build, and runs on a database of its own.
import WebSocket from 'ws'
import { caller, ownServer, type Caller } from '@/tests/e2e/own-server'

const WRITES = Number(process.env.WRITES ?? 200)
const SOCKETS = 1_000
let round = 0

const own = await ownServer()
try {
  await own.start()
  const admin = await caller(own.url, 'admin@own.example')
  const people = await members(admin)
  console.log(`${WRITES} changes of a payment, told to the one supplier whom it concerns`)
  const first = await connect(people.slice(0, 1))
  report('1 socket', await told(admin, first[0]!))
  const all = [...first, ...(await connect(people.slice(1)))]
  report(`${SOCKETS} sockets`, await told(admin, first[0]!))
  console.log(`\n20 inquiries, each told to ${SOCKETS} suppliers`)
  const rounds = []
  for (let i = 0; i < 20; i++) rounds.push(await toldAll(admin, all))
  report(
    'first told',
    rounds.map((r) => r.first),
  )
  report(
    'last told',
    rounds.map((r) => r.last),
  )
  for (const { socket } of all) socket.terminate()
} finally {
  await own.close()
}

type Member = { id: number; cookie: string }
type Listener = { socket: WebSocket; next: () => Promise<number> }

/** A thousand verified suppliers of one process; the first has an order. */
async function members(admin: Caller): Promise<Member[]> {
  Object.assign(process.env, { APP_URL: own.url, AUTH_SECRET: 'a-secret-of-this-story-only-0123456789' })
  const { signInCookie } = await import('@/lib/http/session')
  const rows = await own.rows<{ id: number }>(`
    INSERT INTO users (username, email, password_hash, role, company_name, contact_name, verified, mail_off)
    SELECT 's' || n || '@bench.example', 's' || n || '@bench.example', '!', 'supplier', 'Company ' || n, 'Asha', true,
      '{inquiries,payments}'
    FROM generate_series(1, ${SOCKETS}) n RETURNING id`)
  await own.rows(
    `INSERT INTO processes (name, supplier_id, status) SELECT 'Milling', id, 'approved' FROM users WHERE role = 'supplier'`,
  )
  await admin.call('POST', '/api/workorders', { supplierId: rows[0]!.id })
  const keys = await own.rows<{ id: number; key: string }>(
    `INSERT INTO sessions (key, user_id, device)
     SELECT gen_random_uuid(), id, 'bench' FROM users WHERE role = 'supplier' RETURNING user_id AS id, key`,
  )
  return Promise.all(
    keys.map(async ({ id, key }) => ({
      id,
      cookie: (await signInCookie({ role: 'supplier', id }, key)).split(';')[0]!,
    })),
  )
}

async function connect(members: Member[]): Promise<Listener[]> {
  const listeners: Listener[] = []
  for (let i = 0; i < members.length; i += 50)
    listeners.push(...(await Promise.all(members.slice(i, i + 50).map(listen))))
  return listeners
}

/** A socket that is let in; `next` resolves with the time at which it is told something. */
function listen({ id, cookie }: Member): Promise<Listener> {
  const socket = new WebSocket(`${own.url.replace('http', 'ws')}/ws`, { headers: { cookie } })
  const waiting: ((at: number) => void)[] = []
  const next = () => new Promise<number>((resolve) => waiting.push(resolve))
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('open', () => socket.send(JSON.stringify({ type: 'auth', userId: id, userRole: 'supplier' })))
    socket.on('message', (data) => {
      if (String(data).includes('auth_success')) resolve({ socket, next })
      else waiting.shift()?.(performance.now())
    })
  })
}

/** From each answer to the arrival of its message; below 0.1 when the message was first. */
async function told(admin: Caller, { next }: Listener): Promise<number[]> {
  const [order] = await admin.call<{ id: number }[]>('GET', '/api/workorders')
  const times = []
  for (let i = 0; i < WRITES; i++) {
    const arrival = next()
    await admin.call('PATCH', `/api/workorders/${order!.id}/payment`, { status: i % 2 ? 'pending' : 'partial' })
    const answered = performance.now()
    times.push(Math.max(0, (await arrival) - answered))
  }
  return times
}

/** From the answer of an inquiry's release to the first and the last of its suppliers being told. */
async function toldAll(admin: Caller, listeners: Listener[]) {
  const email = `c${++round}@bench.example`
  const form = { role: 'customer', email, companyName: 'Customer', contactName: 'Ravi', password: 'a-long-secret' }
  const send = (path: string, body: unknown, cookie = '') =>
    fetch(own.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const registered = await send('/api/register', form)
  const cookie = registered.headers.get('set-cookie')!.split(';')[0]!
  const { id } = (await registered.json()) as { id: number }
  const [process] = await own.rows<{ id: number }>('SELECT min(id) AS id FROM processes')
  const inquiry = { projectName: 'Flange', description: 'Turned and drilled', quantity: 1, processId: process!.id }
  await send('/api/inquiries', inquiry, cookie)
  const arrivals = Promise.all(listeners.map(({ next }) => next()))
  await admin.call('PATCH', `/api/users/${id}/verify`)
  const answered = performance.now()
  const times = (await arrivals).map((at) => Math.max(0, at - answered))
  return { first: Math.min(...times), last: Math.max(...times) }
}

function report(name: string, times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!.toFixed(1)
  console.log(`${name.padEnd(14)} p50 ${at(0.5).padStart(7)} ms   p99 ${at(0.99).padStart(7)} ms`)
}
