import { createHash } from 'node:crypto'
import type { Answer, Endpoint, Input, Listing } from '../../contract/core/endpoint'
import { Problem } from '../../contract/core/problem'
import { assertMay, type Act, type Viewer } from '../../rules/core/permissions'
import { jsonResponse, type MoreHeaders } from './json-response'
import { isFromAnotherSite, isOurOrigin } from '../auth/origin'
import { parseInput } from './parse'
import { problemResponse } from './problem-response'
import { readBody } from './body'
import { spendMore, type Draws, spendOfAddress, withinBudgets } from './spend'
import { viewerOf } from '../auth/viewer'

/** A route of `app/api`, as Next, our server and the tests call it. */
export type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>

type Idempotency = { key: string; fingerprint: string }

/** The result of an endpoint's verb: for a list, one page. */
export type Result<E extends Endpoint> = E extends { list: true }
  ? Answer<E> extends (infer T)[]
    ? Listing<T>
    : never
  : Answer<E>

type Verb<E extends Endpoint> = ((
  viewer: Viewer | null,
  input: Input<E>,
  idempotency?: Idempotency,
) => Promise<Result<E>>) & {
  act?: Act
} & (E extends { idempotent: true } ? { once: true } : unknown)
type Options<E extends Endpoint> = {
  /** More headers of the response. */
  headers?: (answer: Result<E>, asked: Headers) => Promise<MoreHeaders> | MoreHeaders
  /** Wraps the verb in rate limits; may add to its input what the headers say. */
  around?: (headers: Headers, input: Input<E>, run: (more?: object) => Promise<Result<E>>) => Promise<Result<E>>
  /** What it draws from budgets besides what its path does. */
  draws?: (input: Input<E>) => Draws
}

/** The handler of a route: parses the request by the endpoint's schemas, runs the verb, answers its result as JSON. */
export const handle = <E extends Endpoint>(
  endpoint: E,
  verb: Verb<E>,
  { headers, around, draws }: Options<E> = {},
): Handler =>
  guard(endpoint, async (viewer, request, params) => {
    // Permission first: other callers learn nothing about the input.
    if (verb.act) assertMay(verb.act, viewer)
    const { json, text } = endpoint.body ? await readBody(request) : { json: {}, text: '' }
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const input = parseInput(endpoint, { params, query, body: json })
    const run = (more?: object) => verb(viewer, { ...input, ...more }, onceOf(endpoint, request, text))
    const takeBack = draws && viewer ? await spendMore(draws(input), viewer) : undefined
    const result = await (around ? around(request.headers, input, run) : run()).catch(async (error: unknown) => {
      await takeBack?.()
      throw error
    })
    const extra = await headers?.(result, request.headers)
    if (endpoint.list) return listResponse(request, result as Listing<unknown>)
    if (!endpoint.answer) return new Response(null, { status: 204, headers: extra })
    return jsonResponse(result, { status: endpoint.status, headers: extra })
  })

/**
 * Checks origin, session and budgets before a route, and turns its errors into responses. The
 * only place that does.
 */
export const guard =
  (
    endpoint: Endpoint,
    answer: (viewer: Viewer | null, request: Request, params: Record<string, string>) => Promise<Response>,
  ): Handler =>
  async (request, { params }) => {
    try {
      const { headers, url } = request
      spendOfAddress(endpoint, headers)
      if (endpoint.method !== 'GET') assertOurOrigin(request)
      const viewer = await viewerOf(headers.get('cookie'))
      const { pathname: path, searchParams } = new URL(url)
      const q = searchParams.get('q')
      return await withinBudgets({ endpoint, viewer, headers, path, q }, async () => {
        if (!viewer && endpoint.access !== 'public') throw new Problem('unauthenticated', 'Please sign in')
        return answer(viewer, request, await params)
      })
    } catch (error) {
      return problemResponse(error)
    }
  }

/** The Origin header of a write must be this site. Clients that are no browsers send none. */
function assertOurOrigin({ headers }: Request) {
  if (isFromAnotherSite(headers) || !isOurOrigin(headers.get('origin'), headers.get('host')))
    throw new Problem('forbidden', 'This request came from another site')
}

function onceOf(endpoint: Endpoint, request: Request, body: string): Idempotency | undefined {
  const key = idempotencyKeyOf(endpoint, request)
  return key ? { key, fingerprint: printOf(request, body) } : undefined
}

/** The print of a request: of its method, its path with the ids in it, its query, and what it brings. */
export function printOf({ method, url }: Request, contents: string): string {
  const { pathname, search } = new URL(url)
  return createHash('sha256').update(`${method} ${pathname}${search}\n${contents}`).digest('base64url')
}

/** The Idempotency-Key of a request, if the endpoint supports it. */
export function idempotencyKeyOf(endpoint: Endpoint, request: Request) {
  const key = (endpoint.idempotent && request.headers.get('idempotency-key')) || undefined
  if (key && key.length > 200) throw new Problem('validation', 'An Idempotency-Key has at most 200 characters')
  return key
}

/** A page of a list: the array, its neighbours in Link, its size in X-Total-Count. */
function listResponse(request: Request, { items, total, capped, next, prev, counts }: Listing<unknown>): Response {
  const { pathname, searchParams } = new URL(request.url)
  const at = (cursor: string | null, rel: string) =>
    cursor
      ? [`<${pathname}?${new URLSearchParams({ ...Object.fromEntries(searchParams), cursor })}>; rel="${rel}"`]
      : []
  const link = [...at(next, 'next'), ...at(prev, 'prev')].join(', ')
  return jsonResponse(items, {
    headers: {
      'x-total-count': String(total),
      ...(capped && { 'x-total-count-capped': 'true' }),
      ...(link && { link }),
      ...(counts && { 'x-tab-counts': JSON.stringify(counts) }),
    },
  })
}
