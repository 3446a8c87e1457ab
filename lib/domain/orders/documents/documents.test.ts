import type { DocumentKind } from '@/lib/contract/files/document-kinds'
import { documents } from '@/lib/contract/orders/documents'
import { workorders } from '@/lib/contract/orders/workorders'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { copyInquiry } from '@/lib/domain/trade/repeats/copy-inquiry'
import { listRevisions } from '@/lib/domain/trade/revisions/list-revisions'
import { reviseInquiry } from '@/lib/domain/trade/revisions/revise-inquiry'
import { attachWorkorderFiles } from '@/lib/domain/orders/workorders/attach-workorder-files'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { downloadWorkorderFile } from '@/lib/domain/orders/workorders/download-workorder-file'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { plainJpeg } from '@/tests/named-files/jpeg'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { hideFile } from './hide-file'
import { setDocuments } from './set-documents'
import { restoreDocument, waiveDocument } from './waive-document'

await ownDatabase()

const flange = { projectName: 'Flange', description: 'Turned flange, 40 mm', quantity: 500 }
const reason = 'The customer fetched the parts'

/** An order whose inquiry asked for these documents. */
async function ordered(requiredDocuments: DocumentKind[], aql?: '2.5') {
  const [customer, supplier, admin] = [await make.customer(), await make.supplier(), await make.admin()]
  const inquiry = await submitInquiry(customer, { ...flange, requiredDocuments, aql })
  const quotation = await make.quotation(supplier, inquiry)
  await changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' })
  const { id } = await createWorkorder(admin, { inquiryId: inquiry.id, supplierId: supplier.id })
  const complete = (as: Viewer) => changeWorkorderStatus(as, { id, status: 'completed' })
  const attach = async (document: DocumentKind, purpose: 'photo' | 'workorder' = 'photo') => {
    const name = purpose === 'photo' ? `${document}.jpg` : `${document}.pdf`
    const file = await make.upload(supplier, purpose, name, purpose === 'photo' ? plainJpeg : undefined)
    return attachWorkorderFiles(supplier, { id, files: [{ id: file.id, document }] })
  }
  const states = async (as: Viewer) =>
    Object.fromEntries((await getWorkorder(as, { id })).documents.map(({ kind, state }) => [kind, state]))
  return { customer, supplier, admin, inquiry, id, complete, attach, states }
}

test('an order takes over the documents and the quality limit of its inquiry', async () => {
  const { customer, supplier, id } = await ordered(['dispatch_photo', 'inspection_report'], '2.5')
  for (const viewer of [customer, supplier]) {
    const order = await getWorkorder(viewer, { id })
    expect(conforms(workorders.get, order)).toMatchObject({ documentsMissing: 2, aql: '2.5' })
    expect(order.documents).toEqual([
      { kind: 'inspection_report', label: 'Inspection report', state: 'missing', by: null, waiveReason: null },
      { kind: 'dispatch_photo', label: 'Photos before dispatch', state: 'missing', by: null, waiveReason: null },
    ])
  }
})

test('a quality limit without an inspection report is none', async () => {
  const { customer, inquiry } = await ordered(['packing_photo'], '2.5')
  expect(inquiry).toMatchObject({ requiredDocuments: ['packing_photo'], aql: null })
  const copy = await copyInquiry(customer, { id: inquiry.id })
  expect(await getInquiry(customer, { id: copy.id })).toMatchObject({ requiredDocuments: ['packing_photo'] })
})

test('a revision keeps and tells which documents were asked for', async () => {
  const customer = await make.customer()
  const { id } = await submitInquiry(customer, { ...flange, requiredDocuments: ['inspection_report'], aql: '2.5' })
  await refused(reviseInquiry(customer, { id, requiredDocuments: ['inspection_report'], aql: '2.5' }), 'validation')
  await reviseInquiry(customer, { id, aql: '1.0' })
  expect(await reviseInquiry(customer, { id, requiredDocuments: ['packing_photo'] })).toMatchObject({ aql: null })
  expect(
    (await listRevisions(customer, { id })).map(({ changes }) => changes.map(({ from, to }) => [from, to])),
  ).toEqual([
    [],
    [['Inspection report (AQL 2.5)', 'Inspection report (AQL 1.0)']],
    [['Inspection report (AQL 1.0)', 'Packing photo']],
  ])
})

test('an order is not complete before its documents are there, for an admin either; each missing one is named', async () => {
  const { supplier, admin, complete, attach, id } = await ordered(['inspection_report', 'packing_photo'])
  for (const who of [supplier, admin]) {
    await expect(complete(who)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Not complete yet: inspection report and packing photo are missing',
      issues: [{ path: 'documents.inspection_report' }, { path: 'documents.packing_photo' }],
    })
  }
  await attach('inspection_report', 'workorder')
  await expect(complete(supplier)).rejects.toThrow('Not complete yet: packing photo is missing')
  expect(await attach('packing_photo')).toMatchObject({ documentsMissing: 0 })
  expect(await complete(supplier)).toMatchObject({ id, status: 'completed' })
  await refused(setDocuments(admin, { id, kinds: [] }), 'conflict')
})

