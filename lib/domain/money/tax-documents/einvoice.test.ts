import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { GET as einvoice } from '@/app/api/invoices/[id]/einvoice/route'
import { GET as pdf } from '@/app/api/invoices/[id]/pdf/route'
import { invoiceFiles } from '@/lib/contract/money/invoice-files'
import { db, rows } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call } from '@/tests/call'
import { conforms } from '@/tests/conform'
import { credit, issue } from '@/tests/issued'
import { make } from '@/tests/make'
import { answerFor, IRN } from '@/tests/irn-answers'
import { ownDatabase } from '@/tests/own-database'
import { readPdf } from '@/tests/pdf'
import { atOnce, refused } from '@/tests/refused'
import { BUYERS, company, COMPANY, sold, taxProfile } from '@/tests/invoice-fixtures'
import { editTerms } from '../order-terms/edit-terms'
import { refusalsOf } from './portal-refusals'
import { previewInvoice } from './preview-invoice'
import { recordIrn } from './record-irn'
import { findIssued } from './tax-document'

await ownDatabase()

const fits = new Ajv().compile(JSON.parse(readFileSync('tests/unit/gst/inv-01.schema.json', 'utf8')) as object)

let admin: Viewer
beforeAll(async () => void (admin = await make.admin()))
beforeEach(() => company())

const from = { einvoiceFrom: new Date('2026-04-01') }
/** An order of a company that reports its invoices. */
async function reported(fields: Parameters<typeof sold>[0] = {}) {
  const order = await sold(fields)
  await company(from)
  return order
}

async function fileOf(id: number) {
  const answer = await call(einvoice, { as: admin, params: { id }, at: `/api/invoices/${id}/einvoice` })
  return { status: answer.status, body: (await answer.json()) as unknown }
}
const load = (as: Viewer, id: number) => call(pdf, { as, params: { id }, at: `/api/invoices/${id}/pdf` })

test.each([
  ['an invoice to another State', 'karnataka', {}, 'INV'],
  [
    'one in the own State, with an extra',
    'maharashtra',
    { lines: [{ taxablePaise: 100_50 }, { of: 'extra', description: 'Freight', taxablePaise: 250_50 }] },
    'INV',
  ],
] as const)('the file of %s fits the schema of the portal', async (_, to, form, typ) => {
  const { workOrderId } = await reported({ to, price: 12_347 })
  const document = await issue(admin, workOrderId, form as never)
  const { status, body } = await fileOf(document.id)
  expect(status).toBe(200)
  fits(body)
  expect(fits.errors).toBeNull()
  expect(body).toMatchObject([
    {
      DocDtls: { Typ: typ, No: document.number },
      SellerDtls: { Gstin: COMPANY.gstin, Ph: '912067890100' },
      BuyerDtls: { Gstin: BUYERS[to].gstin, Pos: BUYERS[to].stateCode },
      ValDtls: { TotInvVal: document.totalPaise / 100, RndOffAmt: document.roundOffPaise / 100 },
    },
  ])
  expect(JSON.stringify(body)).not.toMatch(/""|null|\[\]|\{\}/)
})

test('a note names its invoice, job work is a service, and a delivery elsewhere has its address', async () => {
  const { workOrderId } = await reported()
  await editTerms(admin, { id: workOrderId, supply: 'jobwork' })
  const to = { line1: 'Gate 4', line2: null, city: 'Anekal', pin: '560105', stateCode: '29' }
  await editTerms(admin, { id: workOrderId, deliverTo: to })
  const invoice = await issue(admin, workOrderId)
  const note = await credit(admin, invoice, 10_000_00)
  const { body } = await fileOf(note.id)
  fits(body)
  expect(fits.errors).toBeNull()
  expect(body).toMatchObject([
    {
      DocDtls: { Typ: 'CRN' },
      ShipDtls: { Loc: 'Anekal', Pin: 560105 },
      ItemList: [{ IsServc: 'Y', HsnCd: '998898', IgstAmt: 1_800 }],
      RefDtls: { PrecDocDtls: [{ InvNo: invoice.number }] },
    },
  ])
})

