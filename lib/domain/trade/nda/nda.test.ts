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

  const read = await getInquiry(supplier, { id: inquiry.id })
  expect(read.files.map(({ facts, picture }) => ({ facts, picture }))).toEqual([{ facts: null, picture: false }])
  const listed = await ask(supplier, `GET /api/workorders/${orderId}`)
  expect(listed.body.pictureFile).toBeNull()
  const card = await ask(floor, 'GET /api/floor')
  expect(JSON.stringify(card.body)).not.toContain('"pictureFile":"INQ')

  await acceptNda(quoter, { id: inquiry.id, version, sha256 })
  for (const reader of [supplier, floor])
    for (const [path, answer] of await answers(reader)) expect([path, answer]).not.toEqual([path, 'nda_required'])
  const opened = await getInquiry(supplier, { id: inquiry.id })
  expect(opened.files[0]).toMatchObject({ picture: true, facts: { volume: 6 } })
})
