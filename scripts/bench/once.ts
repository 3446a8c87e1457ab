import type { Member } from './data'
import { median } from './figures'
import type { Request } from './load'
import { usedBy, watched } from './processes'
import { bounded } from './report'
import type { Bench } from './steady'
import { ask, writing, type Target } from './targets'

const SOCKETS = 1_000
const WRITES = 15

/** How long until the last of a thousand sockets is told of a change, from the start of the write. */
export async function sockets([product, limit]: [Target, Target], bench: Bench) {
  const { order, supplier, customer } = bench.world.people.followed
  const { id, role } = customer
  const found = new Map<Target, number[]>([
    [product, []],
    [limit, []],
  ])
  for (let round = 0; round < bench.rounds; round++)
    for (const target of round % 2 ? [limit, product] : [product, limit]) {
      const { base } = target
      const headers = await target.headers(customer)
      await bench.generator.ask('connect', { base, count: SOCKETS, headers, account: { id, role } })
      for (let n = 0; n < WRITES; n++) {
        const body = JSON.stringify({ status: n % 2 ? 'started' : 'in_progress' })
        const write = { method: 'PATCH', at: `/api/workorders/${order}/status`, body }
        const sent = { ...write, headers: await writing(target, supplier) }
        found.get(target)!.push(await bench.generator.ask('toldLast', { base, write: sent }))
      }
      await bench.generator.ask('disconnect', undefined)
    }
  const [own, least] = [median(found.get(product)!), median(found.get(limit)!)]
  console.log(`last of ${SOCKETS} sockets told: product ${own.toFixed(1)} ms, limit ${least.toFixed(1)} ms`)
  console.log(`  ${bounded(own / least, 2, '×')}`)
}

const MB = 1_000_000
const UPLOADS = 24

/** How fast files arrive, four at once, and how much memory that takes. */
export async function uploads([product, limit]: [Target, Target], bench: Bench) {
  const found = new Map<Target, { speed: number; grown: number }[]>([
    [product, []],
    [limit, []],
  ])
  const before = new Map([product, limit].map((target) => [target, usedBy(target.pid).memory]))
  for (let round = 0; round <= bench.rounds; round++)
    for (const target of round % 2 ? [limit, product] : [product, limit]) {
      const requests = await Promise.all(
        bench.world.people.customers.map(async (member): Promise<Request> => ({
          ...{ method: 'POST', at: '/api/files?purpose=inquiry', pdf: 10 * MB },
          headers: {
            ...(await target.headers(member)),
            ...{ 'content-type': 'multipart/form-data; boundary=bench-part', origin: target.base },
          },
        })),
      )
      const load = { base: target.base, requests, from: 0, connections: 4, seconds: 600, count: round ? UPLOADS : 4 }
      const [sent, most] = await watched(target.pid, 25, () => bench.generator.ask('load', load))
      if (sent.bad) throw new Error(`${target.name}: ${sent.bad} uploads failed: ${sent.said}`)
      // The first ones load what every later one uses.
      const grown = most - before.get(target)!
      if (round) found.get(target)!.push({ speed: (sent.answered * 10) / sent.seconds, grown })
    }
  const middle = (target: Target, of: 'speed' | 'grown') => median(found.get(target)!.map((one) => one[of]))
  const [speed, least] = [middle(product, 'speed'), middle(limit, 'speed')]
  const most = (target: Target) => Math.max(...found.get(target)!.map(({ grown }) => grown)) / MB
  const [grown, allowed] = [most(product), most(limit)]
  console.log(`10 MB uploads, 4 at once: product ${speed.toFixed(0)} MB/s, limit ${least.toFixed(0)} MB/s`)
  console.log(`  ${bounded(speed / least, 0.8, '×', 'at least')}`)
  console.log(`memory that they take: product ${grown.toFixed(0)} MB, limit ${allowed.toFixed(0)} MB`)
  console.log(`  ${bounded(grown / allowed, 1.5, '×')}`)
}

/** A person's p99 with and without four others who sign in, again and again. Asked at a steady pace, so that waiting shows. */
export async function signIns(product: Target, bench: Bench) {
  const { generator, world, rounds, seconds } = bench
  const headers = await product.headers(world.people.suppliers[0]!)
  const me = { requests: [{ at: '/api/user', headers }], connections: 4, everyMs: 10 }
  const body = (member: Member) => JSON.stringify({ username: member.email, password: 'a-long-secret' })
  const [alone, beside]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++)
    for (const together of round % 2 ? [true, false] : [false, true]) {
      let over = false
      const four = world.people.customers.slice(0, together ? 4 : 0).map(async (member) => {
        const login = { method: 'POST', at: '/api/login', body: body(member) }
        while (!over) await ask(product, { ...login, headers: { 'content-type': 'application/json' } })
      })
      const load = { base: product.base, ...me, from: 0, seconds: seconds * 2 }
      const sent = await generator.ask('load', load)
      over = true
      await Promise.all(four)
      if (sent.bad) throw new Error(`${sent.bad} failed: ${sent.said}`)
      ;(together ? beside : alone).push(sent.p99)
    }
  const [without, during] = [median(alone), median(beside)]
  console.log(`current user's p99: ${without.toFixed(1)} ms, while four people sign in ${during.toFixed(1)} ms`)
  console.log(`  ${bounded(during / without, 2, '×')}`)
}
