import { createHash } from 'node:crypto'
import { inquiries } from '@/lib/contract/trade/inquiries'
import { nda } from '@/lib/contract/trade/nda'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { whileHeld } from '@/tests/lock-race'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { ask } from '@/tests/product/ask'
import { refused } from '@/tests/refused'
import { getInquiry } from '../inquiries/get-inquiry'
import { submitInquiry } from '../inquiries/submit-inquiry'
import { copyInquiry } from '../repeats/copy-inquiry'
import { acceptNda } from './accept-nda'
import { getNda } from './get-nda'
import { listAcceptances } from './list-acceptances'
import { setNda } from './set-nda'

await ownDatabase()

const TEXT = 'The supplier keeps drawings and know-how secret — “all of it”.'
let edition = 0

/** A new version of the NDA. */
const newVersion = async () => setNda(await make.admin(), { text: `${TEXT} Edition ${++edition}` })

const part = { projectName: 'Hub', description: 'Turned hub, deburred', quantity: 5 }

/** An inquiry with a drawing that asks for the NDA. */
async function guarded(customer: Viewer, files?: { id: number }[]) {
  const given = files ?? [{ id: (await make.upload(customer, 'inquiry', 'part.pdf')).id }]
  return submitInquiry(customer, inquiries.submit.body.parse({ ...part, nda: true, files: given }))
}

test('without a text no inquiry asks for the NDA', async () => {
  const customer = await make.customer()
  expect(await getNda(customer, {})).toBeNull()
  const form = inquiries.submit.body.parse({ ...part, nda: true })
  await refused(submitInquiry(customer, form), 'validation', 'nda')
})

test('an owner of the operator writes versions; the hash is that of the text in UTF-8', async () => {
  const first = await newVersion()
  const second = await newVersion()
  expect(second.version).toBe(first.version + 1)
  expect(second.sha256).toBe(createHash('sha256').update(Buffer.from(second.text, 'utf8')).digest('hex'))
  const reader = await make.supplier()
  expect(conforms(nda.get, await getNda(reader, {}))).toMatchObject({ version: second.version })
  expect(await getNda(reader, { version: first.version })).toMatchObject({ text: first.text })
  await refused(getNda(reader, { version: 999 }), 'not_found')
  await refused(setNda(await make.admin(), { text: second.text }), 'conflict')
  const operations = await make.colleague(await make.admin(), 'operations')
  await refused(setNda(operations, { text: `${TEXT} Another` }), 'forbidden')
  await refused(setNda(reader, { text: `${TEXT} Another` }), 'forbidden')
})

test('an acceptance holds for the inquiry at its version; later inquiries ask for the newer one', async () => {
  const old = await newVersion()
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const inquiry = await guarded(customer)
  const accepted = await acceptNda(supplier, { id: inquiry.id, version: old.version, sha256: old.sha256 })
  expect(conforms(nda.accept, accepted)).toMatchObject({ version: old.version, sha256: old.sha256 })

  const now = await newVersion()
  expect((await getInquiry(supplier, { id: inquiry.id })).nda).toEqual(accepted)
  expect(await acceptNda(supplier, { id: inquiry.id, version: now.version, sha256: now.sha256 })).toEqual(accepted)

  const later = await guarded(customer)
  expect((await getInquiry(supplier, { id: later.id })).nda).toEqual({
    version: now.version,
    sha256: now.sha256,
    acceptedAt: null,
  })
  const stale = acceptNda(supplier, { id: later.id, version: old.version, sha256: old.sha256 })
  await expect(stale).rejects.toThrow(`The NDA is at version ${now.version} now: read it again`)
  await refused(acceptNda(supplier, { id: later.id, version: now.version, sha256: old.sha256 }), 'conflict')
  expect((await getInquiry(customer, { id: later.id })).nda).toBe(true)
})

test('an inquiry without the NDA asks for no acceptance, and another company’s is 404', async () => {
  const { version, sha256 } = await newVersion()
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const plain = await make.inquiry(customer)
  expect((await getInquiry(supplier, { id: plain.id })).nda).toBeNull()
  await refused(acceptNda(supplier, { id: plain.id, version, sha256 }), 'conflict')
  const hidden = await guarded(await make.customer({ verified: false }))
  await refused(acceptNda(supplier, { id: hidden.id, version, sha256 }), 'not_found')
})

