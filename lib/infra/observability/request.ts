import { AsyncLocalStorage } from 'node:async_hooks'

/** The context of one HTTP request, for log lines, statement counts and fault ids. */
export type RequestScope = {
  id: string
  /** The id of the viewer, once known. */
  user?: number
  /** Number of its SQL statements, and their total time (ms). */
  statements: number
  sqlMs: number
  /** A dependency is down: a page that fails now is 503, not 500. */
  unavailable?: true
  /** A page over a limit is 429; the seconds to wait. */
  retryAfter?: number
}

// The server's bundle and Next's each load this file: there is one store all the same.
const shared = globalThis as { jobworkRequests?: AsyncLocalStorage<RequestScope> }
const scopes = (shared.jobworkRequests ??= new AsyncLocalStorage())

/** Runs a function in the context of a request. */
export const inRequest = <T>(scope: RequestScope, run: () => T): T => scopes.run(scope, run)

/** The current request's context; undefined in jobs, at start and stop. */
export const currentRequest = () => scopes.getStore()
