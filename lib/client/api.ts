'use client'
import useSWR, { mutate, useSWRConfig, type SWRConfiguration } from 'swr'
import { keyOf } from '../contract/address'
import type { Answer, Endpoint, Listing, Request } from '../contract/endpoint'
import { Problem, type ProblemBody } from '../contract/problem'
import { LineDown } from './failure'
import { useSeed } from './fresh'

/** What a call gives in the program: a list comes as a page with its neighbours and counts. */
export type Result<E extends Endpoint> = E extends { list: true }
  ? Answer<E> extends (infer T)[]
    ? Listing<T>
    : never
  : Answer<E>

/** Makes a call. Throws the Problem that the server answered, or one for a line that is down. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Request<E>,
  options: { once?: string; signal?: AbortSignal } = {},
): Promise<Result<E>> {
  const body = bodyOf(endpoint, input)
  const response = await fetch(keyOf(endpoint, input), {
    method: endpoint.method,
    credentials: 'same-origin',
    signal: options.signal,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(options.once && { 'idempotency-key': options.once }),
    },
    body,
  }).catch((error: unknown) => {
    throw error instanceof DOMException && error.name === 'AbortError' ? error : new LineDown()
  })
  if (!response.ok) throw await problemIn(response)
  if (response.status === 204) return undefined as Result<E>
  const json: unknown = await response.json()
  return (endpoint.list ? listingOf(json as unknown[], response.headers) : json) as Result<E>
}

/** Makes a writing call, then refreshes what is on screen. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: Request<E>,
  options?: { once?: string },
): Promise<Result<E>> {
  const result = await call(endpoint, input, options)
  refresh()
  return result
}

/** Reads everything on screen again whose path starts like this; without a path, all of it. */
export const refresh = (path = '/api/') => void mutate((key) => typeof key === 'string' && key.startsWith(path))

/** Forgets every answer: what one account read is not for the next. */
export const forget = () => void mutate(() => true, undefined, { revalidate: false })

/** Reads a call and keeps it fresh. What the server rendered with the page is there from the first paint. */
export function useApi<E extends Endpoint>(
  endpoint: E,
  input: Request<E> | null,
  config?: SWRConfiguration<Result<E>, Problem>,
) {
  const key = input && keyOf(endpoint, input)
  const seed = useSeed(key)
  const { cache } = useSWRConfig()
  const answer = useSWR<Result<E>, Problem>(key, () => call(endpoint, input!), {
    keepPreviousData: true,
    ...(seed !== undefined && { fallbackData: seed as Result<E>, revalidateOnMount: false }),
    ...config,
  })
  return {
    mutate: answer.mutate,
    // What an earlier question answered bridges the wait for this one, not its failure.
    get data() {
      const unanswered = answer.error && seed === undefined && cache.get(key ?? '')?.data === undefined
      return unanswered ? undefined : answer.data
    },
    get error() {
      return answer.error
    },
    get isValidating() {
      return answer.isValidating
    },
    get isLoading() {
      return answer.isLoading
    },
  }
}

/** The refusal in an answer that is not OK, whoever wrote it. */
async function problemIn(response: Response): Promise<Problem> {
  const text = await response.text()
  try {
    const { message, code, issues, requestId } = JSON.parse(text) as ProblemBody
    if (message && code) return new Problem(code, message, issues, { requestId })
  } catch {
    // Not ours: a proxy's page, say.
  }
  return new Problem('internal', `${response.status}: ${text.slice(0, 200) || response.statusText}`)
}

function bodyOf(endpoint: Endpoint, input: unknown): string | undefined {
  if (!endpoint.body) return undefined
  const elsewhere = new Set([...Object.keys(endpoint.params?.shape ?? {}), ...Object.keys(endpoint.query?.shape ?? {})])
  return JSON.stringify(Object.fromEntries(Object.entries(input as object).filter(([k]) => !elsewhere.has(k))))
}

function listingOf(items: unknown[], headers: Headers): Listing<unknown> {
  const cursor = (rel: string) => {
    const link = new RegExp(`<([^>]+)>; rel="${rel}"`).exec(headers.get('link') ?? '')?.[1]
    return link ? new URL(link, location.origin).searchParams.get('cursor') : null
  }
  const counts = headers.get('x-tab-counts')
  return {
    items,
    total: Number(headers.get('x-total-count') ?? items.length),
    capped: headers.get('x-total-count-capped') === 'true',
    next: cursor('next'),
    prev: cursor('prev'),
    counts: counts ? (JSON.parse(counts) as Record<string, number>) : null,
  }
}
