import type { IncomingMessage } from 'node:http'
import { CLIENT_ADDRESS } from '../auth/rate-limits'

/** The client's IP address: the connection's, or the last one that a trusted proxy added. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded =
    trustProxy &&
    String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim()
  return forwarded || request.socket.remoteAddress || 'unknown'
}

/** Puts the client's IP address into a header for the rate limits. */
export function setClientAddress(request: IncomingMessage, trustProxy: boolean) {
  request.headers[CLIENT_ADDRESS] = clientAddress(request, trustProxy)
}
