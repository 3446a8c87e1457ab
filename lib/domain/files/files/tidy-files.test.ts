import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { db } from '@/lib/infra/db/db'
import { storage } from '@/lib/infra/storage'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make } from '@/tests/make'
import { hashOlderFiles } from './hash-older-files'
import { tidyFiles } from './tidy-files'
import { storeUpload } from './upload-file'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const DAY = 24 * 3_600_000
const upload = (viewer: Viewer) =>
  storeUpload(viewer, 'inquiry', { name: 'a.pdf', content: Readable.from([Buffer.from('%PDF-1.7 drawing')]) })
const keyOf = async (id: number) => (await db().file.findUniqueOrThrow({ where: { id } })).storageKey!
const isThere = async (key: string) => {
  const found = await (await storage()).get(key)
  found?.destroy()
  return found !== null
}
/** The file and its row become this old. */
async function age(id: number, ms: number) {
  const then = new Date(Date.now() - ms)
  await db().file.update({ where: { id }, data: { createdAt: then } })
  await touch(await keyOf(id), then)
}
const touch = (key: string, at: Date) => utimes(path.join(process.env.DATA_DIR!, 'files', key), at, at)

test('an upload that nobody attached goes after a day, with its bytes; a younger one and an attached one stay', async () => {
  const customer = await make.customer()
  const inquiry = await make.inquiry(customer)
  const [old, young, used] = [await upload(customer), await upload(customer), await upload(customer)]
  await db().file.update({ where: { id: used.id }, data: { inquiryId: inquiry.id } })
  const keys = [await keyOf(old.id), await keyOf(young.id), await keyOf(used.id)]
  await age(old.id, DAY + 60_000)
  await age(young.id, DAY - 60_000)
  await age(used.id, 40 * DAY)
  await tidyFiles()
  const ids = await db().file.findMany({ where: { ownerId: customer.id }, select: { id: true } })
  expect(ids.map(({ id }) => id).toSorted()).toEqual([young.id, used.id].toSorted())
  expect(await Promise.all(keys.map(isThere))).toEqual([false, true, true])
})

test('the copy of an attached file for the other side stays', async () => {
  const customer = await make.customer()
  const inquiry = await make.inquiry(customer)
  const { id } = await upload(customer)
  const copy = `copies/${id}`
  await (await storage()).put(copy, Readable.from([Buffer.from('copy')]))
  const clean = { cleanState: 'ready', cleanKey: copy, cleanSha256: '0'.repeat(64), cleanSize: 4 } as const
  await db().file.update({ where: { id }, data: { inquiryId: inquiry.id, ...clean } })
  await touch(copy, new Date(Date.now() - 40 * DAY))
  await tidyFiles()
  expect(await isThere(copy)).toBe(true)
})

test('bytes without a row, as a crash leaves them, go after a day', async () => {
  const store = await storage()
  for (const [key, old] of [
    ['lost/old', true],
    ['lost/young', false],
  ] as const) {
    await store.put(key, Readable.from([Buffer.from('x')]))
    if (old) await touch(key, new Date(Date.now() - DAY - 60_000))
  }
  await tidyFiles()
  expect([await isThere('lost/old'), await isThere('lost/young')]).toEqual([false, true])
})

test('a file that an older version stored without a hash gets it', async () => {
  const { id } = await upload(await make.customer())
  const { sha256 } = await db().file.findUniqueOrThrow({ where: { id } })
  await db().file.update({ where: { id }, data: { sha256: null } })
  await hashOlderFiles()
  expect(await db().file.findUniqueOrThrow({ where: { id } })).toMatchObject({ sha256 })
})
