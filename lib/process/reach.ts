import { startEmbeddedPostgres } from '../infra/postgres/embedded-postgres'
import { isCluster } from '../infra/postgres/postgres-cluster'
import { parseEnv, type Env } from '../infra/env'
import { atEnd } from './ending'

/** A line for the terminal. */
export const print = (line: string) => console.log(line)

type Reached = { embedded: boolean; given: Env; url: string }

/**
 * Reads the configuration and connects to the given database, or starts or joins the embedded one. With `existing` an
 * embedded one is not created: called without the server's variables a backup would save an empty database.
 */
export async function reachDatabase({ existing = false } = {}): Promise<Reached> {
  const given = parseEnv(process.env)
  if (given.DATABASE_URL) return { embedded: false, given, url: given.DATABASE_URL }
  const dataDir = `${given.DATA_DIR}/postgres`
  if (existing && !(await isCluster(dataDir)))
    throw new Error(`No database in ${given.DATA_DIR}: set DATABASE_URL or DATA_DIR as for the server`)
  print('Starting the database')
  const postgres = await startEmbeddedPostgres({ dataDir, log: print })
  atEnd(() => postgres.stop())
  process.env.DATABASE_URL = postgres.url
  return { embedded: true, given, url: postgres.url }
}
