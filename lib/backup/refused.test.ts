import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip, gzipSync } from 'node:zlib'
import { pack as openPack } from 'tar-stream'
import { addCustomer, addFile, backups } from '@/tests/backups'
import { ownDatabase } from '@/tests/own-database'
import { holdTogether } from '../infra/postgres/instance-lock'
import { checkArchive } from './read-archive'
import { planSteps } from './rebuild'
import { refuseEmpty } from './refuse-empty'
import { restoreBackup } from './restore-backup'
import { takeBackup } from './take-backup'
import { claimTarget } from './target'
import { draftArchive } from './write-archive'

await ownDatabase()

const { archive, back, folder, place, restore, warn, warnings } = backups()

test('a backup that fails leaves nothing, and nobody else can read one', async () => {
  const from = await place()
  await addCustomer(from)
  await addFile(from, 'one')
  const store = { ...from.store, get: () => Promise.reject(new Error('the bucket is away')) }
  const draft = await draftArchive(archive())
  await expect(takeBackup({ ...from, store, draft, program: '1', warn })).rejects.toThrow('the bucket is away')
  await draft.discard()
  expect((await readdir(folder())).filter((name) => name.startsWith('one'))).toEqual([])
  // Told to end in the midst of a large item, it leaves nothing either, and breaks nothing else.
  const cut = await draftArchive(archive())
  const adding = cut.add('large', Readable.from([randomBytes(20_000_000)])).catch((error: Error) => error)
  await new Promise((resolve) => setTimeout(resolve, 60))
  await cut.discard()
  expect(await adding).toBeInstanceOf(Error)
  expect((await readdir(folder())).filter((name) => name.startsWith('one'))).toEqual([])
  await from.rows('ROLLBACK')
  await back(from)
  expect((await stat(archive())).mode & 0o777).toBe(0o600)
  expect((await readdir(folder())).filter((name) => name.startsWith('one'))).toEqual(['one.tar.gz'])
})

test('a restore that fails on its way changes nothing, neither rows nor files nor the order of ids', async () => {
  const [from, to] = [await place(), await place()]
  for (const at of [from, to]) await addCustomer(at)
  for (const key of ['one', 'two']) await addFile(from, key)
  await from.rows(`SELECT graphile_worker.add_job('deliver', '{}')`)
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
      await expect(checkArchive(archive())).rejects.toThrow(
        share < 0.3 ? /incomplete|not a Jobwork backup/ : 'incomplete or damaged',
      )
      await writeFile(archive(), whole)
    }
    for (const content of ['not even compressed', gzipSync('a note'), '']) {
      await writeFile(archive(), content)
      await expect(checkArchive(archive())).rejects.toThrow('This is not a Jobwork backup')
    }
    const draft = async (entries: Record<string, unknown>) => {
      const made = await draftArchive(archive())
      for (const [name, value] of Object.entries(entries))
        await made.add(name, Readable.from([Buffer.from(JSON.stringify(value))]))
      await made.finish()
    }
    const cover = { archive: 'jobwork-backup', format: 2, program: '1.0.0' }
    for (const nothing of [folder(), `${archive()}.bz2`])
      await expect(checkArchive(nothing)).rejects.toThrow(`No such file: ${nothing}`)
    await draft({ 'jobwork.json': { ...cover, archive: 'another' } })
    await expect(checkArchive(archive())).rejects.toThrow('This is not a Jobwork backup')
    await draft({ 'jobwork.json': { ...cover, format: 3, program: '9.0.0' } })
    await expect(checkArchive(archive())).rejects.toThrow('newer version (9.0.0)')
    await draft({ 'jobwork.json': cover })
    await expect(checkArchive(archive())).rejects.toThrow('its end is missing')
    const manifest = { ...(await back(from)), takenAt: 'x' }
    await draft({ 'jobwork.json': cover, 'files/one': 'other bytes', 'manifest.json': { ...manifest, tables: [] } })
    await expect(checkArchive(archive())).rejects.toThrow("its files don't match their checksums")
    await draft({ 'jobwork.json': cover, 'manifest.json': { ...manifest, tables: [] } })
    await expect(checkArchive(archive())).rejects.toThrow('it has 0 files instead of 1')
    const migrations = [...manifest.migrations, { name: '2099_later', checksum: 'x' }]
    await expect(planSteps({ ...manifest, migrations })).rejects.toThrow('needs a newer version')
  })

  test.each([
    ['the cover', [], 'jobwork.json', 'This is not a Jobwork backup'],
    ['a file', ['jobwork.json'], 'files/x', 'its end is missing'],
  ])('a small archive that swells to 300 MB, before it fills the memory: %s', async (_, covers, name, refusal) => {
    const pack = openPack()
    const written = pipeline(Readable.from(pack), createGzip({ level: 1 }), createWriteStream(archive()))
    for (const cover of covers)
      pack.entry({ name: cover }, JSON.stringify({ archive: 'jobwork-backup', format: 2, program: '1.0.0' }))
    const [piece, pieces] = [Buffer.alloc(1024 * 1024, ' '), 300]
    const entry = pack.entry({ name, size: piece.length * pieces })
    for (let i = 0; i < pieces; i++) if (!entry.write(piece)) await once(entry, 'drain')
    entry.end(undefined)
    pack.finalize()
    await written
    expect((await stat(archive())).size).toBeLessThan(4_000_000)
    const before = process.resourceUsage().maxRSS
    await expect(checkArchive(archive())).rejects.toThrow(refusal)
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(200_000)
  })

  test('a database that something runs on, that is another’s, or that holds accounts', async () => {
    const to = await place()
    const release = await holdTogether(to.connectionString, warn)
    await expect(claimTarget(to.client, true)).rejects.toThrow('A server or worker is using this database')
    await release()
    await addCustomer(to)
    await expect(claimTarget(to.client, false)).rejects.toThrow('(1 account). Add --replace')
    await expect(claimTarget(to.client, true)).resolves.toBeUndefined()
    const other = await place('none')
    await other.rows('CREATE TABLE notes (n int)')
    await expect(claimTarget(other.client, true)).rejects.toThrow("tables that aren't Jobwork's")
  })
})

test('a server that starts during a restore waits for its end', async () => {
  const to = await place()
  await claimTarget(to.client, false)
  const starting = holdTogether(to.connectionString, warn)
  await expect(
    Promise.race([starting, new Promise((_, no) => setTimeout(() => no(new Error('waits')), 300))]),
  ).rejects.toThrow('waits')
  expect(warnings).toEqual([expect.stringContaining('restore of a backup')])
  await to.client.end()
  await (
    await starting
  )()
})

test('a database without an account is not backed up', async () => {
  const [bare, migrated] = [await place('none'), await place()]
  for (const { client } of [bare, migrated])
    await expect(refuseEmpty(client)).rejects.toThrow('Nothing to back up: the database is empty')
  await addCustomer(migrated)
  await expect(refuseEmpty(migrated.client)).resolves.toBeUndefined()
})
