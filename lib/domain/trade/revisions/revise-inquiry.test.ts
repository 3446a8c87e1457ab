import { inquiries } from '@/lib/contract/trade/inquiries'
import { downloadInquiryFile } from '@/lib/domain/trade/inquiries/download-inquiry-file'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { askQuestion } from '@/lib/domain/trade/questions/ask-question'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { createQuotation } from '@/lib/domain/trade/quotations/create-quotation'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { reconfirmQuotation } from '@/lib/domain/trade/quotations/reconfirm-quotation'
import { reviseQuotation } from '@/lib/domain/trade/quotations/revise-quotation'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { emptyPdf } from '@/tests/named-files/pdf'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { changeInquiryStatus } from '../inquiries/change-inquiry-status'
import { getInquiry } from '../inquiries/get-inquiry'
import { listRevisions } from './list-revisions'
import { reviseInquiry } from './revise-inquiry'
import { submitInquiry } from '../inquiries/submit-inquiry'

await ownDatabase()

const hub = { projectName: 'Coupling hub', description: 'Hub, bore 65 H7, keyway as drawn', quantity: 80 }

/** An inquiry for 80 hubs with a drawing, quoted by one supplier. */
async function quoted() {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const drawing = await make.upload(customer, 'inquiry', 'hub.pdf')
  const { id } = await submitInquiry(customer, { ...hub, material: 'EN8', files: [{ id: drawing.id }] })
  const quotation = await make.quotation(supplier, { id })
  return { customer, supplier, id, quotation }
}
const sizeOf = async (viewer: Viewer, id: number, fileName: string) =>
  (await downloadInquiryFile(viewer, { id, fileName })).size

test('a revision keeps what the inquiry said before, and says what changed', async () => {
  const { customer, supplier, id } = await quoted()
  const revised = await reviseInquiry(customer, { id, quantity: 100, material: 'EN8', note: 'The batch grew' })
  expect(conforms(inquiries.revise, revised)).toMatchObject({ revision: 2, quantity: 100 })
  const changes = [{ field: 'quantity', label: 'Quantity', from: '80', to: '100' }]
  for (const viewer of [customer, supplier, await make.admin()])
    expect(conforms(inquiries.revisions, await listRevisions(viewer, { id }))).toEqual([
      { number: 1, letter: 'A', note: null, changes: [], createdAt: expect.any(String) },
      { number: 2, letter: 'B', note: 'The batch grew', changes, createdAt: expect.any(String) },
    ])
  expect((await getInquiry(supplier, { id })).history.at(-1)).toMatchObject({
    kind: 'inquiry.revised',
    revision: 2,
    note: 'The batch grew',
  })
})

test('an inquiry that was never revised has no revisions', async () => {
  const { customer, id } = await quoted()
  expect(await listRevisions(customer, { id })).toEqual([])
  await refused(reviseInquiry(customer, { id, quantity: 80, material: 'EN8' }), 'validation')
  await refused(reviseInquiry(customer, { id, note: 'The same' }), 'validation')
  expect(await getInquiry(customer, { id })).toMatchObject({ revision: 1 })
})

test('suppliers with a quotation or a question read in the bell what changed; others don’t', async () => {
  const { customer, supplier, id } = await quoted()
  const [asker, rejected, stranger] = [await make.supplier(), await make.supplier(), await make.supplier()]
  await askQuestion(asker, { id, text: 'Which fit has the keyway?' })
  const { id: declined } = await make.quotation(rejected, { id })
  await changeQuotationStatus(customer, { id: declined, status: 'rejected' })
  await reviseInquiry(customer, { id, quantity: 1200, material: 'EN24', targetDate: '2199-12-23T00:00:00.000Z' })
  const news = async (viewer: Viewer) =>
    (await listNotifications(viewer, { limit: 50 })).items
      .map(({ message }) => message)
      .filter((m) => /revision/.test(m))
  const told = expect.stringContaining(
    'is now revision B: quantity 80 → 1,200, wanted by 23 Dec 2199, material changed. If you have quoted',
  )
  expect([await news(supplier), await news(asker)]).toEqual([[told], [told]])
  expect([await news(rejected), await news(stranger), await news(customer)]).toEqual([[], [], []])
})

