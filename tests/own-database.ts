import pg from 'pg'
import { disconnect, pool } from '@/lib/infra/db/db'
import { env, parseEnv } from '@/lib/infra/env'
import { makeRoomForPlans, planOnce } from './plan-once'

/** So many ids has each suite: none comes twice in a process, as in production, so what the program remembers by an id is never another suite's. */
const IDS_OF_A_SUITE = 500_000
/** A database that a suite has filled beyond this is given up: its tables stay large when they are emptied (bytes). */
const LARGE = 40_000_000

type Database = {
  name: string
  /** Tables that are emptied after a suite. */
  tables: string[]
  /** The rows that migrations put there, as JSON by table. */
  kept: Map<string, string>
  /** What changes with the schema. */
  schema: string
}

planOnce()

let suites = 0
let current: Database | undefined
/** Creates and drops databases as long as this process runs suites. */
let server: pg.Client | undefined

/**
 * A migrated, empty database for the suite that calls this first of all. Suites of one process have it one after the
 * other: it is emptied for the next, with its connections and their plans, which take longer to make than most statements.
 * After a suite that changed the schema, or filled it, the next one has a new one.
 */
export async function ownDatabase(): Promise<void> {
  suites++
  await makeRoomForPlans()
  if (!(await isEmptied())) await createDatabase()
  forgetSuiteBefore()
}

async function createDatabase() {
  const { TEST_SERVER, TEST_PREFIX, TEST_TEMPLATE } = process.env
  if (!TEST_SERVER || !TEST_PREFIX || !TEST_TEMPLATE) throw new Error('tests/global-setup.mjs has not run')
  await disconnect()
  if (!server) {
    server = new pg.Client(TEST_SERVER)
    // With `--maxWorkers=1` suites run in Jest's own process: the server stops while this is still connected.
    server.on('error', () => {})
    await server.connect()
  }
  if (current) await server.query(`DROP DATABASE ${current.name} WITH (FORCE)`)
  current = undefined
  const name = `${TEST_PREFIX}${process.env.JEST_WORKER_ID}_${suites}`
  await server.query(`CREATE DATABASE ${name} TEMPLATE ${TEST_TEMPLATE} STRATEGY FILE_COPY`)
  process.env.DATABASE_URL = Object.assign(new URL(TEST_SERVER), { pathname: name }).href
  // The connections are opened at this address.
  forgetSuiteBefore()
  await pool().query(nextIds())
  const tables = await rowsOf<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'graphile_worker') AND tablename !~ 'migrations$' ORDER BY 1`,
  )
  current = { name, tables: tables.map(({ name }) => name), kept: new Map(), schema: await schemaNow() }
  for (const table of await filledTables(current)) {
    const [row] = await rowsOf<{ rows: string }>(`SELECT json_agg(t)::text AS rows FROM ${table} t`)
    current.kept.set(table, row!.rows)
  }
}

/** Empties the database of the suite before; false where there is none, or none that can be emptied. */
async function isEmptied(): Promise<boolean> {
  if (!current || process.env.DATABASE_URL !== urlOf(current)) return false
  forgetSuiteBefore()
  try {
    // Whoever is still in a transaction would be waited for.
    await pool().query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND (application_name <> 'jobwork' OR state <> 'idle')`,
    )
    const [size] = await rowsOf<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes')
    if (Number(size!.bytes) > LARGE || (await schemaNow()) !== current.schema) return false
    const filled = await filledTables(current)
    await pool().query(
      [
        // Without foreign keys and triggers: everything goes.
        'BEGIN; SET LOCAL session_replication_role = replica',
        ...filled.map((table) => `DELETE FROM ${table}`),
        ...[...current.kept].map(
          ([table, rows]) =>
            `INSERT INTO ${table} OVERRIDING SYSTEM VALUE
             SELECT * FROM json_populate_recordset(NULL::${table}, ${pg.escapeLiteral(rows)})`,
        ),
        nextIds(),
        'COMMIT',
      ].join('; '),
    )
    return true
  } catch (error) {
    console.error('The database of the suite before could not be emptied:', error)
    return false
  }
}

/** Lets ids begin with those of this suite. */
const nextIds = () =>
  `SELECT setval(oid::regclass, ${suites * IDS_OF_A_SUITE}) FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace`

const urlOf = ({ name }: Database) => Object.assign(new URL(process.env.TEST_SERVER!), { pathname: name }).href

const rowsOf = async <T>(sql: string) => (await pool().query(sql)).rows as T[]

async function filledTables({ tables }: Database): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    tables.map((table) => `SELECT '${table}' AS name WHERE EXISTS (SELECT FROM ${table})`).join(' UNION ALL '),
  )
  return rows.map(({ name }) => name)
}

/** Differs once a table, column, trigger, function or role is not as it was. */
async function schemaNow(): Promise<string> {
  const [row] = await rowsOf<{ now: string }>(
    `SELECT concat_ws(' ', ${['pg_class', 'pg_attribute', 'pg_trigger', 'pg_proc', 'pg_constraint', 'pg_namespace']
      .map((catalog) => `(SELECT count(*) || '/' || ${SUM[catalog] ?? 'max(oid)'} FROM ${catalog})`)
      .join(', ')}) AS now`,
  )
  return row!.now
}
const SUM: Record<string, string> = { pg_attribute: 'sum(attnum)', pg_trigger: "string_agg(tgenabled::text, '')" }

/** What the suite before changed of the configuration is gone, and so is what it had counted against limits. */
function forgetSuiteBefore() {
  ;(globalThis as { jobworkCounts?: Map<string, unknown> }).jobworkCounts?.clear()
  const config = env() as Record<string, unknown>
  for (const name of Object.keys(config)) delete config[name]
  Object.assign(config, parseEnv(process.env))
}

/** What `make` gives, made once for each suite. */
export function oncePerSuite<T>(make: () => T): () => T {
  let made: { suite: number; value: T } | undefined
  return () => {
    if (made?.suite !== suites) made = { suite: suites, value: make() }
    return made.value
  }
}