test('two people of a company that accept at once leave one acceptance', async () => {
  const { version, sha256 } = await newVersion()
  const supplier = await make.supplier()
  const quoter = await make.colleague(supplier, 'quoter')
  const { id } = await guarded(await make.customer())
  const lock = 'SELECT id FROM users WHERE id = $1 FOR UPDATE'
  const acts = await whileHeld(lock, [supplier.id], () =>
    [supplier, quoter].map((person) => acceptNda(person, { id, version, sha256 })),
  )
  const [one, other] = await Promise.all(acts)
  expect(other).toEqual(one)
  expect(await db().event.count({ where: { kind: 'inquiry.ndaAccepted', entityId: id } })).toBe(1)
})

test('a copy and both shares of a split ask for the NDA as well', async () => {
  await newVersion()
  const customer = await make.customer()
  const { id, quantity } = await guarded(customer)
  const again = await copyInquiry(customer, { id })
  const share = await copyInquiry(customer, { id, quantity: quantity - 1, split: true })
  expect([again.nda, share.nda, (await getInquiry(customer, { id })).nda]).toEqual([true, true, true])
})

test('until its company has accepted, a supplier opens no file, picture, measure or paper, its floor neither', async () => {
  const { version, sha256 } = await newVersion()
  const customer = await make.customer()
  const { id: fileId } = await make.upload(customer, 'inquiry', 'part.pdf')
  const { id: noticeFile } = await make.upload(customer, 'inquiry', 'detail.pdf')
  const inquiry = await guarded(customer, [{ id: fileId }])
  await db().file.update({
    where: { id: fileId },
    data: { pictureKey: 'a-picture.png', facts: { size: [1, 2, 3], volume: 6, surface: 22 } },
  })
  const supplier = await make.supplier()
  const quotation = await make.quotation(supplier, inquiry)
  const notice = await ask<{ messages: { id: number }[] }>(customer, `POST /api/inquiries/${inquiry.id}/notices`, {
    text: 'The detail of the groove',
    files: [{ id: noticeFile }],
    pin: { fileId, page: 1, point: null },
  })
  const messageId = notice.body.messages[0]!.id
  await ask(customer, `PATCH /api/quotations/${quotation.id}/status`, { status: 'accepted' })
  const admin = await make.admin()
  const order = await ask(admin, 'POST /api/workorders', { inquiryId: inquiry.id, supplierId: supplier.id })
  const orderId = order.body.id
  const { id: orderFile } = await make.upload(admin, 'workorder', 'drawing.pdf')
  await ask(admin, `POST /api/workorders/${orderId}/files`, { files: [{ id: orderFile }] })
  const problem = await ask(customer, `POST /api/workorders/${orderId}/problems`, {
    kind: 'dimension',
    description: 'The bore is too wide',
  })
  const { id: problemFile } = await make.upload(customer, 'workorder', 'bore.pdf')
  await ask(customer, `POST /api/problems/${problem.body.id}/files`, { files: [{ id: problemFile }] })

  const nameOf = async (id: number, prefix: string) => {
    const { place } = await db().file.findUniqueOrThrow({ where: { id } })
    return `${prefix}-${place + 1}.pdf`
  }
  const four = (id: number) => String(id).padStart(4, '0')
  const inquiryFile = await nameOf(fileId, `INQ-${four(inquiry.id)}`)
  const paths = [
    `inquiries/${inquiry.id}/files/${inquiryFile}`,
    `inquiries/${inquiry.id}/files/${inquiryFile}/picture`,
    `questionmessages/${messageId}/files/${await nameOf(noticeFile, `MSG-${four(messageId)}`)}`,
    `workorders/${orderId}/files/${await nameOf(orderFile, `WO-${four(orderId)}`)}`,
    `workorders/${orderId}/files/${await nameOf(problemFile, `WO-${four(orderId)}`)}`,
    `workorders/${orderId}/card`,
    `workorders/${orderId}/dossier/pdf`,
    `workorders/${orderId}/dossier/zip`,
  ]
  const floor = await make.colleague(supplier, 'floor')
  const quoter = await make.colleague(supplier, 'quoter')
  const answers = async (reader: Viewer) =>
    Promise.all(
      paths.map(async (path) => {
        const { status, body } = await ask(reader, `GET /api/${path}`)
        return [path, status === 403 ? body.code : status]
      }),
    )
  const closed = paths.map((path) => [path, 'nda_required'])
  expect(await answers(supplier)).toEqual(closed)
  expect((await answers(floor)).filter(([path]) => !String(path).startsWith('questionmessages'))).toEqual(
    closed.filter(([path]) => !path!.startsWith('questionmessages')),
  )
  const refusal = await ask(supplier, `GET /api/${paths[0]}`)
  expect(refusal.body.message).toBe(`Accept the NDA to open the drawings of INQ-${four(inquiry.id)}`)

  const { sha256: content } = await db().file.findUniqueOrThrow({ where: { id: fileId } })
  const known: Record<string, string>[] = [
    { 'if-none-match': `"${content}"` },
    { 'if-none-match': '*' },
    { range: 'bytes=0-3' },
  ]
  for (const headers of known) {
    const answer = await ask(supplier, `GET /api/${paths[0]}`, undefined, headers)
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([
      403,
      null,
      'no-store',
    ])
  }

  const read = await getInquiry(supplier, { id: inquiry.id })
  expect(read.files).toMatchObject([{ name: inquiryFile, behindNda: true, facts: null, picture: false }])
  const whole = await ask<Record<string, unknown>>(supplier, `GET /api/workorders/${orderId}`)
  const missing = { version, sha256, acceptedAt: null }
  expect(whole.body).toMatchObject({ nda: missing, pictureFile: null, drawings: [{ behindNda: true }] })
  expect((await ask(supplier, `GET /api/quotations/${quotation.id}`)).body.nda).toEqual(missing)
  const cards = await ask<{ orders: unknown }>(floor, 'GET /api/floor')
  expect(cards.body.orders).toMatchObject([{ ndaMissing: true, drawings: [], pictureFile: null }])
  const questions = await ask<unknown>(supplier, `GET /api/inquiries/${inquiry.id}/questions`)
  expect(questions.body).toMatchObject([{ pin: null, messages: [{ files: [{ behindNda: true }] }] }])
  const lists = await Promise.all(
    ['inquiries', 'workorders', 'quotations', 'floor'].map((list) => ask(supplier, `GET /api/${list}`)),
  )
  expect(JSON.stringify([read, whole.body, cards.body, lists.map(({ body }) => body)])).not.toMatch(
    /part\.pdf|detail\.pdf|drawing\.pdf|bore\.pdf|"volume"/,
  )

  await acceptNda(quoter, { id: inquiry.id, version, sha256 })
  for (const reader of [supplier, floor])
    for (const [path, answer] of await answers(reader)) expect([path, answer]).not.toEqual([path, 'nda_required'])
  const opened = await getInquiry(supplier, { id: inquiry.id })
  expect(opened.files[0]).toMatchObject({ behindNda: false, picture: true, facts: { volume: 6 } })
  const questionsNow = await ask<unknown>(supplier, `GET /api/inquiries/${inquiry.id}/questions`)
  expect(questionsNow.body).toMatchObject([{ pin: { fileName: inquiryFile, page: 1 } }])
  const cardsNow = await ask<{ orders: unknown }>(floor, 'GET /api/floor')
  expect(cardsNow.body.orders).toMatchObject([{ ndaMissing: false, drawings: [{ name: inquiryFile }] }])
  const tag = (await ask(supplier, `GET /api/${paths[0]}`)).headers
  expect(tag.get('cache-control')).toBe('private, no-cache')
})

