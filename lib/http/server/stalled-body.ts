import type { IncomingMessage } from 'node:http'
import { limits } from '../../rules/limits'

type Progress = { bodyBytes: number; bodyMs: number }

/** Cuts the connection of a request whose body makes no progress. One that is slow and moves goes on. */
export function cutStalledBody(request: IncomingMessage, { bodyBytes, bodyMs }: Progress = limits.http) {
  const { socket, headers } = request
  if (!headers['content-length'] && !headers['transfer-encoding']) return
  let before = socket.bytesRead
  const watching = setInterval(() => {
    if (socket.bytesRead - before < bodyBytes) socket.destroy()
    before = socket.bytesRead
  }, bodyMs)
  const stop = () => clearInterval(watching)
  // Of the request alone: a kept connection would collect a listener for each of them.
  request.once('end', stop).once('close', stop)
}
