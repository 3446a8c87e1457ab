import { parts } from '@/lib/contract'
import { inquiries } from '@/lib/contract/trade/inquiries'
import { workorders } from '@/lib/contract/orders/workorders'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { createQuotation } from '@/lib/domain/trade/quotations/create-quotation'
import { copyInquiry } from '@/lib/domain/trade/repeats/copy-inquiry'
import { reviseInquiry } from '@/lib/domain/trade/revisions/revise-inquiry'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { addRfq } from '@/lib/domain/trade/rfqs/add-rfq'
import { getMatrix } from '@/lib/domain/trade/rfqs/get-matrix'
import { getRfq } from '@/lib/domain/trade/rfqs/get-rfq'
import { submitRfq } from '@/lib/domain/trade/rfqs/submit-rfq'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { getPart } from './get-part'
import { listParts } from './list-parts'
import { orderAgain } from './order-again'

await ownDatabase()

type Asked = {
  partNumber?: string | null
  projectName?: string
  material?: string
  drawingRevision?: string
  quantity?: number
  description?: string
}
const ask = (customer: Viewer, { partNumber = 'FL-100', ...fields }: Asked = {}) =>
  submitInquiry(
    customer,
    inquiries.submit.body.parse({
      projectName: 'Flange',
      description: 'Turned flange, deburred',
      quantity: 400,
      partNumber,
      ...fields,
    }),
  )
const all = async (viewer: Viewer, more: object = {}) => (await listParts(viewer, parts.list.query.parse(more))).items
const only = async (viewer: Viewer) => {
  const [part, ...others] = await all(viewer)
  expect(others).toEqual([])
  return part!
}

type Terms = { price: number; tooling?: number; freight?: number; leadDays?: number }
/** An inquiry, quoted by a supplier, accepted and ordered. */
async function ordered(customer: Viewer, supplier: Viewer, asked: Asked, terms: Terms) {
  const inquiry = await ask(customer, asked)
  const quotation = await createQuotation(supplier, {
    inquiryId: inquiry.id,
    details: 'Ex works',
    validUntil: null,
    ...terms,
  })
  await changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' })
  const form = workorders.create.body.parse({ inquiryId: inquiry.id, supplierId: supplier.id })
  const order = await createWorkorder(await make.admin(), form)
  return { inquiry, quotation, order }
}

/** A request with these part numbers. */
async function requested(customer: Viewer, ...numbers: string[]) {
  const lines = numbers.map((partNumber, at) => ({
    key: `k${at}`,
    partNumber,
    quantity: 500,
    description: 'As drawn, deburred',
  }))
  const { id } = await addRfq(customer, { lines })
  return submitRfq(customer, { id, version: 1 })
}

test('inquiries with one part number are one part, as the newest writes it, with all revisions', async () => {
  const customer = await make.customer()
  await ask(customer, { partNumber: 'fl\u2013100', drawingRevision: 'A', material: 'EN8' })
  await ask(customer, { partNumber: ' FL-100 ', drawingRevision: 'B' })
  const newest = await ask(customer, { partNumber: 'Fl-100', drawingRevision: 'A', projectName: 'Pump flange' })
  await ask(await make.customer())
  const part = await only(customer)
  conforms(parts.list, { items: [part] })
  expect(part).toMatchObject({
    partNumber: 'Fl-100',
    name: 'Pump flange',
    material: null,
    revisions: ['A', 'B'],
    inquiryId: newest.id,
    last: null,
    lastOrder: null,
  })
})

test('a number with other zeros is another part, an inquiry without one is none', async () => {
  const customer = await make.customer()
  await ask(customer, { partNumber: '00123' })
  await ask(customer, { partNumber: '123' })
  await ask(customer, { partNumber: null })
  expect((await all(customer)).map(({ partNumber }) => partNumber)).toEqual(['123', '00123'])
})

