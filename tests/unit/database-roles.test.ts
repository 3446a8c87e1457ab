import pg from 'pg'
import { rebuild } from '@/lib/backup/rebuild'
import { openSession } from '@/lib/backup/session'
import { disconnect } from '@/lib/infra/db/db'
import { env } from '@/lib/infra/env'
import { grantUse } from '@/lib/infra/postgres/grant-use'
import { migrate, readMigrations } from '@/lib/infra/postgres/migrate'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

// PostgreSQL's roles are of the whole server: other runs have theirs.
const suffix = Math.floor(Math.random() * 1e9)
const [OWNER, SERVER] = [`owner_${suffix}`, `server_${suffix}`]
const database = `${new URL(process.env.DATABASE_URL!).pathname.slice(1)}_roles`
const urlOf = (username?: string) =>
  Object.assign(new URL(process.env.DATABASE_URL!), {
    pathname: database,
    ...(username && { username, password: 'of-this-test' }),
  }).href

let superuser: pg.Client
let server: pg.Client

beforeAll(async () => {
  superuser = new pg.Client(process.env.DATABASE_URL)
  await superuser.connect()
  await superuser.query(`drop database if exists ${database} with (force)`)
  for (const role of [OWNER, SERVER]) await superuser.query(`create role ${role} login password 'of-this-test'`)
  await superuser.query(`create database ${database} owner ${OWNER}`)
  await migrate(urlOf(OWNER), { server: urlOf(SERVER) })
  // Every statement from here on is the server's.
  await disconnect()
  env().DATABASE_URL = urlOf(SERVER)
  server = new pg.Client(urlOf(SERVER))
  await server.connect()
})
afterAll(async () => {
  await disconnect()
  await server.end()
  await superuser.query(`drop database ${database} with (force)`)
  await superuser.query(`drop role ${OWNER}`)
  await superuser.query(`drop role ${SERVER}`)
  await superuser.end()
})

const denied = async (statement: string) =>
  expect([statement, await server.query(statement).catch((error: pg.DatabaseError) => error.code)]).toEqual([
    statement,
    '42501',
  ])

test('people act, the worker delivers and events are told while the server’s role owns nothing', async () => {
  const { make } = await import('@/tests/make')
  const { submitInquiry } = await import('@/lib/domain/trade/inquiries/submit-inquiry')
  const { startWorker } = await import('@/lib/events/worker')
  const [customer] = [await make.customer(), await make.admin()]
  const { id } = await submitInquiry(customer, { projectName: 'Bracket', description: 'Milled bracket', quantity: 5 })
  expect(id).toBeGreaterThan(0)
  const worker = await startWorker(urlOf(SERVER))
  try {
    const owed = async () => (await server.query(`SELECT FROM mails WHERE done_at IS NULL`)).rowCount
    for (let tries = 0; tries < 200 && (await owed()); tries++) await new Promise((wait) => setTimeout(wait, 50))
    expect(await owed()).toBe(0)
    expect((await server.query('SELECT FROM mails')).rowCount).toBeGreaterThan(0)
  } finally {
    await worker.stop()
  }
})

test('it starts without the owner’s address, too, when nothing is left to migrate', async () => {
  expect(await migrate(urlOf(SERVER))).toEqual([])
})

test('it changes no table and no record of what was done', async () => {
  for (const statement of [
    'DROP TABLE users',
    'ALTER TABLE users ADD COLUMN more int',
    'ALTER TABLE events DISABLE TRIGGER USER',
    'TRUNCATE notifications',
    'CREATE TABLE own (n int)',
    'DROP FUNCTION keep_events() CASCADE',
    'DROP TABLE graphile_worker._private_jobs',
    'DELETE FROM events',
    `UPDATE events SET kind = 'else'`,
    'DELETE FROM _prisma_migrations',
    'DELETE FROM graphile_worker.migrations',
  ])
    await denied(statement)
})

test('after a restore, which makes every table anew, the server works on', async () => {
  const owner = await openSession(urlOf(OWNER))
  try {
    await owner.query('BEGIN')
    await rebuild(owner, { before: await readMigrations(), after: [] })
    await owner.query('COMMIT')
    await denied('SELECT FROM users')
    await grantUse(owner, urlOf(SERVER))
  } finally {
    await owner.end()
  }
  expect((await server.query('SELECT FROM users')).rowCount).toBe(0)
  await denied('DELETE FROM events')
})

test('the owner migrates again, and what it gave stays', async () => {
  await migrate(urlOf(OWNER), { server: urlOf(SERVER) })
  expect((await server.query('SELECT FROM graphile_worker._private_jobs')).rowCount).not.toBeNull()
})
