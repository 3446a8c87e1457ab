import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** How much of a page arrives at once (bytes), and how long the next part takes (ms): longer than a browser waits to paint. */
const PIECE = { bytes: 1500, ms: 25 }

/** Opens a proxy that sends pages piece by piece, as over a slow line; all else passes unchanged. */
export async function openSlowLine(target: string) {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const onward = request(
      new URL(asked.url!, target),
      { method: asked.method, headers },
      (got) => void sendOn(got, answer),
    )
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => (server.closeAllConnections(), server.close()),
  }
}

/** Sends a page piece by piece, anything else as it comes. */
async function sendOn(got: IncomingMessage, answer: ServerResponse) {
  const isPage = got.headers['content-type']?.startsWith('text/html')
  const { 'content-length': _whole, ...told } = got.headers
  answer.writeHead(got.statusCode!, isPage ? told : got.headers)
  if (!isPage) return got.pipe(answer)
  const page = Buffer.concat(await got.toArray())
  for (let at = 0; at < page.length; at += PIECE.bytes) {
    answer.write(page.subarray(at, at + PIECE.bytes))
    await pause(PIECE.ms)
  }
  return answer.end()
}
