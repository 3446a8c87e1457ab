import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@/lib/infra/postgres/embedded-postgres'
import { copyMigratedFolder } from './migrated-folder'

/** A server of a story's own, on a database of its own, that may be killed and started again. */
export type OwnServer = Awaited<ReturnType<typeof ownServer>>

type How = {
  /** A command that runs the server in narrower bounds, such as a small disk. */
  within?: readonly string[]
  /** The Node that runs it, instead of the one that runs the story. */
  node?: string
}

/** A port that nobody listens on. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/** What the server signs sessions with. */
const SECRET = 'a-secret-of-this-story-only-0123456789'

/** Prepares folder, migrated database and port; `start` runs the production build on them with these variables. */
export async function ownServer() {
  const folder = await mkdtemp(path.join(tmpdir(), 'jobwork-own-'))
  const dataDir = path.join(folder, 'postgres')
  await copyMigratedFolder(dataDir)
  const postgres: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4 })
  // A connection that the stopping server ends is no fault of the story.
  pool.on('error', () => {})
  const port = await freePort()
  const url = `http://localhost:${port}`
  const running = new Set<ChildProcess>()

  const said = new Map<ChildProcess, string>()
  function run(args: string[], variables: Record<string, string>, { within = [], node = process.execPath }: How = {}) {
    const [command, ...rest] = [...within, node, 'dist/server.mjs', ...args]
    const child = spawn(command!, rest, {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        APP_URL: url,
        DATABASE_URL: postgres.url,
        DATA_DIR: folder,
        AUTH_SECRET: SECRET,
        ADMIN_EMAIL: 'admin@own.example',
        ADMIN_PASSWORD: 'a-long-secret',
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'fatal',
        PASSWORD_COST: '10',
        ...variables,
      },
    })
    said.set(child, '')
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk: Buffer) => said.set(child, said.get(child)! + String(chunk)))
    running.add(child)
    child.once('exit', () => running.delete(child))
    return child
  }
  const says = (child: ChildProcess, words: string) =>
    new Promise<void>((resolve, reject) => {
      const hear = () => said.get(child)!.includes(words) && resolve()
      child.stdout!.on('data', hear)
      child.stderr!.on('data', hear)
      child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${said.get(child)}`)))
    })
  const gone = (child: ChildProcess) =>
    new Promise<void>((resolve) =>
      (child.exitCode ?? child.signalCode) ? resolve() : child.once('exit', () => resolve()),
    )

  async function toEnd(child: ChildProcess) {
    let output = ''
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (output += chunk))
    await gone(child)
    return { code: child.exitCode, output }
  }

  async function end(child: ChildProcess, signal: NodeJS.Signals) {
    const left = gone(child)
    child.kill(signal)
    await left
  }
  return {
    url,
    folder,
    address: postgres.url,
    secret: SECRET,
    /** Rows of the story's own database. */
    rows: async <T>(sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows as T[],
    /** Another empty database on the same PostgreSQL. */
    async database(name: string) {
      await pool.query(`CREATE DATABASE ${name}`)
      return Object.assign(new URL(postgres.url), { pathname: name }).href
    },
    /** Runs `backup` or `restore` to its end. */
    task: (args: string[], variables: Record<string, string> = {}) => toEnd(run(args, variables)),
    /** What a server wrote on its standard output and error until now. */
    said: (child: ChildProcess) => said.get(child)!,
    async start(variables: Record<string, string> = {}, how: How = {}) {
      const child = run([], variables, how)
      await says(child, 'Jobwork is ready')
      return child
    },
    async startWorker(variables: Record<string, string> = {}) {
      const child = run(['worker'], variables)
      await says(child, 'The worker delivers')
      return child
    },
    kill: (child: ChildProcess) => end(child, 'SIGKILL'),
    stop: (child: ChildProcess) => end(child, 'SIGTERM'),
    async close() {
      for (const child of [...running]) await end(child, 'SIGKILL')
      await pool.end()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Somebody who calls the API of a server with a session of their own. */
export async function caller(url: string, username: string, password = 'a-long-secret') {
  const send = (method: string, at: string, body?: unknown, cookie = '') =>
    fetch(url + at, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  const answer = await send('POST', '/api/login', { username, password })
  if (answer.status !== 200) throw new Error(`${username} can't sign in: ${answer.status}`)
  const cookie = answer.headers.get('set-cookie')!.split(';')[0]!
  return {
    cookie,
    account: (await answer.json()) as { id: number; role: string; email: string; member: { id: number } },
    call: async <T>(method: string, at: string, body?: unknown) => {
      const answer = await send(method, at, body, cookie)
      if (!answer.ok) throw new Error(`${method} ${at}: ${answer.status} ${await answer.text()}`)
      return (answer.status === 204 ? null : await answer.json()) as T
    },
  }
}
export type Caller = Awaited<ReturnType<typeof caller>>
