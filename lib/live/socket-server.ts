import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Viewer } from '../rules/core/permissions'
import { handleConnection as openConversation, ConnectedUsers, type Channel } from './channel'
import { closeEnded } from './close-ended'
import { EVENTS } from '../domain/core/emit'
import { READ } from '../domain/people/notifications/notification'
import { log } from '../infra/observability/log'
import { SESSIONS } from '../infra/db/sessions'
import { listen } from './listen'
import { openPlain } from './plain-sockets'
import { pushEvent, pushSince } from './push'
import { openSocketIo } from './socket-io'
import { AddressCounts } from './socket-limits'

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** How often the sessions of all connections are checked (ms). */
const CHECK_MS = 60_000
/** Overlap when entries are read again after an outage (ms). */
const OVERLAP_MS = 2_000

type Options = {
  /** The viewer of a Cookie header. */
  viewerOf: (cookie: string | undefined) => Promise<Viewer | null>
  /** Whether a handshake comes from our own pages, or from no page at all. */
  isOurs: (request: IncomingMessage) => boolean
  /** The key of the client's address in limits. */
  addressOf: (request: IncomingMessage) => string
  /** Long polling needs all requests of a socket in one process. */
  polling: boolean
  /** Next's socket for fast refresh. */
  devUpgrade: Upgrade | null
}

/**
 * The live channel at /ws, for Socket.IO and plain WebSockets: it pushes bell entries and closes the sockets of ended
 * sessions. `answer` takes the polling requests, `attach` the upgrades of a server.
 */
export function openLive({ viewerOf, isOurs, addressOf, polling, devUpgrade }: Options) {
  const users = new ConnectedUsers()
  const addresses = new AddressCounts()
  const connect = (channel: Channel) => openConversation(channel, { viewerOf, users })
  const socketIo = openSocketIo({ polling, connect, count: (request) => addresses.add(addressOf(request)) })
  const plain = openPlain(connect)
  const failed = (error: unknown) => log().warn({ err: error }, 'sessions of the live channel could not be checked')
  const checking = setInterval(() => void closeEnded(users).catch(failed), CHECK_MS)
  let lastHeard = new Date()
  const stopListening = listen(
    [EVENTS, SESSIONS, READ],
    async (channel, payload) => {
      lastHeard = new Date()
      if (channel === SESSIONS) await closeEnded(users, [Number(payload)])
      else if (channel === READ) for (const { channel } of users.of(Number(payload))) channel.refreshBell?.()
      else await pushEvent(users, Number(payload))
    },
    async () => {
      await pushSince(users, new Date(lastHeard.getTime() - OVERLAP_MS))
      await closeEnded(users)
    },
  )

  return {
    /** The number of connected accounts. */
    accounts: () => users.ids().length,
    /** Takes a request that belongs to the live channel; false when it doesn't. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (!isLive(request)) return false
      const isNew = !/[?&]sid=/.test(request.url!)
      if (isNew && addresses.isFull(addressOf(request))) response.writeHead(429, { connection: 'close' }).end()
      else socketIo.answer(request, response)
      return true
    },
    attach: (server: Server) =>
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        if (devUpgrade && request.url?.startsWith('/_next/')) return devUpgrade(request, socket, head)
        if (!isLive(request)) {
          // Next's listener runs after ours, and would log an error for an address that it can't parse.
          request.url = '/'
          return refuse(socket, '404 Not Found')
        }
        if (!isOurs(request)) return refuse(socket, '403 Forbidden')
        const isEngine = /[?&]EIO=/.test(request.url!)
        if (!isEngine || !socketIo.isCounted(request)) {
          const address = addressOf(request)
          if (addresses.isFull(address)) return refuse(socket, '429 Too Many Requests')
          socket.once('close', addresses.add(address))
        }
        const transport = isEngine ? socketIo : plain
        transport.upgrade(request, socket, head)
      }),
    async close() {
      stopListening()
      clearInterval(checking)
      plain.close()
      await socketIo.close()
    },
  }
}

const isLive = ({ url = '' }: IncomingMessage) => /^\/ws\/?(\?|$)/.test(url)

function refuse(socket: Duplex, status: string) {
  socket.on('error', () => {})
  // A peer that never closes its half would keep the socket for ever.
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
}