test('a question points into a drawing once the NDA is accepted', async () => {
  const { version, sha256 } = await newVersion()
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const { id, files } = await guarded(customer)
  const pinned = { text: 'Is the groove ground?', pin: { fileId: files[0]!.id } }
  const question = async () => ask(supplier, `POST /api/inquiries/${id}/questions`, pinned)
  const refusal = await question()
  expect([refusal.status, refusal.body.code]).toEqual([403, 'nda_required'])
  await acceptNda(supplier, { id, version, sha256 })
  expect((await question()).status).toBe(201)
})

test('what was accepted can be read again: by its company with the person, by admins with all companies, by no customer', async () => {
  const { version, sha256, text } = await newVersion()
  const [customer, supplier, other] = [await make.customer(), await make.supplier(), await make.supplier()]
  const quoter = await make.colleague(supplier, 'quoter')
  const { id } = await guarded(customer)
  const { acceptedAt } = await acceptNda(quoter, { id, version, sha256 })
  await acceptNda(other, { id, version, sha256 })
  await newVersion()

  const path = `GET /api/inquiries/${id}/nda`
  const own = { version, sha256, acceptedAt, acceptedBy: quoter.member.name }
  expect((await ask(supplier, path)).body).toEqual([own])
  expect(await getNda(supplier, { version })).toMatchObject({ text })
  const admin = await make.admin()
  expect((await ask(admin, path)).body).toMatchObject([
    { ...own, supplierId: supplier.id, companyName: supplier.companyName },
    { version, supplierId: other.id, companyName: other.companyName },
  ])
  expect((await ask(customer, path)).status).toBe(403)
  expect((await ask(await make.supplier(), path)).body).toEqual([])
  const read = JSON.stringify(await getInquiry(customer, { id }))
  expect(read).not.toContain('ndaAccepted')
  expect(JSON.stringify(await getInquiry(other, { id }))).not.toContain('ndaAccepted')
  expect(JSON.stringify(await getInquiry(admin, { id }))).toContain('ndaAccepted')
})

