import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { freePort, type OwnServer } from '@/tests/e2e/own-server'
import { load, queried, signedIn, type Member, type Sizes } from './data'
import { cookieOf } from './limit-session'
import type { Request } from './load'

/** A server under load, and how its people are known to it. */
export type Target = {
  name: string
  base: string
  /** Its database. */
  address: string
  pid: number
  headers: (member: Member) => Promise<Record<string, string>>
}

/** The secret with which the limit signs, and that of the product on a story's own server. */
const SECRET = 'a-secret-of-this-story-only-0123456789'

const range = (count: number, from: number) => Array.from({ length: count }, (_, i) => from + i)

/** Of each role, so many are signed in. */
const SIGNED_IN = 20

/** Everybody who is signed in, and an order whose supplier and customer are. */
export type People = {
  admin: Member
  suppliers: Member[]
  customers: Member[]
  followed: { order: number; supplier: Member; customer: Member }
}

/** The product's schema, filled, and a copy of it for the servers that it is compared with: both in one PostgreSQL. */
export async function databases(own: OwnServer, sizes: Sizes, name: string) {
  const product = await own.database(name)
  await own.stop(await own.start({ DATABASE_URL: product }))
  await load(product, sizes)
  const { admins, suppliers, customers } = sizes
  const first = { supplier: admins + 1, customer: admins + suppliers + 1 }
  const [followed] = await queried<{ id: number; customer: number }>(
    product,
    `SELECT w.id, i.customer_id AS customer FROM work_orders w JOIN inquiries i ON i.id = w.inquiry_id
     WHERE w.supplier_id = ${first.supplier} ORDER BY w.id LIMIT 1`,
  )
  const ids = [
    ...[1, followed!.customer],
    ...range(Math.min(SIGNED_IN, suppliers), first.supplier),
    ...range(Math.min(SIGNED_IN, customers), first.customer),
  ]
  const members = await signedIn(product, [...new Set(ids)])
  const all = (role: string) => members.filter((member) => member.role === role)
  const people: People = {
    ...{ admin: members[0]!, suppliers: all('supplier'), customers: all('customer') },
    followed: {
      ...{ order: followed!.id, supplier: all('supplier')[0]! },
      customer: members.find(({ id }) => id === followed!.customer)!,
    },
  }
  return { product, people }
}

/** The same rows once more, for who may not share them. */
export async function copyOf(own: OwnServer, address: string, name: string) {
  const from = new URL(address).pathname.slice(1)
  await own.rows(`CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY file_copy`)
  return Object.assign(new URL(address), { pathname: name }).href
}

/** The product as `npm start` runs it: one process, which also delivers. */
export async function startProduct(own: OwnServer, address: string, profile: string) {
  const port = await freePort()
  const base = `http://localhost:${port}`
  const server = await own.start({
    ...{ DATABASE_URL: address, PORT: String(port), APP_URL: base },
    ...(profile && {
      PROFILE_DIR: path.resolve(profile),
      NODE_OPTIONS: `--import ${path.resolve('scripts/bench/profile.mjs')}`,
    }),
  })
  Object.assign(process.env, { APP_URL: base, AUTH_SECRET: SECRET })
  const { signInCookie } = await import('@/lib/http/session')
  const headers = async (member: Member) => ({ cookie: (await signInCookie(member, member.key)).split(';')[0]! })
  return { server, target: { name: 'product', base, address, pid: server.pid!, headers } satisfies Target }
}

/** The limit server, on a port of its own. */
export async function startLimit(own: OwnServer, address: string, name: 'limit' | 'limit-cached'): Promise<Target> {
  const variables = { DATA_DIR: path.join(own.folder, name), KEEP: name === 'limit' ? 'off' : 'on' }
  return startOther(name, address, ['--import', 'tsx', 'scripts/bench/limit.ts'], 'is ready', variables)
}

const started = new Set<ChildProcess>()

/** Another server than the product, which is there when it has said these words. */
export async function startOther(
  name: string,
  address: string,
  args: string[],
  words: string,
  variables: Record<string, string> = {},
): Promise<Target> {
  const port = await freePort()
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port) },
      ...{ DATABASE_URL: address, SECRET, ...variables },
    },
  })
  started.add(child)
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (said: Buffer) => said.includes(words) && resolve())
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)))
  })
  const headers = async ({ key }: Member) => ({ cookie: cookieOf(key, SECRET) })
  return { name, base: `http://127.0.0.1:${port}`, address, pid: child.pid!, headers }
}

/** Ends them all. */
export const stopOthers = () => {
  for (const child of started) child.kill()
}

/** The headers of a write from the own pages. */
export const writing = async (target: Target, member: Member) => ({
  ...(await target.headers(member)),
  ...{ 'content-type': 'application/json', origin: target.base },
})

/** Asks one thing, once. */
export async function ask({ base }: Target, { method = 'GET', at, headers, body }: Request) {
  const answer = await fetch(base + at, { method, headers, body, redirect: 'manual' })
  const text = await answer.text()
  if (answer.status >= 300) throw new Error(`${method} ${base}${at}: ${answer.status} ${text.slice(0, 300)}`)
  return { text, headers: answer.headers }
}
