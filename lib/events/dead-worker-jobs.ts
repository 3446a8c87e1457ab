import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { log } from '../infra/observability/log'

/** The first number of the advisory locks by which those who deliver show that they live; the second is of each one's id. */
const LIVING = 7_100_433
const SWEEP_MS = 5_000
const RECONNECT_MS = 1_000

/**
 * Shows every process on this database which of us who deliver live, and gives back the jobs of those that were killed
 * amid them. Looks every few seconds, whoever else delivers. `stop` ends it.
 */
export function watchDeadWorkers(connectionString: string, sweepMs = SWEEP_MS) {
  const living = new Set<string>()
  let stopped = false
  let client: pg.Client | undefined
  // A connection does one thing after the other.
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
          // After an outage the others need a moment to show themselves.
          if (!first) await sleep(sweepMs)
        }
        await ask(RELEASE, [LIVING, sweepMs])
      } catch (error) {
        if (!stopped) log().warn({ err: error }, 'abandoned jobs could not be looked for')
        void client?.end().catch(() => {})
        client = undefined
      }
      await sleep(client ? sweepMs : RECONNECT_MS, undefined, { ref: false })
    }
  }
  void keep()
  return {
    /** One that delivers has begun. */
    begun(id: string) {
      living.add(id)
      void ask(SHOW, [LIVING, [id]]).catch(() => {})
    },
    /** It ended in order, or is given up. */
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
// A name may have been shown twice, as it began and as the connection did; one showing less would leave it living for ever.
const HIDE = 'SELECT pg_advisory_unlock_shared($1::int, hashtext($2)) FROM generate_series(1, 3)'
// Who has just begun may not have shown itself yet.
const RELEASE = `
  SELECT graphile_worker.force_unlock_workers(ARRAY(
    SELECT DISTINCT j.locked_by FROM graphile_worker.jobs j
    WHERE j.locked_by IS NOT NULL AND j.locked_at < now() - make_interval(secs => $2::float / 1000) AND NOT EXISTS (
      SELECT 1 FROM pg_locks l WHERE l.locktype = 'advisory' AND l.granted AND l.classid::bigint = $1::int
        AND l.objid::bigint = hashtext(j.locked_by)::bigint & 4294967295
        AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()))))`
