import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '../contract/problem'
import { pool } from './db'
import { env } from './env'
import { log } from './log'

const MINUTE = 60
const limits = {
  /** Failed sign-ins for one account. */
  account: { points: 5, duration: 15 * MINUTE },
  /** Failed sign-ins from one address. */
  address: { points: 20, duration: 15 * MINUTE },
  /** Wrong current passwords at a change of the password: a session that was left open is not a way to learn it. */
  current: { points: 5, duration: 15 * MINUTE },
  /** Links for a new password to one address: nobody's mailbox is filled. */
  link: { points: 5, duration: 60 * MINUTE },
  /** And from one address. */
  links: { points: 30, duration: 60 * MINUTE },
  /** Registrations from one address. */
  register: { points: 10, duration: 60 * MINUTE },
  /** And those that were refused, since a refusal tells that an e-mail is known. */
  refused: { points: 20, duration: 60 * MINUTE },
}
type Limit = keyof typeof limits

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
    limiters.set(name, (known = new RateLimiterPostgres({ ...where, keyPrefix: name, ...limits[name] })))
  }
  return known
}

/**
 * Counts an attempt under each of these keys before it is made, so that many at once can't slip through; refuses with
 * 429 and the seconds to wait when one has used up its limit. Gives what takes the count back, for an attempt that
 * turns out not to be one.
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
      // A refused attempt counts towards nothing.
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

const inWords = (seconds: number) => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / MINUTE)} minutes`)
