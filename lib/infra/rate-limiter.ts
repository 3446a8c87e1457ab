import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '../contract/core/problem'
import { limits } from '../rules/limits'
import { pool } from './db/db'
import { env } from './env'
import { log } from './observability/log'

type Limit = keyof typeof limits.attempts

const limiters = new Map<Limit, RateLimiterPostgres>()

// In the database, so that a limit survives a restart and holds across processes.
function limiter(name: Limit): RateLimiterPostgres {
  let known = limiters.get(name)
  if (!known) {
    const where = {
      storeClient: pool(),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: name === 'account',
    }
    limiters.set(name, (known = new RateLimiterPostgres({ ...where, keyPrefix: name, ...limits.attempts[name] })))
  }
  return known
}

type Keys = Partial<Record<Limit, string>>
const each = (keys: Keys) => Object.entries(keys) as [Limit, string][]

/**
 * Counts an attempt under each key before it is made, so that concurrent ones can't slip through. Over a limit: 429 with
 * the seconds to wait. Returns a function that takes the count back, for an attempt that turns out not to
 * be one.
 */
export async function attempt(keys: Keys): Promise<() => Promise<void>> {
  if (env().RATE_LIMIT === 'off') return async () => {}
  const counted: [Limit, string][] = []
  const takeBack = async () => {
    for (const [name, key] of counted.splice(0)) await limiter(name).reward(key)
  }
  for (const [name, key] of each(keys)) {
    try {
      await limiter(name).consume(key)
      counted.push([name, key])
    } catch (refused) {
      // A refused attempt does not count.
      await takeBack()
      if (!(refused instanceof RateLimiterRes)) throw refused
      await limiter(name).reward(key)
      throw tooMany(name, refused)
    }
  }
  return takeBack
}

/** Refuses when one of the limits is reached: 429 with the seconds to wait. Counts nothing. */
export async function assertBelow(keys: Keys): Promise<void> {
  if (env().RATE_LIMIT === 'off') return
  for (const [name, key] of each(keys)) {
    const counted = await limiter(name).get(key)
    if (counted && counted.consumedPoints >= limits.attempts[name].points) throw tooMany(name, counted)
  }
}

/** Counts what has happened under each key, above the limit too. */
export async function count(keys: Keys): Promise<void> {
  if (env().RATE_LIMIT === 'off') return
  for (const [name, key] of each(keys)) await limiter(name).penalty(key)
}

const REASONS: Partial<Record<Limit, string>> = { signIns: 'This account has signed in too often within an hour' }

function tooMany(name: Limit, { msBeforeNext }: RateLimiterRes) {
  const retryAfter = Math.ceil(msBeforeNext / 1000)
  log().warn({ limit: name, retryAfter }, 'too many attempts')
  const message = `${REASONS[name] ?? 'Too many attempts'}. Please wait ${inWords(retryAfter)} and try again.`
  return new Problem('rate_limited', message, undefined, { retryAfter })
}

function inWords(seconds: number) {
  if (seconds < 90) return `${seconds} seconds`
  return seconds < 2 * 3600 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`
}
