// How one and two processes behind one port compare, each kind of request in turn, and what an order takes on the disk:
// npm run bench:scale -- --seconds=10
import { Agent, request } from 'node:http'
import { type ChildProcess } from 'node:child_process'
import { people, type People } from '../tests/e2e/own-people'
import { ownServer, type OwnServer } from '../tests/e2e/own-server'

const SECONDS = Number(/--seconds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 10)
const ROUNDS = 3
const AT_ONCE = 32

type Kind = { name: string; send: (people: People) => { method: string; at: string; cookie: string; body?: string } }
const inquiry = JSON.stringify({ projectName: 'Scale', description: 'Turned flange, again', quantity: 4 })
const kinds: Kind[] = [
  {
    name: 'a list of 50',
    send: ({ customer }) => ({ method: 'GET', at: '/api/inquiries?limit=50', cookie: customer.cookie }),
  },
  { name: 'a page', send: ({ customer }) => ({ method: 'GET', at: '/customer/orders', cookie: customer.cookie }) },
  {
    name: 'an inquiry',
    send: ({ customer }) => ({ method: 'POST', at: '/api/inquiries', cookie: customer.cookie, body: inquiry }),
  },
]

/** Requests that were answered in a second, with so many at once. */
async function rate(own: OwnServer, { method, at, cookie, body }: ReturnType<Kind['send']>, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const once = () =>
    new Promise<void>((resolve, reject) =>
      request(own.url + at, { method, agent, headers: { cookie, ...(body && { 'content-type': 'application/json' }) } })
        .on('response', (answer) => {
          if (answer.statusCode! >= 300) reject(new Error(`${method} ${at}: ${answer.statusCode}`))
          answer.resume().on('end', resolve)
        })
        .on('error', reject)
        .end(body),
    )
  const until = Date.now() + seconds * 1000
  let answered = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (; Date.now() < until; answered++) await once()
    }),
  )
  agent.destroy()
  return answered / seconds
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!

const own = await ownServer()
const found = new Map<string, number[]>()
let all: People | undefined
for (let round = 0; round < ROUNDS; round++)
  for (const count of round % 2 ? [2, 1] : [1, 2]) {
    const server: ChildProcess = await own.start({ WEB_CONCURRENCY: String(count), WORKER: 'own', LOG_LEVEL: 'error' })
    all ??= await people(own)
    for (const { name, send } of kinds) {
      await rate(own, send(all), 2)
      const key = `${name} ${count}`
      found.set(key, [...(found.get(key) ?? []), await rate(own, send(all), SECONDS)])
    }
    await own.stop(server)
  }
console.log('per second      1 process  2 processes  ratio')
for (const { name } of kinds) {
  const [one, two] = [1, 2].map((count) => median(found.get(`${name} ${count}`)!))
  console.log(
    `${name.padEnd(14)} ${one!.toFixed(0).padStart(10)} ${two!.toFixed(0).padStart(12)} ${(two! / one!).toFixed(2).padStart(6)}`,
  )
}
await own.rows('VACUUM ANALYZE')
const sizes = await own.rows<{ name: string; rows: number; bytes: number }>(`
  SELECT relname AS name, n_live_tup::int AS rows, round(pg_total_relation_size(relid) / n_live_tup)::int AS bytes
  FROM pg_stat_user_tables WHERE n_live_tup > 500 ORDER BY pg_total_relation_size(relid) DESC`)
console.log('\nbytes of a row, with its indexes')
for (const { name, rows, bytes } of sizes) console.log(`${name.padEnd(20)} ${String(bytes).padStart(6)}  of ${rows}`)
await own.close()
