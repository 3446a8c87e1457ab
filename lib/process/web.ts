import { createServer, type Server } from 'node:http'
import next from 'next'
import { openLive } from '../events/live'
import { nameClient } from '../http/name-client'
import { isOurOrigin } from '../http/origin'
import { answerUnknownCall } from '../http/unknown-call'
import { viewerOf } from '../http/viewer'
import { env } from '../infra/env'
import { atEnd } from './ending'

const GRACE_MS = 10_000

/** Answers calls, pages and sockets on the port, until the process ends. */
export async function serveWeb() {
  const { HOST, PORT, NODE_ENV, TRUST_PROXY, WEB_CONCURRENCY } = env()
  const dev = NODE_ENV === 'development'
  const app = next({ dev, hostname: HOST, port: PORT })
  await app.prepare()
  const handle = app.getRequestHandler()
  const live = openLive({
    viewerOf,
    isOurs: ({ headers }) => isOurOrigin(headers.origin, headers.host),
    polling: WEB_CONCURRENCY === 1,
    devUpgrade: dev ? app.getUpgradeHandler() : null,
  })
  const server = createServer((request, response) => {
    nameClient(request, TRUST_PROXY)
    if (!live.answer(request, response) && !answerUnknownCall(request, response)) void handle(request, response)
  })
  live.attach(server)
  await listen(server, PORT, HOST!)
  atEnd(async () => {
    const drained = drain(server)
    await live.close()
    await drained
  })
}

function listen(server: Server, port: number, host: string) {
  return new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
}

/** Stops accepting, lets what is in flight finish, cuts what is left after the grace time. */
function drain(server: Server) {
  return new Promise<void>((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    server.close(() => (clearTimeout(cut), resolve()))
    server.closeIdleConnections()
  })
}
