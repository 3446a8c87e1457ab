import type { Handler } from '@/lib/http/handler/handle'
import { signInCookie } from '@/lib/http/auth/session'
import { openSession } from '@/lib/infra/db/sessions'
import type { Viewer } from '@/lib/rules/core/permissions'

type Options = {
  as?: Viewer | null
  method?: string
  /** Path and query. */
  at?: string
  params?: Record<string, string | number>
  /** Sent as JSON, unless it is a text, bytes, a stream or a form already. */
  body?: unknown
  headers?: Record<string, string>
}

/** Calls a route as a browser or any other client would: a real Request in, a Response out. */
export async function call(
  handler: Handler,
  { as, method, at = '/api', params = {}, body, headers = {} }: Options = {},
) {
  const isRaw = typeof body === 'string' || [FormData, Uint8Array, ReadableStream].some((raw) => body instanceof raw)
  const request = new Request(`http://localhost:3000${at}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    body: body === undefined ? undefined : isRaw ? (body as BodyInit) : JSON.stringify(body),
    ...(body instanceof ReadableStream && { duplex: 'half' }),
    headers: {
      ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }),
      ...(as && { cookie: await cookieOf(as) }),
      ...headers,
    },
  })
  const texts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
  const answer = await handler(request, { params: Promise.resolve(texts) })
  // It ended the session that it came by, or began another.
  if (as && answer.headers.has('set-cookie')) cookies.delete(as.member.id)
  return answer
}

/** The Cookie header of somebody who is signed in, with a second factor where one is kept. */
export async function cookieOf(account: Viewer) {
  let cookie = cookies.get(account.member.id)
  if (!cookie) cookies.set(account.member.id, (cookie = newCookieOf(account, { byFactor: true })))
  return cookie
}
const cookies = new Map<number, Promise<string>>()

/** The Cookie header of a sign-in of their own, by password unless told. */
export const newCookieOf = async (account: Viewer, { byFactor = false } = {}) =>
  (await signInCookie(account, await openSession(account.member.id, 'Firefox on Linux', byFactor))).split(';')[0]!
