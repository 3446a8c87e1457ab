import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { migrate } from '../infra/migrate'
import { diskStore } from '../infra/storage/disk'
import { holdTogether } from '../infra/at-work'
import { checkArchive } from './read-archive'
import { planSteps } from './rebuild'
import { restoreBackup } from './restore-backup'
import { openSession } from './session'
import { takeBackup } from './take-backup'
import { claimTarget } from './target'
import { draftArchive } from './write-archive'

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

/** A new database, with the product's tables or those of older migrations or none, and a store. */
async function place(tables: 'all' | 'none' | { migrations: string } = 'all') {
  const name = `${new URL(process.env.DATABASE_URL!).pathname.slice(1)}_backup_${open.length}`
  await server.query(`drop database if exists ${name} with (force)`)
  const [migrated] = (await server.query(`select datname from pg_database where datname ~ '^template_[0-9a-f]{12}$'`))
    .rows
  await server.query(`create database ${name} template ${tables === 'all' ? migrated.datname : 'template0'}`)
  const url = Object.assign(new URL(process.env.DATABASE_URL!), { pathname: name }).href
  if (typeof tables === 'object') await migrate(url, { folder: tables.migrations })
  const client = await openSession(url)
  open.push(client)
  const store = diskStore(path.join(folder, name))
  const rows = async (sql: string) => (await client.query(sql)).rows
  return { client, connectionString: url, store, rows, folder: path.join(folder, name) }
}
type Place = Awaited<ReturnType<typeof place>>

const archive = () => path.join(folder, 'one.tar.gz')
async function back({ client, store }: Place) {
  return takeBackup({ client, store, draft: await draftArchive(archive()), program: '1.0.0', warn })
}
async function restore(to: Place, replace = false) {
  const manifest = await checkArchive(archive())
  const steps = await planSteps(manifest)
  await claimTarget(to.client, replace)
  await restoreBackup({ ...to, archive: archive(), manifest, steps, warn })
}

const addCustomer = (at: Place, email = 'a@x.example') =>
  at.rows(`INSERT INTO users (username, email, password_hash, company_name, contact_name)
    VALUES ('${email}', '${email}', 'hash', E'Tab\\t and\\nline', 'Ünal') RETURNING id`)
async function addFile(at: Place, key: string, content = key) {
  await at.store.put(key, Readable.from([Buffer.from(content)]))
  await at.rows(`INSERT INTO files (owner_id, purpose, name, size, type, storage_key)
    VALUES (1, 'inquiry', '${key}.step', ${content.length}, 'model/step', '${key}')`)
}

test('an archive of an older version is put back as it was, and then migrated', async () => {
  const older = path.join(folder, 'older')
  const names = (await readdir('prisma/migrations')).sort()
  for (const name of names.slice(0, 4))
    await cp(`prisma/migrations/${name}`, path.join(older, name), { recursive: true })
  const [from, to] = [await place({ migrations: older }), await place('none')]
  await addCustomer(from)
  await addFile(from, 'drawing')
  expect((await back(from)).migrations).toHaveLength(4)
  await restore(to)
  expect(await to.rows('SELECT company_name, mail_off FROM users')).toEqual([
    { company_name: 'Tab\t and\nline', mail_off: [] },
  ])
  expect(await to.rows('SELECT name, place FROM files')).toEqual([{ name: 'drawing.step', place: 0 }])
  expect(await text((await to.store.get('drawing'))!)).toBe('drawing')
  // The server that starts next finds nothing to do.
  expect(await migrate(to.connectionString)).toEqual([])
})

test('a job that somebody was at runs again, and what follows has new ids', async () => {
  const [from, to] = [await place(), await place()]
  await addCustomer(from)
  await from.rows(`SELECT graphile_worker.add_job('deliver', '{"eventId": 1}', queue_name := 'one')`)
  await from.rows(
    `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'w', attempts = max_attempts`,
  )
  await from.rows(`UPDATE graphile_worker._private_job_queues SET locked_at = now(), locked_by = 'w'`)
  await back(from)
  await restore(to)
  expect(
    await to.rows('SELECT id, is_available, attempts < max_attempts AS again FROM graphile_worker._private_jobs'),
  ).toEqual([{ id: '1', is_available: true, again: true }])
  expect(await to.rows('SELECT locked_by, is_available FROM graphile_worker._private_job_queues')).toEqual([
    { locked_by: null, is_available: true },
  ])
  expect(await addCustomer(to, 'b@x.example')).toEqual([{ id: 2 }])
  expect(await to.rows(`SELECT (graphile_worker.add_job('deliver', '{}')).id`)).toEqual([{ id: '2' }])
})

