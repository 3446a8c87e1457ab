import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { Server as Engine, type Socket as EngineConnection } from 'engine.io'
import { Server as SocketServer, type Socket as SocketClient } from 'socket.io'
import type { WebSocket } from 'ws'
import { limits } from '../rules/limits'
import type { Channel, Connection } from './channel'
import { LimitedWebSocketServer, messageLimit } from './socket-limits'

type EngineRequest = Parameters<Engine['handleRequest']>[0]
type Options = {
  polling: boolean
  connect: (channel: Channel) => Connection
  /** Counts a connection of an address. Returns the function that takes it back. */
  count: (request: IncomingMessage) => () => void
}

/** The Socket.IO transport of the live channel: messages are `message` events. */
export function openSocketIo({ polling, connect, count }: Options) {
  const engine = new Engine({
    maxHttpBufferSize: limits.live.messageBytes,
    transports: polling ? ['polling', 'websocket'] : ['websocket'],
    wsEngine: LimitedWebSocketServer,
  })
  const io = new SocketServer({ serveClient: false, connectTimeout: limits.live.authMs })
  io.bind(engine)
  // Ids of connections that poll: the socket of their upgrade does not count again.
  const counted = new Set<string>()
  // The time limit of `auth` starts with the connection.
  const connections = new WeakMap<object, ReturnType<typeof openConnection>>()
  engine.on('connection', (connection) => void connections.set(connection, openConnection(connection)))
  io.on('connection', (socket) => connections.get(socket.conn)?.begin(socket))

  function openConnection(connection: EngineConnection) {
    let client: SocketClient | undefined
    const cut = () => {
      webSocketOf(connection)?.terminate()
      connection.close(true)
    }
    const emit = (...given: Parameters<SocketClient['emit']>) => {
      client?.emit(...given)
      if (unreadBy(connection) > limits.live.unreadBytes) cut()
    }
    const channel: Channel = {
      cookie: connection.request.headers.cookie,
      send: (message) => emit('message', message),
      refreshBell: () => emit('bell'),
      changed: (paths) => emit('changed', paths),
      close() {
        if (client) client.disconnect(true)
        else connection.close()
        setTimeout(cut, limits.live.closeMs).unref()
      },
    }
    const { receive, end } = connect(channel)
    const isTooMany = messageLimit()
    connection.on('packet', ({ data }: { data?: unknown }) => {
      // We have no namespaces, and Socket.IO would answer that.
      const isForeign = typeof data === 'string' && data.startsWith('0/')
      if (isForeign || isTooMany()) cut()
    })
    connection.on('close', end)
    if (connection.transport.name === 'polling') {
      const uncount = count(connection.request)
      counted.add(sidOf(connection))
      connection.on('close', () => {
        counted.delete(sidOf(connection))
        uncount()
      })
    }
    return {
      begin(socket: SocketClient) {
        client = socket
        socket.on('message', receive)
      },
    }
  }

  return {
    /** Whether this upgrade is the first one of a connection that polls, and counts since it began. */
    isCounted: ({ url = '' }: IncomingMessage) => counted.delete(/[?&]sid=([\w-]+)/.exec(url)?.[1] ?? ''),
    answer: (request: IncomingMessage, response: ServerResponse) =>
      engine.handleRequest(request as EngineRequest, response),
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      engine.handleUpgrade(request as EngineRequest, socket, head),
    close: () => io.close(),
  }
}

/** The id by which a client’s requests name its connection. */
const sidOf = (connection: EngineConnection) => (connection as unknown as { id: string }).id

/** The WebSocket of a Socket.IO connection; none while it polls. */
const webSocketOf = ({ transport }: EngineConnection) => (transport as unknown as { socket?: WebSocket }).socket

/** Bytes that a Socket.IO client has not read yet. */
function unreadBy(connection: EngineConnection): number {
  const { writeBuffer } = connection as unknown as { writeBuffer: { data?: string }[] }
  const waiting = writeBuffer.reduce((sum, { data = '' }) => sum + data.length, 0)
  return waiting + (webSocketOf(connection)?.bufferedAmount ?? 0)
}
