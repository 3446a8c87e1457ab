import { env } from '../../infra/env'

/** Whether a request comes from our own origin, or has no Origin header. */
export function isOurOrigin(origin: string | null | undefined, host: string | null | undefined): boolean {
  if (!origin || origin === new URL(env().APP_URL).origin) return true
  return Boolean(host) && (origin === `http://${host}` || origin === `https://${host}`)
}

/** Whether a browser says that another site made this request. Programs that are no browsers don't say. */
export const isFromAnotherSite = (headers: Headers) => headers.get('sec-fetch-site') === 'cross-site'
