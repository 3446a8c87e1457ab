import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { allEndpoints } from '../contract/calls'
import type { Endpoint } from '../contract/endpoint'
import { log } from '../infra/log'
import type { Answer, Asked, Handler } from './answer'
import { problemAnswer } from './problem-response'
import { callsAt, valuesIn } from './route-of'

/** A route's file: a handler for each method. */
export type Route = Partial<Record<string, Handler>>
type Found = { handler: Handler; params: Record<string, string> }

/** From this size on an answer is packed for who takes it so (bytes). */
const WORTH_PACKING = 2_000
const pack = promisify(gzip)

/**
 * Answers the calls of the contract by the handlers of their routes, straight from node's http: Next's own pipeline costs
 * more than all that a call does. `routeAt` gives the route's file for a path of the contract, `/api/inquiries/{id}`.
 * What it gives says whether it took the request.
 */
export async function openCalls(routeAt: (path: Endpoint['path']) => Promise<Route>) {
  const paths = new Set(allEndpoints.map(({ path }) => path))
  const routes = new Map(await Promise.all([...paths].map(async (path) => [path, await routeAt(path)] as const)))

  function find(path: string, method: string): Found | undefined {
    for (const call of callsAt(path)) {
      const handler = routes.get(call.path)?.[method]
      if (handler) return { handler, params: valuesIn(call, path) }
    }
    return undefined
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const found = find(request.url!.split('?')[0]!, request.method === 'HEAD' ? 'GET' : request.method!)
    if (!found) return false
    answer(found, request, response).catch((error: unknown) => {
      // Who went away amid the answer is no fault of ours.
      if (!response.destroyed) log().error({ err: error }, 'an answer broke in the midst')
      response.destroy()
    })
    return true
  }
}

async function answer({ handler, params }: Found, incoming: IncomingMessage, response: ServerResponse) {
  const answered: Answer = await handler.direct(askedBy(incoming), params).catch(problemAnswer)
  response.statusCode = answered.status
  for (const name in answered.headers) response.setHeader(name, answered.headers[name]!)
  // What is left of a body that nobody read would be taken for the next request.
  if (!incoming.complete) incoming.resume()
  const { json, content } = answered
  if (incoming.method === 'HEAD') content?.destroy()
  else if (json !== undefined) return sendWhole(Buffer.from(json), incoming, response)
  else if (content) return pipeline(content, response)
  response.end()
}

/** The request as handlers read it. Its address is only read for path and query. */
const askedBy = (incoming: IncomingMessage): Asked => ({
  method: incoming.method!,
  url: `http://localhost${incoming.url!}`,
  headers: {
    get(name) {
      const value = incoming.headers[name]
      return value === undefined ? null : Array.isArray(value) ? value.join(', ') : value
    },
  },
  body: incoming.method === 'GET' || incoming.method === 'HEAD' ? null : incoming,
})

/** Sends what is there as a whole, packed for who takes it so. */
export async function sendWhole(body: Buffer, { headers }: IncomingMessage, response: ServerResponse) {
  const packed = body.length >= WORTH_PACKING && /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))
  const vary = String(response.getHeader('vary') ?? '')
  if (body.length >= WORTH_PACKING && !/accept-encoding/i.test(vary))
    response.setHeader('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding')
  if (packed) response.setHeader('content-encoding', 'gzip')
  const sent = packed ? await pack(body, { level: 4 }) : body
  response.setHeader('content-length', sent.length)
  response.end(sent)
}
