import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { diskStore } from './disk'
import { s3Store } from './s3'
import type { Store } from './store'

const MB = 1024 * 1024
let folder: string
let server: S3rver
let stores: Record<'disk' | 'bucket', Store>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jobwork-store-'))
  const options = { port: 0, address: '127.0.0.1', silent: true, directory: path.join(folder, 's3') }
  server = new S3rver({ ...options, configureBuckets: [{ name: 'drawings', configs: [] }] })
  const { port } = (await server.run()) as AddressInfo
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  stores = {
    disk: diskStore(path.join(folder, 'files')),
    bucket: s3Store({
      bucket: 'drawings',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials,
    }),
  }
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const keysOf = async (store: Store) => {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys
}
const key = () => `2026-11/${randomUUID()}`
const pieces = (whole: Buffer) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < whole.length; at += 65_536) yield whole.subarray(at, at + 65_536)
    })(),
  )

describe.each(['disk', 'bucket'] as const)('on a %s', (kind) => {
  test.each([1, 300, 5 * MB, 12 * MB + 7])('%d bytes come back as they went in, whole and in part', async (size) => {
    const [store, name, whole] = [stores[kind], key(), Buffer.alloc(size, 'drawing ')]
    await store.put(name, pieces(whole))
    expect(whole.equals(await buffer((await store.get(name))!))).toBe(true)
    const end = Math.min(size - 1, 120)
    const part = await buffer((await store.get(name, { start: end >> 1, end }))!)
    expect(part.equals(whole.subarray(end >> 1, end + 1))).toBe(true)
  })

  test('what breaks off on its way in leaves nothing, and says why', async () => {
    const [store, name, before] = [stores[kind], key(), await keysOf(stores[kind])]
    async function* broken() {
      yield Buffer.alloc(6 * MB)
      throw new Error('the line broke')
    }
    await expect(store.put(name, Readable.from(broken()))).rejects.toThrow('the line broke')
    expect(await store.get(name)).toBeNull()
    expect(await keysOf(store)).toEqual(before)
  })

  test('what broke before the store took it is said, and not waited for', async () => {
    const content = pieces(Buffer.alloc(MB))
    content.on('error', () => {}).destroy(new Error('the line broke'))
    await expect(stores[kind].put(key(), content)).rejects.toThrow('the line broke')
  })

  test('what is not there is null, and taking it away is no fault', async () => {
    const [store, name] = [stores[kind], key()]
    expect(await store.get(name)).toBeNull()
    await expect(store.delete(name)).resolves.toBeUndefined()
  })

  test('what is taken away is gone; the list knows the rest and since when', async () => {
    const [store, kept, gone] = [stores[kind], key(), key()]
    for (const name of [kept, gone]) await store.put(name, Readable.from([Buffer.from('x')]))
    await store.delete(gone)
    const listed = new Map<string, Date>()
    for await (const { key, changedAt } of store.list()) listed.set(key, changedAt)
    expect([listed.has(kept), listed.has(gone)]).toEqual([true, false])
    expect(Math.abs(listed.get(kept)!.getTime() - Date.now())).toBeLessThan(60_000)
  })
})

test('a key leads out of no folder', async () =>
  expect(stores.disk.put('../outside', Readable.from(['x']))).rejects.toThrow('No such key'))

test('a drawing on the disk is read by the account of the server and by no other', async () => {
  const name = key()
  await stores.disk.put(name, pieces(Buffer.from('%PDF-1.7')))
  const modeOf = async (file: string) => (await stat(path.join(folder, 'files', file))).mode & 0o777
  expect([await modeOf(name), await modeOf(path.dirname(name))]).toEqual([0o600, 0o700])
})
