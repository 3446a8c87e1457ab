import { GET as getPdf } from '@/app/api/invoices/[id]/pdf/route'
import { GET as getEinvoice } from '@/app/api/invoices/[id]/einvoice/route'
import { GET as getShipment } from '@/app/api/shipments/[id]/route'
import { GET as getChallan } from '@/app/api/shipments/[id]/challan/route'
import { GET as getStatement } from '@/app/api/statements/route'
import { shipments } from '@/lib/contract/goods/shipments'
import { moveShipment } from '@/lib/domain/goods/shipments/move-shipment'
import { planShipment } from '@/lib/domain/goods/shipments/plan-shipment'
import { issueChallan } from '@/lib/domain/money/challans/issue-challan'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call } from '@/tests/call'
import { credit, issue } from '@/tests/issued'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { pay } from '@/tests/receipt-fixtures'
import { readPdf } from '@/tests/pdf'
import { BUYERS, company, taxProfile } from '@/tests/invoice-fixtures'

await ownDatabase()

const person = (role: string) => ({
  companyName: unique(`${role} works`),
  contactName: unique(`${role} contact`),
  phone: unique(`${role} phone`),
  address: unique(`${role} address`),
  gstNumber: unique(`${role} gst`),
})

let customer: Viewer, supplier: Viewer, admin: Viewer
let documents: { id: number; kind: string }[]
let shipmentId: number
// One order with a document of each kind, paid in advance by a half.
beforeAll(async () => {
  customer = await make.customer(person('customer'))
  supplier = await make.supplier(person('supplier'))
  const profile = { legalName: supplier.companyName, addressLine1: supplier.address!, bankName: unique('Bank') }
  await company()
  await taxProfile(customer)
  await taxProfile(supplier, { ...BUYERS.maharashtra, ...profile })
  const order = await make.order({ customer, supplier, price: 1_00_000 })
  admin = order.admin
  const workOrderId = order.workorder.id
  await pay({ workOrderId, customer, admin }, { paise: 50_000_00 })
  await issue(admin, workOrderId, { kind: 'proforma' })
  const invoice = await issue(admin, workOrderId)
  await credit(admin, invoice, 1_000_00)
  const more = { againstId: invoice.id, reason: 'Packing', lines: [{ taxablePaise: 500_00 }] }
  await issue(admin, workOrderId, { kind: 'debit_note', ...more })
  const packed = {
    leg: 'from_hub',
    packages: 1,
    carrier: 'Shree',
    vehicle: 'MH 12 AB 1234',
    lines: [{ workorderId: workOrderId, quantity: 1 }],
  }
  shipmentId = (await planShipment(admin, shipments.plan.body.parse(packed))).id
  await issueChallan(admin, { id: shipmentId, ...shipments.issueChallan.body.parse({ reason: 'lot' }) })
  await moveShipment(admin, { id: shipmentId, ...shipments.move.body.parse({ status: 'sent' }) })
  documents = await db().taxDocument.findMany({ where: { workOrderId }, select: { id: true, kind: true } })
})

const load = async (as: Viewer, get: typeof getPdf, at: string, id?: number) => {
  const answer = await call(get, { as, at, params: id ? { id } : {} })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const pdf = (as: Viewer, id: number, copy = 'original') => load(as, getPdf, `/api/invoices/${id}/pdf?copy=${copy}`, id)
const statement = (as: Viewer, form: string) => load(as, getStatement, `/api/statements?as=${form}`)

const tellTales = (text: string) =>
  [supplier.companyName, supplier.contactName, supplier.email, supplier.phone!, supplier.address!, supplier.gstNumber!]
    .concat('WO-')
    .filter((secret) => text.replace(/\s+/g, '').includes(secret.replace(/\s+/g, '')))

test('there is a document of each kind', () =>
  expect(documents.map(({ kind }) => kind).sort()).toEqual([
    'credit_note',
    'debit_note',
    'invoice',
    'proforma',
    'receipt_voucher',
  ]))

test('no document that the customer gets tells who made the parts, in any copy', async () => {
  for (const { id, kind } of documents)
    for (const copy of ['original', 'duplicate', 'triplicate']) {
      const { status, bytes } = await pdf(customer, id, copy)
      const { text } = await readPdf(bytes)
      expect([kind, copy, status, text.includes('Nandi Valves'), tellTales(text)]).toEqual([kind, copy, 200, true, []])
      // Nor in what is not shown: names of files, producers.
      expect(tellTales(bytes.toString('latin1'))).toEqual([])
    }
})

test('nor does the challan of a delivery, in any copy, which says all that Rule 55 asks for, nor the delivery itself', async () => {
  const at = `/api/shipments/${shipmentId}/challan`
  const marks = { original: 'CONSIGNEE', duplicate: 'TRANSPORTER', triplicate: 'CONSIGNER' }
  for (const [copy, mark] of Object.entries(marks)) {
    const { status, bytes } = await load(customer, getChallan, `${at}?copy=${copy}`, shipmentId)
    const { text } = await readPdf(bytes)
    expect([copy, status, tellTales(text)]).toEqual([copy, 200, []])
    expect(tellTales(bytes.toString('latin1'))).toEqual([])
    // Number and day, both parties with their GSTIN, HSN, quantity, value, tax, place of supply, signatory, mark.
    for (const said of ['JWH/', 'Date', '27AAACJ1234A1ZB', '29AABCN5678B1ZC', '8708', '1 NOS', 'IGST', '29-Karnataka'])
      expect(text).toContain(said)
    expect(text).toMatch(/Not a tax invoice/)
    expect(text).toMatch(/Taxable value/)
    expect(text).toMatch(/Asha Rao/)
    expect(text).toContain(mark)
    expect(text).not.toMatch(/MH ?12|SHP-/)
  }
  const { bytes } = await load(customer, getShipment as typeof getPdf, `/api/shipments/${shipmentId}`, shipmentId)
  expect(tellTales(bytes.toString())).toEqual([])
  expect(bytes.toString()).not.toMatch(/MH12|supplier/)
  for (const stranger of [supplier, await make.customer()])
    expect((await load(stranger, getChallan, at, shipmentId)).status).toBe(404)
})

test('nor does a statement, as PDF, CSV or JSON', async () => {
  for (const form of ['pdf', 'csv', 'json']) {
    const { status, bytes } = await statement(customer, form)
    const text = form === 'pdf' ? (await readPdf(bytes)).text : bytes.toString()
    expect([form, status, text.includes('JW/'), tellTales(text)]).toEqual([form, 200, true, []])
  }
})

test('the supplier gets no document and no statement, nor does another customer get these', async () => {
  for (const { id } of documents) {
    expect((await pdf(supplier, id)).status).toBe(404)
    expect((await pdf(await make.customer(), id)).status).toBe(404)
    expect((await load(supplier, getEinvoice, `/api/invoices/${id}/einvoice`, id)).status).toBe(403)
  }
  const { bytes } = await statement(supplier, 'json')
  expect(bytes.toString()).not.toContain('JW/')
  expect(bytes.toString()).not.toContain(customer.companyName)
})
