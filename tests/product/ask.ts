import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerNotFound } from '@/lib/http/server/not-found'
import { callsAt, valuesIn } from '@/lib/http/server/route-of'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call } from '@/tests/call'
import { loadRoute } from '@/tests/load-route'

/** A thing as an answer carries it. */
export type Thing = { id: number } & Record<string, unknown>
export type Answered<T = Thing> = { status: number; headers: Headers; body: T }

/**
 * Sends a call as the tables of calls write it, `PATCH /api/quotations/7/status`, on the server's own way: first what is
 * no call of ours, then the route below app/api.
 */
export async function ask<T = Thing>(
  as: Viewer | null,
  line: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answered<T>> {
  const [method, at] = line.split(' ') as [string, string]
  const unknown = answerToUnknown(method, at)
  if (unknown) return unknown as Answered<T>
  const { route, params } = await routeOf(method, at)
  const response = await call(route, { as, method, at, params, body, headers })
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : null) as T }
}

function answerToUnknown(method: string, url: string): Answered<unknown> | null {
  const answer = { status: 0, headers: new Headers(), body: null as unknown }
  const response = {
    writeHead: (status: number, headers: Record<string, string>) =>
      Object.assign(answer, { status, headers: new Headers(headers) }),
    end: (text: string) => Object.assign(answer, { body: JSON.parse(text) as unknown }),
  }
  const request = { method, url, resume() {} }
  const answered = answerNotFound(request as IncomingMessage, response as unknown as ServerResponse)
  return answered ? answer : null
}

export async function routeOf(method: string, at: string) {
  const path = at.split('?')[0]!
  const found = callsAt(path).find(({ methods }) => methods.has(method))
  if (!found) throw new Error(`The contract holds no call ${method} ${path}`)
  return { route: (await loadRoute(found.path))[method]!, params: valuesIn(found, path) }
}
