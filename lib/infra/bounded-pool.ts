import type { Socket } from 'node:net'
import pg from 'pg'
import { env } from './env'
import { log } from './log'
import { statementTimes, turnedAway } from './metrics'
import { currentRequest } from './request'
import { transactionClient } from './transaction'

/** How long a statement may run, wait for a row, and a transaction do nothing, before the database ends it (s). */
const LIMITS = { statement_timeout: 10, lock_timeout: 5, idle_in_transaction_session_timeout: 20 }
/** A statement that the database itself didn't end by then: the line to it is dead (ms). */
const DEAD_MS = (LIMITS.statement_timeout + 2) * 1000
/** How long one waits for a connection, a new one or one that others have (ms). */
const CONNECT_MS = 3_000
/** So many may wait for a connection; the next is turned away at once. */
const MAX_WAITING = 500
/** After a try to connect that nobody answered, nobody else waits for one for this long (ms). */
const AWAY_MS = 1_000

type Done = (release?: unknown) => void
type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void

const unreachable = (message: string) => Object.assign(new Error(message), { code: 'ECONNREFUSED' })

/**
 * The connections of one process: few, each statement within its time, and who can't be served soon is told so at once.
 * Within a transaction there is its own connection and no other.
 */
export class BoundedPool extends pg.Pool {
  #awayUntil = 0

  constructor(connectionString: string, max: number) {
    const limits = Object.entries(LIMITS).map(([name, seconds]) => `-c ${name}=${seconds}s`)
    super({
      ...{ connectionString, max, connectionTimeoutMillis: CONNECT_MS, keepAlive: true },
      application_name: 'jobwork',
      // Statements of a transaction that don't wait for each other travel together.
      pipeline: true,
      // A page of 50 rows never earns a parallel worker. What is asked for lies in memory or on a disk without arms, where
      // an index costs what it reads: else a count up to 10,000 reads the whole table in the hope of meeting them soon.
      // To remember what was looked up, room is set aside for all that could be, for 2 ms; a page looks up fifty.
      options: [
        ...['-c max_parallel_workers_per_gather=0', '-c random_page_cost=1.1', '-c enable_memoize=off'],
        '-c timezone=UTC',
        ...limits,
      ].join(' '),
    })
    // An idle connection that breaks is replaced by the next query.
    this.on('error', () => {})
    this.on('connect', watch)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    const ours = transactionClient()
    if (ours) return connected ? connected(undefined, ours, () => {}) : Promise.resolve(ours)
    const refusal = this.#refusal()
    if (connected) {
      if (refusal) return connected(refusal, undefined, () => {})
      return super.connect((error, client, done) => {
        if (error) this.#failed(error)
        connected(error, client, done as Done)
      })
    }
    if (refusal) return Promise.reject(refusal)
    return super.connect().catch((error: Error) => {
      this.#failed(error)
      throw error
    })
  }

  #refusal(): Error | undefined {
    if (this.idleCount) return undefined
    if (Date.now() < this.#awayUntil) return unreachable('The database did not answer a moment ago')
    if (this.waitingCount < MAX_WAITING) return undefined
    turnedAway().inc()
    return unreachable('Too many wait for the database')
  }

  #failed({ message }: Error) {
    if (message.includes('due to connection timeout')) this.#awayUntil = Date.now() + AWAY_MS
  }
}

/** Measures each statement of a connection, logs the slow ones without their values, and cuts a line that is dead. */
function watch(client: pg.PoolClient) {
  // Whoever has it at that moment is told by the statement that fails; with nobody listening, the process would end.
  client.on('error', () => {})
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const { stream: socket } = (client as unknown as { connection: { stream: Socket } }).connection
  let packing = false
  const pack = () => {
    if (packing) return
    packing = true
    socket.cork()
    process.nextTick(() => {
      packing = false
      socket.uncork()
    })
  }
  client.query = ((...given: unknown[]) => {
    const begin = performance.now()
    const scope = currentRequest()
    const dead = setTimeout(() => socket.destroy(), DEAD_MS).unref()
    pack()
    let over = false
    const finish = () => {
      if (over) return
      over = true
      clearTimeout(dead)
      const ms = performance.now() - begin
      statementTimes().observe(ms / 1000)
      if (scope) {
        scope.statements++
        scope.sqlMs += ms
      }
      if (ms >= env().SLOW_QUERY_MS)
        log().warn({ requestId: scope?.id, ms: Math.round(ms), sql: textOf(given[0]) }, 'slow query')
    }
    const last = given.at(-1)
    if (typeof last === 'function') given[given.length - 1] = (...answer: unknown[]) => (finish(), last(...answer))
    const result = query(...given)
    if (result instanceof Promise) {
      result.then(finish, finish)
      return result
    }
    // A statement that streams or has events of its own.
    if (typeof last !== 'function') (result as NodeJS.EventEmitter).once('end', finish).once('error', finish)
    return result
  }) as typeof client.query
}

const textOf = (statement: unknown) =>
  String((statement as { text?: string } | null)?.text ?? statement)
    .replace(/\s+/g, ' ')
    .slice(0, 1_000)
