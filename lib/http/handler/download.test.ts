import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { GET as download } from '@/app/api/inquiries/[id]/files/[fileName]/route'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call } from '@/tests/call'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { ask } from '@/tests/product/ask'

await ownDatabase()

const content = `%PDF-1.7 ${'0123456789'.repeat(10)}`
let customer: Viewer
let params: { id: number; fileName: string }
let etag: string

beforeAll(async () => {
  customer = await make.customer()
  const { id } = await make.upload(customer, 'inquiry', 'plate.pdf', content)
  const form = { projectName: 'Plate', description: 'Laser cut plate', quantity: 1, files: [{ id }] }
  params = { id: (await submitInquiry(customer, form)).id, fileName: 'plate.pdf' }
  etag = (await get({})).headers.get('etag')!
})
const get = (headers: Record<string, string>) => call(download, { as: customer, params, headers })

test.each<[string, Record<string, string>, number, string, string | null]>([
  ['the whole', {}, 200, content, null],
  ['the first nine bytes', { range: 'bytes=0-8' }, 206, content.slice(0, 9), 'bytes 0-8/109'],
  ['from a byte on', { range: 'bytes=100-' }, 206, content.slice(100), 'bytes 100-108/109'],
  ['the last five', { range: 'bytes=-5' }, 206, content.slice(-5), 'bytes 104-108/109'],
  ['further than it goes', { range: 'bytes=100-999' }, 206, content.slice(100), 'bytes 100-108/109'],
  ['two parts', { range: 'bytes=0-1,4-5' }, 200, content, null],
  ['something else than bytes', { range: 'pages=1-2' }, 200, content, null],
  ['nonsense', { range: 'bytes=b-a' }, 200, content, null],
  ['a part of another state', { range: 'bytes=0-8', 'if-range': '"other"' }, 200, content, null],
])('%s', async (_, headers, status, body, range) => {
  const answer = await get(headers)
  expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([status, body, range])
  expect(answer.headers.get('content-length')).toBe(String(body.length))
  expect(answer.headers.get('accept-ranges')).toBe('bytes')
})

test('a part that the file does not have is 416, with its size', async () => {
  const answer = await get({ range: 'bytes=500-' })
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */109'])
})

test('the tag stands for the bytes: what one has is not sent again, a part of the same is', async () => {
  expect(etag).toBe(`"${createHash('sha256').update(content).digest('hex')}"`)
  for (const known of [etag, `"x", W/${etag}`, '*']) {
    const answer = await get({ 'if-none-match': known })
    expect([answer.status, await answer.text()]).toEqual([304, ''])
  }
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
  expect((await get({ range: 'bytes=0-8', 'if-range': etag })).status).toBe(206)
})

test('a file whose stored bytes have changed is never sent whole', async () => {
  const file = await db().file.findFirstOrThrow({ where: { inquiryId: params.id } })
  const stored = path.join(process.env.DATA_DIR!, 'files', file.storageKey!)
  const whole = await readFile(stored)
  await writeFile(stored, Buffer.from(content.replace('5', '6')))
  const answer = await get({})
  await expect(answer.text()).rejects.toThrow('match their checksum')
  await writeFile(stored, whole)
  expect(await (await get({})).text()).toBe(content)
})

test.each([
  ['same-origin', 200],
  ['same-site', 200],
  ['none', 200],
  ['cross-site', 403],
])('a download whose Sec-Fetch-Site is %s is answered %d; other clients send none', async (site, status) => {
  expect((await get({ 'sec-fetch-site': site })).status).toBe(status)
})

test.each(['GET /api/payments/export', 'GET /api/audit/export'])(
  '%s is not made by a foreign page, and nothing of it is in the audit log',
  async (line) => {
    const admin = await make.admin()
    const { status, body } = await ask(admin, line, undefined, { 'sec-fetch-site': 'cross-site' })
    expect([status, body]).toEqual([403, { code: 'forbidden', message: 'This download was requested by another site' }])
    expect(await db().event.count({ where: { actorId: admin.id } })).toBe(0)
    expect((await ask(admin, line, undefined, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  },
)