test('contact details in a revision are masked for suppliers, in its changes too; in its note they are refused', async () => {
  const { customer, supplier, id } = await quoted()
  await reviseInquiry(customer, { id, description: 'Hub, bore 70 H7. Call 98220 12345 for the model' })
  const read = async (viewer: Viewer) => (await listRevisions(viewer, { id }))[1]!.changes[0]!.to
  expect(await read(customer)).toContain('98220 12345')
  expect(await read(supplier)).toBe('Hub, bore 70 H7. Call ••• for the model')
  await reviseInquiry(customer, { id, description: 'Hub, bore 70 H7, model attached' })
  expect(JSON.stringify(await listRevisions(supplier, { id }))).not.toContain('98220 12345')
  await refused(reviseInquiry(customer, { id, quantity: 90, note: 'Mail me at asha@nava.in' }), 'validation', 'note')
  await refused(
    reviseInquiry(customer, { id, quantity: 90, note: `Made for ${supplier.companyName}` }),
    'validation',
    'note',
  )
})

test('suppliers read of a new address its state alone', async () => {
  const { customer, supplier, id } = await quoted()
  const address = await make.address(customer)
  await reviseInquiry(customer, { id, addressId: address.id })
  const to = async (viewer: Viewer) => (await listRevisions(viewer, { id }))[1]!.changes
  expect(await to(supplier)).toEqual([
    { field: 'deliveryAddress', label: 'Delivery address', from: null, to: 'Maharashtra' },
  ])
  expect((await to(customer))[0]!.to).toContain('Plot 7, MIDC Bhosari')
  await reviseInquiry(customer, { id, addressId: null })
  expect(await getInquiry(customer, { id })).toMatchObject({ deliveryAddress: null, revision: 3 })
  await refused(
    reviseInquiry(customer, { id, addressId: (await make.address(await make.customer())).id }),
    'validation',
    'addressId',
  )
})

test('a file that is replaced stays with its revision under another name; a kept link gives the newest', async () => {
  const { customer, supplier, id } = await quoted()
  const old = await sizeOf(customer, id, 'hub.pdf')
  const next = await make.upload(
    customer,
    'inquiry',
    'hub.pdf',
    Buffer.concat([Buffer.from(emptyPdf), Buffer.from('\n%%EOF\n')]),
  )
  const files = { add: [{ id: next.id }], remove: ['hub.pdf'] }
  const revised = await reviseInquiry(customer, { id, files })
  expect(revised.files).toMatchObject([
    { name: 'hub (rev A).pdf', sinceRevision: 1, untilRevision: 1 },
    { name: 'hub.pdf', sinceRevision: 2, untilRevision: null },
  ])
  expect(await sizeOf(customer, id, 'hub (rev A).pdf')).toBe(old)
  expect(await sizeOf(customer, id, 'hub.pdf')).not.toBe(old)
  const names = (await getInquiry(supplier, { id })).files.map(({ name }) => name)
  expect(names).toEqual([`INQ-${String(id).padStart(4, '0')}-1.pdf`, `INQ-${String(id).padStart(4, '0')}-2.pdf`])
  for (const name of names) expect(await sizeOf(supplier, id, name)).toBeGreaterThan(0)
  // The upload belongs to the inquiry now.
  await refused(
    reviseInquiry(customer, { id, files: { add: [{ id: next.id }], remove: ['hub.pdf'] } }),
    'validation',
    'files',
  )
  await refused(reviseInquiry(customer, { id, files: { remove: ['hub (rev A).pdf'] } }), 'validation', 'files')
})

test('an order shows the drawings of the last revision', async () => {
  const { customer, supplier, id, quotation } = await quoted()
  const next = await make.upload(customer, 'inquiry', 'hub-b.pdf')
  await reviseInquiry(customer, { id, files: { add: [{ id: next.id }], remove: ['hub.pdf'] } })
  await reconfirmQuotation(supplier, { id: quotation.id, revision: 2 })
  await changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' })
  const order = await createWorkorder(await make.admin(), { inquiryId: id, supplierId: supplier.id })
  const { drawings } = await getWorkorder(customer, { id: order.id })
  expect(drawings.map(({ name }) => name)).toEqual(['hub-b.pdf'])
})

