// npm start and npm run dev (--dev): does what is missing, then runs the server.
// npm run worker (--worker): the same for the process that delivers, beside servers with WORKER=own.
import { fork } from 'node:child_process'
import { createServer } from 'node:net'
import { build, generate, inTurn, install } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'

const dev = process.argv.includes('--dev')
const worker = process.argv.includes('--worker')
const port = Number(process.env.PORT || 3000)
const host = process.env.HOST || (process.env.DATABASE_URL ? '0.0.0.0' : '127.0.0.1')

/** Why the server could not listen, undefined when it can. */
async function findObstacle() {
  const probe = createServer()
  try {
    await new Promise((resolve, reject) => probe.once('error', reject).listen(port, host, resolve))
  } catch ({ code, message }) {
    if (code !== 'EADDRINUSE') return `PORT or HOST: ${message}`
    return `Port ${port} is in use. Stop what uses it, or choose another one: PORT=${port + 1} npm start`
  } finally {
    probe.close()
  }
}

/** In development mails go to a mail server on loopback, which says what arrived. Gives its address. */
async function openInbox() {
  const inbox = fork('scripts/inbox.ts', { execArgv: ['--import', 'tsx'], detached: true })
  process.once('exit', () => inbox.kill())
  const address = await new Promise((resolve) => inbox.once('message', resolve).once('exit', () => resolve('')))
  // It ends with this process, and doesn't keep it.
  inbox.unref()
  inbox.channel?.unref()
  return address
}

async function serve() {
  const SMTP_URL = process.env.SMTP_URL || (dev ? await openInbox() : '')
  const program = dev ? ['--import', 'tsx', 'server.ts'] : ['dist/server.mjs']
  const { code } = await run(process.execPath, worker ? [...program, 'worker'] : program, {
    // In a group of its own: Ctrl-C reaches it through this process only, once, as SIGTERM.
    detached: true,
    // The channel closes when this process is killed, which tells the server to stop.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: dev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1', SMTP_URL },
  })
  return code
}

const obstacle = worker ? undefined : await findObstacle()
if (obstacle) console.error(obstacle)
process.exitCode = obstacle ? 1 : await inTurn(install, generate, ...(dev ? [] : [build]), serve)
