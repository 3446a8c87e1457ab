import type { IncomingMessage, ServerResponse } from 'node:http'
import { allEndpoints } from '../contract/calls'
import { Problem, type ProblemBody } from '../contract/problem'

const paths = new Map<string, { pattern: RegExp; methods: Set<string> }>()
for (const { path, method } of allEndpoints) {
  const known = paths.get(path) ?? {
    pattern: new RegExp(`^${path.replace('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    methods: new Set(),
  }
  known.methods.add(method)
  paths.set(path, known)
}

/** Answers what the contract doesn't hold: 404 for a path, 405 for a method. False when the call is one of ours. */
export function answerUnknownCall(request: IncomingMessage, response: ServerResponse): boolean {
  const path = request.url!.split('?')[0]!
  if (!path.startsWith('/api/') || path.startsWith('/api/auth/')) return false
  const known = [...paths.values()].filter(({ pattern }) => pattern.test(path))
  const methods = [...new Set(known.flatMap((k) => [...k.methods]))]
  const method = request.method === 'HEAD' ? 'GET' : request.method!
  if (methods.includes(method)) return false
  const problem = known.length
    ? new Problem('method_not_allowed', `${request.method} is not possible here`)
    : new Problem('not_found', 'There is no such call')
  const body: ProblemBody = problem.toJSON()
  response.writeHead(problem.status, {
    'content-type': 'application/json',
    ...(methods.length && { allow: methods.join(', ') }),
  })
  request.resume()
  response.end(JSON.stringify(body))
  return true
}
