import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setCleaningLimit } from '@/lib/infra/cleaning'
import { db } from '@/lib/infra/db/db'
import { floodedJpeg } from '@/tests/floods'
import { make, unique } from '@/tests/make'
import { plainJpeg } from '@/tests/named-files/jpeg'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { uploadFiles } from './upload-file'

await ownDatabase()

const pdf = (name: string) => ({ name, content: Readable.from([Buffer.from('%PDF-1.7 ')]) })
const bytesInStore = async () =>
  (
    await readdir(path.join(process.env.DATA_DIR!, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
  ).filter((entry) => entry.isFile()).length

test('nothing is received from a caller who may not upload', async () => {
  let received = 0
  const upload = uploadFiles(null, async (store) => {
    received++
    await store('inquiry', pdf('a.pdf'))
  })
  await refused(upload, 'unauthenticated')
  expect(received).toBe(0)
})

const failing = 'commit-fails.pdf'
beforeAll(async () => {
  await db().$executeRawUnsafe(`
    CREATE FUNCTION refuse_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the commit fails'; END $$`)
  await db().$executeRawUnsafe(`
    CREATE CONSTRAINT TRIGGER refuse_commit AFTER INSERT ON files DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (NEW.name = '${failing}') EXECUTE FUNCTION refuse_commit()`)
})
afterAll(async () => {
  await db().$executeRawUnsafe('DROP FUNCTION refuse_commit CASCADE')
})

test('an upload whose commit fails leaves neither a row nor bytes', async () => {
  const [supplier, bytes] = [await make.supplier(), await bytesInStore()]
  await expect(uploadFiles(supplier, (store) => store('inquiry', pdf(failing)))).rejects.toThrow('the commit fails')
  expect(await db().file.count({ where: { ownerId: supplier.id } })).toBe(0)
  expect(await bytesInStore()).toBe(bytes)
})

test('the same key again stores nothing twice', async () => {
  const [supplier, bytes, key] = [await make.supplier(), await bytesInStore(), unique('upload')]
  const once = { key, printOf: (contents: string) => contents }
  const send = () => uploadFiles(supplier, (store) => store('inquiry', pdf('a.pdf')), once)
  expect(await send()).toEqual(JSON.parse(JSON.stringify(await send())))
  expect(await bytesInStore()).toBe(bytes + 1)
})

test('a refused photo leaves no bytes', async () => {
  const [supplier, bytes] = [await make.supplier(), await bytesInStore()]
  const half = { name: 'a.jpg', content: Readable.from([plainJpeg.subarray(0, 30)]) }
  await refused(
    uploadFiles(supplier, (store) => store('photo', half)),
    'unsupported_type',
  )
  expect(await bytesInStore()).toBe(bytes)
})

test('a picture of too many scans is refused while it arrives, and leaves no bytes', async () => {
  const [customer, bytes] = [await make.customer(), await bytesInStore()]
  const flood = await floodedJpeg(900_000)
  for (const purpose of ['photo', 'money'] as const) {
    let read = 0
    async function* pieces() {
      for (; read < flood.length; read += 4096) yield flood.subarray(read, read + 4096)
    }
    const content = Readable.from(pieces(), { highWaterMark: 1 })
    await expect(uploadFiles(customer, (store) => store(purpose, { name: 'a.jpg', content }))).rejects.toMatchObject({
      code: 'validation',
      message: 'This file has more than 100 scans',
    })
    expect(read).toBeLessThan(flood.length / 10)
  }
  expect(await bytesInStore()).toBe(bytes)
})

test('a photo that a busy machine can’t read in time is asked for again, and not called another type', async () => {
  const [supplier, bytes, limit] = [await make.supplier(), await bytesInStore(), setCleaningLimit(1)]
  const photo = { name: 'a.jpg', content: Readable.from([plainJpeg]) }
  await refused(
    uploadFiles(supplier, (store) => store('photo', photo)),
    'rate_limited',
  ).finally(() => setCleaningLimit(limit))
  expect(await bytesInStore()).toBe(bytes)
})

test('photos on slow lines keep no other waiting', async () => {
  const supplier = await make.supplier()
  const lines = Array.from({ length: 6 }, () => new Readable({ read: () => undefined }))
  const slow = lines.map((content) => uploadFiles(supplier, (store) => store('photo', { name: 'slow.jpg', content })))
  lines.forEach((line) => line.push(plainJpeg.subarray(0, 40)))
  expect(await make.upload(supplier, 'photo', 'quick.jpg', plainJpeg)).toMatchObject({ width: 1, height: 1 })
  for (const line of lines) {
    line.push(plainJpeg.subarray(40))
    line.push(null)
  }
  expect((await Promise.all(slow)).flat()).toHaveLength(6)
})
