import pg from 'pg'
import { disconnect } from '@/lib/infra/db/db'
import { env, parseEnv } from '@/lib/infra/env'

/** So many ids has each suite: none comes twice in a process, as in production, so what the program remembers by an id is never another suite's. */
const IDS_OF_A_SUITE = 100_000

let suites = 0
let current: string | undefined

/**
 * A migrated, empty database for the suite that calls this first of all. It is dropped when the next suite of this process
 * begins, or when the run ends.
 */
export async function ownDatabase(): Promise<void> {
  const { TEST_SERVER, TEST_PREFIX, TEST_TEMPLATE } = process.env
  if (!TEST_SERVER || !TEST_PREFIX || !TEST_TEMPLATE) throw new Error('tests/global-setup.mjs has not run')
  await disconnect()
  const name = `${TEST_PREFIX}${process.env.JEST_WORKER_ID}_${++suites}`
  await onServer(TEST_SERVER, async (server) => {
    if (current) await server.query(`DROP DATABASE ${current} WITH (FORCE)`)
    await server.query(`CREATE DATABASE ${name} TEMPLATE ${TEST_TEMPLATE} STRATEGY FILE_COPY`)
  })
  current = name
  process.env.DATABASE_URL = Object.assign(new URL(TEST_SERVER), { pathname: name }).href
  await onServer(process.env.DATABASE_URL, (database) =>
    database.query(
      `SELECT setval(oid::regclass, $1) FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace`,
      [suites * IDS_OF_A_SUITE],
    ),
  )
  forgetSuiteBefore()
}

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

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
