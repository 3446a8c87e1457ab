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

/**
 * Counts an attempt under each key before it is made, so that concurrent ones can't slip through. Over a limit: 429 with
 * the seconds to wait. Returns a function that takes the count back, for an attempt that turns out not to
 * be one.
 */
export async function attempt(keys: Partial<Record<Limit, string>>): Promise<() => Promise<void>> {
  if (env().RATE_LIMIT === 'off') return async () => {}
  const counted: [Limit, string][] = []
  const takeBack = async () => {
    for (const [name, key] of counted.splice(0)) await limiter(name).reward(key)
  }
  for (const [name, key] of Object.entries(keys) as [Limit, string][]) {
    try {
      await limiter(name).consume(key)
      counted.push([name, key])
    } catch (refused) {
      // A refused attempt does not count.
      await takeBack()
      if (!(refused instanceof RateLimiterRes)) throw refused
      await limiter(name).reward(key)
      const retryAfter = Math.ceil(refused.msBeforeNext / 1000)
      log().warn({ limit: name, retryAfter }, 'too many attempts')
      throw new Problem(
        'rate_limited',
        `Too many attempts. Please wait ${inWords(retryAfter)} and try again.`,
        undefined,
        { retryAfter },
      )
    }
  }
  return takeBack
}

function inWords(seconds: number) {
  if (seconds < 90) return `${seconds} seconds`
  return seconds < 2 * 3600 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`
}
