import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { checkArchive } from '@/lib/backup/read-archive'
import { planSteps } from '@/lib/backup/rebuild'
import { restoreBackup } from '@/lib/backup/restore-backup'
import { openSession } from '@/lib/backup/session'
import { takeBackup } from '@/lib/backup/take-backup'
import { claimTarget } from '@/lib/backup/target'
import { draftArchive } from '@/lib/backup/write-archive'
import { migrate } from '@/lib/infra/postgres/migrate'
import { diskStore } from '@/lib/infra/storage/disk'
import type { Store } from '@/lib/infra/storage/store'

type Tables = 'all' | 'none' | { migrations: string }
type Place = {
  client: pg.Client
  connectionString: string
  store: Store
  /** Where the store's files lie. */
  folder: string
  rows: (sql: string) => Promise<unknown[]>
}

/** A folder for archives, and places to back up and restore: each test its own. */
export function backups() {
  let server: pg.Client
  let folder: string
  const open: pg.Client[] = []
  const warnings: string[] = []
  const warn = (line: string) => void warnings.push(line)

  beforeAll(async () => {
    server = new pg.Client(process.env.DATABASE_URL)
    await server.connect()
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'jobwork-backup-'))
    warnings.length = 0
  })
  afterEach(async () => {
    for (const client of open.splice(0)) await client.end()
    await rm(folder, { recursive: true })
  })

  const archive = () => path.join(folder, 'one.tar.gz')
  const connect = async (url: string) => {
    const client = await openSession(url)
    open.push(client)
    return client
  }
  return {
    warnings,
    warn,
    archive,
    folder: () => folder,
    /** Rows of the server's own database. */
    server: async (sql: string) => (await server.query(sql)).rows,
    connect,
    /** A new database, with the product's tables or those of other migrations or none, and a store. */
    async place(tables: Tables = 'all', owner = 'DEFAULT'): Promise<Place> {
      const name = `${new URL(process.env.DATABASE_URL!).pathname.slice(1)}_backup_${open.length}`
      await server.query(`drop database if exists ${name} with (force)`)
      const made = await server.query(`select datname from pg_database where datname ~ '^template_[0-9a-f]{12}$'`)
      const template = tables === 'all' ? made.rows[0].datname : 'template0'
      await server.query(`create database ${name} template ${template} owner ${owner}`)
      const url = Object.assign(new URL(process.env.DATABASE_URL!), { pathname: name }).href
      if (typeof tables === 'object') await migrate(url, { folder: tables.migrations })
      const client = await connect(url)
      const store = diskStore(path.join(folder, name))
      const rows = async (sql: string) => (await client.query(sql)).rows
      return { client, connectionString: url, store, rows, folder: path.join(folder, name) }
    },
    async back({ client, store }: Pick<Place, 'client' | 'store'>) {
      return takeBackup({ client, store, draft: await draftArchive(archive()), program: '1.0.0', warn })
    },
    async restore(to: Pick<Place, 'client' | 'store' | 'connectionString'>, replace = false) {
      const manifest = await checkArchive(archive())
      const steps = await planSteps(manifest)
      await claimTarget(to.client, replace)
      await restoreBackup({ ...to, archive: archive(), manifest, steps, warn })
    },
  }
}

/** An account whose text has what a text format must guard; `older`: before accounts had several people. */
export const addCustomer = (at: Place, email = 'a@x.example', older = false) =>
  at.rows(`INSERT INTO users (username, email, ${older ? 'password_hash, ' : ''}company_name, contact_name)
    VALUES ('${email}', '${email}', ${older ? "'hash', " : ''}E'Tab\\t and\\nline', 'Ünal') RETURNING id`)

/** A file of the first account, with these bytes in the store. */
export async function addFile(at: Place, key: string) {
  await at.store.put(key, Readable.from([Buffer.from(key)]))
  await at.rows(`INSERT INTO files (owner_id, purpose, name, size, type, storage_key, sha256)
    VALUES (1, 'inquiry', '${key}.step', ${key.length}, 'model/step', '${key}', encode(sha256('${key}'), 'hex'))`)
}
