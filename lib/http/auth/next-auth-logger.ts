import type { LoggerInstance } from 'next-auth'
import { log } from '../../infra/observability/log'

/** next-auth's messages as lines of our log, without their texts: its own logger writes what a request sent as it is. */
export const nextAuthLogger: LoggerInstance = {
  error: (code, metadata) => log().warn({ code, error: nameOf(metadata) }, 'next-auth refused a request'),
  warn: (code) => log().warn({ code }, 'next-auth warns'),
  debug: () => {},
}

function nameOf(metadata: unknown) {
  const error = metadata instanceof Error ? metadata : (metadata as { error?: unknown } | null)?.error
  return error instanceof Error ? error.name : undefined
}
