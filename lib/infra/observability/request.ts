import { AsyncLocalStorage } from 'node:async_hooks'

/** One HTTP request, known to everything that it causes: log lines, statements, the answer to a fault. */
export type RequestScope = {
  id: string
  /** The account that asks, once it is known. */
  user?: number
  /** How many statements it sent to the database, and how long they took together (ms). */
  statements: number
  sqlMs: number
  /** A page that could not be shown because something that we need is away: it is 503, not 500. */
  unavailable?: true
}

// The server's bundle and Next's each load this file: there is one store all the same.
const shared = globalThis as { jobworkRequests?: AsyncLocalStorage<RequestScope> }
const scopes = (shared.jobworkRequests ??= new AsyncLocalStorage())

/** Runs what answers a request. */
export const inRequest = <T>(scope: RequestScope, run: () => T): T => scopes.run(scope, run)

/** The request that this runs for; undefined for jobs, start and stop. */
export const currentRequest = () => scopes.getStore()
