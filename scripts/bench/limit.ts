// The limit: what the same calls cost on node:http and pg alone. A session's row and the account's, the role, whose row it
// is, the same checks of what comes in, the same rows written in one statement, the same answer; and nothing else.
//   PORT=… DATABASE_URL=… SECRET=… DATA_DIR=… [KEEP=on] node --import tsx scripts/bench/limit.ts
// KEEP=on is limit-cached: sessions and totals are kept for some seconds.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import pg from 'pg'
import { openPool } from './limit-pool'
import { keyIn } from './limit-session'
import { acceptSocket, tell } from './limit-sockets'
import * as sql from './limit-sql'
import { receiveFile } from './limit-upload'

type User = { id: number; role: string; verified: boolean }
type Answer = { status: number; body: unknown; headers?: Record<string, string | number> }

const { PORT, DATABASE_URL: connectionString, SECRET = '', DATA_DIR = '', KEEP } = process.env
const KEPT_MS = KEEP === 'on' ? 5_000 : 0

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Each statement is planned once: planning a join of seven tables takes longer than running it for 50 rows. */
const known = openPool(connectionString, 8, 'generic')
/** Only who knows what is searched finds the index for it. */
const searching = openPool(connectionString, 2, 'custom')
const rows = async <T>(name: string, text: string, values: unknown[], pool = known) =>
  (await pool.query({ name, text, values })).rows as T[]

/** What was read, for as long as it is kept. */
const kept = new Map<string, { value: unknown; until: number }>()
async function keep<T>(key: string, read: () => Promise<T>): Promise<T> {
  const found = kept.get(key)
  if (found && found.until > Date.now()) return found.value as T
  const value = await read()
  if (KEPT_MS) kept.set(key, { value, until: Date.now() + KEPT_MS })
  return value
}

async function userOf(cookie = ''): Promise<User> {
  const key = keyIn(cookie, SECRET)
  const [user] = key ? await keep(key, () => rows<User>('session', sql.SESSION, [key])) : []
  if (!user) throw new Refusal(401, 'Sign in first')
  return user
}

function assertOurs({ headers }: IncomingMessage) {
  if (headers.origin && headers.origin !== `http://${headers.host}`) throw new Refusal(403, 'This is another site')
}
function assertRole({ role }: User, ...allowed: string[]) {
  if (!allowed.includes(role)) throw new Refusal(403, 'This is not for your account')
}

async function json(request: IncomingMessage): Promise<Record<string, unknown>> {
  if (!request.headers['content-type']?.startsWith('application/json')) throw new Refusal(415, 'Send JSON')
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > 1_048_576) throw new Refusal(413, 'The body is over 1 MB')
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>
  } catch {
    throw new Refusal(400, 'This is no JSON')
  }
}

function text(form: Record<string, unknown>, field: string, max: number, least = 1): string {
  const value = typeof form[field] === 'string' ? form[field].trim() : ''
  if (value.length < least || value.length > max) throw new Refusal(400, `${field} is missing, or too long`)
  return value
}
const optional = (form: Record<string, unknown>, field: string, max: number) =>
  form[field] ? text(form, field, max) : null
const whole = (value: unknown, from: number, to: number, name: string) => {
  const number = Number(value)
  if (!Number.isInteger(number) || number < from || number > to) throw new Refusal(400, `${name} is out of bounds`)
  return number
}

/** A page of a list that is sorted by id, newest first. */
async function list(
  url: URL,
  read: (before: number, limit: number) => Promise<{ id: number }[]>,
  count: () => Promise<{ total: number }[]>,
): Promise<Answer> {
  const limit = whole(url.searchParams.get('limit') ?? 100, 1, 500, 'limit')
  const before = whole(url.searchParams.get('cursor') ?? 2_147_483_647, 1, 2_147_483_647, 'cursor')
  const [found, [counted]] = await Promise.all([read(before, limit + 1), count()])
  const body = found.slice(0, limit)
  const headers: Answer['headers'] = { 'x-total-count': Math.min(counted!.total, 10_000) }
  if (found.length > limit) headers.link = `<${url.pathname}?limit=${limit}&cursor=${body.at(-1)!.id}>; rel="next"`
  return { status: 200, body, headers }
}

function listOrders(user: User, url: URL) {
  assertRole(user, 'supplier', 'admin')
  return user.role === 'supplier'
    ? list(
        url,
        (before, limit) => rows(`own ${limit}`, sql.OWN_ORDERS(limit), [user.id, before]),
        () => keep(`own ${user.id}`, () => rows('count own', sql.COUNT_OWN, [user.id])),
      )
    : list(
        url,
        (before, limit) => rows(`all ${limit}`, sql.ALL_ORDERS(limit), [before]),
        () => keep('all', () => rows('count all', sql.COUNT_ALL, [])),
      )
}