test('metadata proves nothing, and a photo is wanted where a photo is', async () => {
  const { supplier, attach, states, id } = await ordered(['packing_photo'])
  await refused(attach('packing_photo', 'workorder'), 'validation', 'files')
  const ownerId = supplier.id
  await db().file.create({
    data: {
      ownerId,
      purpose: 'photo',
      name: 'a.jpg',
      size: 9,
      type: 'image/jpeg',
      workOrderId: id,
      document: 'packing_photo',
    },
  })
  expect(await states(supplier)).toEqual({ packing_photo: 'missing' })
})

test('an admin waives with a reason that the customer reads, and takes it back; what is there is not waived', async () => {
  const { customer, supplier, admin, complete, attach, states, id } = await ordered(['packing_photo', 'dispatch_photo'])
  const [packing, dispatch] = ['packing_photo', 'dispatch_photo'].map((kind) => ({ id, kind }))
  conforms(documents.waive, await waiveDocument(admin, { ...packing!, reason }))
  const news = await listNotifications(customer, { limit: 5 })
  expect(news.items[0]!.message).toMatch(/^Packing photo of ORD-\d+ \(Flange\) was waived: The customer fetched/)
  expect((await getWorkorder(customer, { id })).documents[0]).toMatchObject({ state: 'waived', waiveReason: reason })
  await refused(waiveDocument(admin, { ...packing!, reason }), 'conflict')
  await refused(waiveDocument(admin, { ...dispatch!, reason: 'Call me on 98220 12345' }), 'validation', 'reason')
  await refused(waiveDocument(admin, { id, kind: 'first_article', reason }), 'not_found')

  // Met wins over waived.
  await attach('packing_photo')
  expect(await states(customer)).toEqual({ packing_photo: 'met', dispatch_photo: 'missing' })
  await attach('dispatch_photo')
  await refused(waiveDocument(admin, { ...dispatch!, reason }), 'conflict')
  await refused(restoreDocument(admin, dispatch!), 'conflict')
  await restoreDocument(admin, packing!)
  await complete(supplier)
  await refused(restoreDocument(admin, packing!), 'conflict')
})

test('an admin sets what an order requires; waivers of what stays are kept', async () => {
  const { supplier, admin, states, id } = await ordered(['packing_photo', 'dispatch_photo'])
  await waiveDocument(admin, { id, kind: 'packing_photo', reason })
  const set = await setDocuments(admin, { id, kinds: ['packing_photo', 'inspection_report'], aql: '4.0' })
  expect(conforms(documents.set, set)).toMatchObject({ documentsMissing: 1 })
  expect(await states(supplier)).toEqual({ packing_photo: 'waived', inspection_report: 'missing' })
  expect(await getWorkorder(supplier, { id })).toMatchObject({ aql: '4.0' })
  await setDocuments(admin, { id, kinds: [] })
  expect(await getWorkorder(supplier, { id })).toMatchObject({ documents: [], aql: null, documentsMissing: 0 })
})

test('a hidden file is gone for the customer, and for the customer alone', async () => {
  const { customer, supplier, admin, attach, states, id } = await ordered(['packing_photo'])
  await attach('packing_photo')
  const nameFor = async (who: Viewer) => (await getWorkorder(who, { id })).files.map(({ name }) => name)
  const [seen] = await nameFor(customer)
  conforms(documents.hideFile, await hideFile(admin, { id, fileName: 'packing_photo.jpg', hidden: true }))
  expect(await nameFor(customer)).toEqual([])
  await refused(downloadWorkorderFile(customer, { id, fileName: seen! }), 'not_found')
  expect(await nameFor(supplier)).toEqual(['packing_photo.jpg'])
  expect(await states(customer)).toEqual({ packing_photo: 'met' })
  await hideFile(admin, { id, fileName: 'packing_photo.jpg', hidden: false })
  expect(await nameFor(customer)).toEqual([seen])
  await refused(hideFile(admin, { id, fileName: 'none.jpg', hidden: true }), 'not_found')
})

test('of the last photo and the completion at once an order is never complete without the photo', async () => {
  for (let round = 0; round < 3; round++) {
    const { supplier, complete, attach, id } = await ordered(['packing_photo'])
    const both = await atOnce([attach('packing_photo'), complete(supplier)])
    const { status, documentsMissing } = await getWorkorder(supplier, { id })
    expect(documentsMissing).toBe(0)
    expect(both).toEqual(status === 'completed' ? { done: 2, refused: [] } : { done: 1, refused: ['conflict'] })
  }
})
