import { decode, encode } from 'next-auth/jwt'
import { env } from '../infra/env'

/** What a session cookie says; whether it still holds, the account's session version in the database decides. */
export type SessionToken = { sub: string; role: string; sv: number }

/** A session ends this long after its last sign-in (s). */
export const SESSION_SECONDS = 30 * 24 * 3600

const secure = () => env().APP_URL.startsWith('https://')

/** The cookie's name, decided here for handlers, pages, middleware and sockets. */
export const cookieName = (isSecure = secure()) => `${isSecure ? '__Secure-' : ''}next-auth.session-token`

const attributes = () => `Path=/; HttpOnly; SameSite=Lax${secure() ? '; Secure' : ''}`

/** How next-auth finds and opens the token of a request. */
export const tokenOptions = () => ({ secret: env().AUTH_SECRET, cookieName: cookieName() })

/** A Set-Cookie that signs this account in; next-auth's own route reads the same one. */
export async function signInCookie(account: { id: number; role: string; sessionVersion: number }): Promise<string> {
  const token: SessionToken = { sub: String(account.id), role: account.role, sv: account.sessionVersion }
  const jwt = await encode({ token, secret: env().AUTH_SECRET!, maxAge: SESSION_SECONDS })
  return `${cookieName()}=${jwt}; ${attributes()}; Max-Age=${SESSION_SECONDS}`
}

/** A Set-Cookie that ends the session in this browser. */
export const signOutCookie = () => `${cookieName()}=; ${attributes()}; Max-Age=0`

/** The token of a Cookie header, or null when it is absent, foreign, altered or past its end. */
export async function readSession(cookieHeader: string | null | undefined): Promise<SessionToken | null> {
  const jwt = cookieHeader
    ?.split(/; */)
    .find((c) => c.startsWith(`${cookieName()}=`))
    ?.slice(cookieName().length + 1)
  if (!jwt) return null
  try {
    const token = await decode({ token: jwt, secret: env().AUTH_SECRET! })
    return token?.sub && typeof token.sv === 'number' ? (token as SessionToken) : null
  } catch {
    return null
  }
}