test('an inquiry with a work order is not revised, nor one that is decided', async () => {
  const { customer, supplier, id } = await quoted()
  await changeInquiryStatus(await make.admin(), { id, status: 'quoted' })
  await reviseInquiry(customer, { id, quantity: 90 })
  await createWorkorder(await make.admin(), { inquiryId: id, supplierId: supplier.id })
  await refused(reviseInquiry(customer, { id, quantity: 100 }), 'conflict')
  const { customer: other, id: closed } = await quoted()
  await changeInquiryStatus(await make.admin(), { id: closed, status: 'rejected' })
  await refused(reviseInquiry(other, { id: closed, quantity: 100 }), 'conflict')
  await refused(reviseInquiry(customer, { id: closed, quantity: 100 }), 'not_found')
})

test('of two revisions at once both are kept, and no field is lost', async () => {
  const { customer, id } = await quoted()
  await Promise.all([reviseInquiry(customer, { id, quantity: 100 }), reviseInquiry(customer, { id, material: 'EN24' })])
  expect(await getInquiry(customer, { id })).toMatchObject({ revision: 3, quantity: 100, material: 'EN24' })
  expect((await listRevisions(customer, { id })).map(({ letter, changes }) => [letter, changes.length])).toEqual([
    ['A', 0] as const,
    ['B', 1] as const,
    ['C', 1] as const,
  ])
})

test('of a revision and an acceptance at once exactly one wins', async () => {
  for (let n = 0; n < 4; n++) {
    const { customer, id, quotation } = await quoted()
    const acts = [
      reviseInquiry(customer, { id, quantity: 100 }),
      changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' }),
    ]
    expect(await atOnce(n % 2 ? acts : acts.reverse())).toEqual({ done: 1, refused: ['conflict'] })
  }
})

test('a quotation for an earlier revision is not accepted before its supplier confirms it', async () => {
  const { customer, supplier, id, quotation } = await quoted()
  const admin = await make.admin()
  await reviseInquiry(customer, { id, material: 'EN24' })
  const waiting = await getQuotation(customer, { id: quotation.id })
  expect(waiting).toMatchObject({ needsConfirmation: true, revision: 1, inquiryRevision: 2 })
  const accept = (viewer: Viewer) => changeQuotationStatus(viewer, { id: quotation.id, status: 'accepted' })
  await expect(accept(customer)).rejects.toMatchObject({
    message: 'The inquiry is at revision B. This quotation is for revision A: its supplier must confirm it first.',
  })
  await changeQuotationStatus(admin, { id: quotation.id, status: 'sent' })
  await refused(accept(admin), 'conflict')
  const confirmed = await reconfirmQuotation(supplier, { id: quotation.id, revision: 2 })
  expect(confirmed).toMatchObject({ needsConfirmation: false, revision: 2, version: 1 })
  expect(await accept(admin)).toMatchObject({ status: 'accepted' })
})

test('a quotation for another quantity is revised, not confirmed', async () => {
  const { customer, supplier, id, quotation } = await quoted()
  await reviseInquiry(customer, { id, quantity: 100 })
  await expect(reconfirmQuotation(supplier, { id: quotation.id, revision: 2 })).rejects.toMatchObject({
    message: 'The quantity changed from 80 to 100: revise the price.',
  })
  const revised = await reviseQuotation(supplier, { id: quotation.id, revision: 2, price: 54_000 })
  expect(revised).toMatchObject({ version: 2, revision: 2, needsConfirmation: false, price: 54_000 })
})

test('nobody confirms or quotes for a revision that is over', async () => {
  const { customer, supplier, id, quotation } = await quoted()
  await reviseInquiry(customer, { id, material: 'EN24' })
  await reviseInquiry(customer, { id, material: 'EN19' })
  const late = { code: 'conflict', message: 'The inquiry is at revision C now. Look at what changed first.' }
  await expect(reconfirmQuotation(supplier, { id: quotation.id, revision: 2 })).rejects.toMatchObject(late)
  await expect(reviseQuotation(supplier, { id: quotation.id, revision: 2, price: 1 })).rejects.toMatchObject(late)
  const form = { inquiryId: id, price: 40_000, details: 'Ex works' }
  await expect(createQuotation(await make.supplier(), { ...form, revision: 1 })).rejects.toMatchObject(late)
  expect(await createQuotation(await make.supplier(), { ...form, revision: 3 })).toMatchObject({ revision: 3 })
  expect(await createQuotation(await make.supplier(), form)).toMatchObject({ revision: 3 })
})

test('an inquiry holds fifty revisions', async () => {
  const { customer, id } = await quoted()
  await db().inquiry.update({ where: { id }, data: { revision: 50 } })
  await refused(reviseInquiry(customer, { id, quantity: 81 }), 'conflict')
})
