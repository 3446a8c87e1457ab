import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { POST as upload } from '@/app/api/files/route'
import { GET as download } from '@/app/api/workorders/[id]/files/[fileName]/route'
import { POST as attach } from '@/app/api/workorders/[id]/files/route'
import { type FileInfo, files } from '@/lib/contract/files/files'
import { db } from '@/lib/infra/db/db'
import { env } from '@/lib/infra/env'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call } from '@/tests/call'
import { conforms } from '@/tests/conform'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const MB = 1024 * 1024
const pdf = (size = 64) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 7)])
let supplier: Viewer
beforeAll(async () => void (supplier = await make.supplier()))

type Part = { name: string; content?: Uint8Array; type?: string }
function form(parts: Part[], purpose: string | null = 'workorder') {
  const body = new FormData()
  if (purpose) body.append('purpose', purpose)
  for (const { name, content = pdf(), type = 'application/pdf' } of parts)
    body.append('file', new File([new Uint8Array(content)], name, { type }))
  return body
}
const send = (parts: Part[], purpose?: string | null, options: object = {}) =>
  call(upload, { as: supplier, body: form(parts, purpose), ...options })
const refusalOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { message: string }).message,
]
const rowsOf = (viewer: Viewer) => db().file.count({ where: { ownerId: viewer.id } })
const stored = async () =>
  (
    await readdir(path.join(process.env.DATA_DIR!, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
  ).filter((entry) => entry.isFile()).length

test('a PDF is stored, and comes back byte by byte as an attachment that no browser guesses at', async () => {
  const { supplier: maker, workorder } = await make.order()
  const name = 'Prüfbericht "A" (Ø20) – भाग.pdf'
  const content = pdf(3 * MB)
  const response = await call(upload, { as: maker, body: form([{ name, content }]) })
  expect(response.status).toBe(201)
  const uploaded = conforms(files.upload, await response.json()) as FileInfo[]
  expect(uploaded).toMatchObject([{ name, size: 3 * MB, type: 'application/pdf' }])

  for (let time = 0; time < 2; time++) {
    const again = time
      ? ((await (await call(upload, { as: maker, body: form([{ name }]) })).json()) as FileInfo[])
      : uploaded
    const attached = await call(attach, {
      as: maker,
      params: { id: workorder.id },
      body: { files: [{ id: again[0]!.id }] },
    })
    expect(attached.status).toBe(200)
  }
  const fetched = await call(download, { as: maker, params: { id: workorder.id, fileName: name } })
  expect(Buffer.compare(Buffer.from(await fetched.arrayBuffer()), content)).toBe(0)
  expect(Object.fromEntries(fetched.headers)).toMatchObject({
    'content-length': String(3 * MB),
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringContaining(
      `filename*=UTF-8''${encodeURIComponent(name).replace(/[()]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`,
    ),
  })
  const second = 'Prüfbericht "A" (Ø20) – भाग (2).pdf'
  expect((await call(download, { as: maker, params: { id: workorder.id, fileName: second } })).status).toBe(200)
  const stranger = await make.customer()
  expect((await call(download, { as: stranger, params: { id: workorder.id, fileName: name } })).status).toBe(404)
  expect((await call(download, { as: maker, params: { id: workorder.id, fileName: '../x.pdf' } })).status).toBe(404)
})

test('a file of which only metadata is known can not be loaded', async () => {
  const { admin, workorder } = await make.order()
  await db().file.create({
    data: { ownerId: admin.id, workOrderId: workorder.id, purpose: 'workorder', name: 'a.pdf', size: 1, type: '' },
  })
  expect((await call(download, { as: admin, params: { id: workorder.id, fileName: 'a.pdf' } })).status).toBe(404)
})

const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])
const [tooBig, way] = [pdf(10 * MB + 1), pdf(15 * MB + 1)]
const long = `${'x'.repeat(252)}.pdf`
const good = { name: 'good.pdf' }
const empty = { name: 'a.pdf', content: Buffer.alloc(0) }
const [fits, types] = ['doesn’t match its file type', 'must be one of .pdf']

test.each<[string, number, string, string | null, Part[]]>([
  ['a renamed program', 415, `The content of "a.pdf" ${fits}`, 'inquiry', [{ name: 'a.pdf', content: exe }]],
  ['a program as STL', 415, `The content of "a.stl" ${fits}`, 'inquiry', [{ name: 'a.stl', content: exe }]],
  ['a type outside the list', 415, `File "a.exe" ${types}`, 'workorder', [{ name: 'a.exe', content: exe }]],
  ['a spreadsheet for an inquiry', 415, `File "a.xlsx" ${types}`, 'inquiry', [{ name: 'a.xlsx' }]],
  ['10 MB and a byte', 413, 'File "a.pdf" exceeds the 10MB limit', 'inquiry', [{ name: 'a.pdf', content: tooBig }]],
  ['15 MB and a byte', 413, 'File "a.pdf" exceeds the 15MB limit', 'workorder', [{ name: 'a.pdf', content: way }]],
  ['an empty file', 400, 'File "a.pdf" is empty', 'inquiry', [empty]],
  ['no purpose', 400, 'Set purpose to inquiry, workorder, photo, money or company', null, [good]],
  ['another purpose', 400, 'Set purpose to inquiry, workorder, photo, money or company', 'fun', [good]],
  ['no file', 400, 'Send at least one `file` part', 'inquiry', []],
  ['more than 50 files', 400, 'At most 50 files', 'inquiry', Array.from({ length: 51 }, () => good)],
  ['a long name', 400, 'A file name can have', 'inquiry', [{ name: long }]],
  ['one good, one empty', 400, 'File "a.pdf" is empty', 'inquiry', [good, empty]],
])('%s is refused with %d, and nothing is kept', async (_, status, message, purpose, parts) => {
  const [rows, bytes] = [await rowsOf(supplier), await stored()]
  const [answered, told] = await refusalOf(await send(parts, purpose))
  expect([answered, told]).toEqual([status, expect.stringContaining(message)])
  expect([await rowsOf(supplier), await stored()]).toEqual([rows, bytes])
})

