import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '../contract/core/problem'
import { budgets, limits } from '../rules/limits'
import { pool } from './db/db'
import { env } from './env'
import { log } from './observability/log'
import { refusals } from './observability/metrics'

type Row = { points: number; duration: number; refusal?: string }
const rows = { ...limits.attempts, ...budgets } satisfies Record<string, Row>
type Limit = keyof typeof rows

const limiters = new Map<Limit, RateLimiterPostgres>()

// In the database, so that a limit survives a restart and holds across processes.
function limiter(name: Limit): RateLimiterPostgres {
  let known = limiters.get(name)
  if (!known) {
    const where = {
      // The pool of the moment: a process that has disconnected opens another.
      storeClient: { query: (...statement: Parameters<Pool['query']>) => pool().query(...statement) },
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: name === 'account',
    }
    const { points, duration } = rows[name]
    limiters.set(name, (known = new RateLimiterPostgres({ ...where, keyPrefix: name, points, duration })))
  }
  // The table is asked each time, so that a limit can be given another number.
  known.points = rows[name].points
  return known
}

type Keys = Partial<Record<Limit, string>>
const each = (keys: Keys) => Object.entries(keys) as [Limit, string][]

/**
 * Counts an attempt under each key before it is made, so that concurrent ones can't slip through. Over a limit: 429 with
 * the seconds to wait. Returns a function that takes the count back, for an attempt that turns out not to
 * be one.
 */
export async function attempt(keys: Keys, points = 1): Promise<() => Promise<void>> {
  if (env().RATE_LIMIT === 'off') return async () => {}
  const counted: [Limit, string][] = []
  const takeBack = async () => {
    for (const [name, key] of counted.splice(0)) await limiter(name).reward(key, points)
  }
  for (const [name, key] of each(keys)) {
    try {
      await limiter(name).consume(key, points)
      counted.push([name, key])
    } catch (refused) {
      // A refused attempt does not count.
      await takeBack()
      if (!(refused instanceof RateLimiterRes)) throw refused
      await limiter(name).reward(key, points)
      throw overLimit(name, Math.ceil(refused.msBeforeNext / 1000))
    }
  }
  return takeBack
}

/** Refuses when one of the limits is reached: 429 with the seconds to wait. Counts nothing. */
export async function assertBelow(keys: Keys): Promise<void> {
  if (env().RATE_LIMIT === 'off') return
  for (const [name, key] of each(keys)) {
    const counted = await limiter(name).get(key)
    if (counted && counted.consumedPoints >= rows[name].points)
      throw overLimit(name, Math.ceil(counted.msBeforeNext / 1000))
  }
}

/** Counts what has happened under each key, above the limit too. */
export async function count(keys: Keys, points = 1): Promise<void> {
  if (env().RATE_LIMIT === 'off') return
  for (const [name, key] of each(keys)) await limiter(name).penalty(key, points)
}

/** The refusal by a limit: 429 with its sentence and the seconds to wait. Logs and counts it. */
export function overLimit(name: Limit, retryAfter: number): Problem {
  log().warn({ limit: name, retryAfter }, 'too many attempts')
  refusals().inc({ limit: name })
  const { refusal = 'Too many attempts.' }: Row = rows[name]
  return new Problem('rate_limited', `${refusal} Please wait ${inWords(retryAfter)} and try again.`, undefined, {
    retryAfter,
  })
}

function inWords(seconds: number) {
  if (seconds < 90) return `${seconds} seconds`
  return seconds < 2 * 3600 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`
}
