import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { env } from '@/lib/infra/env'

/** What a refused call may change all the same. */
const ignored = {
  // Attempts count, whatever comes of them.
  tables: ['public.rate_limits'],
  // When a session was last used is no deed of the call.
  columns: ['last_seen', 'last_seen_at', 'last_used_at', 'seen_at'],
}
const KEPT = 'fuzz_kept'

type Table = { name: string; copy: string; columns: string }
/** A figure a table that differs once its rows do. */
type State = Map<string, string>
export type Snapshot = Awaited<ReturnType<typeof takeSnapshot>>

/** Remembers all that the database and the store of files hold, to tell what a call changed and to take it back. */
export async function takeSnapshot() {
  const client = new pg.Client(process.env.DATABASE_URL)
  client.on('error', () => {})
  await client.connect()
  const tables = await tablesOf(client)
  const watched = tables.filter(({ name }) => !ignored.tables.includes(name))
  await client.query(`DROP SCHEMA IF EXISTS ${KEPT} CASCADE; CREATE SCHEMA ${KEPT}; ${TOUCHED}`)
  for (const { name, copy } of tables) await client.query(`CREATE TABLE ${copy} AS TABLE ${name}`)
  for (const table of watched) await client.query(touchOf(table))
  const sequences = await sequencesOf(client)
  // Setting the stage leaves tables full of rows that are gone; each look at them would read past those.
  const vacuum = async () => {
    for (const { name } of tables) await client.query(`VACUUM ${name}`)
  }
  await vacuum()

  const contentOfAll = async (of: readonly Table[]): Promise<State> => {
    if (!of.length) return new Map()
    const { rows } = await client.query<{ name: string; figure: string }>(of.map(contentOf).join(' UNION ALL '))
    return new Map(rows.map(({ name, figure }) => [name, figure]))
  }
  const keysBefore = (await keysOfFiles()).join()
  const before = await contentOfAll(watched)
  let restored = 0

  return {
    /** The tables, and `files` for the store, that are no longer what they were. */
    async changes(): Promise<string[]> {
      const files = (await keysOfFiles()).join() === keysBefore ? [] : ['files']
      const { rows } = await client.query<{ name: string }>(`SELECT DISTINCT name FROM ${KEPT}.touched`)
      if (!rows.length) return files
      await client.query(`DELETE FROM ${KEPT}.touched`)
      const content = await contentOfAll(watched.filter(({ name }) => rows.some((row) => row.name === name)))
      return [...[...content].filter(([name, figure]) => before.get(name) !== figure).map(([name]) => name), ...files]
    },
    /** Makes these what they were. */
    async restore(changed: readonly string[]) {
      const of = tables.filter(({ name }) => changed.includes(name) || ignored.tables.includes(name))
      await client.query(
        // Without foreign keys and triggers: what is put back is whole as it is.
        `BEGIN; SET LOCAL session_replication_role = replica; ${of.map(putBack).join('; ')}; ${sequences}; COMMIT`,
      )
      if (changed.includes('files')) await removeFilesBeside(keysBefore.split(','))
      // What was put back often lies in pages full of what was there.
      if (++restored % 100 === 0) await vacuum()
    },
    async close() {
      await client.query(`DROP SCHEMA ${KEPT} CASCADE`)
      await client.end()
    },
  }
}

/** Takes everything out of the database and the store, so that ids begin at 1 and are the same in every run. */
export async function clearAll() {
  const client = new pg.Client(process.env.DATABASE_URL)
  await client.connect()
  const names = (await tablesOf(client))
    .map(({ name }) => name)
    .filter((name) => !/migrations|crontabs|tasks$/.test(name))
  await client.query(`TRUNCATE ${names.join()} RESTART IDENTITY CASCADE`)
  await client.end()
  await removeFilesBeside([])
}

async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; copy: string; columns: string }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name, format('${KEPT}.%I', n.nspname || '_' || c.relname) AS copy,
      (SELECT string_agg(quote_ident(attname), ', ') FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname !~ '^(pg_|information_schema|${KEPT})' ORDER BY 1`)
  return rows
}

/** How many rows there are, and what all that stands in them comes to. */
const contentOf = ({ name }: Table) => `
  SELECT '${name}' AS name, count(*) || ' ' ||
    coalesce(sum(hashtextextended((to_jsonb(t) - '{${ignored.columns.join()}}'::text[])::text, 0)), 0) AS figure FROM ${name} t`

/** The names of tables that a statement has written to since they were asked for, whether or not it changed a row. */
const TOUCHED = `
  CREATE TABLE ${KEPT}.touched (name text);
  CREATE FUNCTION ${KEPT}.touch() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
    'BEGIN INSERT INTO ${KEPT}.touched VALUES (TG_ARGV[0]); RETURN NULL; END'`

const touchOf = ({ name }: Table) => `
  CREATE TRIGGER fuzz_touched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${name}
    FOR EACH STATEMENT EXECUTE FUNCTION ${KEPT}.touch('${name}')`

/** Takes out the rows that were not there, and puts in those that are missing: most of a table is as it was. */
const putBack = ({ name, copy, columns }: Table) =>
  `DELETE FROM ${name} t WHERE NOT EXISTS (SELECT FROM ${copy} c WHERE c::text = t::text);
   INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM ${copy} c WHERE NOT EXISTS (SELECT FROM ${name} t WHERE t::text = c::text)`

/** A statement that sets every sequence to where it is now. */
async function sequencesOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ at: string }>(`
    SELECT format('setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value),
      last_value IS NOT NULL) AS at
    FROM pg_sequences`)
  return `SELECT ${rows.map(({ at }) => at).join()}`
}

/** Names alone, of the folder that the store keeps them in: after each call its own list would ask for every size. */
async function keysOfFiles(): Promise<string[]> {
  const folder = path.resolve(env().DATA_DIR, 'files')
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  return names
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

async function removeFilesBeside(kept: readonly string[]) {
  for (const file of await keysOfFiles()) if (!kept.includes(file)) await rm(file)
}
