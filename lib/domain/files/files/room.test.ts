import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import path from 'node:path'
import { copyInquiry } from '@/lib/domain/trade/repeats/copy-inquiry'
import { db } from '@/lib/infra/db/db'
import { env } from '@/lib/infra/env'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce } from '@/tests/refused'
import { freeSpace, setLeastFree } from '@/lib/infra/storage/disk-space'
import { log } from '@/lib/infra/observability/log'
import { makeCleanCopy } from './make-clean-copy'
import { uploadFiles } from './upload-file'

await ownDatabase()

const [MB, GB] = [1024 ** 2, 1024 ** 3]
const files = { purpose: 'inquiry', name: 'a.pdf', type: 'application/pdf' } as const

/** A file that the company has, of this size (bytes). */
const kept = (owner: Viewer, size: number, more: object = {}) =>
  db().file.create({ data: { ...files, ownerId: owner.id, size, storageKey: unique('key'), ...more } })

const pdf = (size: number) => Readable.from([Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(size - 9)])])
const send = (as: Viewer, size: number) =>
  uploadFiles(as, (store) => store('inquiry', { name: 'a.pdf', content: pdf(size) }))
const told = (act: Promise<unknown>) =>
  act.then(
    () => 'taken',
    (error: Error & { code: string }) => `${error.code}: ${error.message}`,
  )
const stored = async () => {
  const all = await readdir(path.join(process.env.DATA_DIR!, 'files'), { recursive: true, withFileTypes: true })
  return all.filter((entry) => entry.isFile()).length
}

test('until it is verified a company has 100 MB, whatever its files belong to', async () => {
  const customer = await make.customer({ verified: false })
  const inquiry = await make.inquiry(customer)
  await kept(customer, 40 * MB, { inquiryId: inquiry.id })
  await kept(customer, 30 * MB, { inquiryId: inquiry.id, name: 'b.pdf', cleanState: 'held', copyFault: 'damaged' })
  await kept(customer, 29 * MB)
  expect(await told(send(customer, MB))).toBe('taken')
  expect(await told(send(customer, 10))).toMatch(
    /^conflict: Until your company is verified its files may take 100 MB together\./,
  )
  await db().user.update({ where: { id: customer.id }, data: { verified: true } })
  expect(await told(send({ ...customer, verified: true }, 10))).toBe('taken')
})

test('a verified company has what the operator says', async () => {
  const customer = await make.customer()
  const inquiry = await make.inquiry(customer)
  const before = env().COMPANY_FILES_MAX_GB
  env().COMPANY_FILES_MAX_GB = 2
  try {
    for (const name of ['a.pdf', 'b.pdf']) await kept(customer, GB - 100, { inquiryId: inquiry.id, name })
    expect(await told(send(customer, 200))).toBe('taken')
    expect(await told(send(customer, 10))).toMatch(
      /^conflict: The files of your company take 2 GB, as much as those of one company may\./,
    )
  } finally {
    env().COMPANY_FILES_MAX_GB = before
  }
})

test('files that several inquiries share count once', async () => {
  const customer = await make.customer({ verified: false })
  const inquiry = await make.inquiry(customer)
  await kept(customer, 60 * MB, { inquiryId: inquiry.id })
  await copyInquiry(customer, { id: inquiry.id })
  expect(await db().file.count({ where: { ownerId: customer.id } })).toBe(2)
  expect(await told(send(customer, MB))).toBe('taken')
})

test('many uploads at once don’t pass the ceiling together, and leave nothing of those that are refused', async () => {
  const customer = await make.customer({ verified: false })
  await kept(customer, 90 * MB)
  const before = await stored()
  const answers = await atOnce(Array.from({ length: 6 }, () => send(customer, 4 * MB)))
  const taken = await db().file.aggregate({ where: { ownerId: customer.id }, _sum: { size: true }, _count: true })
  expect(taken._sum.size).toBeLessThanOrEqual(100 * MB)
  expect([answers.done, new Set(answers.refused)]).toEqual([taken._count - 1, new Set(['conflict'])])
  expect((await stored()) - before).toBe(answers.done)
})

test('what arrives is refused while it arrives, before all of it lies on the disk', async () => {
  const customer = await make.customer({ verified: false })
  await kept(customer, 99 * MB)
  let sent = 0
  async function* endless() {
    yield Buffer.from('%PDF-1.7 '.padEnd(4096))
    for (; sent < 50; sent++) yield Buffer.alloc(MB / 4)
  }
  const content = Readable.from(endless(), { highWaterMark: 1 })
  const act = uploadFiles(customer, (store) => store('inquiry', { name: 'a.pdf', content }))
  expect(await told(act)).toMatch(/^conflict: Until your company is verified/)
  expect(sent).toBeLessThan(20)
  // Those that come at the same time count, and are given back when they have ended.
  expect(await told(send(customer, 100))).toBe('taken')
})

describe('on a disk that is nearly full', () => {
  let least: number
  const warned = jest.spyOn(log(), 'warn')
  beforeEach(() => {
    warned.mockClear()
    least = setLeastFree(Number.MAX_SAFE_INTEGER)
  })
  afterEach(async () => {
    setLeastFree(least)
    await freeSpace()
  })
  const warnings = () => warned.mock.calls.filter(([, line]) => String(line).includes('disk is nearly full')).length

  test('files are refused in words before anything of them is read, and the log says so once', async () => {
    const customer = await make.customer()
    let read = 0
    const upload = () =>
      uploadFiles(customer, async () => {
        read++
      })
    for (const _ of [1, 2, 3])
      await expect(upload()).rejects.toMatchObject({
        code: 'too_large',
        status: 413,
        extra: { retryAfter: 600 },
        message: expect.stringContaining('our disk is nearly full. Everything else works.'),
      })
    expect([read, warnings()]).toEqual([0, 1])
    setLeastFree(least)
    expect(await told(send(customer, 100))).toBe('taken')
  })

  test('copies and thumbnails wait until there is room', async () => {
    setLeastFree(least)
    const customer = await make.customer()
    const { id } = await make.upload(customer, 'inquiry', 'a.pdf')
    const inquiry = await make.inquiry(customer)
    await db().file.update({ where: { id }, data: { inquiryId: inquiry.id } })
    setLeastFree(Number.MAX_SAFE_INTEGER)
    expect(await told(makeCleanCopy(id))).toMatch(/^rate_limited: /)
    setLeastFree(least)
    expect(await told(makeCleanCopy(id))).toBe('taken')
  })
})

test('the free space is that of the disk with the data; with files in a bucket and the database elsewhere there is none to say', async () => {
  expect(await freeSpace()).toBeGreaterThan(0)
  const before = env().s3
  env().s3 = { bucket: 'b', endpoint: 'http://127.0.0.1:9', region: 'r', forcePathStyle: true }
  try {
    setLeastFree(setLeastFree(0))
    expect(await freeSpace()).toBeNull()
  } finally {
    env().s3 = before
    setLeastFree(setLeastFree(0))
  }
})