function listCustomers(user: User, url: URL) {
  assertRole(user, 'admin')
  const q = url.searchParams.get('q')?.trim().toLowerCase() ?? ''
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return list(
    url,
    (before, limit) => rows(`customers ${limit}`, sql.CUSTOMERS(limit), [like, before], searching),
    () => keep(`customers ${like}`, () => rows('count customers', sql.COUNT_CUSTOMERS, [like], searching)),
  )
}

async function submitInquiry(user: User, form: Record<string, unknown>): Promise<Answer> {
  assertRole(user, 'customer')
  const target = form.targetDate ? new Date(String(form.targetDate)) : null
  if (target && Number.isNaN(target.getTime())) throw new Refusal(400, 'targetDate is no date')
  const values = [
    ...[text(form, 'projectName', 200), text(form, 'description', 5_000, 10)],
    ...[whole(form.quantity, 1, 2_147_483_647, 'quantity'), optional(form, 'material', 200), target],
    ...[optional(form, 'specialRequirements', 5_000), user.id, user.verified],
  ]
  const [made] = await rows<object>('submit', sql.SUBMIT_INQUIRY, values)
  return { status: 201, body: withoutRung(made!) }
}

const STATUSES = ['pending', 'started', 'in_progress', 'quality_check', 'completed', 'issues']

async function moveOrder(user: User, id: number, form: Record<string, unknown>): Promise<Answer> {
  assertRole(user, 'supplier', 'admin')
  const status = text(form, 'status', 20)
  if (!STATUSES.includes(status)) throw new Refusal(400, 'There is no such status')
  const owner = user.role === 'supplier' ? user.id : null
  const values = [id, owner, status, optional(form, 'notes', 5_000), user.id, user.role]
  const [moved] = await rows<object>('move', sql.MOVE_ORDER, values)
  if (!moved) throw new Refusal(404, 'There is no such work order')
  return { status: 200, body: withoutRung(moved) }
}

/** It stands in the statement only so that the sockets are called. */
const withoutRung = ({ rung: _, ...body }: { rung?: unknown }) => body

async function storeFile(user: User, request: IncomingMessage): Promise<Answer> {
  const file = await receiveFile(request, DATA_DIR)
  if (!file) throw new Refusal(400, 'The upload is malformed, too large or of another kind')
  const values = [user.id, 'inquiry', file.name, file.size, file.type, file.key]
  const [row] = await rows<object>('file', sql.KEEP_FILE, values)
  return { status: 201, body: [{ ...row, addedBy: user.role, picture: false, facts: null }] }
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url!, 'http://limit')
  const call = `${request.method} ${url.pathname}`
  if (call === 'GET /api/health') return { status: 200, body: { status: 'ok' } }
  if (request.method !== 'GET') assertOurs(request)
  const user = await userOf(request.headers.cookie)
  if (call === 'GET /api/user') return { status: 200, body: user }
  if (call === 'GET /api/workorders') return listOrders(user, url)
  if (call === 'GET /api/customers') return listCustomers(user, url)
  if (call === 'POST /api/inquiries') return submitInquiry(user, await json(request))
  if (call === 'POST /api/files') return storeFile(user, request)
  const [, id] = /^PATCH \/api\/workorders\/([1-9]\d{0,8})\/status$/.exec(call) ?? []
  if (id) return moveOrder(user, Number(id), await json(request))
  throw new Refusal(404, 'There is no such thing')
}

function send(response: ServerResponse, { status, body, headers }: Answer) {
  const bytes = Buffer.from(JSON.stringify(body))
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length, ...headers })
  response.end(bytes)
}

const server = createServer((request, response) => {
  answer(request).then(
    (given) => send(response, given),
    (error: unknown) => {
      if (!(error instanceof Refusal)) console.error(error)
      const { status, message } = error instanceof Refusal ? error : { status: 500, message: 'A fault' }
      send(response, { status, body: { message } })
    },
  )
})
server.on('upgrade', (request, socket) => {
  userOf(request.headers.cookie).then(
    (user) => acceptSocket(request, socket, user),
    () => socket.destroy(),
  )
})

const ear = new pg.Client({ connectionString })
await ear.connect()
ear.on('notification', ({ payload }) => {
  for (const { to, entry } of JSON.parse(payload!) as { to: number; entry: object }[]) tell(to, entry)
})
await ear.query('LISTEN limit_bell')
server.listen(Number(PORT), '127.0.0.1', () => console.log('The limit is ready'))
