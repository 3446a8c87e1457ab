import type { IncomingMessage } from 'node:http'
import { CLIENT_ADDRESS } from '../auth/rate-limits'

/** The client's address: the connection's, or what one's own proxy says last. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded =
    trustProxy &&
    String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim()
  return forwarded || request.socket.remoteAddress || 'unknown'
}

/** Writes the client's address where the limits read it. */
export function setClientAddress(request: IncomingMessage, trustProxy: boolean) {
  request.headers[CLIENT_ADDRESS] = clientAddress(request, trustProxy)
}
