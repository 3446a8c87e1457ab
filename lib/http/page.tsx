import { cookies, headers } from 'next/headers'
import { notFound, redirect, unstable_rethrow } from 'next/navigation'
import { cache, type ReactNode } from 'react'
import { keyOf } from '../contract/address'
import type { Endpoint, Input, Request } from '../contract/endpoint'
import { Problem } from '../contract/problem'
import { Fresh } from '../client/fresh'
import { currentRequest } from '../infra/request'
import type { Viewer } from '../rules/permissions'
import type { Result } from './handle'
import { parseInput } from './parse'
import { problemOf } from './problem-response'
import { viewerOf } from './viewer'

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
  /** Asks a verb as the API would, and hands the answer to the screen's `useApi` of the same call. */
  load<E extends Endpoint>(endpoint: E, verb: Verb<E>, input: Request<E>): Promise<Result<E>>
}

/** The signed-in account of this request, looked up once for layout and page. */
export const viewerOfRequest = cache(async () => {
  const kept = (await cookies()).toString()
  return shown(() => viewerOf(kept))
})

/** Renders, and gives a fault the id of its request: the page quotes it, the log has it. Away is what is away: 503. */
export async function shown<T>(render: () => Promise<T>): Promise<T> {
  try {
    return await render()
  } catch (error) {
    unstable_rethrow(error)
    const { code } = problemOf(error)
    const request = currentRequest()
    if (request && code === 'unavailable') request.unavailable = true
    throw Object.assign(error as Error, request && { digest: request.id })
  }
}

/** A server-rendered screen: its calls are answered here first, and kept fresh by the browser over REST. */
export const page = (render: (context: Context) => Promise<ReactNode>) =>
  async function Page(props: NextProps) {
    const viewer = await viewerOfRequest()
    if (!viewer) redirect(`/auth?callbackUrl=${encodeURIComponent((await headers()).get('x-address') ?? '/')}`)

    const loaded: Record<string, unknown> = {}
    const context: Context = {
      viewer,
      params: await props.params,
      address: onceEach(await props.searchParams),
      async load(endpoint, verb, input) {
        const result = await verb(
          viewer,
          parseInput(endpoint, { params: input as object as SearchParams, query: strings(input), body: {} }),
        )
        loaded[keyOf(endpoint, input)] = result
        return result
      },
    }
    try {
      const screen = await render(context)
      return <Fresh loaded={loaded}>{screen}</Fresh>
    } catch (error) {
      if (error instanceof Problem && (error.code === 'not_found' || error.code === 'forbidden')) notFound()
      // A mangled cursor or filter in the address: the same screen without it.
      const { pathname, search } = new URL((await headers()).get('x-address') ?? '/', 'http://localhost')
      if (error instanceof Problem && error.code === 'validation' && search) redirect(pathname)
      return shown(() => Promise.reject(error))
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
