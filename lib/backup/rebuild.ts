import type pg from 'pg'
import { build, readMigrations, type Migration } from '../infra/postgres/migrate'
import type { Manifest } from './manifest'

/** The migrations that the archive's database had, in its order, and those of this program that come after. */
export type Steps = { before: Migration[]; after: Migration[] }

/** Throws when the archive has migrations that this program does not know. */
export async function planSteps({ migrations }: Manifest, folder?: string): Promise<Steps> {
  const ours = await readMigrations(folder)
  const before = migrations.map(({ name, checksum }) => {
    const step = ours.find((migration) => migration.name === name)
    if (!step)
      throw new Error(`The backup needs a newer version of Jobwork: this one doesn't know the migration ${name}`)
    if (step.checksum !== checksum)
      throw new Error(`The migration ${name} has changed since the backup was taken. Restore its file first.`)
    return step
  })
  return { before, after: ours.filter((step) => !before.includes(step)) }
}

const FOREIGN = (table: string, catalogue: string) =>
  `NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = '${catalogue}'::regclass AND d.objid = ${table}.oid AND d.deptype = 'e')`
const relations = (kinds: string) => `
  SELECT c.oid::regclass::text AS name FROM pg_class c
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN (${kinds}) AND NOT c.relispartition
    AND ${FOREIGN('c', 'pg_class')}`

// Dependent objects first. Objects of extensions stay.
const OBJECTS = [
  { drop: 'MATERIALIZED VIEW', find: relations(`'m'`) },
  { drop: 'VIEW', find: relations(`'v'`) },
  { drop: 'TABLE', find: relations(`'r', 'p'`) },
  { drop: 'SEQUENCE', find: relations(`'S'`) },
  {
    drop: 'ROUTINE',
    find: `SELECT p.oid::regprocedure::text AS name FROM pg_proc p
      WHERE p.pronamespace = current_schema()::regnamespace AND ${FOREIGN('p', 'pg_proc')}`,
  },
  {
    drop: 'TYPE',
    find: `SELECT t.oid::regtype::text AS name FROM pg_type t LEFT JOIN pg_class c ON c.oid = t.typrelid
      WHERE t.typnamespace = current_schema()::regnamespace AND ${FOREIGN('t', 'pg_type')}
        AND (t.typtype IN ('e', 'd') OR c.relkind = 'c')`,
  },
]

/** Drops the schema's contents and applies these migrations, within the caller's transaction. */
export async function rebuild(client: pg.Client, { before }: Steps) {
  for (const { drop, find } of OBJECTS) {
    const { rows } = await client.query<{ name: string }>(find)
    // All of a kind in one statement, since they depend on each other. Without CASCADE: objects of others must not be dropped.
    if (rows.length) await client.query(`DROP ${drop} ${rows.map(({ name }) => name).join(', ')}`).catch(explain)
  }
  await build(client, before)
}

function explain(error: { code?: string; detail?: string }): never {
  if (error.code === '2BP01')
    throw new Error(`other objects depend on Jobwork's tables; drop them first: ${error.detail}`)
  if (error.code === '55P03') throw new Error("another connection is using Jobwork's tables; close it first")
  throw error
}
