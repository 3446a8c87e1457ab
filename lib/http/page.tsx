import { cookies, headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache, type ReactNode } from 'react'
import { keyOf } from '../contract/address'
import type { Endpoint, Input, Request } from '../contract/endpoint'
import { Problem } from '../contract/problem'
import { Fresh } from '../client/fresh'
import type { Viewer } from '../rules/permissions'
import type { Result } from './handle'
import { parseInput } from './parse'
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
export const viewerOfRequest = cache(async () => viewerOf((await cookies()).toString()))

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
      throw error
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
