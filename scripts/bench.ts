// What the calls cost, on the production build with 100,000 work orders: npm run bench (after npm run build).
//   --orders=100000 --seconds=5 --only=search,status
//   --flat   every list, filter and dashboard, on 10,000 and on 1,000,000 work orders, or on --orders=10000,100000
// Processor time is that of the server's processes and of PostgreSQL's. It needs Linux.
import autocannon from 'autocannon'
import path from 'node:path'
import { ownServer } from '../tests/e2e/support/own-server'
import { fill, openSessions, sizesOf, type Sizes } from './bench/fill'
import { filterLoads } from './bench/filters'
import { lists, loads, type Load } from './bench/loads'
import { postmasterOf, usedBy } from './bench/usage'

const option = (name: string, otherwise: string) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise
const seconds = Number(option('seconds', '5'))
const only = option('only', '').split(',')
const isWanted = ({ name }: Load) => only.some((word) => name.includes(word))
const mb = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`

const own = await ownServer()
const postmaster = postmasterOf(path.join(own.folder, 'postgres'))
try {
  await (process.argv.includes('--flat')
    ? flat(option('orders', '10000,1000000').split(',').map(Number))
    : costs(Number(option('orders', '100000'))))
} finally {
  await own.close()
}

/** A server on a database of its own with so many work orders, and people who are signed in. */
async function started(orders: number) {
  const sizes = sizesOf(orders)
  const address = await own.database(`bench_${orders}`)
  await own.stop(await own.start({ DATABASE_URL: address }))
  console.log(`Filling a database with ${orders.toLocaleString('en')} work orders`)
  await fill(address, sizes)
  const cookies = await cookiesOf(address, sizes)
  return { sizes, cookies, server: await own.start({ DATABASE_URL: address }) }
}

async function cookiesOf(address: string, { admins, suppliers }: Sizes) {
  Object.assign(process.env, { APP_URL: own.url, AUTH_SECRET: own.secret })
  const { signInCookie } = await import('@/lib/http/auth/session')
  const ids = { admin: 1, supplier: admins + 1, customer: admins + suppliers + 1 }
  const cookies = {} as Record<keyof typeof ids, string>
  for (const { id, role, key } of await openSessions(address, Object.values(ids)))
    cookies[role as keyof typeof ids] = (await signInCookie({ id, role }, key)).split(';')[0]!
  return cookies
}

type Started = Awaited<ReturnType<typeof started>>

/** Sends one kind of request for some seconds, and measures it. */
async function measure({ cookies, sizes, server }: Started, { as, requests, connections = 8 }: Load, duration: number) {
  const before = [usedBy(server.pid!).cpu, usedBy(postmaster).cpu]
  const result = await autocannon({
    url: own.url,
    connections,
    duration,
    requests: requests(sizes).map((request) => ({
      ...request,
      headers: { cookie: cookies[as], origin: own.url, ...request.headers },
    })),
  })
  const [program, database] = [usedBy(server.pid!).cpu - before[0]!, usedBy(postmaster).cpu - before[1]!]
  const count = result.requests.total
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx,
    program: program / count,
    database: database / count,
    bytes: result.throughput.total / count,
  }
}

async function costs(orders: number) {
  const world = await started(orders)
  console.log(`Memory at rest: ${mb(usedBy(world.server.pid!).memory)}\n`)
  console.log(`${''.padEnd(30)}  program  database    p50    p99  a second   bytes  refused`)
  let most = 0
  for (const load of loads.filter(isWanted)) {
    const { program, database, p50, p99, perSecond, bytes, refused } = await measure(world, load, seconds)
    most = Math.max(most, usedBy(world.server.pid!).memory)
    const figures = [
      program.toFixed(2),
      database.toFixed(2),
      p50,
      p99,
      Math.round(perSecond),
      Math.round(bytes),
      refused,
    ]
    const widths = [9, 10, 7, 7, 10, 8, 9]
    console.log(load.name.padEnd(30) + figures.map((figure, i) => String(figure).padStart(widths[i]!)).join(''))
  }
  console.log(`\nprogram, database: ms of processor time a request. Memory under load: ${mb(most)}`)
}

/** The cost of each list and dashboard on a small and on a large database, and their ratio. */
async function flat(sizes: number[]) {
  const found = new Map<string, number[]>()
  for (const orders of sizes) {
    const world = await started(orders)
    for (const load of [...lists, ...filterLoads(world.sizes)].filter(isWanted)) {
      const { program, database, refused } = await measure(world, load, Math.min(seconds, 2))
      if (refused) console.log(`${load.name}: ${refused} refused`)
      found.set(load.name, [...(found.get(load.name) ?? []), program + database])
    }
    await own.stop(world.server)
  }
  console.log(
    `${'ms of processor time a request'.padEnd(50)}${sizes.map((n) => n.toLocaleString('en').padStart(11)).join('')}`,
  )
  for (const [name, costs] of found)
    console.log(
      `${name.padEnd(50)}${costs.map((ms) => ms.toFixed(2).padStart(11)).join('')}   ${(costs.at(-1)! / costs[0]!).toFixed(2)} ×`,
    )
}
