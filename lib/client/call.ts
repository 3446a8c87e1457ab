import { addressOf, besides, filledIn } from '../contract/address'
import type { Answer, Endpoint, Listing } from '../contract/core/endpoint'
import { Problem } from '../contract/core/problem'
import type { ProblemBody } from '../contract/core/problem-body'
import { partsOf, type Asked, type CallName, type Calls } from '../contract/wire'
import { confirmAgain } from './confirm'
import { NetworkError } from './error-message'
import { renewSession, timesRenewed } from './session'

/** The result of a call: a list is a page with its neighbours and counts. */
export type Result<C extends CallName> = ResultOf<Calls[C]>
type ResultOf<E extends Endpoint> = E extends { list: true }
  ? Answer<E> extends (infer T)[]
    ? Listing<T>
    : never
  : Answer<E>

type Options = {
  idempotencyKey?: string
  signal?: AbortSignal
  /** It goes out although the page is left. */
  keepalive?: true
  /** Writes whose input is the query, as for links in mails. */
  inQuery?: true
}

/** Makes a call and reads its answer. Throws the Problem that the server answered, or one for a line that is down. */
export async function call<C extends CallName>(name: C, input: Asked<C>, options: Options = {}): Promise<Result<C>> {
  const response = await respond(name, input, options)
  if (response.status === 204) return undefined as Result<C>
  const json: unknown = await response.json()
  // Only lists have X-Total-Count.
  return (response.headers.has('x-total-count') ? listingOf(json as unknown[], response.headers) : json) as Result<C>
}

/** Makes a call; again once somebody whose session has ended has signed in, or has confirmed where that is asked. Throws as `call` does. */
export async function respond<C extends CallName>(name: C, input: Asked<C>, options: Options = {}): Promise<Response> {
  const [method, path] = partsOf(name)
  const asks = method === 'GET' || options.inQuery
  const given = besides(path, input)
  const body = asks || !Object.keys(given).length ? undefined : JSON.stringify(given)
  const request = () =>
    fetch(asks ? addressOf(path, input) : filledIn(path, input), {
      method,
      credentials: 'same-origin',
      signal: options.signal,
      keepalive: options.keepalive,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
      },
      body,
    }).catch((error: unknown) => {
      throw error instanceof DOMException && error.name === 'AbortError' ? error : new NetworkError()
    })
  const since = timesRenewed()
  let response = await request()
  const isEnded = response.status === 401 && !path.startsWith('/api/login')
  if (isEnded && (await renewSession({ write: method !== 'GET', since }))) response = await request()
  if (response.ok) return response
  const problem = await problemIn(response)
  if (problem.code !== 'confirm' || !(await confirmAgain())) throw problem
  response = await request()
  if (!response.ok) throw await problemIn(response)
  return response
}

/** The Problem of a failed response. */
async function problemIn(response: Response): Promise<Problem> {
  const text = await response.text()
  try {
    const { message, code, issues, requestId } = JSON.parse(text) as ProblemBody
    if (message && code) return new Problem(code, message, issues, { requestId })
  } catch {
    // Not our JSON: a proxy's page, for example.
  }
  return new Problem('internal', `${response.status}: ${text.slice(0, 200) || response.statusText}`)
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
