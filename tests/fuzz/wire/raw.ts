import { connect } from 'node:net'

/** How long a server may stay silent before the line is cut (ms). */
const SILENCE = 5_000

/**
 * Writes bytes to a port of this machine, says that there is no more, and gives all that comes back until the other side
 * hangs up. Fails when it stays silent and keeps the line.
 */
export function exchange(port: number, pieces: readonly Uint8Array[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1' })
    socket.setTimeout(SILENCE, () => {
      socket.destroy()
      reject(new Error('it neither answers nor hangs up'))
    })
    socket.on('data', (chunk) => received.push(chunk))
    // A server may hang up on junk in the middle of it.
    socket.on('error', () => {})
    socket.on('close', () => resolve(Buffer.concat(received)))
    socket.on('connect', () => {
      for (const piece of pieces) socket.write(piece)
      socket.end()
    })
  })
}

/** The statuses of the answers in what came back. */
export const statusesIn = (received: Buffer): number[] =>
  [...received.toString('latin1').matchAll(/(?:^|\r\n\r\n|\n|\})HTTP\/1\.[01] (\d{3})/g)].map(([, status]) =>
    Number(status),
  )