test('a note that corrects a price has no pieces in the file, and a service has neither pieces nor a unit', async () => {
  const goods = await issue(admin, (await reported()).workOrderId)
  const note = await credit(admin, goods, 100_50)
  const order = await reported()
  await editTerms(admin, { id: order.workOrderId, supply: 'jobwork' })
  const work = await issue(admin, order.workOrderId)
  const [ofGoods, ofNote, ofWork] = await Promise.all([goods, note, work].map(({ id }) => fileOf(id)))
  for (const { body } of [ofNote!, ofWork!]) {
    fits(body)
    expect(fits.errors).toBeNull()
  }
  expect(ofGoods!.body).toMatchObject([{ ItemList: [{ Qty: 50, Unit: 'NOS', UnitPrice: 2_000 }] }])
  expect(ofNote!.body).toMatchObject([{ ItemList: [{ Qty: 0, Unit: 'NOS', UnitPrice: 100.5, TotAmt: 100.5 }] }])
  expect(ofWork!.body).toMatchObject([{ ItemList: [{ Qty: 0, UnitPrice: 1_00_000, TotAmt: 1_00_000 }] }])
  expect(JSON.stringify(ofWork!.body)).not.toContain('"Unit"')
})

test('inches, backslashes and a short second line of an address are written as the portal takes them', async () => {
  const { workOrderId, customer } = await reported()
  await taxProfile(customer, {
    legalName: 'Nandi \\ Sons',
    addressLine1: 'Plot 4',
    addressLine2: 'B',
    city: 'Hubli "W"',
  })
  await company({ ...from, email: "o'brien@jobwork.example" })
  await editTerms(admin, { id: workOrderId, description: 'Flange 4" x 2"' })
  const { body } = await fileOf((await issue(admin, workOrderId)).id)
  fits(body)
  expect(fits.errors).toBeNull()
  expect(body).toMatchObject([
    {
      BuyerDtls: { LglNm: 'Nandi / Sons', Addr1: 'Plot 4, B', Loc: "Hubli ''W''" },
      SellerDtls: expect.not.objectContaining({ Em: expect.anything() }),
      ItemList: [{ PrdDesc: "Flange 4'' x 2''" }],
    },
  ])
})

test('an incomplete one is refused with what it lacks', async () => {
  const { workOrderId, customer } = await reported()
  await taxProfile(customer, { city: 'Bn' })
  await editTerms(admin, { id: workOrderId, description: 'Ax' })
  const { id } = await issue(admin, workOrderId)
  const { status, body } = await fileOf(id)
  expect(status).toBe(409)
  expect(body).toMatchObject({
    message: expect.stringMatching(
      /It lacks the city of the customer in 3 letters.*a description of line 1 in 3 letters/,
    ),
  })
})

test('what the portal would refuse is named in the preview, and instead of the file', async () => {
  const { workOrderId, customer } = await reported()
  await taxProfile(customer, { pin: '411026' })
  const to = { line1: 'Gate 4', line2: null, city: 'Pune', pin: '560001', stateCode: '27' }
  await editTerms(admin, { id: workOrderId, deliverTo: to })
  await company({ ...from, turnover: 'above_5_crore' })
  // Terms of before the turnover grew: their code is short.
  const line = { of: 'order', description: null, hsn: '870899', taxablePaise: 100_00 } as const
  const { warnings } = await previewInvoice(admin, { id: workOrderId, kind: 'invoice', lines: [line] })
  const refusals = [
    'Address of the customer: PIN code 411026 is of Maharashtra, not of Karnataka',
    'Address of the delivery: PIN code 560001 is of Karnataka, not of Maharashtra',
  ]
  expect(warnings).toEqual(
    expect.arrayContaining(refusals.map((why) => `The e-invoice portal would refuse it. ${why}`)),
  )
  const { id } = await issue(admin, workOrderId, { lines: [line] })
  expect(await fileOf(id)).toMatchObject({
    status: 409,
    body: { message: `The portal would refuse it. ${refusals.join('. ')}.` },
  })
})

test('a GST number of another State, an old place of supply and a short HSN are among what the portal would refuse', async () => {
  const { workOrderId } = await reported()
  const { id } = await issue(admin, workOrderId)
  const document = await findIssued({ rows, viewer: admin } as never, id)
  expect(refusalsOf(document, 'up_to_5_crore')).toEqual([])
  expect(refusalsOf(document, 'above_5_crore')).toEqual(['HSN 8708 has fewer than 6 digits'])
  const { seller, buyer } = document.snapshot
  const refused = (snapshot: object, placeOfSupply = '29') =>
    refusalsOf({ ...document, placeOfSupply, snapshot: { ...document.snapshot, ...snapshot } }, 'up_to_5_crore')
  expect(refused({}, '28')).toEqual(['Place of supply: Code 28 was replaced by 37, Andhra Pradesh'])
  expect(refused({}, '97')).toEqual([])
  const elsewhere = { ...buyer.address, pin: '500001', stateCode: '36' }
  expect(refused({ buyer: { ...buyer, address: elsewhere }, shipTo: null })).toEqual([
    'GST number of the customer: it is of Karnataka, the address is in Telangana',
  ])
  expect(refused({ buyer: { ...seller, registered: true } })).toEqual(['Customer and company have the same GST number'])
})

