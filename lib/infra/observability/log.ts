import pino from 'pino'
import { env } from '../env'
import { currentRequest } from './request'

let logger: pino.Logger | undefined

/** One JSON line per entry on standard output, with the id of its request. Never give it a password, a token or a cookie. */
export const log = () =>
  (logger ??= pino(
    {
      level: env().LOG_LEVEL,
      base: undefined,
      mixin: () => ({ requestId: currentRequest()?.id }),
      serializers: { err: toLog },
      redact: ['*.password', '*.passwordHash', '*.cookie', '*.token'],
    },
    env().NODE_ENV === 'production' ? pino.destination(GATHERED) : pino.destination(1),
  ))

/** Lines go out together, after this time (ms) or from this size (bytes) on, and what is left when the process ends. */
const GATHERED = { dest: 1, sync: false, minLength: 4_096, periodicFlush: 200 }

/** What a log needs of an error: libraries hang whole requests and rows onto theirs, which belong in no log. */
export function toLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? 'not an error' : String(error)
  const { name, message, stack, code, cause } = error as Error & { code?: unknown }
  return {
    ...{ type: name, message, stack },
    ...(code !== undefined && { code: String(code) }),
    ...(cause !== undefined && depth < 3 && { cause: toLog(cause, depth + 1) }),
  }
}
