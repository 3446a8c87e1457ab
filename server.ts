// The process: configuration, database, migrations, first accounts; then the worker, and Next and the sockets on one port.
//   node dist/server.mjs                      serves, and delivers what happened
//   node dist/server.mjs worker               delivers only, beside servers with WORKER=own
//   node dist/server.mjs backup [path]        writes everything into one archive
//   node dist/server.mjs restore path         puts it back
//   node dist/server.mjs reset-factors email  removes the second factors of a person who lost them
import { startWorker } from './lib/events/worker'
import { env } from './lib/infra/env'
import { backup, restore } from './lib/process/backup'
import { atEnd, end, endOnFault, endOnSignal } from './lib/process/ending'
import { forkWeb, isFork } from './lib/process/fork'
import { serveMetrics } from './lib/process/metrics'
import { prepareAccounts, prepareDatabase } from './lib/process/prepare'
import { resetFactors } from './lib/process/reset-factors'

/** Next comes with it: only a process that answers loads it. */
const serveWeb = async () => (await import('./lib/process/web')).serveWeb()

/** These run until they are told to end. */
const SERVICES: Record<string, () => Promise<void>> = { serve: start, worker: deliverOnly }
/** These end by themselves. */
const TASKS: Record<string, () => Promise<void>> = { backup, restore, 'reset-factors': resetFactors }

const [mode = 'serve'] = process.argv.slice(2)
const task = TASKS[mode]
endOnSignal(task ? 1 : 0)
endOnFault()
try {
  const run = isFork ? serveWeb : (task ?? SERVICES[mode])
  if (!run) throw new Error(`There is no ${mode} to run: ${Object.keys({ ...SERVICES, ...TASKS }).join(', ')}`)
  await run()
  if (task) await end(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  await end(1)
}

async function start() {
  const signIns = await prepareAccounts(await prepareDatabase())
  const { APP_URL, WEB_CONCURRENCY, WORKER } = env()
  if (WORKER === 'inside') await deliver()
  await serveMetrics()
  await (WEB_CONCURRENCY > 1 ? forkWeb(WEB_CONCURRENCY) : serveWeb())
  console.log(`\nJobwork is ready at ${APP_URL}\n`)
  if (signIns) console.log(signIns)
}

async function deliverOnly() {
  await prepareDatabase()
  await deliver()
  await serveMetrics()
  console.log('The worker delivers')
}

async function deliver() {
  const worker = await startWorker(env().DATABASE_URL!)
  atEnd(() => worker.stop())
}
