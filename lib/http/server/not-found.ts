import type { IncomingMessage, ServerResponse } from 'node:http'
import { Problem } from '../../contract/core/problem'
import type { ProblemBody } from '../../contract/core/problem-body'
import { callsAt } from './route-of'

/**
 * Answers requests that neither the contract nor a page knows: 404 for the path, 405 for the method. False for all others.
 * A path that can't be decoded, `/%zz` or `*`, is 404. Pages are only read.
 */
export function answerNotFound(request: IncomingMessage, response: ServerResponse): boolean {
  const path = request.url!.split('?')[0]!
  if (!isReadable(path)) return refuse(request, response, new Problem('not_found', 'Page not found'), [])
  const isSession = path.startsWith('/api/auth/')
  if (isSession || !path.startsWith('/api/')) {
    const methods = isSession || path.startsWith(WORKSHOP) ? [...READING, 'POST'] : READING
    return methods.includes(request.method!) ? false : refuse(request, response, noMethod(request), methods)
  }
  const methods = callsAt(path).flatMap((call) => [...call.methods])
  const method = request.method === 'HEAD' ? 'GET' : request.method!
  if (methods.includes(method)) return false
  const problem = methods.length ? noMethod(request) : new Problem('not_found', 'There is no such API call')
  return refuse(request, response, problem, methods)
}

/** The methods of pages. Next treats a POST as a server action and fails. */
const READING = ['GET', 'HEAD']
/** Next's development tools send POST requests below this path. */
const WORKSHOP = '/__nextjs'
const noMethod = ({ method }: IncomingMessage) => new Problem('method_not_allowed', `${method} is not allowed here`)

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return path.startsWith('/')
  } catch {
    return false
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, problem: Problem, methods: string[]): true {
  const body: ProblemBody = problem.toJSON()
  response.writeHead(problem.status, {
    'content-type': 'application/json',
    ...(methods.length && { allow: [...new Set(methods)].join(', ') }),
  })
  request.resume()
  response.end(JSON.stringify(body))
  return true
}