test('a revision of the newest inquiry is one of its part; another number moves it, and the part of before follows the others or goes', async () => {
  const customer = await make.customer()
  const first = await ask(customer, { drawingRevision: 'A' })
  const second = await ask(customer, { drawingRevision: 'A' })
  await reviseInquiry(customer, { id: second.id, drawingRevision: 'B', projectName: 'Flange, wide', material: 'EN24' })
  expect(await only(customer)).toMatchObject({ name: 'Flange, wide', material: 'EN24', revisions: ['A', 'B'] })
  // An older inquiry says what it is called no more.
  await reviseInquiry(customer, { id: first.id, projectName: 'Flange, narrow', drawingRevision: 'A1' })
  expect(await only(customer)).toMatchObject({ name: 'Flange, wide', revisions: ['A', 'B', 'A1'] })
  await reviseInquiry(customer, { id: second.id, partNumber: 'FL-200' })
  expect(await all(customer)).toMatchObject([
    { partNumber: 'FL-200', name: 'Flange, wide', inquiryId: second.id },
    { partNumber: 'FL-100', name: 'Flange, narrow', inquiryId: first.id },
  ])
  await reviseInquiry(customer, { id: second.id, partNumber: null })
  expect(await only(customer)).toMatchObject({ partNumber: 'FL-100' })
  expect((await db().inquiry.findUniqueOrThrow({ where: { id: second.id } })).partId).toBeNull()
})

test('copies, shares of a split and lines of a request are inquiries of the part', async () => {
  const customer = await make.customer()
  const { id } = await ask(customer)
  await copyInquiry(customer, { id })
  const share = await copyInquiry(customer, { id, quantity: 100, split: true })
  const { lines } = await requested(customer, 'FL-100', 'BS-200')
  const [bush, flange] = await all(customer)
  expect([bush!.inquiryId, flange!.inquiryId]).toEqual([lines[1]!.id, lines[0]!.id])
  const { history } = await getPart(customer, { id: flange!.id })
  expect(history.map(({ inquiryId }) => inquiryId)).toContain(share.id)
  expect(history).toHaveLength(4)
})

test('a part says its last price and its last order; a cancelled order is neither', async () => {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const old = await ordered(customer, supplier, { quantity: 400, drawingRevision: 'A' }, { price: 79_200 })
  const open = await ask(customer, { quantity: 10, drawingRevision: 'B' })
  const part = await getPart(customer, { id: (await only(customer)).id })
  conforms(parts.get, part)
  const price = {
    landedPaise: 19_800,
    price: 79_200,
    quantity: 400,
    on: expect.any(String),
    quotationId: old.quotation.id,
    workorderId: old.order.id,
    drawingRevision: 'A',
  }
  expect(part).toMatchObject({ last: price, lastOrder: { id: old.order.id, status: 'pending' } })
  expect(part.history).toMatchObject([
    { inquiryId: open.id, quantity: 10, price: null, landedPaise: null, quotationId: null, workorderId: null },
    { inquiryId: old.inquiry.id, status: 'accepted', price: 79_200, landedPaise: 19_800, workorderId: old.order.id },
  ])
  // A rupee over three pieces: a half is rounded up.
  await ordered(customer, supplier, { quantity: 32 }, { price: 1 })
  expect((await only(customer)).last).toMatchObject({ landedPaise: 3 })
  await db().workOrder.updateMany({
    where: { id: { gt: old.order.id }, supplierId: supplier.id },
    data: { cancelled: true, closedAt: new Date(), closeReason: 'other', closeNote: 'Not needed', made: 0 },
  })
  expect(await only(customer)).toMatchObject({ last: price, lastOrder: { id: old.order.id } })
})

