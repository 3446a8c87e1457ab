import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { BoundedPool } from './bounded-pool'
import { env } from '../env'
import { log } from '../observability/log'
import { statementTimes } from '../observability/metrics'
import { Prisma, PrismaClient } from '../prisma/client'
import { currentRequest } from '../observability/request'

export const { sql, join, raw, DbNull } = Prisma
export type Sql = Prisma.Sql

/** Runs one statement and gives its rows; timestamps are ISO strings. */
export type Rows = <T>(query: Sql) => Promise<T[]>

/** The client of one transaction. It throws once the transaction has ended. */
export type Tx = Prisma.TransactionClient

/** PostgreSQL ends a statement, a wait for a lock and an idle transaction after these times (ms). */
const LIMITS = { statement_timeout: 10_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 20_000 }
/** PostgreSQL has ended every statement by then: without an answer the connection is dead (ms). */
const DEAD_MS = LIMITS.statement_timeout + 2_000
/** An idle connection is kept for this long (ms): a new one plans each statement anew. */
const IDLE_MS = 300_000
/** A transaction waits for its connection as long as the pool lets it, and then lasts at most this long (ms). */
const TRANSACTION = { maxWait: 8_000, timeout: 20_000 }

const SETTINGS = [
  // A page of 50 rows never earns a parallel worker.
  '-c max_parallel_workers_per_gather=0',
  // The data is in memory or on an SSD, where an index lookup costs little more than a sequential read.
  '-c random_page_cost=1.1',
  // Memoize reserves memory for every possible lookup, 2 ms a statement; a page makes only fifty.
  '-c enable_memoize=off',
  // Completed orders aren't looked for among those that aren't, in the tab of a filter.
  '-c constraint_exclusion=on',
  '-c timezone=UTC',
].join(' ')

/** A plan that fits any value is kept at once: PostgreSQL would plan the first five times anew. */
const PLAN_ONCE = '-c plan_cache_mode=force_generic_plan'
/** Whether the work at hand repeats its statements, see `repeatingStatements`. */
let repeating = false

// Next may load this file more than once in a process; there is one pool all the same.
const shared = globalThis as { jobworkDb?: ReturnType<typeof open> }
const connections = () => (shared.jobworkDb ??= open())

function open() {
  const pool = new BoundedPool({
    connectionString: env().DATABASE_URL!,
    max: env().DATABASE_POOL,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    application_name: 'jobwork',
    options: repeating ? `${SETTINGS} ${PLAN_ONCE}` : SETTINGS,
    query_timeout: DEAD_MS,
    ...LIMITS,
  })
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: true, statementNameGenerator: ({ sql }) => nameOf(sql) }),
    // Prisma's long messages quote values, which must not be logged.
    errorFormat: 'minimal',
    log: [{ emit: 'event', level: 'query' }],
  })
  prisma.$on('query', ({ query, duration }) => recordStatement(query, duration))
  return { pool, prisma }
}

/** The Prisma client outside of any transaction, for tests, seed and simple reads. */
export const db = () => connections().prisma

/** The connection pool, for libraries that keep their own tables. */
export const pool = () => connections().pool

/** Closes every connection of this process. */
export async function disconnect() {
  const open = shared.jobworkDb
  delete shared.jobworkDb
  named.clear()
  await open?.prisma.$disconnect()
}

/**
 * Runs work that repeats a few hundred statements thousands of times, such as filling the demo: each is planned once a
 * connection. The work has connections of its own, so that their plans and names are no longer kept after it.
 */
export async function repeatingStatements<T>(work: () => Promise<T>): Promise<T> {
  await disconnect()
  repeating = true
  try {
    return await work()
  } finally {
    await disconnect()
    repeating = false
  }
}

/** PostgreSQL's timestamptz in UTC, 2026-11-21 04:05:06.78+00, as ISO 8601; infinity as it is. */
const isoInstant = (text: string) =>
  text[10] === ' ' && text.endsWith('+00')
    ? `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`
    : text
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.TIMESTAMPTZ ? isoInstant : pg.types.getTypeParser(oid, format),
}

/** Runs one statement on the pool, outside of any transaction. */
export const rows: Rows = (query) => run(query)

/** The same as a prepared statement: for frequent texts. */
export const preparedRows: Rows = (query) => run(query, nameOf(query.text))

/** PostgreSQL keeps the plan of a named statement for as long as its connection lives (about 100 kB): so many texts get a name. */
const MAX_NAMED = 90
/** As many while statements are repeated. */
const MAX_NAMED_REPEATING = 1_000
const named = new Map<string, string>()

/** The name of a text as a prepared statement; empty when enough others have one: it is planned each time. */
function nameOf(text: string): string {
  const most = repeating ? MAX_NAMED_REPEATING : MAX_NAMED
  if (!named.has(text) && named.size < most) named.set(text, createHash('sha1').update(text).digest('base64url'))
  return named.get(text) ?? ''
}

async function run<T>({ text, values }: Sql, name?: string): Promise<T[]> {
  const begin = performance.now()
  try {
    return (await pool().query({ name, text, values, types })).rows as T[]
  } finally {
    recordStatement(text, performance.now() - begin)
  }
}

/** Runs the work in one transaction: all of it is kept, or nothing. */
export const transaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db().$transaction(work, TRANSACTION)

/** Runs statements in a transaction. */
export const rowsIn =
  (tx: Tx): Rows =>
  async <T>(query: Sql) =>
    (await tx.$queryRaw<object[]>(query)).map(withIsoInstants) as T[]

const withIsoInstants = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  )

/** Measures a statement for metrics and the request's log line, and logs a slow one without its values. */
function recordStatement(text: string, ms: number) {
  statementTimes().observe(ms / 1000)
  const request = currentRequest()
  if (request) {
    request.statements++
    request.sqlMs += ms
  }
  if (ms < env().SLOW_QUERY_MS) return
  const sql = text.replace(/\s+/g, ' ').slice(0, 1_000)
  log().warn({ requestId: request?.id, ms: Math.round(ms), sql }, 'slow query')
}
