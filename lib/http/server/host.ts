import type { IncomingMessage, ServerResponse } from 'node:http'
import { Problem } from '../../contract/core/problem'
import { env } from '../../infra/env'

/** Load balancers ask these by an address of their own. */
const HEALTH = /^\/api\/health(\/|\?|$)/
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether a request names the host of APP_URL or a loopback one, with any port. A trusted proxy may have put the host that
 * it was asked for into X-Forwarded-Host. A foreign page whose name points to this server names itself.
 */
export function isOurHost({ headers, headersDistinct }: IncomingMessage, trustProxy: boolean): boolean {
  // Of two a proxy might have read the other one.
  if ((headersDistinct.host?.length ?? 0) > 1) return false
  const forwarded =
    trustProxy &&
    String(headers['x-forwarded-host'] ?? '')
      .split(',')
      .at(-1)
  const hostname = hostnameOf((forwarded || headers.host || '').trim())
  return hostname !== null && (LOOPBACK.test(hostname) || hostname === new URL(env().APP_URL).hostname)
}

function hostnameOf(host: string): string | null {
  if (!/^[\w.:[\]-]+$/.test(host)) return null
  const url = `http://${host}`
  return URL.canParse(url) ? new URL(url).hostname : null
}

/** Answers a request for another host with 421. False for our own, and for health checks of any. */
export function answerWrongHost(request: IncomingMessage, response: ServerResponse, trustProxy: boolean): boolean {
  if (isOurHost(request, trustProxy) || HEALTH.test(request.url!)) return false
  const problem = new Problem('misdirected', `This server only answers at ${env().APP_URL}`)
  response.writeHead(problem.status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  request.resume()
  response.end(JSON.stringify(problem.toJSON()))
  return true
}
