import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { build, migrateQueue } from '../infra/postgres/migrate'
import type { Store } from '../infra/storage/store'
import { columnsIn, findQueueVersion, findTables, sqlName } from './catalogue'
import { entryOfTable, FILES, type Manifest, type TableEntry } from './manifest'
import { entriesOf } from './read-archive'
import { rebuild, type Steps } from './rebuild'

interface Options {
  client: pg.Client
  connectionString: string
  store: Store
  archive: string
  /** Of the archive, once it was checked. */
  manifest: Manifest
  steps: Steps
  /** Called for everything that is left out. */
  warn: (line: string) => void
}

/**
 * Replaces the database's contents by the archive's, in one transaction. An older archive is migrated on the way. Files
 * are stored before their rows commit; after a failure they are deleted again.
 */
export async function restoreBackup(options: Options) {
  const { client, connectionString, store, archive, manifest, steps } = options
  await migrateQueue(connectionString)
  if (manifest.queueVersion > (await findQueueVersion(client)))
    throw new Error('The backup is newer than this program: its job queue has another format')
  const takeBack = await putFiles(store, archive, manifest)
  try {
    await client.query('BEGIN')
    await rebuild(client, steps)
    await fill(options)
    await build(client, steps.after)
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    await takeBack()
    throw error
  }
  // If the connection breaks here the outcome is unknown: the files stay, and without rows the clean-up deletes them.
  await client.query('COMMIT')
  // Otherwise the planner takes the tables for empty.
  await client.query('ANALYZE')
}

/** Returns a function that deletes the stored files again, except those that existed before. */
async function putFiles(store: Store, archive: string, { files }: Manifest) {
  const put: string[] = []
  const takeBack = async () => {
    for (const key of put) await store.delete(key).catch(() => {})
  }
  if (!files.count) return takeBack
  const before = new Set<string>()
  for await (const { key } of store.list()) before.add(key)
  try {
    for await (const { name, content } of entriesOf(archive)) {
      if (!name.startsWith(FILES)) continue
      const key = name.slice(FILES.length)
      await store.put(key, content)
      if (!before.has(key)) put.push(key)
    }
  } catch (error) {
    await takeBack()
    throw error
  }
  return takeBack
}

async function fill({ client, archive, manifest: { tables, sequences }, warn }: Options) {
  const here = await findTables(client)
  // Triggers ran when the rows were first written. Disabled as the owner: a managed database has no superuser.
  for (const table of here) await client.query(`ALTER TABLE ${sqlName(table)} DISABLE TRIGGER USER`)
  // RESTART IDENTITY is transactional: a rollback restores the sequences.
  await client.query(`TRUNCATE ${here.map(sqlName).join(', ')} RESTART IDENTITY`)
  const names = new Set(here.map(entryOfTable))
  for (const { queue, name } of tables)
    if (!queue && !names.has(entryOfTable({ queue, name })))
      warn(`No migration creates the table ${name}: it is skipped`)
  const left = new Map(tables.map((table) => [entryOfTable(table), table]))
  for await (const { name, content } of entriesOf(archive)) {
    const table = left.get(name)
    left.delete(name)
    if (table && (table.queue || names.has(name))) await copyIn(client, table, content)
    if (!left.size) break
  }
  for (const table of here) await client.query(`ALTER TABLE ${sqlName(table)} ENABLE TRIGGER USER`)
  for (const { queue, name, last } of sequences)
    if (last !== null)
      await client.query('SELECT setval(s, $2) FROM to_regclass($1) s WHERE s IS NOT NULL', [
        sqlName({ queue, name }),
        last,
      ])
  await client.query(GIVE_BACK)
}

async function copyIn(client: pg.Client, table: TableEntry, content: NodeJS.ReadableStream) {
  const rows = client.query(copyFrom(`COPY ${sqlName(table)} (${columnsIn(table.columns)}) FROM STDIN`))
  await pipeline(content, rows)
  if (rows.rowCount !== table.rows)
    throw new Error(`The table ${table.name} got ${rows.rowCount} rows from the backup instead of ${table.rows}`)
}

// Jobs that ran during the backup are unlocked and run again; the interrupted attempt does not count.
const GIVE_BACK = `
  UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL, attempts = greatest(attempts - 1, 0)
  WHERE locked_at IS NOT NULL;
  UPDATE graphile_worker._private_job_queues SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL`
