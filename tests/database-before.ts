import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '@/lib/infra/postgres/migrate'

const FOLDER = 'prisma/migrations'

/** A database as it was before a migration. `end` closes what reads it. */
export async function databaseBefore(migration: string) {
  const server = new pg.Client(process.env.DATABASE_URL)
  await server.connect()
  const name = `${new URL(process.env.DATABASE_URL!).pathname.slice(1)}_before`
  await server.query(`drop database if exists ${name} with (force)`)
  await server.query(`create database ${name}`)
  const url = Object.assign(new URL(process.env.DATABASE_URL!), { pathname: name }).href
  const before = await mkdtemp(join(tmpdir(), 'jobwork-before-'))
  const earlier = (await readdir(FOLDER)).filter((entry) => entry < migration)
  for (const entry of earlier) await cp(join(FOLDER, entry), join(before, entry), { recursive: true })
  await migrate(url, { folder: before })
  await rm(before, { recursive: true })
  const client = new pg.Client(url)
  await client.connect()
  return {
    /** The rows that a statement answers. */
    rows: async (statement: string) => (await client.query<Record<string, unknown>>(statement)).rows,
    /** Brings the database up to date. Returns the names of the migrations that ran. */
    migrate: () => migrate(url),
    end: async () => {
      await client.end()
      await server.end()
    },
  }
}
