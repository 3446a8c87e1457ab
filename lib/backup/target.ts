import type pg from 'pg'
import { holdAlone } from '../infra/postgres/instance-lock'
import { readMigrations } from '../infra/postgres/migrate'
import { findFilledTables } from './catalogue'

/**
 * Throws when a backup must not be restored into this database: a server runs on it, it is not ours, or it holds data
 * and --replace is missing. Holds the exclusive lock as long as this connection lasts.
 */
export async function claimTarget(client: pg.Client, replace: boolean) {
  if (!(await holdAlone(client))) throw new Error('A server or worker is using this database. Stop it first.')
  const { tables, recorded } = await findState(client)
  if (!tables) return
  const known = new Set((await readMigrations()).map(({ name }) => name))
  if (!recorded.some((name) => known.has(name)))
    throw new Error("This database has tables that aren't Jobwork's. Choose an empty one.")
  const filled = await findFilledTables(client)
  if (!filled.length || replace) return
  const accounts = filled.includes('users') ? await countAccounts(client) : 0
  const held = `${accounts} account${accounts === 1 ? '' : 's'}`
  throw new Error(`The database is not empty (${held}). Add --replace to overwrite everything in it.`)
}

async function findState(client: pg.Client): Promise<{ tables: number; recorded: string[] }> {
  const { rows } = await client.query<{ tables: number; known: boolean }>(`
    SELECT count(*)::int AS tables, coalesce(bool_or(c.relname = '_prisma_migrations'), false) AS known
    FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`)
  const { tables, known } = rows[0]!
  if (!known) return { tables, recorded: [] }
  const recorded = await client.query<{ name: string }>('SELECT migration_name AS name FROM _prisma_migrations')
  // An interrupted first start left it without tables.
  return { tables: tables - 1, recorded: recorded.rows.map(({ name }) => name) }
}

async function countAccounts(client: pg.Client) {
  return (await client.query<{ n: number }>('SELECT count(*)::int AS n FROM users')).rows[0]!.n
}
