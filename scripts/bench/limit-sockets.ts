import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

type Reader = { id: number; role: string }

/** Who listens, by account. */
const connected = new Map<number, Set<Duplex>>()

/** Sends an entry to all who listen for this account: it is put in a frame once. */
export function tell(userId: number, entry: object) {
  const framed = frame({ type: 'notification', data: entry })
  for (const socket of connected.get(userId) ?? []) socket.write(framed)
}

/** Answers the handshake, and waits for the one message that says who it is. */
export function acceptSocket({ headers }: IncomingMessage, socket: Duplex, user: Reader) {
  const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
  const accept = createHash('sha1').update(key).digest('base64')
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  )
  const late = setTimeout(() => socket.destroy(), 10_000)
  let heard: Buffer = Buffer.alloc(0)
  socket.on('data', (bytes: Buffer) => {
    heard = Buffer.concat([heard, bytes])
    const message = heard.length > 16_384 ? null : read(heard)
    if (message === undefined) return
    clearTimeout(late)
    const { type, userId, userRole } = message ?? {}
    if (type !== 'auth' || userId !== user.id || userRole !== user.role) return void socket.destroy()
    socket.removeAllListeners('data').resume()
    connected.set(user.id, (connected.get(user.id) ?? new Set()).add(socket))
    socket.write(frame({ type: 'auth_success' }))
  })
  socket.on('error', () => socket.destroy())
  socket.on('close', () => {
    clearTimeout(late)
    connected.get(user.id)?.delete(socket)
  })
}

/** A text frame of the server; its length is under 64 kB. */
function frame(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message))
  const head = text.length < 126 ? [0x81, text.length] : [0x81, 126, text.length >> 8, text.length & 255]
  return Buffer.concat([Buffer.from(head), text])
}

/** The first message of a client, which is short and masked; undefined until it is whole, null for anything else. */
function read(bytes: Buffer): Record<string, unknown> | null | undefined {
  if (bytes.length < 6) return undefined
  const length = bytes[1]! & 127
  if (bytes[0] !== 0x81 || length > 125) return null
  if (bytes.length < 6 + length) return undefined
  const text = bytes.subarray(6, 6 + length).map((byte, i) => byte ^ bytes[2 + (i & 3)]!)
  try {
    return JSON.parse(Buffer.from(text).toString()) as Record<string, unknown>
  } catch {
    return null
  }
}
