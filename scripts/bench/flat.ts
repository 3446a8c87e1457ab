import { writeCursor } from '@/lib/domain/cursor'
import { type OwnServer } from '@/tests/e2e/own-server'
import { get, type Kind, type World } from './calls'
import { queried, sizesOf } from './data'
import { measure, type Bench } from './steady'
import { databases, startProduct, type People, type Target } from './targets'

/** So many work orders. The one in between shows a plan that only grows until PostgreSQL gives it up. */
const SIZES = [10_000, 100_000, 1_000_000]
const PAGE = 10
/** Page 1,000, or the last one of a table that has fewer. */
const DEEP = 999 * PAGE

type Who = (people: People) => People['suppliers']
const admin: Who = ({ admin }) => [admin]
const supplier: Who = ({ suppliers }) => suppliers
const customer: Who = ({ customers }) => customers

/** The tables behind the lists that an admin has whole. */
const LISTS = {
  workorders: 'work_orders',
  inquiries: 'inquiries',
  quotations: 'quotations',
  machines: 'machines',
  processes: 'processes',
  customers: `users WHERE role = 'customer'`,
  suppliers: `users WHERE role = 'supplier'`,
}

type Call = Pick<Kind, 'name' | 'requests'>

/** Every list and every dashboard of every role. */
const calls = (): Call[] => {
  const counted = (path: string) => `${path}?limit=${PAGE}&counts=true`
  const call = (role: string, who: Who, ...at: string[]): Call => ({
    ...{ name: `${role} ${at[0]!.slice('/api/'.length)}`, requests: get(who, ...at) },
  })
  const deep = (path: string, table: string): Call => ({
    name: `admin ${path}, page 1,000`,
    requests: async (target, world) => {
      const [{ id }] = (await world.rows<{ id: number }>(
        `SELECT id FROM (SELECT id FROM ${table}) one ORDER BY id DESC
         LIMIT 1 OFFSET least(${DEEP}, (SELECT count(*) FROM (SELECT FROM ${table}) two) - ${PAGE}) - 1`,
      )) as [{ id: number }]
      const cursor = writeCursor({ sort: '-id', value: id, id, back: false })
      return get(admin, `${counted(`/api/${path}`)}&cursor=${cursor}`)(target, world)
    },
  })
  const everyone = ([role, who]: [string, Who]) => [
    ...['workorders', 'inquiries', 'quotations'].map((path) => call(role, who, counted(`/api/${path}`))),
    call(role, who, '/api/dashboard'),
    call(role, who, '/api/dashboard/trends'),
    call(role, who, counted('/api/notifications')),
    call(role, who, '/api/search?q=flange'),
  ]
  return [
    ...Object.entries(LISTS).map(([path, table]) => deep(path, table)),
    ...(
      [
        ['admin', admin],
        ['supplier', supplier],
        ['customer', customer],
      ] as [string, Who][]
    ).flatMap(everyone),
    ...['machines', 'processes', 'customers', 'suppliers', 'audit'].map((path) =>
      call('admin', admin, counted(`/api/${path}`)),
    ),
    ...['machines', 'processes'].map((path) => call('supplier', supplier, counted(`/api/${path}`))),
    call('admin', admin, `${counted('/api/customers')}&q=nashik%20gears`),
    call('admin', admin, `${counted('/api/workorders')}&q=flange%20brass`),
    call('admin', admin, `${counted('/api/workorders')}&sort=dueDate`),
    call('admin', admin, `${counted('/api/workorders')}&status=issues`),
    call('admin', admin, '/api/payments'),
  ]
}

/** Whether a call costs the same on ten thousand work orders and on a million. */
export async function flat(own: OwnServer, bench: Omit<Bench, 'world'>, wanted: (name: string) => boolean) {
  const targets: Target[] = []
  const worlds = new Map<string, World>()
  for (const orders of SIZES) {
    const name = orders.toLocaleString('en')
    console.log(`Filling it with ${name} work orders`)
    const sizes = sizesOf(orders)
    const { product, people } = await databases(own, sizes, `bench_${orders}`)
    worlds.set(name, { sizes, people, rows: (sql) => queried(product, sql) })
    const { target } = await startProduct(own, product, '')
    targets.push({ ...target, name })
  }
  const [world] = worlds.values()
  console.log(
    `\n${'processor time in ms a request'.padEnd(52)}${[...worlds.keys()].map((name) => name.padStart(10)).join('')}`,
  )
  for (const { name, requests } of calls()) {
    if (!wanted(name)) continue
    const kind: Kind = {
      ...{ name, target: 1, against: 'limit' },
      requests: (target) => requests(target, worlds.get(target.name)!),
    }
    const measured = await measure(kind, targets, { ...bench, world: world! })
    const [least, ...others] = measured.map(({ app, database }) => app + database)
    const failed = measured.map(({ said }) => said).join(' ')
    const costs = [least!, ...others].map((ms) => ms.toFixed(2).padStart(10)).join('')
    console.log(`${name.padEnd(52)}${costs}   ${(Math.max(...others) / least!).toFixed(2)} × ${failed}`)
  }
}
