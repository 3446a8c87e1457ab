import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { limits } from '../rules/limits'
import type { Channel, Connection } from './channel'
import { LimitedWebSocketServer } from './socket-limits'

/** A socket that is silent for two of these intervals is dead (ms). */
const HEARTBEAT_MS = 30_000

/** The plain WebSockets of the live channel: a message is a text frame. */
export function openPlain(connect: (channel: Channel) => Connection) {
  const server = new LimitedWebSocketServer({ noServer: true, maxPayload: limits.live.messageBytes })
  server.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    const cutIfUnread = () => {
      if (socket.bufferedAmount > limits.live.unreadBytes) socket.terminate()
    }
    const channel: Channel = {
      cookie: request.headers.cookie,
      send(message) {
        socket.send(JSON.stringify(message))
        cutIfUnread()
      },
      close: () => socket.close(1008),
    }
    const { receive, end, isMember } = connect(channel)
    beating.add(socket)
    socket.on('pong', () => beating.add(socket))
    socket.on('ping', (data) => {
      if (!isMember()) return
      socket.pong(data)
      cutIfUnread()
    })
    socket.on('message', (data, isBinary) => receive(isBinary ? null : parse(String(data)))).on('close', end)
    // A frame that is too large, for example: ws closes the socket itself.
    socket.on('error', () => {})
  })
  const beating = new WeakSet<WebSocket>()
  const heart = setInterval(() => {
    for (const socket of server.clients) {
      if (!beating.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, HEARTBEAT_MS)

  return {
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      server.handleUpgrade(request, socket, head, (opened) => server.emit('connection', opened, request)),
    close() {
      clearInterval(heart)
      for (const socket of server.clients) socket.close(1001)
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
