import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { GET as drawing } from '@/app/api/inquiries/[id]/files/[fileName]/route'
import { GET as document } from '@/app/api/workorders/[id]/files/[fileName]/route'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { releaseMessage } from '@/lib/domain/trade/questions/decide-held-text'
import { attachWorkorderFiles } from '@/lib/domain/orders/workorders/attach-workorder-files'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { fileField } from '@/lib/rules/files/moderation'
import { displayId, orderId } from '@/lib/terms/nouns'
import { call } from '@/tests/call'
import { make } from '@/tests/make'
import { namedStl } from '@/tests/named-files/dxf'
import { needlesIn } from '@/tests/named-files/needles'
import { commentedPdf, lockedPdf, pdfFile, unreadPicturePdf } from '@/tests/named-files/pdf'
import { listOf, stepFiles } from '@/tests/named-files/step'
import { checkOlderCopies } from './check-older-copies'
import { makeCleanCopy } from './make-clean-copy'
import { heldWords, whyHeld } from '@/lib/rules/files/copies'
import { leftOutNote } from '@/lib/rules/files/left-out'
import { setCleaningLimit } from '@/lib/infra/cleaning'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const names = { person: 'Asha Verma', company: 'Verma Pumps', folder: 'D:\\verma' }
const step = stepFiles(names).SolidWorks!
const dwg = `AC1032 ${names.person}`

async function inquiryWith(name: string, content: string | Buffer) {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const { id: fileId } = await make.upload(customer, 'inquiry', name, content)
  const form = { projectName: 'Bracket', description: 'Milled bracket', quantity: 1, files: [{ id: fileId }] }
  const { id } = await submitInquiry(customer, form)
  const neutral = `${displayId('inquiry', id)}-1${name.slice(name.lastIndexOf('.'))}`
  const load = (as: Viewer, fileName: string, headers = {}) => call(drawing, { as, params: { id, fileName }, headers })
  const listed = async (as: Viewer) => (await getInquiry(as, { id })).files[0]!
  const row = () => db().file.findUniqueOrThrow({ where: { id: fileId } })
  return { customer, supplier, fileId, id, neutral, load, listed, row }
}
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('the supplier gets a copy without names under a neutral name; the customer and admins the file as it was given', async () => {
  const { customer, supplier, neutral, load, listed, row } = await inquiryWith('Verma Pumps bracket.step', step)
  const answer = await load(supplier, neutral)
  expect(answer.status).toBe(200)
  const copy = await bytesOf(answer)
  expect(needlesIn(copy, listOf(names))).toEqual([])
  const { cleanSha256, cleanSize, sha256, name } = await row()
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-length': String(copy.length),
    'content-disposition': `attachment; filename="${neutral}"`,
    etag: `"${cleanSha256}"`,
  })
  expect(cleanSize).toBe(copy.length)
  expect((await load(supplier, name)).status).toBe(404)
  for (const own of [customer, await make.admin()]) {
    const given = await load(own, name)
    expect([(await bytesOf(given)).toString(), given.headers.get('etag')]).toEqual([step, `"${sha256}"`])
    expect((await load(own, neutral)).status).toBe(404)
    expect(await listed(own)).toMatchObject({ name, sharedName: neutral, size: step.length, held: false })
  }
  expect(await listed(supplier)).toMatchObject({ name: neutral, sharedName: null, size: copy.length, held: false })
})

test('a copy is loaded in parts, and once', async () => {
  const { supplier, neutral, load } = await inquiryWith('a.step', step)
  const copy = await bytesOf(await load(supplier, neutral))
  const part = await load(supplier, neutral, { range: 'bytes=10-19' })
  expect([part.status, await bytesOf(part)]).toEqual([206, copy.subarray(10, 20)])
  expect(part.headers.get('content-range')).toBe(`bytes 10-19/${copy.length}`)
  const etag = part.headers.get('etag')!
  expect((await load(supplier, neutral, { 'if-none-match': etag })).status).toBe(304)
})

test('of a file that names nobody there is no second copy', async () => {
  const { supplier, fileId, neutral, load, row } = await inquiryWith('a.stl', namedStl({ ...names, person: '' }))
  await makeCleanCopy(fileId)
  expect(await row()).toMatchObject({ cleanState: 'same', cleanKey: null })
  expect((await load(supplier, neutral)).status).toBe(200)
})

test('the job and a download at once make one copy', async () => {
  const { supplier, fileId, neutral, load, row } = await inquiryWith('a.step', step)
  const answers = await Promise.all([makeCleanCopy(fileId), load(supplier, neutral), load(supplier, neutral)])
  expect([answers[1].status, answers[2].status]).toEqual([200, 200])
  const { cleanKey } = await row()
  await makeCleanCopy(fileId)
  expect((await row()).cleanKey).toBe(cleanKey)
})

