import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { AggregatorRegistry, collectDefaultMetrics, register, Registry } from 'prom-client'
import { pool, rows, sql } from '../infra/db/db'
import { env } from '../infra/env'
import { gauge } from '../infra/observability/metrics'
import { freeSpace } from '../infra/storage/disk-space'
import { atEnd } from './ending'

/** Metrics of every process: memory, processor, event loop delay, database connections. */
export function measure() {
  if (env().METRICS_PORT === undefined || register.getSingleMetric('db_connections')) return
  collectDefaultMetrics()
  gauge('db_connections', 'Connections of this process to the database', () => pool().totalCount)
  gauge('db_connections_idle', 'Of these, not in use', () => pool().idleCount)
  gauge('db_waiting', 'Calls waiting for a connection', () => pool().waitingCount)
  // Replies to the first process, which aggregates the metrics.
  if (cluster.isWorker) new AggregatorRegistry()
}

/** Serves Prometheus metrics on a private port: of the web processes, of waiting jobs, and of the disk. */
export async function serveMetrics() {
  const { METRICS_PORT, METRICS_HOST } = env()
  if (METRICS_PORT === undefined) return
  measure()
  const ofJobs = new Registry()
  for (const name of ['ready', 'failing', 'given_up'] as const)
    gauge(`jobs_${name}`, jobs[name], async () => (await countJobs())[name], ofJobs)
  gauge(
    'jobs_oldest_seconds',
    'How long the first job that is due has waited',
    async () => (await countJobs()).oldest,
    ofJobs,
  )
  gauge(
    'disk_free_bytes',
    'Free space of the disk with the files and the embedded database; NaN without either',
    async () => (await freeSpace()) ?? Number.NaN,
    ofJobs,
  )
  const forks = new AggregatorRegistry()
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    const forked = Object.keys(cluster.workers ?? {}).length > 0
    Promise.all([forked ? forks.clusterMetrics() : register.metrics(), ofJobs.metrics()])
      .then((texts) =>
        response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(texts.join('\n')),
      )
      .catch(() => response.writeHead(503).end())
    return response
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(METRICS_PORT, METRICS_HOST, resolve))
  atEnd(() => void server.close())
}

const jobs = {
  ready: 'Jobs that are due: deliveries, mails, pictures',
  failing: 'Jobs that failed and are tried again',
  given_up: 'Jobs that failed too often',
}

type Counts = Record<keyof typeof jobs | 'oldest', number>
let asked: Promise<Counts> | undefined

/** Read once for all gauges of a scrape. */
function countJobs(): Promise<Counts> {
  asked ??= rows<Counts>(sql`
    SELECT count(*) FILTER (WHERE run_at <= now() AND attempts < max_attempts)::int AS ready,
      count(*) FILTER (WHERE attempts > 0 AND attempts < max_attempts)::int AS failing,
      count(*) FILTER (WHERE attempts >= max_attempts)::int AS given_up,
      coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE run_at <= now() AND attempts < max_attempts)), 0)::float AS oldest
    FROM graphile_worker.jobs`)
    .then(([counts]) => counts!)
    .finally(() => setTimeout(() => (asked = undefined), 100))
  return asked
}
