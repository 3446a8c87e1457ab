import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import S3rver from 's3rver'
import { drawings } from '../support/fixtures'
import { caller, ownServer, type Caller, type OwnServer } from '../support/own-server'

const [step] = drawings()

let own: OwnServer
let bucket: S3rver
let port = 0
const open = async () => {
  const options = { port, address: '127.0.0.1', silent: true, directory: path.join(own.folder, 's3') }
  bucket = new S3rver({ ...options, configureBuckets: [{ name: 'drawings', configs: [] }] })
  port = ((await bucket.run()) as AddressInfo).port
}

test.beforeAll(async () => {
  own = await ownServer()
  await open()
})
test.afterAll(async () => {
  await bucket.close().catch(() => {})
  await own.close()
})

test('with a bucket for the files a drawing goes up and comes back; while the bucket is away it is said so, and nothing is kept', async () => {
  const server = await own.start({
    S3_BUCKET: 'drawings',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  })
  const admin = await caller(own.url, 'admin@own.example')
  const up = (name: string) => {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(step!.buffer)]), name)
    return fetch(`${own.url}/api/files?purpose=workorder`, { method: 'POST', headers: { cookie: admin.cookie }, body })
  }
  const first = await up('shaft.step')
  expect(first.status).toBe(201)
  const files = (await first.json()) as { id: number }[]
  const order = await orderWith(admin, files)
  const load = (headers: Record<string, string> = {}) =>
    fetch(`${own.url}/api/workorders/${order}/files/shaft.step`, { headers: { cookie: admin.cookie, ...headers } })
  expect(Buffer.from(await (await load()).arrayBuffer()).equals(step!.buffer)).toBe(true)
  const part = await load({ range: 'bytes=5-14' })
  expect([part.status, await part.text()]).toEqual([206, step!.buffer.subarray(5, 15).toString()])

  await bucket.close()
  for (const answer of [await up('second.step'), await load()]) {
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^We can’t (read|save)/),
    })
  }
  expect(await own.rows('SELECT name FROM files')).toEqual([{ name: 'shaft.step' }])

  await open()
  expect((await up('second.step')).status).toBe(201)
  expect((await load()).status).toBe(200)
  await own.stop(server)
})

test(
  'a server that is killed amid an upload shows nothing of it, and takes the file again',
  { tag: '@all' },
  async () => {
    const first = await own.start()
    const { cookie } = await caller(own.url, 'admin@own.example')
    const before = await own.rows('SELECT id FROM files')
    const boundary = 'half-a-drawing'
    const part = [
      `--${boundary}`,
      'content-disposition: form-data; name="file"; filename="half.step"',
      'content-type: model/step',
      '',
      step!.buffer.toString('latin1'),
    ].join('\r\n')
    const upload = request(`${own.url}/api/files?purpose=workorder`, {
      method: 'POST',
      headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    const broken = new Promise((resolve) => upload.on('error', resolve))
    upload.write(part)
    await expect.poll(drafts, { message: 'bytes of the half file' }).toHaveLength(1)
    await own.kill(first)
    await broken
    expect(await own.rows('SELECT id FROM files')).toEqual(before)

    await own.start()
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(step!.buffer)]), 'half.step')
    const again = await fetch(`${own.url}/api/files?purpose=workorder`, { method: 'POST', headers: { cookie }, body })
    expect(again.status).toBe(201)
  },
)

/** What the disk store has begun and not ended. */
async function drafts() {
  const names = await readdir(path.join(own.folder, 'files'), { recursive: true }).catch(() => [])
  return names.filter((name) => name.endsWith('.part'))
}

async function orderWith(admin: Caller, files: { id: number }[]) {
  const form = {
    companyName: 'Bharat Works',
    contactName: 'Ravi Kale',
    email: 'shop@own.example',
    phone: '98765 43210',
  }
  const supplier = await admin.call<{ id: number }>('POST', '/api/suppliers', { ...form, address: 'Plot 9, Bhosari' })
  const ids = files.map(({ id }) => ({ id }))
  return (await admin.call<{ id: number }>('POST', '/api/workorders', { supplierId: supplier.id, files: ids })).id
}
