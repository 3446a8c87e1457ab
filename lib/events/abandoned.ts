import pg from 'pg'
import { log } from '../infra/log'

/** Each process that delivers holds this advisory lock with the others; who gets it alone is the only one. */
const LOCK = 7_100_431
const SWEEP_MS = 15_000

/**
 * Gives back the jobs that a killed process had begun: while it holds the lock alone, nobody else can be at them. Looks at
 * once and then again and again. Gives what stops it.
 */
export async function releaseAbandoned(connectionString: string, mine: ReadonlySet<string>): Promise<() => void> {
  let stopped = false
  let timer: NodeJS.Timeout
  let client: pg.Client | undefined

  async function sweep() {
    try {
      client ??= await connect()
      const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS alone', [LOCK])
      if (rows[0].alone) {
        try {
          await client.query(RELEASE, [[...mine]])
        } finally {
          await client.query('SELECT pg_advisory_unlock($1)', [LOCK])
        }
      }
    } catch (error) {
      if (!stopped) log().warn({ err: error }, 'abandoned jobs could not be looked for')
      void client?.end().catch(() => {})
      client = undefined
    }
    if (!stopped) timer = setTimeout(() => void sweep(), SWEEP_MS).unref()
  }
  async function connect() {
    const opened = new pg.Client({ connectionString, keepAlive: true })
    opened.on('error', () => (client = undefined))
    await opened.connect()
    await opened.query('SELECT pg_advisory_lock_shared($1)', [LOCK])
    return opened
  }

  await sweep()
  return function stop() {
    stopped = true
    clearTimeout(timer)
    void client?.end().catch(() => {})
  }
}

const RELEASE = `
  SELECT graphile_worker.force_unlock_workers(ARRAY(
    SELECT DISTINCT locked_by FROM graphile_worker.jobs WHERE locked_by IS NOT NULL AND NOT locked_by = ANY($1::text[])))`
