import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type ServerOptions, type WebSocket } from 'ws'
import { env } from '../infra/env'
import { refusals } from '../infra/observability/metrics'
import { limits } from '../rules/limits'

const { live } = limits
const isCounting = () => env().RATE_LIMIT !== 'off'

/** `closeTimeout` and `maxFragments` are missing in the types of ws. */
type Options = ServerOptions & { closeTimeout: number; maxFragments: number }
type Opened = (socket: WebSocket, request: IncomingMessage) => void

/** The WebSockets of both transports: one that sends too many messages, or ignores a close frame, is cut off. */
export class LimitedWebSocketServer extends WebSocketServer {
  constructor(given: ServerOptions) {
    const { closeMs: closeTimeout, fragments: maxFragments } = live
    const options: Options = {
      ...given,
      closeTimeout,
      maxFragments,
      // Pings are answered by hand: ws would answer them before auth, too.
      autoPong: false,
      // Without a limit one message is handled in each turn of the event loop, so that a flood does not block others.
      allowSynchronousEvents: isCounting(),
    }
    super(options)
  }

  override handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, opened: Opened) {
    super.handleUpgrade(request, socket, head, (webSocket, request) => {
      const isTooMany = messageLimit()
      const count = () => {
        if (!isTooMany()) return
        // The rest of a chunk that was read already is still emitted.
        webSocket.removeAllListeners('message')
        webSocket.terminate()
      }
      webSocket.on('message', count).on('ping', count).on('pong', count)
      opened(webSocket, request)
    })
  }
}

/** Counts a refusal in the metrics. */
function refusedBy(limit: keyof typeof live, isRefused: boolean): boolean {
  if (isRefused) refusals().inc({ limit: `live.${limit}` })
  return isRefused
}

/** Counts the messages of one connection. Returns whether one exceeds the limit of a second. */
export function messageLimit(): () => boolean {
  const times: number[] = []
  return () => {
    if (!isCounting()) return false
    const now = performance.now()
    times.push(now)
    return refusedBy('messages', times.length > live.messages && now - times.shift()! < 1_000)
  }
}

/** Whether an account has reached its limit of connections. */
export const isFullAccount = (sockets: number) =>
  refusedBy('accountSockets', isCounting() && sockets >= live.accountSockets)

/** Counts the connections of each address. */
export class AddressCounts {
  readonly #of = new Map<string, number>()

  isFull = (address: string) =>
    refusedBy('addressSockets', isCounting() && (this.#of.get(address) ?? 0) >= live.addressSockets)

  /** Counts one more. Returns the function that takes it back once. */
  add(address: string): () => void {
    this.#of.set(address, (this.#of.get(address) ?? 0) + 1)
    let isCounted = true
    return () => {
      if (!isCounted) return
      isCounted = false
      const left = this.#of.get(address)! - 1
      if (left) this.#of.set(address, left)
      else this.#of.delete(address)
    }
  }
}
