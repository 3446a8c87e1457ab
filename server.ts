// The process: configuration, database, migrations, first accounts, then Next, the socket and the worker on one port.
import { createServer, type Server } from 'node:http'
import next from 'next'
import { disconnect } from './lib/infra/db'
import { startEmbeddedPostgres } from './lib/infra/embedded-postgres'
import { env, parseEnv } from './lib/infra/env'
import { migrate } from './lib/infra/migrate'
import { keptSecret } from './lib/infra/secret'
import { startWorker } from './lib/events/worker'
import { attachLive } from './lib/events/live'
import { nameClient } from './lib/http/name-client'
import { answerUnknownCall } from './lib/http/unknown-call'
import { viewerOf } from './lib/http/viewer'
import { createAdmin, isEmpty, seedDemo, signIns } from './prisma/seed'

const GRACE_MS = 10_000
const say = (line: string) => console.log(line)

let ended = false
const ending: (() => Promise<unknown> | void)[] = []

/** Undoes what was started, last first, then leaves. A second signal finds it under way. */
async function end(code: number) {
  if (ended) return
  ended = true
  for (const step of ending.reverse())
    await Promise.resolve(step()).catch((error: unknown) => console.error(String(error)))
  process.exit(code)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0))
// Whoever started it is gone, however it ended.
process.once('disconnect', () => void end(0))

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  await end(1)
}

async function start() {
  const given = parseEnv(process.env)
  const embedded = !given.DATABASE_URL
  if (embedded) {
    say('Starting the database')
    const postgres = await startEmbeddedPostgres({ dataDir: `${given.DATA_DIR}/postgres`, log: say })
    ending.push(() => postgres.stop())
    process.env.DATABASE_URL = postgres.url
  }
  process.env.AUTH_SECRET ||= await keptSecret(given.DATA_DIR)
  process.env.APP_URL = given.APP_URL
  process.env.NEXTAUTH_URL = given.APP_URL
  const {
    DATABASE_URL,
    HOST = embedded ? '127.0.0.1' : '0.0.0.0',
    PORT,
    APP_URL,
    ADMIN_EMAIL,
    NODE_ENV,
    TRUST_PROXY,
  } = env()

  const applied = await migrate(DATABASE_URL!)
  if (applied.length) say(`Applied ${applied.length} migration${applied.length > 1 ? 's' : ''}`)
  ending.push(disconnect)
  await createAdmin()
  const demo = given.SEED_DEMO ?? (embedded && !ADMIN_EMAIL)
  if (demo && (await isEmpty())) {
    say('Filling the empty database with demo companies')
    await seedDemo()
  }

  const dev = NODE_ENV === 'development'
  const app = next({ dev, hostname: HOST, port: PORT })
  await app.prepare()
  const handle = app.getRequestHandler()
  const server = createServer((request, response) => {
    nameClient(request, TRUST_PROXY)
    if (!answerUnknownCall(request, response)) void handle(request, response)
  })
  ending.push(attachLive(server, { viewerOf, devUpgrade: dev ? app.getUpgradeHandler() : null }))
  const worker = await startWorker(DATABASE_URL!)
  ending.push(() => worker.stop())
  await listen(server, PORT, HOST)
  ending.push(() => drain(server))
  say(`\nJobwork is ready at ${APP_URL}\n`)
  if (demo) say(signIns())
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
