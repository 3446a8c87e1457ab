import { LRUCache } from 'lru-cache'
import { decode, encode } from 'next-auth/jwt'
import type { Role } from '../../contract/people/account'
import { env } from '../../infra/env'
import { sessionLife } from '../../rules/people/session-life'
import { cookieAttributes, cookieValue, hostCookie, isSecure } from './cookies'

/** The content of a session cookie. Whether the session is still valid is read from the database. */
export type SessionToken = { sub: string; role: string; sid: string }

/** The maximum life of a session (s). */
export const SESSION_SECONDS = Math.max(...Object.values(sessionLife).map(({ whole }) => whole)) * 3600

/** The cookie's name for handlers, pages, middleware and sockets. */
export const cookieName = () => hostCookie('next-auth.session-token')

/** The cookie as next-auth's own route sets it. */
export const cookieOption = () => ({
  name: cookieName(),
  options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure() } as const,
})

/** A Set-Cookie for the session with this key; next-auth's own route reads the same one. */
export async function signInCookie({ id, role }: { id: number; role: string }, key: string): Promise<string> {
  const token: SessionToken = { sub: String(id), role, sid: key }
  const maxAge = sessionLife[role as Role].whole * 3600
  const jwt = await encode({ token, secret: env().AUTH_SECRET!, maxAge })
  return `${cookieName()}=${jwt}; ${cookieAttributes()}; Max-Age=${maxAge}`
}

/** A Set-Cookie that ends the session in this browser. */
export const signOutCookie = () => `${cookieName()}=; ${cookieAttributes()}; Max-Age=0`

/** The token of a Cookie header, or null when it is absent, foreign, altered, past its end or there twice. */
export async function readSession(cookieHeader: string | null | undefined): Promise<SessionToken | null> {
  const jwt = cookieValue(cookieHeader, cookieName())
  return jwt ? ((await open(jwt)) ?? null) : null
}

/** A cache of decrypted tokens: decrypting one costs more than most calls. */
const opened = new LRUCache<string, SessionToken>({ max: 2_000 })

async function open(jwt: string): Promise<SessionToken | undefined> {
  const known = opened.get(jwt)
  if (known) return known
  const token = await decode({ token: jwt, secret: env().AUTH_SECRET! }).catch(() => null)
  if (!token?.sub || typeof token.sid !== 'string' || typeof token.exp !== 'number') return undefined
  const session = { sub: token.sub, role: String(token.role), sid: token.sid }
  const left = token.exp * 1000 - Date.now()
  if (left > 0) opened.set(jwt, session, { ttl: left })
  return session
}
