// npm start and npm run dev (--dev): does what is missing, then runs the server.
// npm run worker (--worker): the same for the process that delivers, beside servers with WORKER=own.
// npm run backup, npm run restore (--backup, --restore): the same for what writes an archive or puts it back.
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { build, generate, inTurn, install } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'

const dev = process.argv.includes('--dev')
const mode = ['worker', 'backup', 'restore'].find((mode) => process.argv[2] === `--${mode}`)
const isTask = mode === 'backup' || mode === 'restore'
// Paths are meant from where npm was called.
const words = process.argv
  .slice(3)
  .map((word) => (word.startsWith('-') ? word : resolve(process.env.INIT_CWD ?? '', word)))
const port = Number(process.env.PORT || 3000)
const host = process.env.HOST || (process.env.DATABASE_URL ? '0.0.0.0' : '127.0.0.1')

/** Why the server could not listen, undefined when it can. */
async function findObstacle() {
  const probe = createServer()
  try {
    await new Promise((resolve, reject) => probe.once('error', reject).listen(port, host, resolve))
  } catch ({ code, message }) {
    if (code !== 'EADDRINUSE') return `HOST: ${message}`
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
  const { code } = await run(process.execPath, mode ? [...program, mode, ...words] : program, {
    // In a group of its own: Ctrl-C reaches it through this process only, once, as SIGTERM.
    detached: true,
    // The channel closes when this process is killed, which tells the server to stop.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      // Only a server creates the admin.
      ...(mode && { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }),
      NODE_ENV: dev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SMTP_URL,
    },
  })
  return code
}

// A malformed PORT is named by the server, with every other variable that doesn't fit.
const isPort = /^\d{1,5}$/.test(process.env.PORT || '3000') && port <= 65_535
const obstacle = mode || !isPort ? undefined : await findObstacle()
if (obstacle) console.error(obstacle)
// A build that is there does for an archive: made anew, it would take the pages of a running server away.
const ready = isTask && existsSync('node_modules') && existsSync('dist/server.mjs')
const before = ready ? [] : [install, generate, ...(dev ? [] : [build])]
process.exitCode = obstacle ? 1 : await inTurn(...before, serve)
