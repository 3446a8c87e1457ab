import { cp, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { addCustomer, addFile, backups } from '@/tests/backups'
import { ownDatabase } from '@/tests/own-database'
import { migrate } from '../infra/postgres/migrate'
import { checkArchive, entriesOf } from './read-archive'
import { planSteps } from './rebuild'
import { restoreBackup } from './restore-backup'
import { takeBackup } from './take-backup'
import { draftArchive } from './write-archive'

await ownDatabase()

const json = (value: unknown) => Readable.from([Buffer.from(JSON.stringify(value))])
const { archive, back, connect, folder, place, restore, server, warn, warnings } = backups()

test('an archive of an older version is put back as it was, and then migrated', async () => {
  const older = path.join(folder(), 'older')
  const names = (await readdir('prisma/migrations')).sort()
  for (const name of names.slice(0, 4))
    await cp(`prisma/migrations/${name}`, path.join(older, name), { recursive: true })
  const [from, to] = [await place({ migrations: older }), await place('none')]
  await addCustomer(from, 'a@x.example', true)
  await addFile(from, 'drawing')
  expect((await back(from)).migrations).toHaveLength(4)
  await restore(to)
  // Its one person is the owner and has the company's number; the next ones are far above.
  expect(
    await to.rows('SELECT company_name, m.id, name, m.role, mail_off FROM users u JOIN members m ON company_id = u.id'),
  ).toEqual([{ company_name: 'Tab\t and\nline', id: 1, name: 'Ünal', role: 'owner', mail_off: [] }])
  expect(await to.rows("SELECT nextval('members_id_seq')::int AS next")).toEqual([{ next: 1_000_002 }])
  expect(await to.rows('SELECT name, place FROM files')).toEqual([{ name: 'drawing.step', place: 0 }])
  expect(await text((await to.store.get('drawing'))!)).toBe('drawing')
  // The server that starts next finds nothing to do.
  expect(await migrate(to.connectionString)).toEqual([])
})

test('an archive of the first format, which lists each file, is put back too', async () => {
  const [from, to] = [await place(), await place()]
  await addCustomer(from)
  await addFile(from, 'drawing')
  const manifest = await back(from)
  const files: { key: string; size: number; sha256: string }[] = []
  const older = await draftArchive(path.join(folder(), 'older.tar.gz'))
  for await (const { name, content } of entriesOf(archive())) {
    if (name === 'jobwork.json') await older.add(name, json({ archive: 'jobwork-backup', format: 1, program: '0.1.0' }))
    else if (name === 'manifest.json')
      await older.add(name, json({ ...manifest, files, missing: ['gone'], damaged: undefined }))
    else {
      const bytes = await older.add(name, content)
      if (name.startsWith('files/')) files.push({ key: name.slice(6), ...bytes })
    }
  }
  await older.finish()
  await rename(path.join(folder(), 'older.tar.gz'), archive())
  expect(await checkArchive(archive())).toEqual({ ...manifest, missing: 1 })
  await restore(to)
  expect(await text((await to.store.get('drawing'))!)).toBe('drawing')
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
  const migrations = path.join(folder(), 'migrations')
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
  const migrating = await connect(from.connectionString)
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
  expect((await back(from)).missing).toBe(1)
  expect(warnings).toEqual([expect.stringContaining('gone')])
  await restore(to)
  expect(await to.rows('SELECT storage_key FROM files ORDER BY id')).toEqual([
    { storage_key: 'kept' },
    { storage_key: 'gone' },
  ])
})

test('a file whose bytes changed since the upload is named, and kept as it is', async () => {
  const [from, to] = [await place(), await place()]
  await addCustomer(from)
  for (const key of ['whole', 'changed']) await addFile(from, key)
  await from.store.put('changed', Readable.from([Buffer.from('CHANGED')]))
  expect((await back(from)).damaged).toBe(1)
  expect(warnings).toEqual([expect.stringContaining('changed')])
  await restore(to)
  expect(await text((await to.store.get('changed'))!)).toBe('CHANGED')
})

test('the copies of files for the other side come along, and a changed one is named', async () => {
  const [from, to] = [await place(), await place()]
  await addCustomer(from)
  for (const key of ['one', 'two']) {
    await addFile(from, key)
    await from.store.put(`${key}-copy`, Readable.from([Buffer.from('copy')]))
    await from.rows(`UPDATE files SET clean_state = 'ready', clean_key = '${key}-copy', clean_size = 4,
      clean_sha256 = encode(sha256('copy'), 'hex') WHERE storage_key = '${key}'`)
  }
  await from.store.put('two-copy', Readable.from([Buffer.from('COPY')]))
  expect((await back(from)).damaged).toBe(1)
  await restore(to)
  expect(await text((await to.store.get('one-copy'))!)).toBe('copy')
  expect(await to.rows('SELECT clean_key FROM files ORDER BY id')).toEqual([
    { clean_key: 'one-copy' },
    { clean_key: 'two-copy' },
  ])
})

test('issued documents come back with their numbers, their series and the bytes of their PDFs', async () => {
  const [from, to] = [await place(), await place()]
  await addCustomer(from)
  const [one] = (await from.rows('SELECT id FROM users')) as { id: number }[]
  await from.rows(`
    INSERT INTO number_series (series, year, last, last_on) VALUES ('JW', '26-27', 7, '2026-11-23');
    INSERT INTO work_orders (id, supplier_id) VALUES (1, ${one!.id});
    INSERT INTO tax_documents (kind, number, series, year, seq, work_order_id, party_id, issued_on, split, place_of_supply,
      reverse_charge, taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, total_paise, lines, snapshot,
      pdf_key, pdf_sha256)
    VALUES ('invoice', 'JW/26-27/00007', 'JW', '26-27', 7, 1, ${one!.id}, '2026-11-23', 'inter', '29', false, 10000000, 0, 0,
      1800000, 0, 11800000, '[]', '{"seller":1}', 'documents/seven', encode(sha256('paper'), 'hex'))`)
  await from.store.put('documents/seven', Readable.from([Buffer.from('paper')]))
  await back(from)
  await restore(to)
  expect(await text((await to.store.get('documents/seven'))!)).toBe('paper')
  const rest = 'SELECT number, snapshot::text, pdf_key, pdf_sha256, total_paise FROM tax_documents'
  expect(await to.rows(rest)).toEqual(await from.rows(rest))
  expect(await to.rows('SELECT last FROM number_series')).toEqual([{ last: 7 }])
  await expect(to.rows('DELETE FROM tax_documents')).rejects.toThrow('never deleted')
})

test('a table that somebody made by hand is left out by name, and comes in no one’s way', async () => {
  const [from, to] = [await place(), await place()]
  await addCustomer(from)
  await from.rows('CREATE TABLE jottings (id serial, n text); INSERT INTO jottings (n) VALUES (1)')
  await back(from)
  await restore(to)
  expect(warnings).toEqual([expect.stringContaining('jottings')])
  expect(await to.rows('SELECT count(*)::int AS n FROM users')).toEqual([{ n: 1 }])
})

test('what is written while it is taken is in it whole or not at all', async () => {
  const from = await place()
  await addCustomer(from)
  const writing = await connect(from.connectionString)
  const draft = await draftArchive(archive())
  const add: typeof draft.add = async (name, content) => {
    if (name === 'tables/product/users')
      await writing.query(`INSERT INTO events (kind, entity_type, entity_id, data, actor_id)
        SELECT 'x', 'user', 1, '{}', 1; SELECT graphile_worker.add_job('deliver', '{"eventId": 1}')`)
    return draft.add(name, content)
  }
  const manifest = await takeBackup({ ...from, draft: { ...draft, add }, program: '1', warn })
  expect(manifest.tables.filter(({ rows }) => rows).map(({ name }) => name)).toEqual(['users', 'rates'])
  expect((await from.rows('SELECT id FROM events')).length).toBe(1)
})

test('a role that is no superuser restores, as on a managed database', async () => {
  const from = await place()
  await addCustomer(from)
  await addFile(from, 'one')
  await back(from)
  const role = `owner_${Math.floor(Math.random() * 1e9)}`
  await server(`CREATE ROLE ${role} LOGIN PASSWORD 'of-this-test'`)
  const to = await place('none', role)
  const url = Object.assign(new URL(to.connectionString), { username: role, password: 'of-this-test' }).href
  const client = await connect(url)
  for (const replace of [false, true]) await restore({ ...to, client, connectionString: url }, replace)
  expect(await to.rows('SELECT email FROM users')).toEqual([{ email: 'a@x.example' }])
  await to.rows(`REASSIGN OWNED BY ${role} TO CURRENT_USER; DROP OWNED BY ${role}`)
  await server(`DROP ROLE ${role}`)
})
