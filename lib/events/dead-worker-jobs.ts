import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { log } from '../infra/observability/log'

/** First key of the advisory locks by which workers show that they are alive; the second is a hash of the worker's id. */
const LIVING = 7_100_433
const SWEEP_MS = 5_000
const RECONNECT_MS = 1_000

/**
 * Publishes which workers of this process are alive, and releases the jobs of workers that were killed. Checks every
 * few seconds. `stop` ends it.
 */
export function watchDeadWorkers(connectionString: string, sweepMs = SWEEP_MS) {
  const living = new Set<string>()
  let stopped = false
  let client: pg.Client | undefined
  // One statement at a time on a connection.
  let line: Promise<unknown> = Promise.resolve()
  const ask = (text: string, values: unknown[]) => {
    const answer = line.then(() => client?.query(text, values))
    line = answer.catch(() => {})
    return answer
  }

  async function connect() {
    const opened = new pg.Client({ connectionString, keepAlive: true, application_name: 'jobwork' })
    const gone = () => {
      if (client === opened) client = undefined
    }
    opened.on('error', gone).on('end', gone)
    await opened.connect()
    await opened.query(SHOW, [LIVING, [...living]])
    client = opened
  }
  async function keep() {
    for (let first = true; !stopped; first = false) {
      try {
        if (!client) {
          await connect()
          // After an outage the other workers need a moment to take their locks again.
          if (!first) await sleep(sweepMs)
        }
        await ask(RELEASE, [LIVING, sweepMs])
      } catch (error) {
        if (!stopped) log().warn({ err: error }, 'could not look for abandoned jobs')
        void client?.end().catch(() => {})
        client = undefined
      }
      await sleep(client ? sweepMs : RECONNECT_MS, undefined, { ref: false })
    }
  }
  void keep()
  return {
    /** A worker has started. */
    begun(id: string) {
      living.add(id)
      void ask(SHOW, [LIVING, [id]]).catch(() => {})
    },
    /** A worker has stopped, or is given up. */
    ended(id: string) {
      living.delete(id)
      void ask(HIDE, [LIVING, id]).catch(() => {})
    },
    stop() {
      stopped = true
      void client?.end().catch(() => {})
    },
  }
}

const SHOW = 'SELECT pg_advisory_lock_shared($1::int, hashtext(id)) FROM unnest($2::text[]) AS id'
// A lock may be held twice, from the start of the worker and of the connection: release every hold.
const HIDE = 'SELECT pg_advisory_unlock_shared($1::int, hashtext($2)) FROM generate_series(1, 3)'
// A worker that just started may not hold its lock yet.
const RELEASE = `
  SELECT graphile_worker.force_unlock_workers(ARRAY(
    SELECT DISTINCT j.locked_by FROM graphile_worker.jobs j
    WHERE j.locked_by IS NOT NULL AND j.locked_at < now() - make_interval(secs => $2::float / 1000) AND NOT EXISTS (
      SELECT 1 FROM pg_locks l WHERE l.locktype = 'advisory' AND l.granted AND l.classid::bigint = $1::int
        AND l.objid::bigint = hashtext(j.locked_by)::bigint & 4294967295
        AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()))))`
