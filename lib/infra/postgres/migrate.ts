import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { grantUse } from './grant-use'

interface Options {
  log?: (line: string) => void
  folder?: string
  /** The server's address, when its role doesn't own the tables: it is allowed to use them. */
  server?: string
}

export interface Migration {
  name: string
  sql: string
  checksum: string
}

// Prisma's own, so that `prisma migrate deploy` and this runner exclude each other and agree on what was done.
const LOCK = 72707369
const RECORD = `
  create table if not exists _prisma_migrations (
    id                  varchar(36) primary key not null,
    checksum            varchar(64) not null,
    finished_at         timestamptz,
    migration_name      varchar(255) not null,
    logs                text,
    rolled_back_at      timestamptz,
    started_at          timestamptz not null default now(),
    applied_steps_count integer not null default 0
  )`

/** Applies prisma/migrations and the job queue's migrations. Returns the names of the applied ones. */
export async function migrate(
  connectionString: string,
  { log = () => {}, folder = 'prisma/migrations', server }: Options = {},
) {
  const migrations = await readMigrations(folder)
  const client = new pg.Client(connectionString)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    // A role that owns nothing may not even ask for a table that is there.
    const { rows: recorded } = await client.query(`select to_regclass('_prisma_migrations') is not null as here`)
    if (!recorded[0].here) await client.query(RECORD)
    const pending = await findPending(client, migrations)
    for (const migration of pending) {
      log(`Migrating: ${migration.name}`)
      await apply(client, migration)
    }
    await migrateQueue(connectionString)
    if (server) await grantUse(client, server)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Brings the job queue's own tables up to date. */
export const migrateQueue = (connectionString: string) =>
  runMigrations({ connectionString, logger: new Logger(() => () => {}) })

/** The migrations of this program, in their order. */
export async function readMigrations(folder = 'prisma/migrations'): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function findPending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const { rows: recorded } = await client.query<{ name: string; checksum: string; finished: boolean }>(`
    select migration_name as name, checksum, finished_at is not null as finished
    from _prisma_migrations where rolled_back_at is null order by started_at`)

  for (const { name, checksum, finished } of recorded) {
    const file = migrations.find((migration) => migration.name === name)
    if (!file)
      throw new Error(`The database has the migration ${name}, which this version doesn't know: start a newer one`)
    if (!finished) throw new Error(`The migration ${name} failed half-way: repair it with "prisma migrate resolve"`)
    if (file.checksum !== checksum) {
      throw new Error(`The migration ${name} was changed after it was applied: restore its file and write a new one`)
    }
  }
  const applied = new Set(recorded.map(({ name }) => name))
  return migrations.filter(({ name }) => !applied.has(name))
}

/** Applies migrations to a schema without any, within the caller's transaction, and records them. */
export async function build(client: pg.Client, migrations: Migration[]) {
  await client.query(RECORD)
  for (const migration of migrations) await execute(client, migration)
}

async function apply(client: pg.Client, migration: Migration) {
  try {
    await client.query('begin')
    await execute(client, migration)
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`The migration ${migration.name} failed, and was undone: ${(cause as Error).message}`, { cause })
  }
}

async function execute(client: pg.Client, { name, sql, checksum }: Migration) {
  await client.query(sql)
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     select gen_random_uuid()::text, $1, $2, clock, clock, 1 from clock_timestamp() clock`,
    [checksum, name],
  )
}