test('the pages of a PDF carry the inquiry and the day', async () => {
  const { id, supplier, neutral, load } = await inquiryWith('a.pdf', pdfFile(names))
  const copy = await bytesOf(await load(supplier, neutral))
  expect(needlesIn(copy, [`${displayId('inquiry', id)} · `])).toHaveLength(1)
  expect(needlesIn(copy, listOf(names))).toEqual([])
})

test.each([
  ['a DWG drawing', 'a.dwg', dwg],
  ['a PDF that can not be read', 'a.pdf', '%PDF-1.7 drawing'],
])('%s is held: listed, but only an admin gives it to the supplier', async (_, file, content) => {
  const { customer, supplier, fileId, id, neutral, load, listed } = await inquiryWith(file, content)
  await makeCleanCopy(fileId)
  expect(await listed(supplier)).toMatchObject({ name: neutral, held: true, picture: false })
  expect(await listed(customer)).toMatchObject({ name: file, held: true })
  const refusal = await load(supplier, neutral)
  expect([refusal.status, (await load(customer, file)).status]).toEqual([409, 200])
  expect(await refusal.text()).toContain('Jobwork has yet to check it')
  const about = { entityType: 'inquiry', entityId: id, field: fileField(fileId) }
  const review = await db().review.findFirstOrThrow({ where: about })
  expect(review).toMatchObject({ state: 'held', found: ['file'], text: file, authorId: customer.id })
  await releaseMessage(await make.admin(), { id: review.id })
  const released = await load(supplier, neutral)
  expect([released.status, (await bytesOf(released)).toString()]).toEqual([200, content])
  expect(await listed(supplier)).toMatchObject({ held: false })
})

test('a type that can not be cleaned is held before its job runs, and in an older version’s files too', async () => {
  const { supplier, fileId, neutral, load, listed, row } = await inquiryWith('a.dwg', dwg)
  expect(await listed(supplier)).toMatchObject({ held: true })
  expect((await row()).cleanState).toBeNull()
  await db().file.update({ where: { id: fileId }, data: { createdAt: new Date(Date.now() - 2 * 3_600_000) } })
  await checkOlderCopies()
  expect((await row()).cleanState).toBe('held')
  expect(await db().review.count({ where: { field: fileField(fileId) } })).toBe(1)
  expect((await load(supplier, neutral)).status).toBe(409)
})

test.each([
  ['type', 'a.dwg', dwg],
  ['password', 'a.pdf', await lockedPdf()],
  ['damaged', 'b.pdf', '%PDF-1.7 drawing'],
] as const)(
  'its owner reads at once why a file is held (%s, %s), and the other side only that it is',
  async (fault, file, content) => {
    const { customer, supplier, fileId, id, listed } = await inquiryWith(file, content)
    await makeCleanCopy(fileId)
    expect(await listed(customer)).toMatchObject({
      held: true,
      heldBecause: heldWords(whyHeld[fault]),
      preparing: false,
    })
    expect(await listed(supplier)).toMatchObject({ held: true, heldBecause: null, preparing: false })
    const bell = (who: Viewer) =>
      db().notification.findMany({ where: { memberId: who.member.id, title: 'File not shared yet' } })
    const { reason, advice } = whyHeld[fault]
    const sentence = `A file of ${displayId('inquiry', id)} is not shared yet: ${reason}. ${advice}`
    expect((await bell(customer)).map(({ message }) => message)).toEqual([sentence])
    expect(await bell(supplier)).toEqual([])
  },
)

test('until its copy is made a file says so to the other side', async () => {
  const { customer, supplier, fileId, listed } = await inquiryWith('a.step', step)
  expect(await listed(supplier)).toMatchObject({ preparing: true, held: false })
  expect(await listed(customer)).toMatchObject({ preparing: false })
  await makeCleanCopy(fileId)
  expect(await listed(supplier)).toMatchObject({ preparing: false })
})

test('comments and files that a copy leaves out are said to its owner in their words, and to nobody else', async () => {
  const { customer, supplier, fileId, listed } = await inquiryWith('a.pdf', await commentedPdf())
  await makeCleanCopy(fileId)
  const leftOut = { comments: 1, words: ['Break all edges 0.3'], attachments: 1 }
  expect(await listed(customer)).toMatchObject({ leftOut })
  expect(await listed(supplier)).toMatchObject({ leftOut: null })
})

test('pictures that nobody can open are said to the owner of a PDF, and to nobody else', async () => {
  const { customer, supplier, fileId, listed } = await inquiryWith('a.pdf', await unreadPicturePdf())
  await makeCleanCopy(fileId)
  const leftOut = { comments: 0, words: [], attachments: 0, pictures: 1 }
  expect(await listed(customer)).toMatchObject({ leftOut, held: false })
  expect(leftOutNote(leftOut)).toBe(
    'Not passed on (comments: 0, files: 0, pictures that can’t be opened: 1). Say it in the description.',
  )
  expect(await listed(supplier)).toMatchObject({ leftOut: null, held: false })
})