test('no IRN is needed before the day, for a customer without GSTIN, and for a proforma', async () => {
  const proforma = await issue(admin, (await reported()).workOrderId, { kind: 'proforma' })
  const unregistered = await reported()
  await taxProfile(unregistered.customer, { gstin: null, pan: null, scheme: 'unregistered' })
  const b2c = await issue(admin, unregistered.workOrderId)
  const order = await sold()
  await company({ einvoiceFrom: new Date('2099-04-01') })
  const early = await issue(admin, order.workOrderId)
  for (const document of [proforma, b2c, early]) {
    expect(document.irnDue).toBe(false)
    expect(await fileOf(document.id)).toMatchObject({
      status: 409,
      body: { message: 'No IRN is needed for this invoice' },
    })
    await refused(recordIrn(admin, { id: document.id, ...answerFor(document.number, document.totalPaise) }), 'conflict')
  }
})

test('where an IRN is due the customer gets no PDF and no news before it; then it has IRN and QR', async () => {
  const { workOrderId, customer } = await reported()
  const invoice = await issue(admin, workOrderId)
  expect(invoice).toMatchObject({ irnDue: true, irn: null })
  const bells = () =>
    db().notification.count({ where: { memberId: customer.member.id, entityType: 'invoice', entityId: invoice.id } })
  const early = await load(customer, invoice.id)
  expect([early.status, await early.json()]).toMatchObject([
    409,
    { message: 'This invoice is being registered. Please come back later today.' },
  ])
  expect(await bells()).toBe(0)
  const draft = await readPdf(new Uint8Array(await (await load(admin, invoice.id)).arrayBuffer()))
  expect(draft.text).toContain('IRN PENDING')
  expect((await db().taxDocument.findUniqueOrThrow({ where: { id: invoice.id } })).pdfKey).toBeNull()

  const answer = answerFor(invoice.number, invoice.totalPaise)
  const recorded = conforms(invoiceFiles.irn, await recordIrn(admin, { id: invoice.id, ...answer }))
  expect(recorded).toMatchObject({ irn: IRN, ackNo: '112010036563310', ackOn: '2026-11-23T07:00:00.000Z' })
  expect(await bells()).toBe(1)
  const whole = await readPdf(new Uint8Array(await (await load(customer, invoice.id)).arrayBuffer()))
  const text = whole.text.replace(/\s+/g, '')
  expect(text).toContain(IRN)
  expect(text).toContain('112010036563310')
  expect(text).not.toContain('IRNPENDING')
})

test('the QR of another document, seller, total or IRN is refused, and so is a second record', async () => {
  const { workOrderId } = await reported()
  const { id, number, totalPaise } = await issue(admin, workOrderId)
  const record = (answer: ReturnType<typeof answerFor>) => recordIrn(admin, { id, ...answer })
  const other = 'JW/26-27/99999'
  await expect(record(answerFor(other, totalPaise))).rejects.toMatchObject({
    issues: [{ path: 'signedQr', message: `This QR is of ${other}, not of ${number}` }],
  })
  await refused(record(answerFor(number, totalPaise, { SellerGstin: '29AABCN5678B1ZC' })), 'validation', 'signedQr')
  await refused(record(answerFor(number, totalPaise + 100)), 'validation', 'signedQr')
  await refused(record(answerFor(number, totalPaise, { Irn: 'b'.repeat(64) })), 'validation', 'irn')
  for (const signedQr of ['nonsense', 'a.b.c', `${Buffer.from('1').toString('base64')}.MQ.x`])
    await refused(record({ ...answerFor(number, totalPaise), signedQr }), 'validation', 'signedQr')
  const answer = answerFor(number, totalPaise)
  expect(await atOnce([record(answer), record(answer)])).toEqual({ done: 1, refused: ['conflict'] })
  await expect(record(answer)).rejects.toThrow('The IRN is recorded already')
})
