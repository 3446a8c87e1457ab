import { createServer, type Server } from 'node:http'
import next from 'next'
import { openLive } from '../live/socket-server'
import { apiListener, type Route } from '../http/server/api-listener'
import { protect } from '../http/server/headers'
import { clientAddress, setClientAddress } from '../http/server/client-ip'
import { clientNetwork } from '../http/server/client-network'
import { answerWrongHost, isOurHost } from '../http/server/host'
import { limitConnections } from '../http/server/connection-limits'
import { cutStalledBody } from '../http/server/stalled-body'
import { logRequest } from '../http/server/request-log'
import { isOurOrigin } from '../http/auth/origin'
import { answerNotFound } from '../http/server/not-found'
import { viewerOf } from '../http/auth/viewer'
import { env } from '../infra/env'
import { log } from '../infra/observability/log'
import { gauge } from '../infra/observability/metrics'
import { atEnd } from './ending'
import { measure } from './metrics'

const GRACE_MS = 10_000
const MINUTE = 60_000
/**
 * A slow client holds a socket only, and loses it when it is silent or its body makes no progress. The largest file may take
 * half an hour. Keep-alive outlasts that of a load balancer, which must close first. Headers have Node's limits: 16 kB, 2,000.
 */
const PATIENCE = { headersTimeout: 20_000, requestTimeout: 30 * MINUTE, timeout: 2 * MINUTE, keepAliveTimeout: 65_000 }

/** Answers calls, pages and sockets on the port, until the process ends. */
export async function serveWeb() {
  const { HOST, PORT, NODE_ENV, TRUST_PROXY, WEB_CONCURRENCY } = env()
  measure()
  const dev = NODE_ENV === 'development'
  const app = next({ dev, hostname: HOST, port: PORT })
  await app.prepare()
  const handle = app.getRequestHandler()
  // In development Next loads a route anew when its file changes.
  const answerCall = dev ? null : await apiListener(routeAt)
  const live = openLive({
    viewerOf,
    isOurs: (request) => isOurHost(request, TRUST_PROXY) && isOurOrigin(request.headers.origin, request.headers.host),
    addressOf: (request) => clientNetwork(clientAddress(request, TRUST_PROXY)),
    polling: WEB_CONCURRENCY === 1,
    devUpgrade: dev ? (...upgrade) => void app.getUpgradeHandler()(...upgrade) : null,
  })
  gauge('live_accounts', 'Accounts connected to the live channel', live.accounts)
  const server = createServer((request, response) => {
    setClientAddress(request, TRUST_PROXY)
    cutStalledBody(request)
    // While it stops, a connection is not kept for another request.
    if (!server.listening) response.setHeader('connection', 'close')
    logRequest(request, response, TRUST_PROXY, () => {
      protect(request, response)
      if (answerWrongHost(request, response, TRUST_PROXY)) return
      if (live.answer(request, response) || answerNotFound(request, response)) return
      if (answerCall && isCall(request.url!)) return answerCall(request, response)
      handle(request, response).catch((error: unknown) => {
        log().error({ err: error }, 'a request broke off')
        response.destroy()
      })
    })
  })
  Object.assign(server, PATIENCE)
  limitConnections(server, { byAddress: !TRUST_PROXY })
  live.attach(server)
  await listen(server, PORT, HOST!)
  atEnd(async () => {
    const drained = drain(server)
    await live.close()
    await drained
  })
}

/** next-auth's own routes stay with Next. */
const isCall = (url: string) => url.startsWith('/api/') && !url.startsWith('/api/auth/')

/** The route of a call: `app/api/inquiries/[id]/route.ts` for `/api/inquiries/{id}`. */
function routeAt(path: string) {
  const folder = path.slice('/api/'.length).replace(/\{(\w+)\}/g, '[$1]')
  return import(`../../app/api/${folder}/route.ts`) as Promise<Route>
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
