import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import { Server as SocketServer, type Socket } from 'socket.io'
import type { Notification } from '../contract/notifications'
import { toNotification } from '../domain/notifications/notification'
import { pooledRows, sql } from '../infra/db'
import { env } from '../infra/env'
import { log } from '../infra/log'
import type { Viewer } from '../rules/permissions'
import { BELL } from './deliver'

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void
type Row = Omit<Notification, 'href'> & { userId: number }

const AUTH_MS = 10_000
const RECONNECT_MS = 1_000

type Options = {
  /** Who a Cookie header belongs to. */
  viewerOf: (cookie: string | undefined) => Promise<Viewer | null>
  /** Next's own socket, for fast reload. */
  devUpgrade: Upgrade | null
}

/** Attaches the live channel at /ws: bell entries reach whoever is connected. Gives what closes it. */
export function attachLive(server: Server, { viewerOf, devUpgrade }: Options): () => Promise<void> {
  const io = new SocketServer({ path: '/ws', serveClient: false, maxHttpBufferSize: 16_384, destroyUpgrade: false })
  io.attach(server)
  io.on('connection', (socket) =>
    greet(
      socket,
      viewerOf(socket.handshake.headers.cookie).catch(() => null),
    ),
  )
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url?.startsWith('/ws')) return
    if (devUpgrade && request.url?.startsWith('/_next/')) devUpgrade(request, socket, head)
    else socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
  })
  const stopListening = listen((eventId) => push(io, eventId))
  return async () => {
    stopListening()
    await io.close()
  }
}

/** The session of the handshake decides who this is; whoever doesn't say so within 10 s is sent away. */
function greet(socket: Socket, session: Promise<Viewer | null>) {
  const late = setTimeout(() => socket.disconnect(true), AUTH_MS)
  const say = (type: 'error' | 'auth_success', message?: string) => socket.emit('message', { type, message })
  socket.on('disconnect', () => clearTimeout(late))
  // Listening starts at once: the first message may be here before the session is read.
  socket.on('message', async (message: unknown) => {
    const { type, userId, userRole } = (message ?? {}) as Record<string, unknown>
    if (type !== 'auth') return say('error', 'Unknown message')
    const viewer = await session
    if (!viewer || userId !== viewer.id || userRole !== viewer.role) {
      say('error', 'This is not the account of your session')
      return socket.disconnect(true)
    }
    clearTimeout(late)
    socket.data.viewer = viewer
    await socket.join(room(viewer.id))
    say('auth_success')
  })
}

const room = (userId: number) => `user:${userId}`

/** Sends the bell entries of an event to the connected among its readers: one query, however many they are. */
async function push(io: SocketServer, eventId: number) {
  const connected = new Map(
    [...io.sockets.sockets.values()].flatMap((s) => {
      const viewer = s.data.viewer as Viewer | undefined
      return viewer ? [[viewer.id, viewer] as const] : []
    }),
  )
  if (!connected.size) return
  const found = await pooledRows<Row>(sql`
    SELECT n.id, n.user_id AS "userId", n.title, n.message, n.entity_type AS "entityType", n.entity_id AS "entityId",
      n.created_at AS timestamp, false AS read
    FROM notifications n WHERE n.event_id = ${eventId} AND n.user_id = ANY(${[...connected.keys()]}::int[])`)
  for (const { userId, ...row } of found)
    io.to(room(userId)).emit('message', { type: 'notification', data: toNotification(row, connected.get(userId)!) })
}

/** Hears of events from every process on this database, and again after the line broke. Gives what stops it. */
function listen(heard: (eventId: number) => Promise<void>): () => void {
  let stopped = false
  let client: pg.Client
  const connect = async () => {
    client = new pg.Client({ connectionString: env().DATABASE_URL })
    const again = () => void (stopped || setTimeout(() => void connect(), RECONNECT_MS))
    client.once('error', again)
    client.on('notification', ({ payload }) => {
      heard(Number(payload)).catch((error: unknown) => log().warn({ err: error }, 'live push failed'))
    })
    await client
      .connect()
      .then(() => client.query(`LISTEN ${BELL}`))
      .catch(again)
  }
  void connect()
  return () => {
    stopped = true
    void client.end().catch(() => {})
  }
}
