import { createHash } from 'node:crypto'
import pg from 'pg'

/** Every row of every table and where every sequence stands, as PostgreSQL writes them: what a backup has to keep. */
export async function everythingIn(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(`
      SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_schema IN ('public', 'graphile_worker') AND table_type = 'BASE TABLE'
        AND table_name NOT IN ('_prisma_migrations', 'migrations') ORDER BY 1`)
    const all: Record<string, string[]> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t ORDER BY 1`)
      all[name] = rows.map(({ row }) => row)
    }
    const { rows } = await client.query<{ row: string }>(
      `SELECT sequencename || ' ' || coalesce(last_value::text, '-') AS row FROM pg_sequences ORDER BY 1`,
    )
    return { ...all, sequences: rows.map(({ row }) => row) }
  } finally {
    await client.end()
  }
}

/** Rows of a database. */
export async function rowsOf<T>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows as T[]
  } finally {
    await client.end()
  }
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
