import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { statusOf } from '../../contract/core/problem-codes'
import { log } from '../../infra/observability/log'
import { requestTimes } from '../../infra/observability/metrics'
import { inRequest, type RequestScope } from '../../infra/observability/request'
import { routeOf } from './route-of'

/** The form of a request id that is accepted from a proxy. */
const GIVEN_ID = /^[\w-]{8,64}$/

/**
 * Runs the handling of a request in a scope with an id, its own or the proxy's, and writes a log line and a metric when the
 * response is closed. The response carries the id. The query string is not logged.
 */
export function logRequest(request: IncomingMessage, response: ServerResponse, trustProxy: boolean, run: () => void) {
  const given = trustProxy && request.headers['x-request-id']
  const scope: RequestScope = {
    id: typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID(),
    statements: 0,
    sqlMs: 0,
  }
  const begin = performance.now()
  response.setHeader('x-request-id', scope.id)
  correctStatus(response, scope)
  response.once('close', () => {
    const ms = performance.now() - begin
    const { method = '' } = request
    const path = request.url!.split('?')[0]!
    const route = routeOf(path)
    const status = response.statusCode
    requestTimes().observe({ method: known(method), route, status: String(status) }, ms / 1000)
    const line = {
      requestId: scope.id,
      method,
      path: path.slice(0, 500),
      status,
      ms: Math.round(ms * 10) / 10,
      ...(scope.user !== undefined && { user: scope.user }),
      ...(scope.statements && { statements: scope.statements, sqlMs: Math.round(scope.sqlMs * 10) / 10 }),
      ...(!response.writableFinished && { aborted: true }),
    }
    // Static files would flood the log.
    log()[route === 'file' ? 'debug' : 'info'](line, 'request')
  })
  inRequest(scope, run)
}

/** Next answers 500 for every page that fails; without a database it should be 503. A page over a limit should be 429. */
function correctStatus(response: ServerResponse, scope: RequestScope) {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const corrected = correctedStatus(status, scope)
    if (!corrected) return writeHead(status, ...rest)
    response.setHeader('retry-after', String(scope.retryAfter ?? 5))
    return writeHead((response.statusCode = corrected), ...rest)
  }) as ServerResponse['writeHead']
}

function correctedStatus(status: number, { unavailable, retryAfter }: RequestScope): number | undefined {
  if (retryAfter && status === 200) return statusOf.rate_limited
  return unavailable && status === statusOf.internal ? statusOf.unavailable : undefined
}

/** Unknown methods share one label, or a client could create any number of metrics. */
const known = (method: string) =>
  ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other'
