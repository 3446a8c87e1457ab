import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres'

let folder: string
let dataDir: string

// The temporary folder is its owner's only: as root this shows as well that PostgreSQL's account gets through.
beforeAll(async () => {
  process.env.SECRET_OF_THE_TEST = 'not for others'
  folder = await mkdtemp(join(tmpdir(), 'jobwork-postgres-'))
  dataDir = join(folder, 'data/postgres')
})
afterAll(async () => {
  await Promise.all(started.map((postgres) => postgres.stop()))
  await rm(folder, { recursive: true, force: true })
})

const started: EmbeddedPostgres[] = []
async function start(lines: string[] = []): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings: { fsync: 'off' },
    log: (line) => lines.push(line),
  })
  started.push(postgres)
  return postgres
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return Object.values((await client.query(sql)).rows[0])
  } finally {
    await client.end()
  }
}

const pidFile = () => join(dataDir, 'postmaster.pid')
const serverPid = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0])

test('two that start at once on an empty folder share one server, and the last to stop stops it', async () => {
  const [first, second] = await Promise.all([start(), start()])
  expect(second.url).toBe(first.url)
  expect(await ask(first.url, 'select current_database(), count(*)::int from pg_class where false')).toEqual([
    'jobwork',
    0,
  ])
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataDir, 'password'))).mode & 0o777).toBe(0o600)

  // A machine without /proc has nothing to look at.
  const variables = await readFile(`/proc/${await serverPid()}/environ`, 'utf8').catch(() => '')
  expect(variables).not.toContain('SECRET_OF_THE_TEST')

  await first.stop()
  expect(await ask(second.url, 'select 1')).toEqual([1])
  await second.stop()
  await expect(stat(pidFile())).rejects.toThrow('ENOENT')
  await expect(ask(second.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('what was committed outlives a server that is killed, and the address stays', async () => {
  const lines: string[] = []
  const postgres = await start(lines)
  await ask(postgres.url, `create table kept (n int); insert into kept values (7); select n from kept`).catch(() => {})
  process.kill(await serverPid(), 'SIGKILL')

  let found: unknown[] = []
  for (let tries = 0; tries < 100 && !found.length; tries++) {
    await sleep(100)
    found = await ask(postgres.url, 'select n from kept').catch(() => [])
  }
  expect(found).toEqual([7])
  expect(lines).toEqual(['PostgreSQL stopped, starting it again'])
  await postgres.stop()
})

test('a file that a dead server left is not mistaken for a server, even when its number lives on in another program', async () => {
  const other = spawn('sleep', ['60'])
  await writeFile(pidFile(), `${other.pid}\n${dataDir}\n0\n1\n\n\n\n\n`)
  const postgres = await start()
  expect(await ask(postgres.url, 'select n from kept')).toEqual([7])
  await postgres.stop()
  other.kill()
})

test('a server that can not start says why', async () => {
  const wrong = startEmbeddedPostgres({ dataDir, settings: { shared_buffers: 'much' } })
  await expect(wrong).rejects.toThrow('invalid value for parameter "shared_buffers": "much"')
})