test('an acceptance can be read again after the inquiry is closed to its supplier', async () => {
  const { version, sha256 } = await newVersion()
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const { id } = await guarded(customer)
  await acceptNda(supplier, { id, version, sha256 })
  await ask(customer, `PATCH /api/inquiries/${id}/close`, { as: 'cancelled' })
  await refused(getInquiry(supplier, { id }), 'not_found')
  expect(await listAcceptances(supplier, { id })).toMatchObject([{ version }])
  await refused(listAcceptances(await make.supplier(), { id }), 'not_found')
})

test('a revision keeps the NDA and what was accepted; a reorder asks for it anew', async () => {
  const { version, sha256 } = await newVersion()
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const inquiry = await guarded(customer)
  const quotation = await make.quotation(supplier, inquiry)
  const { acceptedAt } = await acceptNda(supplier, { id: inquiry.id, version, sha256 })
  const { id: newFile } = await make.upload(customer, 'inquiry', 'part-b.pdf')
  await ask(customer, `PATCH /api/inquiries/${inquiry.id}`, {
    quantity: 7,
    nda: false,
    files: { add: [{ id: newFile }] },
  })
  const revised = await getInquiry(supplier, { id: inquiry.id })
  expect(revised).toMatchObject({ revision: 2, nda: { version, acceptedAt } })
  expect(revised.files.map(({ behindNda }) => behindNda)).toEqual([false, false])
  const late = await getInquiry(await make.supplier(), { id: inquiry.id })
  expect(late.files.every(({ behindNda }) => behindNda)).toBe(true)

  await ask(supplier, `POST /api/quotations/${quotation.id}/reconfirm`)
  await ask(customer, `PATCH /api/quotations/${quotation.id}/status`, { status: 'accepted' })
  const admin = await make.admin()
  const order = await ask(admin, 'POST /api/workorders', { inquiryId: inquiry.id, supplierId: supplier.id })
  await db().workOrder.update({
    where: { id: order.body.id },
    data: { status: 'completed', completedDate: new Date() },
  })
  const again = await ask(customer, `POST /api/workorders/${order.body.id}/reorder`, { quantity: 20 })
  expect([again.status, again.body.nda]).toEqual([201, true])
  const reordered = await getInquiry(supplier, { id: again.body.id })
  expect(reordered.nda).toEqual({ version, sha256, acceptedAt: null })
  expect(reordered.files.every(({ behindNda }) => behindNda)).toBe(true)
})

test('a text of 20,000 characters is kept as it is, HTML as text; a longer or an empty one is refused', async () => {
  const admin = await make.admin()
  const long = '<b>x</b>'.repeat(2_500)
  const { status, body } = await ask<{ text: string; version: number }>(admin, 'POST /api/nda', { text: long })
  expect([status, body.text]).toEqual([201, long])
  for (const text of [`${long}!`, '', ' '.repeat(60), 'Too short']) {
    const answer = await ask<{ issues: { path: string }[] }>(admin, 'POST /api/nda', { text })
    expect([answer.status, answer.body.issues[0]!.path]).toEqual([400, 'text'])
  }
})
