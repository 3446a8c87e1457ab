import type { Endpoint } from '@/lib/contract/core/endpoint'
import type { Handler } from '@/lib/http/handler/handle'
import { loadRoute } from '@/tests/load-route'
import { addressOf, type Sent } from './requests'

export type Answered = { status: number; headers: Headers; text: string }

/** The route of a call, as the folder of its path has it. */
export async function routeOf({ method, path }: Endpoint): Promise<Handler> {
  const route = (await loadRoute(path))[method]
  if (!route) throw new Error(`${method} ${path} has no route`)
  return route
}

/** Sends a request to a route, and reads the answer to its end. */
export async function send(route: Handler, path: string, sent: Sent): Promise<Answered> {
  const { method, params, headers, body } = sent
  const request = new Request(`http://localhost:3000${addressOf(path, sent)}`, {
    method,
    headers,
    body: body as BodyInit | undefined,
  })
  const response = await route(request, { params: Promise.resolve(params) })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