test('the limit itself fits, and the purpose may stand in the query', async () => {
  const response = await send([{ name: 'a.pdf', content: pdf(10 * MB) }], null, { at: '/api/files?purpose=inquiry' })
  expect(response.status).toBe(201)
})

const named = (name: string) => `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n%PDF-1`
test.each([
  ['a body that breaks off', 'multipart/form-data; boundary=x', named('a.pdf'), 400],
  ['no multipart at all', 'multipart/form-data; boundary=x', 'nonsense', 400],
  ['no boundary', 'multipart/form-data', 'nonsense', 400],
  ['a name that can not be stored', 'multipart/form-data; boundary=x', `${named('a\0b.pdf')}\r\n--x--\r\n`, 400],
  ['JSON', 'application/json', '{}', 415],
])('%s is refused', async (_, type, body, status) => {
  const at = '/api/files?purpose=inquiry'
  expect((await call(upload, { as: supplier, at, body, headers: { 'content-type': type } })).status).toBe(status)
})

test('a line that breaks in the midst of a file is answered, and nothing of the file stays', async () => {
  const bytes = await stored()
  let sent = 0
  const body = new ReadableStream({
    pull(to) {
      if (sent++ < 8) to.enqueue(sent === 1 ? Buffer.from(named('a.pdf')) : Buffer.alloc(64 * 1024, 7))
      else to.error(new Error('the line is gone'))
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await call(upload, { as: supplier, at: '/api/files?purpose=inquiry', body, headers })
  expect([answer.status, await stored()]).toEqual([400, bytes])
})

test('what comes after a part that can not be read is not kept', async () => {
  const [rows, bytes] = [await rowsOf(supplier), await stored()]
  const at = '/api/files?purpose=inquiry'
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const body = `${named('a\0b.pdf')}\r\n${named('b.pdf')}\r\n--x--\r\n`
  expect((await call(upload, { as: supplier, at, body, headers })).status).toBe(400)
  // Whoever still wrote would need about this long.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([await rowsOf(supplier), await stored()]).toEqual([rows, bytes])
})

test('the same key twice: one file, the same answer; with another file a conflict', async () => {
  const [viewer, bytes] = [await make.supplier(), await stored()]
  const again = (part: Part) => send([part], 'inquiry', { as: viewer, headers: { 'idempotency-key': key } })
  const key = unique('upload')
  const answers = await Promise.all([again({ name: 'a.pdf' }), again({ name: 'a.pdf' })])
  expect(answers.map((a) => a.status)).toEqual([201, 201])
  expect(await answers[1]!.json()).toEqual(await answers[0]!.json())
  expect((await again({ name: 'b.pdf' })).status).toBe(409)
  expect([await rowsOf(viewer), (await stored()) - bytes]).toEqual([1, 1])
})

test('who has a gigabyte of uploads that belong to nothing uploads no more; what belongs to something does not count', async () => {
  const { supplier: maker, workorder } = await make.order()
  const row = { ownerId: maker.id, purpose: 'workorder', name: 'a.pdf', size: 1024 ** 3, type: '' } as const
  await db().file.create({ data: { ...row, storageKey: unique('a'), workOrderId: workorder.id } })
  await db().file.create({ data: { ...row, storageKey: unique('b') } })
  expect((await send([good], 'workorder', { as: maker })).status).toBe(201)
  await db().file.create({ data: { ...row, storageKey: unique('c') } })
  const limited = env().RATE_LIMIT
  env().RATE_LIMIT = 'on'
  const [status, told] = await refusalOf(await send([good], 'workorder', { as: maker }))
  env().RATE_LIMIT = limited
  expect([status, told]).toEqual([409, expect.stringContaining('more than 1 GB of unused uploads')])
})

test('of many uploads at once no more are kept than there is room for, and nothing of the others stays', async () => {
  const maker = await make.supplier()
  const row = { ownerId: maker.id, purpose: 'workorder', name: 'a.pdf', size: 1024 ** 3 - 150, type: '' } as const
  await db().file.create({ data: { ...row, storageKey: unique('a') } })
  const bytes = await stored()
  env().RATE_LIMIT = 'on'
  const answers = await Promise.all(Array.from({ length: 6 }, () => send([good], 'workorder', { as: maker })))
  env().RATE_LIMIT = 'off'
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409])
  expect([await rowsOf(maker), (await stored()) - bytes]).toEqual([3, 2])
})

test.each([
  ['invoice\u202Efdp.pdf', 'invoicefdp.pdf'],
  ['two\r\nlines \t.pdf', 'two lines .pdf'],
  ['नक्शा 👩‍🔧.pdf', 'नक्शा 👩‍🔧.pdf'],
])('a file named %j is stored as %j', async (given, name) => {
  expect(await make.upload(supplier, 'workorder', given)).toMatchObject({ name })
})
