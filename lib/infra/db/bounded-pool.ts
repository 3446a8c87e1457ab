import pg from 'pg'
import { turnedAway } from '../observability/metrics'

/** How long a caller waits for a connection, a new one or one in use (ms). */
const CONNECT_MS = 8_000
/** Callers that may wait for a connection; the next one is refused at once. */
const MAX_WAITING = 500
/** After a connection attempt timed out, further attempts are refused for this long (ms). */
const AWAY_MS = 1_000

type Done = (release?: unknown) => void
type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void

const unreachable = (message: string) => Object.assign(new Error(message), { code: 'ECONNREFUSED' })

/** A pool that fails fast: a caller is refused when too many wait, or when the last connection attempt timed out. */
export class BoundedPool extends pg.Pool {
  #awayUntil = 0

  constructor(config: pg.PoolConfig) {
    super({ connectionTimeoutMillis: CONNECT_MS, ...config })
    // The next query replaces a broken idle connection; without a listener the process would end.
    this.on('error', () => {})
    // The pending query reports the error; this listener only prevents a crash.
    this.on('connect', (client) => client.on('error', () => {}))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
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