test('customers read their own parts, admins all with the company, suppliers none', async () => {
  const [customer, other, admin, supplier] = [
    await make.customer(),
    await make.customer(),
    await make.admin(),
    await make.supplier(),
  ]
  await ordered(customer, supplier, {}, { price: 79_200 })
  await ask(other, { projectName: 'Their flange' })
  const { id } = await only(customer)
  expect(JSON.stringify([await only(customer), await getPart(customer, { id })])).not.toMatch(
    new RegExp(`${supplier.companyName}|supplierId|customerName`),
  )
  await refused(getPart(other, { id }), 'not_found')
  expect(await all(other, { customerId: customer.id })).toEqual([])
  for (const read of [listParts(supplier, { limit: 10 }), getPart(supplier, { id })]) await refused(read, 'forbidden')
  expect(await all(admin, { customerId: customer.id })).toMatchObject([{ id, customerName: customer.companyName }])
  expect((await getPart(admin, { id })).customerName).toBe(customer.companyName)
})

test('parts are found by number and name', async () => {
  const customer = await make.customer()
  await ask(customer, { partNumber: 'FL-100', projectName: 'Pump flange' })
  await ask(customer, { partNumber: 'BS-200', projectName: 'Bush' })
  expect((await all(customer, { q: 'fl-1' })).map(({ partNumber }) => partNumber)).toEqual(['FL-100'])
  expect((await all(customer, { q: 'BUSH' })).map(({ partNumber }) => partNumber)).toEqual(['BS-200'])
})

test('ordered again, a draft has texts, revision, process and files of the newest inquiry, and is submitted as it is', async () => {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const process = await make.process(supplier)
  const drawing = await make.upload(customer, 'inquiry', 'FL-100_B.pdf')
  await ask(customer, { drawingRevision: 'A' })
  await submitInquiry(
    customer,
    inquiries.submit.body.parse({
      projectName: 'Pump flange',
      description: 'Turned flange, deburred',
      quantity: 400,
      partNumber: 'FL-100',
      drawingRevision: 'B',
      material: 'EN24',
      specialRequirements: 'Oil it',
      processId: process.id,
      files: [{ id: drawing.id }],
    }),
  )
  await ask(customer, { partNumber: 'BS-200', projectName: 'Bush' })
  const [bush, flange] = await all(customer)
  const draft = await orderAgain(customer, {
    parts: [
      { partId: flange!.id, quantity: 500 },
      { partId: bush!.id, quantity: 20 },
    ],
  })
  conforms(parts.orderAgain, draft)
  expect(draft).toMatchObject({ state: 'draft', counts: { lines: 2 } })
  expect(draft.draft!.lines).toMatchObject([
    {
      partNumber: 'FL-100',
      drawingRevision: 'B',
      projectName: 'Pump flange',
      description: 'Turned flange, deburred',
      material: 'EN24',
      specialRequirements: 'Oil it',
      process: process.name,
      quantity: 500,
    },
    { partNumber: 'BS-200', projectName: 'Bush', quantity: 20 },
  ])
  expect(draft.draft!.issues).toEqual([])
  expect(draft.draft!.files).toMatchObject([{ name: 'FL-100_B.pdf', key: draft.draft!.lines[0]!.key, how: 'hand' }])
  const submitted = await submitRfq(customer, { id: draft.id, version: draft.draft!.version })
  expect(submitted.lines).toMatchObject([
    { partNumber: 'FL-100', quantity: 500, processId: process.id, files: [{ name: 'FL-100_B.pdf' }] },
    { partNumber: 'BS-200', quantity: 20, files: [] },
  ])
  expect((await getPart(customer, { id: flange!.id })).files).toMatchObject([{ name: 'FL-100_B.pdf' }])
})

