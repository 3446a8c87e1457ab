import { startEmbeddedPostgres } from '../infra/postgres/embedded-postgres'
import { parseEnv, type Env } from '../infra/env'
import { atEnd } from './ending'

/** A line for the terminal. */
export const print = (line: string) => console.log(line)

/** Reads the configuration and connects to the given database, or starts or joins the embedded one. */
export async function reachDatabase(): Promise<{ embedded: boolean; given: Env; url: string }> {
  const given = parseEnv(process.env)
  if (given.DATABASE_URL) return { embedded: false, given, url: given.DATABASE_URL }
  print('Starting the database')
  const postgres = await startEmbeddedPostgres({ dataDir: `${given.DATA_DIR}/postgres`, log: print })
  atEnd(() => postgres.stop())
  process.env.DATABASE_URL = postgres.url
  return { embedded: true, given, url: postgres.url }
}