test('what a trigger did when a row was written is not done again', async () => {
  const migrations = path.join(folder, 'migrations')
  const sql = `CREATE TABLE users (id serial PRIMARY KEY, parent int REFERENCES users);
    CREATE TABLE files (id serial PRIMARY KEY, owner int REFERENCES users);
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
    CREATE TRIGGER refuses BEFORE INSERT ON files FOR EACH ROW EXECUTE FUNCTION refuse()`
  await mkdir(path.join(migrations, '1'), { recursive: true })
  await writeFile(path.join(migrations, '1', 'migration.sql'), sql)
  const [from, to] = [await place({ migrations }), await place('none')]
  await from.rows(`INSERT INTO users VALUES (2, 1), (1, null); ALTER TABLE files DISABLE TRIGGER USER;
    INSERT INTO files VALUES (7, 2); ALTER TABLE files ENABLE TRIGGER USER`)
  const manifest = await back(from)
  await restoreBackup({ ...to, archive: archive(), manifest, steps: await planSteps(manifest, migrations), warn })
  expect(await to.rows('SELECT * FROM files')).toEqual([{ id: 7, owner: 2 }])
  await expect(to.rows('INSERT INTO files VALUES (8, 1)')).rejects.toThrow('refused')
})

test('a migration waits until the rows are out', async () => {
  const from = await place()
  const migrating = await openSession(from.connectionString)
  open.push(migrating)
  await migrating.query(`SET lock_timeout = '50ms'`)
  const draft = await draftArchive(archive())
  const tried: string[] = []
  const add: typeof draft.add = async (name, content) => {
    if (name === 'tables/product/users')
      await migrating.query('ALTER TABLE files DROP COLUMN place').catch((error: Error) => tried.push(error.message))
    return draft.add(name, content)
  }
  await takeBackup({ ...from, draft: { ...draft, add }, program: '1', warn })
  expect(tried).toEqual(['canceling statement due to lock timeout'])
})

test('a file whose bytes are gone is named, and the rest is kept', async () => {
  const [from, to] = [await place(), await place()]
  await addCustomer(from)
  for (const key of ['kept', 'gone']) await addFile(from, key)
  await from.store.delete('gone')
  expect((await back(from)).missing).toEqual(['gone'])
  expect(warnings).toEqual([expect.stringContaining('gone')])
  await restore(to)
  expect(await to.rows('SELECT storage_key FROM files ORDER BY id')).toEqual([
    { storage_key: 'kept' },
    { storage_key: 'gone' },
  ])
})

test('a backup that fails leaves nothing, and nobody else can read one', async () => {
  const from = await place()
  await addCustomer(from)
  await addFile(from, 'one')
  const store = { ...from.store, get: () => Promise.reject(new Error('the bucket is away')) }
  const draft = await draftArchive(archive())
  await expect(takeBackup({ ...from, store, draft, program: '1', warn })).rejects.toThrow('the bucket is away')
  await draft.discard()
  expect((await readdir(folder)).filter((name) => name.startsWith('one'))).toEqual([])
  await from.rows('ROLLBACK')
  await back(from)
  expect((await stat(archive())).mode & 0o777).toBe(0o600)
  expect((await readdir(folder)).filter((name) => name.startsWith('one'))).toEqual(['one.tar.gz'])
})

test('a restore that fails on its way changes nothing, neither rows nor files nor the order of ids', async () => {
  const [from, to] = [await place(), await place()]
  for (const at of [from, to]) await addCustomer(at)
  for (const key of ['one', 'two']) await addFile(from, key)
  await back(from)
  await to.rows(`SELECT graphile_worker.add_job('deliver', '{}') FROM generate_series(1, 3)`)
  const broken = async () => Promise.reject(new Error('the disk is full'))
  const store = {
    ...to.store,
    put: (key: string, content: Readable) => (key === 'two' ? broken() : to.store.put(key, content)),
  }
  await expect(restore({ ...to, store }, true)).rejects.toThrow('the disk is full')
  expect(await readdir(to.folder)).toEqual([])

  // A view that somebody built on a table would be lost with it.
  await to.rows('CREATE SCHEMA reports; CREATE VIEW reports.names AS SELECT company_name FROM public.users')
  await expect(restore(to, true)).rejects.toThrow('view reports.names depends on table users')
  expect(await readdir(to.folder)).toEqual([])
  await to.rows('DROP SCHEMA reports CASCADE')

  // Fails after the rows were filled.
  const steps = {
    before: (await planSteps(await checkArchive(archive()))).before,
    after: [{ name: 'x', sql: 'no sql', checksum: '' }],
  }
  const manifest = await checkArchive(archive())
  await expect(restoreBackup({ ...to, archive: archive(), manifest, steps, warn })).rejects.toThrow('syntax error')
  expect(await readdir(to.folder)).toEqual([])
  expect(await to.rows('SELECT count(*)::int AS files FROM files')).toEqual([{ files: 0 }])
  expect(await to.rows(`SELECT (graphile_worker.add_job('deliver', '{}')).id`)).toEqual([{ id: '4' }])
  expect(await addCustomer(to, 'b@x.example')).toEqual([{ id: 2 }])
})

