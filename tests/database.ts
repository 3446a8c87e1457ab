import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '@/lib/infra/postgres/embedded-postgres'
import { migrate } from '@/lib/infra/postgres/migrate'

/** A PostgreSQL server for one run of the tests. Runs that happen at once share it and don't see each other's databases. */
export interface TestServer {
  /** The URL of a database from which others can be created. */
  url: string
  /** What the names of this run's databases begin with. */
  prefix: string
  /** The name of a migrated database to copy. */
  template(): Promise<string>
  /** Creates an empty database and gives its URL. */
  createEmptyDatabase(): Promise<string>
  /** Drops the run's databases. */
  stop(): Promise<void>
}

// Keys of advisory locks: held by every run under its own number, and while the template is made.
const RUN = 5_433_002
const TEMPLATE = 5_433_003

export async function startTestServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: async () => {} } : await startEmbedded()
  const run = Math.floor(Math.random() * 1e9)
  const admin = new pg.Client(server.url)
  await admin.connect()
  await admin.query('select pg_advisory_lock($1, $2)', [RUN, run])
  await dropDatabasesOfDeadRuns(admin)

  const urlOf = (database: string) => Object.assign(new URL(server.url), { pathname: database }).href
  const prefix = `test_${run}_`
  return {
    url: server.url,
    prefix,
    async template() {
      await admin.query('select pg_advisory_lock($1)', [TEMPLATE])
      const template = await createTemplate(admin, urlOf)
      await admin.query('select pg_advisory_unlock($1)', [TEMPLATE])
      return template
    },
    async createEmptyDatabase() {
      const name = `${prefix}empty_${Math.floor(Math.random() * 1e9)}`
      await admin.query(`create database ${name}`)
      return urlOf(name)
    },
    async stop() {
      await dropDatabases(admin, prefix)
      await admin.end()
      await server.stop()
    },
  }
}

// Nothing has to outlive the run, and a few rows are planned once: planning takes longer than reading them.
function startEmbedded() {
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    jit: 'off',
    plan_cache_mode: 'force_generic_plan',
  }
  return startEmbeddedPostgres({ dataDir: 'node_modules/.cache/test-database', settings })
}

// Migrating takes ten times as long as copying, so it is done once for each state of the migrations.
async function createTemplate(admin: pg.Client, urlOf: (database: string) => string): Promise<string> {
  const name = `template_${await hashOf('prisma/migrations')}`
  const { rows } = await admin.query("select datname from pg_database where datname ~ '^template_[0-9a-f]{12}$'")
  if (rows.some(({ datname }) => datname === name)) return name

  for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`)
  const unfinished = `${name}_unfinished`
  await admin.query(`drop database if exists ${unfinished} with (force)`)
  await admin.query(`create database ${unfinished}`)
  await migrate(urlOf(unfinished))
  await admin.query(`alter database ${unfinished} rename to ${name}`)
  return name
}

async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile('node_modules/graphile-worker/package.json'))
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  for (const path of paths.sort()) hash.update(path).update(await readFile(path))
  return hash.digest('hex').slice(0, 12)
}

async function dropDatabasesOfDeadRuns(admin: pg.Client) {
  const { rows } = await admin.query(
    "select distinct split_part(datname, '_', 2)::int as run from pg_database where datname ~ '^test_[0-9]+_'",
  )
  for (const { run } of rows) {
    const held = await admin.query('select pg_try_advisory_lock($1, $2) as mine', [RUN, run])
    if (held.rows[0].mine) await dropDatabases(admin, `test_${run}_`)
  }
}

async function dropDatabases(admin: pg.Client, prefix: string) {
  const { rows } = await admin.query('select datname from pg_database where starts_with(datname, $1)', [prefix])
  for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`)
}
