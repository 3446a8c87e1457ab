import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { Server as SocketServer } from 'socket.io'
import { Server as Engine } from 'engine.io'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Viewer } from '../rules/permissions'
import { converse, Members, type Channel } from './channel'
import { BELL } from '../domain/emit'
import { READ } from '../domain/notifications/notification'
import { SESSIONS } from '../infra/sessions'
import { hear } from './hear'
import { pushEvent, pushSince } from './push'

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

const MAX_FRAME = 16_384
/** A plain socket that is silent for two of these is dead (ms). */
const HEARTBEAT_MS = 30_000
/** What the first entries after an outage may be older than the last ones heard (ms). */
const OVERLAP_MS = 2_000

type Options = {
  /** Who a Cookie header belongs to. */
  viewerOf: (cookie: string | undefined) => Promise<Viewer | null>
  /** Whether a handshake comes from our own pages, or from no page at all. */
  isOurs: (request: IncomingMessage) => boolean
  /** Long polling needs its requests on the one process that knows the socket. */
  polling: boolean
  /** Next's own socket, for fast reload. */
  devUpgrade: Upgrade | null
}

/**
 * The live channel at /ws, for Socket.IO and for plain WebSockets: bell entries reach whoever is connected, and a session
 * that ends takes its sockets along. `answer` takes the polling requests, `attach` the upgrades of a server.
 */
export function openLive({ viewerOf, isOurs, polling, devUpgrade }: Options) {
  const members = new Members()
  const engine = new Engine({
    maxHttpBufferSize: MAX_FRAME,
    transports: polling ? ['polling', 'websocket'] : ['websocket'],
  })
  const io = new SocketServer({ serveClient: false, connectTimeout: 10_000 })
  io.bind(engine)
  io.on('connection', (socket) => {
    const channel: Channel = {
      cookie: socket.handshake.headers.cookie,
      say: (message) => socket.emit('message', message),
      nudge: () => socket.emit('bell'),
      close: () => socket.disconnect(true),
    }
    const { hear, end } = converse(channel, { viewerOf, members })
    socket.on('message', (message: unknown) => void hear(message)).on('disconnect', end)
  })

  const plain = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME })
  plain.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    const channel: Channel = {
      cookie: request.headers.cookie,
      say: (message) => socket.send(JSON.stringify(message)),
      close: () => socket.close(1008),
    }
    const { hear, end } = converse(channel, { viewerOf, members })
    beating.add(socket)
    socket.on('pong', () => beating.add(socket))
    socket.on('message', (data, isBinary) => void hear(isBinary ? null : parse(String(data)))).on('close', end)
    // Too large a frame, say: ws closes the socket itself.
    socket.on('error', () => {})
  })
  const beating = new WeakSet<WebSocket>()
  const heart = setInterval(() => {
    for (const socket of plain.clients) {
      if (!beating.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, HEARTBEAT_MS)

  /** A session that no longer holds takes its sockets along; another of the same account stays. */
  const checkSessions = async (ids: number[]) => {
    for (const id of ids)
      for (const channel of [...members.channels(id)]) {
        if (await viewerOf(channel.cookie)) continue
        channel.say({ type: 'error', message: 'This session has ended' })
        channel.close()
      }
  }
  let lastHeard = new Date()
  const deaf = hear(
    [BELL, SESSIONS, READ],
    async (channel, payload) => {
      lastHeard = new Date()
      if (channel === SESSIONS) await checkSessions([Number(payload)])
      else if (channel === READ) for (const one of members.channels(Number(payload))) one.nudge?.()
      else await pushEvent(members, Number(payload))
    },
    async () => {
      await pushSince(members, new Date(lastHeard.getTime() - OVERLAP_MS))
      await checkSessions(members.ids())
    },
  )

  return {
    /** How many accounts are connected. */
    accounts: () => members.ids().length,
    /** Takes a request that belongs to the live channel; false when it doesn't. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (!isLive(request)) return false
      engine.handleRequest(request as Parameters<typeof engine.handleRequest>[0], response)
      return true
    },
    attach: (server: Server) =>
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        if (devUpgrade && request.url?.startsWith('/_next/')) return devUpgrade(request, socket, head)
        if (!isLive(request)) {
          // Next listens after us, and would write of a fault when it can't read the address.
          request.url = '/'
          return refuse(socket, '404 Not Found')
        }
        if (!isOurs(request)) return refuse(socket, '403 Forbidden')
        if (/[?&]EIO=/.test(request.url!))
          engine.handleUpgrade(request as Parameters<typeof engine.handleUpgrade>[0], socket, head)
        else plain.handleUpgrade(request, socket, head, (ws) => plain.emit('connection', ws, request))
      }),
    async close() {
      deaf()
      clearInterval(heart)
      for (const socket of plain.clients) socket.close(1001)
      await io.close()
    },
  }
}

const isLive = ({ url = '' }: IncomingMessage) => /^\/ws\/?(\?|$)/.test(url)

function refuse(socket: Duplex, status: string) {
  socket.on('error', () => {})
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