test('a part of somebody else, and one that is chosen twice, are named; too many drafts are refused', async () => {
  const customer = await make.customer()
  await ask(customer)
  const { id } = await only(customer)
  await ask(await make.customer(), { partNumber: 'BS-200' })
  const theirs = await db().part.findFirstOrThrow({ where: { key: 'BS-200', customerId: { not: customer.id } } })
  const chosen = [id, theirs.id, id].map((partId) => ({ partId, quantity: 5 }))
  const issues = await orderAgain(customer, { parts: chosen }).then(
    () => [],
    (problem: { issues: object[] }) => problem.issues,
  )
  expect(issues).toEqual([
    { path: 'parts.1.partId', message: 'Choose a part of yours' },
    { path: 'parts.2.partId', message: 'FL-100 is chosen twice' },
  ])
  const messageOf = (body: object) => parts.orderAgain.body.safeParse(body).error!.issues[0]!.message
  expect(messageOf({ parts: [] })).toBe('Choose at least one part')
  expect(messageOf({ parts: Array(201).fill({ partId: 1, quantity: 1 }) })).toBe('At most 200 parts in one request')
  expect(messageOf({ parts: [{ partId: 1, quantity: 0 }] })).toBe('Quantity must be positive')
  await db().rfq.createMany({ data: Array.from({ length: 20 }, () => ({ customerId: customer.id })) })
  await expect(orderAgain(customer, { parts: [{ partId: id, quantity: 5 }] })).rejects.toThrow(
    'You have 20 drafts: submit or remove one',
  )
})

test('two submit the same parts in another order at once: both, and each part once', async () => {
  const customer = await make.customer()
  const numbers = ['A-1', 'B-2', 'C-3', 'D-4', 'E-5', 'F-6']
  await Promise.all([requested(customer, ...numbers), requested(customer, ...numbers.toReversed())])
  expect((await all(customer)).map(({ partNumber }) => partNumber).toSorted()).toEqual(numbers)
})

test('the matrix says beside a line what its part cost last, not what the request itself did', async () => {
  const [customer, supplier, admin] = [await make.customer(), await make.supplier(), await make.admin()]
  const old = await ordered(customer, supplier, { quantity: 400 }, { price: 79_200 })
  await ordered(await make.customer(), supplier, { partNumber: 'BS-200' }, { price: 5_000 })
  const rfq = await requested(customer, 'FL-100', 'BS-200')
  const last = async (viewer: Viewer) =>
    (await getMatrix(viewer, { id: rfq.id, extra: 5 })).lines.map((line) => line.last)
  const price = { landedPaise: 19_800, price: 79_200, quantity: 400, quotationId: old.quotation.id }
  for (const viewer of [customer, admin]) expect(await last(viewer)).toMatchObject([price, null])
  const offer = { inquiryId: rfq.lines[0]!.id, price: 100_000, details: 'Ex works', validUntil: null }
  const { id } = await createQuotation(supplier, offer)
  await changeQuotationStatus(customer, { id, status: 'accepted' })
  await createWorkorder(admin, workorders.create.body.parse({ inquiryId: rfq.lines[0]!.id, supplierId: supplier.id }))
  expect(await last(customer)).toMatchObject([price, null])
})

test('the shop that made a part finds its own last price without tooling; no other shop, and nothing of another customer', async () => {
  const [customer, shop, other] = [await make.customer(), await make.supplier(), await make.supplier()]
  const terms = { price: 100_000, tooling: 12_000, freight: 8_000, leadDays: 21 }
  const mine = await ordered(customer, shop, { quantity: 400 }, terms)
  await ordered(customer, other, { partNumber: 'BS-200' }, { price: 5_000 })
  await ordered(await make.customer(), shop, { partNumber: 'SH-300' }, { price: 5_000 })
  const rfq = await requested(customer, 'FL-100', 'BS-200', 'SH-300')
  const read = async (viewer: Viewer) =>
    (await getRfq(viewer, { id: rfq.id })).lines.map(({ repeatOf, last }) => [repeatOf, last])
  const none = [null, null]
  expect(await read(shop)).toEqual([[mine.order.id, { unitPaise: 20_000, leadDays: 21, quantity: 400 }], none, none])
  expect(await read(other)).toEqual([none, [expect.any(Number), expect.objectContaining({ quantity: 400 })], none])
  expect(await read(await make.supplier())).toEqual([none, none, none])
  expect((await getRfq(customer, { id: rfq.id })).lines[0]).not.toHaveProperty('last')
})
