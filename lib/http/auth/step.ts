import { sign, verified } from '../../infra/signed'
import { cookieValue, hostCookie, isSecure } from './cookies'

const PURPOSE = 'second step'
/** As long as the step itself (s). */
const LIFE = 300
/** A cookie with a path can't have the prefix __Host-. */
const name = () => hostCookie('jobwork-step').replace('__Host-', '__Secure-')
const attributes = () => `Path=/api/login; HttpOnly; SameSite=Strict${isSecure() ? '; Secure' : ''}`

/** A Set-Cookie that names the step of a sign-in after the password. */
export const stepCookie = (step: string) => `${name()}=${sign(PURPOSE, step)}; ${attributes()}; Max-Age=${LIFE}`

/** The step that a request's cookie names. */
export function stepIn(cookieHeader: string | null): string | undefined {
  const signed = cookieValue(cookieHeader, name())
  return (signed && verified(PURPOSE, signed)) || undefined
}
