import { headers } from 'next/headers'
import { notFound, redirect, unstable_rethrow } from 'next/navigation'
import { cache, type ReactNode } from 'react'
import { addressOf } from '../contract/address'
import type { Endpoint, Input, Request } from '../contract/core/endpoint'
import type { Problem } from '../contract/core/problem'
import { InitialData } from '../client/initial-data'
import { currentRequest } from '../infra/observability/request'
import type { Viewer } from '../rules/core/permissions'
import type { Result } from './handler/handle'
import { parseInput } from './handler/parse'
import { problemOf } from './handler/problem-response'
import { withinBudgets } from './handler/spend'
import { viewerOf } from './auth/viewer'

type Verb<E extends Endpoint> = (viewer: Viewer | null, input: Input<E>) => Promise<Result<E>>
type SearchParams = Record<string, string | undefined>
type NextProps = {
  params: Promise<Record<string, string>>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

type Context = {
  viewer: Viewer
  params: Record<string, string>
  /** The address's query: each parameter once. */
  address: SearchParams
  /** The server's clock (ms), for relative times in the first paint. */
  now: number
  /** Runs a verb as the API would, and passes the answer to the screen's `useApi` of the same call. */
  load<E extends Endpoint>(endpoint: E, verb: Verb<E>, input: Request<E>): Promise<Result<E>>
}

/** The signed-in account of this request, looked up once for layout and page. */
export const viewerOfRequest = cache(async () => {
  // As it was sent: Next's cookies() would keep one of two with the same name.
  const sent = (await headers()).get('cookie')
  return withRequestId(() => viewerOf(sent))
})

/** Runs a part of a page's work; an error gets the id of the request. */
export const withRequestId = <T,>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    unstable_rethrow(error)
    throw asFault(error, problemOf(error))
  })

/** The error page quotes the request's id, which the log has too. A dependency that is down makes the page a 503. */
function asFault(error: unknown, { code }: Problem) {
  const request = currentRequest()
  if (request && code === 'unavailable') request.unavailable = true
  return Object.assign(error as Error, request && { digest: request.id })
}

/** The page says when to come back; the response becomes a 429. */
function tooMany({ message, extra }: Problem) {
  const request = currentRequest()
  if (request) request.retryAfter = extra.retryAfter
  return <p role="alert">{message}</p>
}

/** A server-rendered screen: its first answers come with the page, later ones over REST. */
export const page = (render: (context: Context) => Promise<ReactNode>) =>
  async function Page(props: NextProps) {
    const viewer = await viewerOfRequest()
    if (!viewer) redirect(`/auth?callbackUrl=${encodeURIComponent((await headers()).get('x-address') ?? '/')}`)

    const loaded: Record<string, unknown> = {}
    const context: Context = {
      viewer,
      params: await props.params,
      address: onceEach(await props.searchParams),
      now: Date.now(),
      async load(endpoint, verb, input) {
        const query = strings(input)
        const parsed = parseInput(endpoint, { params: input as object as SearchParams, query, body: {} })
        const spending = {
          endpoint,
          viewer,
          headers: await headers(),
          path: endpoint.path,
          q: query.q,
        }
        const result = await withinBudgets(spending, () => verb(viewer, parsed))
        loaded[addressOf(endpoint.path, input)] = result
        return result
      },
    }
    try {
      const screen = await render(context)
      return <InitialData answers={loaded}>{screen}</InitialData>
    } catch (error) {
      unstable_rethrow(error)
      const problem = problemOf(error)
      if (problem.code === 'rate_limited') return tooMany(problem)
      if (problem.code === 'second_factor_required') redirect(`/${viewer.role}/profile?tab=security`)
      if (problem.code === 'not_found' || problem.code === 'forbidden') notFound()
      // An invalid cursor or filter in the address: show the screen without it.
      const { pathname, search } = new URL((await headers()).get('x-address') ?? '/', 'http://localhost')
      if (problem.code === 'validation' && search) redirect(pathname)
      throw asFault(error, problem)
    }
  }

const onceEach = (query: Record<string, string | string[] | undefined>): SearchParams =>
  Object.fromEntries(Object.entries(query).map(([k, v]) => [k, Array.isArray(v) ? v[0] : v]))

const strings = (input: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input as object).flatMap(([k, v]) =>
      v === undefined || v === null || v === '' ? [] : [[k, String(v)]],
    ),
  )