describe('what is refused, before anything is changed', () => {
  test('an archive that is cut, altered, another program’s or newer', async () => {
    const from = await place()
    await addCustomer(from)
    await addFile(from, 'one')
    await back(from)
    const whole = await readFile(archive())
    for (const share of [0.2, 0.6, 0.99]) {
      await truncate(archive(), Math.floor(whole.length * share))
      await expect(checkArchive(archive())).rejects.toThrow(share < 0.3 ? /cut|no backup/ : 'cut or damaged')
      await writeFile(archive(), whole)
    }
    for (const content of ['not even compressed', gzipSync('a note'), '']) {
      await writeFile(archive(), content)
      await expect(checkArchive(archive())).rejects.toThrow('This is no backup of Jobwork')
    }
    const draft = async (entries: Record<string, unknown>) => {
      const made = await draftArchive(archive())
      for (const [name, value] of Object.entries(entries))
        await made.add(name, Readable.from([Buffer.from(JSON.stringify(value))]))
      await made.finish()
    }
    const cover = { archive: 'jobwork-backup', format: 1, program: '1.0.0' }
    await draft({ 'jobwork.json': { ...cover, archive: 'another' } })
    await expect(checkArchive(archive())).rejects.toThrow('This is no backup of Jobwork')
    await draft({ 'jobwork.json': { ...cover, format: 2, program: '9.0.0' } })
    await expect(checkArchive(archive())).rejects.toThrow('newer version (9.0.0)')
    await draft({ 'jobwork.json': cover })
    await expect(checkArchive(archive())).rejects.toThrow('its end is missing')
    const manifest = { ...(await back(from)), takenAt: 'x' }
    await draft({ 'jobwork.json': cover, 'files/one': 'other bytes', 'manifest.json': { ...manifest, tables: [] } })
    await expect(checkArchive(archive())).rejects.toThrow('files/one is not what was put into it')
    await draft({ 'jobwork.json': cover, 'manifest.json': { ...manifest, tables: [] } })
    await expect(checkArchive(archive())).rejects.toThrow('files/one is missing')
    const migrations = [...manifest.migrations, { name: '2099_later', checksum: 'x' }]
    await expect(planSteps({ ...manifest, migrations })).rejects.toThrow('newer than this program')
  })

  test('a database that something runs on, that is another’s, or that holds accounts', async () => {
    const to = await place()
    const release = await holdTogether(to.connectionString, warn)
    await expect(claimTarget(to.client, true)).rejects.toThrow('A server or worker runs on this database')
    await release()
    await addCustomer(to)
    await expect(claimTarget(to.client, false)).rejects.toThrow('it holds 1 account. Add --replace')
    await expect(claimTarget(to.client, true)).resolves.toBeUndefined()
    const other = await place('none')
    await other.rows('CREATE TABLE notes (n int)')
    await expect(claimTarget(other.client, true)).rejects.toThrow('something else than Jobwork')
  })
})

test('a server that starts during a restore waits for its end', async () => {
  const to = await place()
  await claimTarget(to.client, false)
  const starting = holdTogether(to.connectionString, warn)
  await expect(
    Promise.race([starting, new Promise((_, no) => setTimeout(() => no(new Error('waits')), 300))]),
  ).rejects.toThrow('waits')
  expect(warnings).toEqual([expect.stringContaining('being restored')])
  await open.splice(open.indexOf(to.client), 1)[0]!.end()
  await (
    await starting
  )()
})

test('a table that somebody made by hand is left out by name, and comes in no one’s way', async () => {
  const [from, to] = [await place(), await place()]
  await addCustomer(from)
  await from.rows('CREATE TABLE notes (id serial, n text); INSERT INTO notes (n) VALUES (1)')
  await back(from)
  await restore(to)
  expect(warnings).toEqual([expect.stringContaining('notes')])
  expect(await to.rows('SELECT count(*)::int AS n FROM users')).toEqual([{ n: 1 }])
})
