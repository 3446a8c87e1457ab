import { Counter, Gauge, Histogram, register } from 'prom-client'

const named = <T>(name: string, make: () => T): T => (register.getSingleMetric(name) as T | undefined) ?? make()
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Response times (s) by method, route and status. */
export const requestTimes = () =>
  named('http_request_duration_seconds', () => {
    const help = 'How long answers took'
    return new Histogram({
      name: 'http_request_duration_seconds',
      help,
      buckets,
      labelNames: ['method', 'route', 'status'],
    })
  })

/** Statement times (s). */
export const statementTimes = () =>
  named(
    'db_statement_duration_seconds',
    () => new Histogram({ name: 'db_statement_duration_seconds', help: 'How long statements took', buckets }),
  )

/** Requests refused because too many waited for a connection. */
export const turnedAway = () =>
  named(
    'db_turned_away_total',
    () => new Counter({ name: 'db_turned_away_total', help: 'Statements that found too many waiting before them' }),
  )

/** Refusals by the limit that was reached; the names are those of lib/rules/limits.ts. */
export const refusals = () =>
  named('limit_refusals_total', () => {
    const help = 'Requests, messages and connections refused by a limit'
    return new Counter({ name: 'limit_refusals_total', help, labelNames: ['limit'] })
  })

/** A gauge that is read at each scrape. */
export function gauge(name: string, help: string, collect: () => number | Promise<number>, registry = register) {
  if (registry.getSingleMetric(name)) return
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await collect())
    },
  })
}
