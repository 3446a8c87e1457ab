import type { IncomingMessage, ServerResponse } from 'node:http'
import { Problem, type ProblemBody } from '../contract/problem'
import { callsAt } from './route-of'

/** Answers what the contract doesn't hold: 404 for a path, 405 for a method. False when the call is one of ours. */
export function answerUnknownCall(request: IncomingMessage, response: ServerResponse): boolean {
  const path = request.url!.split('?')[0]!
  if (!path.startsWith('/api/') || path.startsWith('/api/auth/')) return false
  const methods = callsAt(path).flatMap((call) => [...call.methods])
  const method = request.method === 'HEAD' ? 'GET' : request.method!
  if (methods.includes(method)) return false
  const problem = methods.length
    ? new Problem('method_not_allowed', `${request.method} is not possible here`)
    : new Problem('not_found', 'There is no such call')
  const body: ProblemBody = problem.toJSON()
  response.writeHead(problem.status, {
    'content-type': 'application/json',
    ...(methods.length && { allow: [...new Set(methods)].join(', ') }),
  })
  request.resume()
  response.end(JSON.stringify(body))
  return true
}
