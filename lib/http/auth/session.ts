import { LRUCache } from 'lru-cache'
import { decode, encode } from 'next-auth/jwt'
import type { Role } from '../../contract/accounts'
import { env } from '../../infra/env'
import { sessionLife } from '../../rules/session-life'

/** The content of a session cookie. Whether the session is still valid is read from the database. */
export type SessionToken = { sub: string; role: string; sid: string }

/** The maximum life of a session (s). */
export const SESSION_SECONDS = Math.max(...Object.values(sessionLife).map(({ whole }) => whole)) * 3600

/** Whether browsers reach us by https: cookies say so. */
export const isSecure = () => env().APP_URL.startsWith('https://')

/** The cookie's name for handlers, pages, middleware and sockets. With __Host- no other host can set it. */
export const cookieName = () => `${isSecure() ? '__Host-' : ''}next-auth.session-token`

const attributes = () => `Path=/; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`

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
  return `${cookieName()}=${jwt}; ${attributes()}; Max-Age=${maxAge}`
}

/** A Set-Cookie that ends the session in this browser. */
export const signOutCookie = () => `${cookieName()}=; ${attributes()}; Max-Age=0`

/** The token of a Cookie header, or null when it is absent, foreign, altered or past its end. */
export async function readSession(cookieHeader: string | null | undefined): Promise<SessionToken | null> {
  const jwt = cookieHeader
    ?.split(/; */)
    .find((c) => c.startsWith(`${cookieName()}=`))
    ?.slice(cookieName().length + 1)
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