describe('a copy of an older version', () => {
  const grow = (fileId: number, data: object) =>
    db().file.update({
      where: { id: fileId },
      data: { cleanerVersion: null, createdAt: new Date(Date.now() - 2 * 3_600_000), ...data },
    })

  test('is made anew once', async () => {
    const { supplier, fileId, neutral, load, row } = await inquiryWith('a.step', step)
    const whole = await bytesOf(await load(supplier, neutral))
    const { cleanKey } = await row()
    await writeFile(path.join(process.env.DATA_DIR!, 'files', cleanKey!), 'a copy without its triangles')
    await grow(fileId, { cleanSize: 28 })
    expect(await checkOlderCopies()).toBe(1)
    expect(await bytesOf(await load(supplier, neutral))).toEqual(whole)
    expect((await row()).cleanKey).not.toBe(cleanKey)
    expect(await checkOlderCopies()).toBe(0)
  })

  test('is held where the file can not be copied', async () => {
    const { supplier, fileId, neutral, load, row } = await inquiryWith('a.pdf', '%PDF-1.7 drawing')
    await grow(fileId, { cleanState: 'same' })
    expect((await load(supplier, neutral)).status).toBe(200)
    await checkOlderCopies()
    expect(await row()).toMatchObject({ cleanState: 'held', copyFault: 'damaged' })
    expect((await load(supplier, neutral)).status).toBe(409)
  })

  test('stays where an admin released the file', async () => {
    const { fileId, row } = await inquiryWith('a.pdf', '%PDF-1.7 drawing')
    await makeCleanCopy(fileId)
    await grow(fileId, {})
    expect(await checkOlderCopies()).toBe(0)
    expect((await row()).cleanState).toBe('held')
  })
})

test('what can not be read in time is tried again, and held at the last try', async () => {
  const { supplier, fileId, neutral, load, row } = await inquiryWith('a.step', step)
  const before = setCleaningLimit(0)
  try {
    await expect(makeCleanCopy(fileId)).rejects.toThrow('too long')
    const asked = await load(supplier, neutral)
    expect([asked.status, asked.headers.get('retry-after')]).toEqual([429, '300'])
    expect(await asked.json()).toMatchObject({ message: expect.stringContaining('still being prepared') })
    expect((await row()).cleanState).toBeNull()
    await makeCleanCopy(fileId, { isLast: true })
  } finally {
    setCleaningLimit(before)
  }
  expect(await row()).toMatchObject({ cleanState: 'held', copyFault: 'limits' })
})

test('a file whose stored bytes have changed gets no copy: 503', async () => {
  const { supplier, neutral, load, row } = await inquiryWith('a.step', step)
  await writeFile(path.join(process.env.DATA_DIR!, 'files', (await row()).storageKey!), 'damaged')
  expect((await load(supplier, neutral)).status).toBe(503)
  expect((await row()).cleanState).toBeNull()
})

test('documents of an order are neutral for both sides, those of an admin too', async () => {
  const { customer, supplier, admin, workorder } = await make.order()
  const { id } = workorder
  for (const owner of [supplier, admin]) {
    const upload = await make.upload(owner, 'workorder', `${owner.companyName}.pdf`, pdfFile(names))
    await attachWorkorderFiles(owner, { id, files: [{ id: upload.id }] })
  }
  const namesFor = async (as: Viewer) => (await getWorkorder(as, { id })).files.map(({ name }) => name)
  expect(await namesFor(admin)).toEqual([`${supplier.companyName}.pdf`, `${admin.companyName}.pdf`])
  expect(await namesFor(supplier)).toEqual([`${supplier.companyName}.pdf`, `${displayId('workorder', id)}-2.pdf`])
  const shared = [1, 2].map((n) => `${orderId('customer', id)}-${n}.pdf`)
  expect(await namesFor(customer)).toEqual(shared)
  for (const fileName of shared) {
    const copy = await bytesOf(await call(document, { as: customer, params: { id, fileName } }))
    expect(needlesIn(copy, listOf(names))).toEqual([])
  }
})

test('nobody gives a file a name that others read for another file', async () => {
  const { supplier, workorder } = await make.order()
  const upload = await make.upload(supplier, 'workorder', `${displayId('workorder', workorder.id)}-2.pdf`)
  const { files } = await attachWorkorderFiles(supplier, { id: workorder.id, files: [{ id: upload.id }] })
  expect(files[0]!.name).toBe(`${displayId('workorder', workorder.id)}-2 (2).pdf`)
})
