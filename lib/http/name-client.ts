import type { IncomingMessage } from 'node:http'
import { CLIENT_ADDRESS } from './limited'

/** Writes the client's address where the limits read it: the connection's, or what one's own proxy says last. */
export function nameClient(request: IncomingMessage, trustProxy: boolean) {
  const forwarded =
    trustProxy &&
    String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim()
  request.headers[CLIENT_ADDRESS] = forwarded || request.socket.remoteAddress || 'unknown'
}
