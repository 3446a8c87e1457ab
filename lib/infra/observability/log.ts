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

/** Lines are flushed after this time (ms), from this size (bytes) on, and at the end of the process. */
const GATHERED = { dest: 1, sync: false, minLength: 4_096, periodicFlush: 200 }

/** The loggable part of an error: libraries attach whole requests and rows to theirs. */
export function toLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? 'not an error' : String(error)
  const { name, message, stack, code, cause } = error as Error & { code?: unknown }
  return {
    type: name,
    message,
    stack,
    ...(code !== undefined && { code: String(code) }),
    ...(cause !== undefined && depth < 3 && { cause: toLog(cause, depth + 1) }),
  }
}
