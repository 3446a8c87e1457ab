import { env } from '../../infra/env'

/** Whether a request comes from our own pages, by the address that the browser names, or from no page at all. */
export function isOurOrigin(origin: string | null | undefined, host: string | null | undefined): boolean {
  if (!origin || origin === new URL(env().APP_URL).origin) return true
  return Boolean(host) && (origin === `http://${host}` || origin === `https://${host}`)
}
