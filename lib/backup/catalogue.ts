import type pg from 'pg'
import type { Manifest, TableEntry } from './manifest'

const QUEUE = 'graphile_worker'

/** A table as the database describes it: nothing is listed by hand, so nothing new is forgotten. */
export type Table = Pick<TableEntry, 'queue' | 'name' | 'columns'> & { id: string; refersTo: string[] }

/** The name of a table or sequence in SQL. */
export const sqlName = ({ queue, name }: { queue: boolean; name: string }) => (queue ? `${QUEUE}.` : '') + quoted(name)

/** Columns in SQL. */
export const columnsIn = (columns: string[]) => columns.map(quoted).join(', ')

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

// Migration records are rewritten by a restore, and tables of extensions come with the extension: both are left out.
const TABLES = `
  SELECT c.oid::text AS id, n.nspname = '${QUEUE}' AS queue, c.relname AS name,
    ARRAY(SELECT a.attname::text FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum) AS columns,
    ARRAY(SELECT DISTINCT k.confrelid::text FROM pg_constraint k
      WHERE k.contype = 'f' AND k.conrelid = c.oid AND k.confrelid <> c.oid) AS "refersTo"
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN (current_schema(), '${QUEUE}') AND c.relkind = 'r'
    AND (n.nspname, c.relname) NOT IN ((current_schema(), '_prisma_migrations'), ('${QUEUE}', 'migrations'))
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  ORDER BY queue, name`

/** Every table of the product and of its queue, referenced tables first. */
export async function findTables(client: pg.Client): Promise<Table[]> {
  return inOrder((await client.query<Table>(TABLES)).rows)
}

/** Sorts tables so that referenced ones come first. Throws on a cycle. */
export function inOrder(tables: Table[]): Table[] {
  const order: Table[] = []
  let rest = tables
  while (rest.length) {
    const waiting = new Set(rest.map(({ id }) => id))
    const next = rest.filter(({ refersTo }) => !refersTo.some((id) => waiting.has(id)))
    if (!next.length)
      throw new Error(`These tables reference each other in a cycle: ${rest.map(({ name }) => name).join(', ')}`)
    order.push(...next)
    rest = rest.filter((table) => !next.includes(table))
  }
  return order
}

/** The value of every sequence. Sequences are not transactional: read after the rows they are not behind them. */
export async function findSequences(client: pg.Client) {
  const { rows } = await client.query<Manifest['sequences'][number]>(`
    SELECT schemaname = '${QUEUE}' AS queue, sequencename AS name, last_value::text AS last FROM pg_sequences
    WHERE schemaname IN (current_schema(), '${QUEUE}') ORDER BY queue, name`)
  return rows
}

/** The migrations that were applied, and the state of the queue's own tables. */
export async function findVersions(client: pg.Client) {
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(`
    SELECT migration_name AS name, checksum FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY started_at, migration_name`)
  return { migrations, queueVersion: await findQueueVersion(client) }
}

/** The last change of the queue's own tables. */
export async function findQueueVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(`SELECT max(id)::int AS version FROM ${QUEUE}.migrations`)
  return rows[0]!.version
}

/** The keys of all files in the store, thumbnails and copies too, and the SHA-256 (hex) of the bytes where it is known. */
export async function findFiles(client: pg.Client, tables: Table[]): Promise<{ key: string; sha256: string | null }[]> {
  const files = tables.find(({ queue, name }) => !queue && name === 'files')
  const keys = files?.columns.filter((column) => column.endsWith('_key')) ?? []
  if (!files || !keys.length) return []
  // An archive may be of a version without copies.
  const copies = files.columns.includes('clean_sha256') ? 'WHEN key = clean_key THEN clean_sha256' : ''
  const sha256 = files.columns.includes('sha256') ? `CASE WHEN key = storage_key THEN sha256 ${copies} END` : 'NULL'
  const { rows } = await client.query<{ key: string; sha256: string | null }>(`
    SELECT key, ${sha256} AS sha256 FROM ${sqlName(files)}, unnest(ARRAY[${columnsIn(keys)}]) AS key
    WHERE key IS NOT NULL ORDER BY id, key`)
  return [...rows, ...(await findPapers(client, tables))]
}

/** Tables of documents whose PDF is kept. */
const WITH_PDF = ['tax_documents', 'challans']

/** The kept PDFs of documents. An archive may be of a version without them. */
async function findPapers(client: pg.Client, tables: Table[]) {
  const found: { key: string; sha256: string }[] = []
  for (const documents of tables.filter(({ queue, name }) => !queue && WITH_PDF.includes(name))) {
    const { rows } = await client.query<{ key: string; sha256: string }>(`
      SELECT pdf_key AS key, pdf_sha256 AS sha256 FROM ${sqlName(documents)} WHERE pdf_key IS NOT NULL ORDER BY id`)
    found.push(...rows)
  }
  return found
}

/** Tables into which a migration writes rows: they are there before anybody has written something. */
const BORN_FILLED = ['rates']

/** The product's tables that hold anything. */
export async function findFilledTables(client: pg.Client): Promise<string[]> {
  const filled: string[] = []
  for (const table of (await findTables(client)).filter(({ queue, name }) => !queue && !BORN_FILLED.includes(name))) {
    const { rows } = await client.query<{ any: boolean }>(`SELECT EXISTS (SELECT FROM ${sqlName(table)}) AS any`)
    if (rows[0]!.any) filled.push(table.name)
  }
  return filled
}
