import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { allEndpoints } from '../../contract/calls'
import { Problem } from '../../contract/core/problem'
import type { Handler } from '../handler/handle'
import { problemResponse } from '../handler/problem-response'
import { callsAt, valuesIn } from './route-of'

/** The exports of a `route.ts`: a handler for each method. */
export type Route = Partial<Record<string, Handler>>

/**
 * Answers calls of the contract by the handlers of their routes, without Next, whose own work costs more than a call.
 * `routeAt` loads the route of a path of the contract, `/api/inquiries/{id}`.
 */
export async function apiListener(routeAt: (path: string) => Promise<Route>) {
  const paths = new Set<string>(allEndpoints.map(({ path }) => path))
  const routes = new Map(await Promise.all([...paths].map(async (path) => [path, await routeAt(path)] as const)))

  function answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname
    const method = request.method === 'HEAD' ? 'GET' : request.method
    for (const call of callsAt(path)) {
      const handler = routes.get(call.path)?.[method]
      if (handler) return handler(request, { params: Promise.resolve(valuesIn(call, path)) })
    }
    throw new Problem('not_found', 'There is no such API call')
  }

  async function answerAndCancel(request: Request) {
    try {
      return await answer(request)
    } finally {
      if (!request.bodyUsed) await request.body?.cancel()
    }
  }

  // Handlers read path and query of the address, never its host.
  const options = { host: 'localhost', protocol: 'http:', onError: problemResponse }
  const listener = createRequestListener(answerAndCancel, options)
  return (request: IncomingMessage, response: ServerResponse) => {
    // Drain what no handler has read of the body, or keep-alive breaks.
    response.once('finish', () => request.resume())
    listener(request, response)
  }
}
