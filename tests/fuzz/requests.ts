import fc from 'fast-check'
import type { Endpoint } from '@/lib/contract/core/endpoint'
import { arbitraryOf } from './arbitrary-of'
import { bodies, tooLarge, type Body } from './bodies'
import { sortOf } from './cursors'
import { anyJson, anyText } from './odd-values'
import { anyHeaders, mangled } from './headers'
import { anyUpload } from './multipart'
import { nearMiss } from './near-miss'
import type { Caller, Stage } from './stage'
import { pathWords, wordsOf } from './words'

/** A request as it goes out. */
export type Sent = {
  method: string
  params: Record<string, string>
  /** What follows the question mark. */
  query: string
  headers: Record<string, string>
  body: Uint8Array | string | undefined
}

/** Path and query as they stand in the address. */
export function addressOf(path: string, { params, query }: Sent): string {
  // By way of bytes, where half a pair of characters becomes a question mark.
  const at = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(Buffer.from(params[name]!).toString()))
  return `${at}${query && `?${query}`}`
}

/** Requests of a call by somebody: most could be meant, and of those many get through. */
export function requestsOf(
  endpoint: Endpoint,
  who: Caller,
  stage: Stage,
  sorts: readonly string[],
): fc.Arbitrary<Sent> {
  const words = wordsOf(stage, who, endpoint, sorts)
  const cookie = stage.cookies[who]
  return fc
    .record({
      params: fc.record(pathWords(stage, who, endpoint), { noNullPrototype: true }),
      query: queries(endpoint.query && arbitraryOf(endpoint, 'query', words)),
      headers: anyHeaders,
      cookie: cookie ? fc.oneof({ weight: 20, arbitrary: fc.constant(cookie) }, mangled(cookie)) : fc.constant(cookie),
      sent: bodiesOf(endpoint, words),
    })
    .map(({ params, query, headers, cookie, sent: { type, body } }) => ({
      method: endpoint.method,
      params,
      query,
      body,
      headers: clean({ ...(type !== undefined && { 'content-type': type }), ...(cookie && { cookie }), ...headers }),
    }))
}

function bodiesOf(endpoint: Endpoint, words: ReturnType<typeof wordsOf>): fc.Arbitrary<Body> {
  if (endpoint.method === 'GET') return fc.constant({ type: undefined, body: undefined })
  const json = bodies(endpoint.body ? arbitraryOf(endpoint, 'body', words) : anyJson)
  const any = fc.oneof({ weight: 60, arbitrary: json }, { weight: 1, arbitrary: fc.constant(tooLarge) })
  return endpoint.multipart ? fc.oneof({ weight: 8, arbitrary: anyUpload }, { weight: 1, arbitrary: json }) : any
}

function queries(fitting: fc.Arbitrary<unknown> | undefined): fc.Arbitrary<string> {
  const odd = fc.oneof(
    fc.dictionary(anyText, anyText, { maxKeys: 3 }).map(written),
    fc.constantFrom(
      '%',
      '%zz=1',
      'limit',
      'limit=1&limit=2',
      '&&==',
      'a[b]=1&a[]=2',
      '__proto__=1&constructor=2',
      'q=%00',
      'q=%ff%fe',
    ),
  )
  const nothing = fc.constant('')
  if (!fitting) return fc.oneof({ weight: 9, arbitrary: nothing }, { weight: 1, arbitrary: odd })
  return fc.oneof(
    { weight: 9, arbitrary: fitting.map(inOneOrder).map(written) },
    { weight: 4, arbitrary: nearMiss(fitting).map(written) },
    { weight: 1, arbitrary: nothing },
    { weight: 1, arbitrary: odd },
  )
}

/** A cursor and the order that it belongs to. */
function inOneOrder(query: unknown): unknown {
  const { cursor } = query as { cursor?: unknown }
  return cursor === undefined ? query : { ...(query as object), sort: sortOf(cursor) }
}

function written(query: unknown): string {
  if (typeof query !== 'object' || query === null) return String(query)
  const texts = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
  )
  return new URLSearchParams(texts).toString()
}

const clean = (headers: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ) as Record<string, string>
