import { env } from '../../infra/env'

/** Whether browsers reach us by https: cookies say so. */
export const isSecure = () => env().APP_URL.startsWith('https://')

/** The name of a cookie of ours. With __Host- no other host can set it. */
export const hostCookie = (name: string) => `${isSecure() ? '__Host-' : ''}${name}`

/** The attributes of a cookie of ours, besides its life. */
export const cookieAttributes = () => `Path=/; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`

/** The cookie's value; null when it is absent, or sent twice: another host may have set the second one. */
export function cookieValue(cookieHeader: string | null | undefined, name: string): string | null {
  const values = (cookieHeader ?? '').split(/; */).filter((cookie) => cookie.startsWith(`${name}=`))
  return values.length === 1 ? values[0]!.slice(name.length + 1) : null
}
