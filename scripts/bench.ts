// What the product's calls cost beside what the same calls cost on node:http and pg alone: npm run bench (after a build).
//   --orders=100000  --rounds=3  --seconds=4  --only=user,search
//   --profile=DIR    writes a CPU profile of the product there
//   --flat           every list and dashboard on 10,000 work orders and on 1,000,000 instead
// The servers run at the same time on one PostgreSQL, each answer is checked for being the same work, and then they are
// asked in turn. Processor time is that of a server's whole tree, and that of PostgreSQL.
import path from 'node:path'
import pg from 'pg'
import { ownServer } from '../tests/e2e/own-server'
import { htmlPage, kinds, type Kind } from './bench/calls'
import { sizesOf } from './bench/data'
import { flat } from './bench/flat'
import { startGenerator } from './bench/load'
import { startNextFloor } from './bench/next-floor'
import { signIns, sockets, uploads } from './bench/once'
import { isCounted, postmasterOf, watched } from './bench/processes'
import { bounded, compared, heading } from './bench/report'
import { measure, type Bench } from './bench/steady'
import { copyOf, databases, startLimit, startProduct, stopOthers, type Target } from './bench/targets'

const option = (name: string, otherwise: string) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise
const number = (name: string, otherwise: number) => Number(option(name, String(otherwise)))
const only = option('only', '').split(',')
const wanted = (name: string) => only.some((word) => name.includes(word))

const own = await ownServer()
const generator = startGenerator()
const settings = {
  ...{ generator, postmaster: postmasterOf(path.join(own.folder, 'postgres')) },
  ...{ rounds: number('rounds', 3), seconds: number('seconds', 4), connections: 16 },
}
let closing: Promise<void> | undefined
const close = () => (closing ??= end())
async function end() {
  generator.stop()
  stopOthers()
  await own.close()
}
// It takes minutes: who has seen enough leaves nothing behind.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().then(() => process.exit(1)))
try {
  await (process.argv.includes('--flat')
    ? flat(own, { ...settings, connections: 4 }, wanted)
    : beside(number('orders', 100_000)))
} finally {
  await close()
}

/** The product beside the limit, with so many work orders. */
async function beside(orders: number) {
  const sizes = sizesOf(orders)
  console.log(`Filling it with ${orders.toLocaleString('en')} work orders`)
  const { product, people } = await databases(own, sizes, 'bench_product')
  const copy = await copyOf(own, product, 'bench_limit')
  const pool = new pg.Pool({ connectionString: product, max: 1 })
  // It is closed with its server when something fails.
  pool.on('error', () => {})
  const rows = async <T>(sql: string) => (await pool.query(sql)).rows as T[]
  const bench: Bench = { ...settings, world: { sizes, people, rows } }
  const profile = option('profile', '')
  const { target, server } = await startProduct(own, product, profile)
  const limit = await startLimit(own, copy, 'limit')
  const targets = [target, limit, await startLimit(own, copy, 'limit-cached')]

  const show = async (kind: Kind, targets: Target[]) => {
    const measured = await measure(kind, targets, bench)
    const reference = measured.find(({ target }) => target === kind.against)
    for (const one of measured)
      console.log(compared(kind.name, one, reference, one.target === 'product' ? kind.target : undefined))
    return measured[0]!
  }
  const [, memory] = await watched(target.pid, 250, async () => {
    // Uploads while the servers are fresh, so that what they take is seen; what writes much stands last, since all must have
    // the same rows as long as they are compared.
    if (wanted('uploads')) await uploads([target, limit], bench)
    if (wanted('sockets')) await sockets([target, limit], bench)
    if (wanted('sign-ins')) await signIns(target, bench)
    console.log(isCounted ? '\nprocessor time in ms a request' : '\nno /proc here: compared by requests a second')
    console.log(heading())
    if (wanted(htmlPage.name)) {
      const { bytes } = await show(htmlPage, [target, await startNextFloor(copy)])
      console.log(`  its HTML: ${bounded(bytes / 1_000, 60, 'kB')}`)
    }
    for (const kind of kinds) if (wanted(kind.name) && sizes.orders >= (kind.orders ?? 0)) await show(kind, targets)
  })
  if (isCounted) console.log(`\nmemory of the product under all this: ${bounded(memory / 1_048_576, 250, 'MB')}`)
  await pool.end()
  // A profile is written at the end.
  await own.stop(server)
}
