import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { statusOf } from '../contract/problem'
import { log } from '../infra/log'
import { requestTimes } from '../infra/metrics'
import { inRequest, type RequestScope } from '../infra/request'
import { routeOf } from './route-of'

/** What an id of a balancer before us may look like; any other is replaced. */
const GIVEN_ID = /^[\w-]{8,64}$/

/**
 * Runs what answers a request under an id of its own, or that of one's own proxy, and writes one line and one measurement
 * when the answer is out. The answer carries the id; neither holds what stands behind the `?`.
 */
export function observe(request: IncomingMessage, response: ServerResponse, trustProxy: boolean, run: () => void) {
  const given = trustProxy && request.headers['x-request-id']
  const scope: RequestScope = {
    id: typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID(),
    ...{ statements: 0, sqlMs: 0 },
  }
  const begin = performance.now()
  response.setHeader('x-request-id', scope.id)
  answerUnavailable(response, scope)
  response.once('close', () => {
    const ms = performance.now() - begin
    const { method = '' } = request
    const path = request.url!.split('?')[0]!
    const route = routeOf(path)
    const status = response.statusCode
    requestTimes().observe({ method: known(method), route, status: String(status) }, ms / 1000)
    const line = {
      ...{ requestId: scope.id, method, path: path.slice(0, 500), status, ms: Math.round(ms * 10) / 10 },
      ...(scope.user !== undefined && { user: scope.user }),
      ...(scope.statements && { statements: scope.statements, sqlMs: Math.round(scope.sqlMs * 10) / 10 }),
      ...(!response.writableFinished && { aborted: true }),
    }
    // The files of the pages are many and say nothing.
    log()[route === 'file' ? 'debug' : 'info'](line, 'request')
  })
  inRequest(scope, run)
}

/** Next answers 500 to every page that breaks: one that lacks the database is told apart. */
function answerUnavailable(response: ServerResponse, scope: RequestScope) {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (status !== statusOf.internal || !scope.unavailable) return writeHead(status, ...rest)
    response.setHeader('retry-after', '5')
    return writeHead((response.statusCode = statusOf.unavailable), ...rest)
  }) as ServerResponse['writeHead']
}

/** A method that nobody knows must not make a measurement of its own. */
const known = (method: string) =>
  ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other'
