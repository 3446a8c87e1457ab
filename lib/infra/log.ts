import pino from 'pino'
import { env } from './env'

let logger: pino.Logger | undefined

/** One JSON line per entry on standard output. Never give it a password, a token or a cookie. */
export const log = () =>
  (logger ??= pino({ level: env().LOG_LEVEL, base: undefined, redact: ['*.password', '*.passwordHash', '*.cookie'] }))
