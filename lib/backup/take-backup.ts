import { Readable } from 'node:stream'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Store } from '../infra/storage/store'
import { columnsIn, findFiles, findSequences, findTables, findVersions, sqlName } from './catalogue'
import { COVER, entryOfFile, entryOfTable, FORMAT, MANIFEST, sumOfFiles, type Manifest } from './manifest'
import type { Draft } from './write-archive'

interface Options {
  client: pg.Client
  store: Store
  draft: Draft
  /** The version of this program. */
  program: string
  /** Called for every file that the store does not have or that is damaged. */
  warn: (line: string) => void
}

/**
 * Writes a snapshot of the database and the bytes of its files into an archive. Reads and writes go on
 * meanwhile. Missing and damaged files are named; the rest is kept.
 */
export async function takeBackup({ client, store, draft, program, warn }: Options): Promise<Manifest> {
  const cover = { archive: 'jobwork-backup', format: FORMAT, program }
  await draft.add(COVER, json(cover))
  const { files, ...snapshot } = await copySnapshot(client, draft)
  const sum = sumOfFiles()
  let [missing, damaged] = [0, 0]
  for (const { key, sha256 } of files) {
    const content = await store.get(key)
    if (!content) {
      missing++
      warn(`The file store doesn't have ${key}`)
      continue
    }
    const bytes = await draft.add(entryOfFile(key), content)
    sum.add(entryOfFile(key), bytes)
    if (sha256 && bytes.sha256 !== sha256) {
      damaged++
      warn(`The file ${key} doesn't match its checksum`)
    }
  }
  const manifest: Manifest = { ...snapshot, files: sum.total(), missing, damaged }
  await draft.add(MANIFEST, json(manifest))
  await draft.finish()
  return manifest
}

async function copySnapshot(client: pg.Client, draft: Draft) {
  const known = await findTables(client)
  if (!known.some(({ queue }) => !queue)) throw new Error('Nothing to back up: the database is empty')
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY')
  // Blocks migrations, which would change tables under the snapshot. The first read takes the snapshot, so lock before it.
  await client.query(`LOCK TABLE ${known.map(sqlName).join(', ')} IN ACCESS SHARE MODE`)
  const tables = await findTables(client)
  const takenAt = (await client.query<{ at: Date }>('SELECT now() AS at')).rows[0]!.at.toISOString()
  const entries: Manifest['tables'] = []
  for (const table of tables) {
    const { queue, name, columns } = table
    const rows = client.query(copyTo(`COPY ${sqlName(table)} (${columnsIn(columns)}) TO STDOUT`))
    const bytes = await draft.add(entryOfTable(table), rows)
    entries.push({ queue, name, columns, rows: rows.rowCount, ...bytes })
  }
  const files = await findFiles(client, tables)
  const versions = await findVersions(client)
  const sequences = await findSequences(client)
  await client.query('COMMIT')
  return { takenAt, ...versions, tables: entries, sequences, files }
}

const json = (value: unknown) => Readable.from([Buffer.from(`${JSON.stringify(value, null, 1)}\n`)])
