import type { IncomingMessage, ServerResponse } from 'node:http'
import { Problem } from '../contract/problem'
import type { ProblemBody } from '../contract/problem-body'
import { callsAt } from './route-of'

/**
 * Answers what the contract doesn't hold: 404 for a path, 405 for a method. False when the call is one of ours. An
 * address that can't be read, `/%zz` or `*`, is that of no page either, and pages are only read.
 */
export function answerUnknownCall(request: IncomingMessage, response: ServerResponse): boolean {
  const path = request.url!.split('?')[0]!
  if (!isReadable(path)) return refuse(request, response, new Problem('not_found', 'There is no such address'), [])
  const isSession = path.startsWith('/api/auth/')
  if (isSession || !path.startsWith('/api/')) {
    const methods = isSession || path.startsWith(WORKSHOP) ? [...READING, 'POST'] : READING
    return methods.includes(request.method!) ? false : refuse(request, response, noMethod(request), methods)
  }
  const methods = callsAt(path).flatMap((call) => [...call.methods])
  const method = request.method === 'HEAD' ? 'GET' : request.method!
  if (methods.includes(method)) return false
  const problem = methods.length ? noMethod(request) : new Problem('not_found', 'There is no such call')
  return refuse(request, response, problem, methods)
}

/** How pages are asked for. None of them takes a form: Next would look for what to do with it, and fail. */
const READING = ['GET', 'HEAD']
/** What Next's own tools write to while one develops. */
const WORKSHOP = '/__nextjs'
const noMethod = ({ method }: IncomingMessage) => new Problem('method_not_allowed', `${method} is not possible here`)

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
