import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { once } from 'node:events'
import { constants } from 'node:fs'
import { mkdtemp, open, readFile, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { blockWriter, fileFlags } from './block-writer'

const KB = 1024
let folder: string
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'jobwork-blocks-'))))
afterAll(() => rm(folder, { recursive: true }))

const drawing = (size: number, seed = 0) =>
  Buffer.from(Uint8Array.from({ length: size }, (_, at) => (at * 31 + seed) >> 3))
const cut = (whole: Buffer, size: number) =>
  Array.from({ length: Math.ceil(whole.length / size) }, (_, n) => whole.subarray(n * size, (n + 1) * size))
async function written(name: string, pieces: Buffer[], flags: number | string) {
  const file = await open(path.join(folder, name), flags)
  try {
    await pipeline(Readable.from(pieces), blockWriter(file))
  } finally {
    await file.close()
  }
  return readFile(path.join(folder, name))
}

test.each([
  ['less than a page', 300, 300],
  ['a page', 4 * KB, 1 * KB],
  ['a block', 512 * KB, 64 * KB],
  ['a block and a byte', 512 * KB + 1, 64 * KB],
  ['blocks that no piece ends with', 1_500_001, 70_001],
  ['a piece of several blocks', 1_700_003, 1_700_003],
])('%s lies there whole and no longer, past the cache of the disk and through it', async (name, size, piece) => {
  const whole = drawing(size)
  for (const flags of [await fileFlags(folder), 'wx']) {
    const kept = await written(`${name} ${flags}`, cut(whole, piece), flags)
    expect([kept.length, whole.equals(kept)]).toEqual([size, true])
  }
})

test('files that come at once do not mix', async () => {
  const flags = await fileFlags(folder)
  const each = Array.from({ length: 12 }, (_, n) => drawing(900_000 + n, n * 977))
  const kept = await Promise.all(each.map((whole, n) => written(`at once ${n}`, cut(whole, 50_000), flags)))
  expect(kept.map((bytes, n) => bytes.equals(each[n]!))).toEqual(each.map(() => true))
})

test('a file that broke off while it was written leaves the next one alone', async () => {
  let release = () => {}
  const slow = {
    write: async () => {
      await new Promise<void>((resolve) => (release = resolve))
      return { bytesWritten: 512 * KB }
    },
  } as unknown as FileHandle
  const broken = blockWriter(slow)
  broken.write(drawing(600 * KB, 7))
  await once(broken.destroy(), 'close')

  const [name, whole] = [path.join(folder, 'after a broken one'), drawing(200 * KB)]
  const file = await open(name, 'wx')
  const next = blockWriter(file)
  next.write(whole)
  release()
  await setImmediate()
  await finished(next.end())
  await file.close()
  expect(whole.equals(await readFile(name))).toBe(true)
})

test('the cache is passed wherever the file system of the folder takes that, and nothing is left of asking', async () => {
  const probe = path.join(folder, 'takes it')
  const taken = await open(probe, constants.O_WRONLY | constants.O_CREAT | (constants.O_DIRECT ?? 0)).then(
    async (file) => (await file.close(), Boolean(constants.O_DIRECT)),
    () => false,
  )
  expect(Boolean((await fileFlags(folder)) & (constants.O_DIRECT ?? 0))).toBe(taken)
  await expect(fileFlags(path.join(folder, 'not there'))).resolves.toBe(
    (await fileFlags(folder)) & ~(constants.O_DIRECT ?? 0),
  )
})
