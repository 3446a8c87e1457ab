import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { createQuotation } from '@/lib/domain/trade/quotations/create-quotation'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { setInquiryOwner } from '@/lib/domain/trade/inquiries/set-inquiry-owner'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { findEverywhere } from '@/lib/domain/desk/search/find-everywhere'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { setWorkorderPayment } from '@/lib/domain/money/payments/set-workorder-payment'
import { setWorkorderProgress } from '@/lib/domain/orders/workorders/set-workorder-progress'
import { setWorkorderReferences } from '@/lib/domain/orders/workorders/set-workorder-references'
import { composeNews, type Happening } from '@/lib/events/mails/compose'
import { db, rows, sql } from '@/lib/infra/db/db'
import { setWorkorderOwner } from '@/lib/domain/orders/workorders/set-workorder-owner'
import type { Viewer } from '@/lib/rules/core/permissions'
import { exportable, exportOf } from '@/tests/exports'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { ask } from '@/tests/product/ask'
import { readsOf } from '@/tests/reads'

await ownDatabase()

/** What a supplier must not read: the customer's order numbers and every line of the address. */
const secret = {
  accepted: unique('PO'),
  changed: unique('PO'),
  waiting: unique('PO'),
  label: unique('label'),
  line1: unique('line'),
  line2: unique('line'),
  city: unique('city'),
  gstin: unique('gst'),
}
const partNumber = unique('FL')
let customer: Viewer, supplier: Viewer, admin: Viewer
const answers: Record<string, unknown> = {}
const own: Record<string, unknown> = {}

// One story with references, an address and progress; and all that the supplier is answered and told on its way.
beforeAll(async () => {
  ;[customer, supplier] = [await make.customer(), await make.supplier()]
  admin = await make.admin({ contactName: unique('Owner') })
  const [c, s] = [customer, supplier]
  const { label, line1, line2, city, gstin } = secret
  const address = { label, line1, line2, city, gstin, pin: '411026', stateCode: '27' }
  const { body } = await ask(c, 'POST /api/addresses', address)
  const process = await make.process(s)
  const words = { projectName: unique('Flange'), description: 'Turned flange, 12 holes', quantity: 4, partNumber }
  const submit = () => submitInquiry(c, { ...words, drawingRevision: 'C', addressId: body.id, processId: process.id })
  const [inquiry, other] = [await submit(), await submit()]
  await submit()

  const quoted = await createQuotation(s, { inquiryId: inquiry.id, price: 500, details: 'Ex works' })
  answers.quoted = quoted
  await changeQuotationStatus(c, { id: quoted.id, status: 'accepted', poNumber: secret.accepted })
  const waiting = await createQuotation(s, { inquiryId: other.id, price: 500, details: 'Ex works' })
  await changeQuotationStatus(c, { id: waiting.id, status: 'accepted', poNumber: secret.waiting })
  const { id } = await createWorkorder(admin, { inquiryId: inquiry.id, supplierId: s.id })
  answers.moved = await changeWorkorderStatus(s, { id, status: 'started', notes: 'On the lathe' })
  answers.progressed = await setWorkorderProgress(s, { id, doneQuantity: 2, note: 'Half of them' })
  await setWorkorderReferences(c, { id, poNumber: secret.changed })
  await setWorkorderPayment(admin, { id, status: 'partial' })
  await setInquiryOwner(admin, { id: inquiry.id, ownerId: admin.member.id })
  await setWorkorderOwner(admin, { id, ownerId: admin.member.id })

  answers.inquiry = await getInquiry(s, inquiry)
  answers.quotation = await getQuotation(s, waiting)
  answers.workorder = await getWorkorder(s, { id })
  answers.found = await findEverywhere(s, { q: partNumber })
  answers.bells = await db().notification.findMany({ where: { memberId: s.member.id } })
  answers.mails = await mailsTo(s)
  for (const { group, name, endpoint } of readsOf('supplier'))
    answers[`${group}.${name}`] = (await ask(s, `GET ${endpoint.path}${endpoint.list ? '?limit=500' : ''}`)).body
  own.workorder = await getWorkorder(c, { id })
  own.inquiry = await getInquiry(c, inquiry)
  own.waiting = await getQuotation(c, waiting)
})

async function mailsTo(viewer: Viewer) {
  const owed = await rows<Happening>(sql`
    SELECT e.kind, e.entity_type AS "entityType", e.entity_id AS "entityId", e.data, true AS "isProven"
    FROM mails m JOIN events e ON e.id = m.event_id WHERE m.member_id = ${viewer.member.id} ORDER BY m.id`)
  return Promise.all(owed.map((one) => composeNews({ ...viewer, id: viewer.id }, 'workorders', [one])))
}

test('no answer, bell or mail to the supplier has a PO number or a line of the address', () => {
  const text = JSON.stringify(answers)
  expect(Object.entries(secret).filter(([, value]) => text.includes(value))).toEqual([])
  expect(text).not.toMatch(/"(poNumber|addressId|deliveryAddress)"/)
})

test('it reads the part, the revision and the state', () => {
  const reads = { partNumber, drawingRevision: 'C' }
  expect(answers.inquiry).toMatchObject({ ...reads, deliveryState: 'Maharashtra' })
  expect(answers.quotation).toMatchObject(reads)
  expect(answers.workorder).toMatchObject({ ...reads, deliveryState: 'Maharashtra', doneQuantity: 2 })
  expect(answers.bells).not.toEqual([])
  expect(answers.mails).not.toEqual([])
})

test('the customer reads all of it', () => {
  const { label, line1, city } = secret
  expect(own.inquiry).toMatchObject({ deliveryAddress: { label, line1, city } })
  expect(own.workorder).toMatchObject({ poNumber: secret.changed, deliveryAddress: { line1 } })
  expect(own.waiting).toMatchObject({ poNumber: secret.waiting })
})

test('the supplier finds nothing by them, whatever the list', async () => {
  const lists = readsOf('supplier').filter(({ endpoint }) => endpoint.list)
  for (const q of Object.values(secret)) {
    expect((await findEverywhere(supplier, { q })).hits).toEqual([])
    for (const { endpoint } of lists) {
      const { status, body } = await ask<unknown[]>(supplier, `GET ${endpoint.path}?q=${encodeURIComponent(q)}`)
      if (endpoint.path !== '/api/notifications')
        expect([endpoint.path, status, body]).toEqual([endpoint.path, 200, []])
    }
  }
})

describe('an export', () => {
  /** All lists that a viewer can export, as one text. */
  const exported = async (viewer: Viewer) =>
    (await Promise.all(exportable(viewer).map((list) => exportOf(viewer, list)))).join('')
  const found = (file: string, secrets: string[]) => secrets.filter((secret) => file.includes(secret))
  const poNumbers = [secret.changed, secret.waiting, secret.accepted]

  test('of a supplier has the part, and neither a PO number, an address, an owner nor the customer', async () => {
    const file = await exported(supplier)
    expect(file).toContain(`,${partNumber},C,`)
    expect(file).not.toMatch(/PO number|Owner/)
    expect(found(file, [...Object.values(secret), customer.companyName, admin.contactName])).toEqual([])
  })

  test('of a customer has its PO number, the part, what is done, and neither an owner nor the supplier', async () => {
    const file = await exported(customer)
    expect(file).toContain(`,${partNumber},C,`)
    expect(file).toMatch(new RegExp(`,${secret.changed},.*,${partNumber},C,.*,4,2,`))
    expect(file).not.toContain('Owner')
    expect(found(file, [supplier.companyName, admin.contactName])).toEqual([])
    const stranger = await exported(await make.customer())
    expect(found(stranger, [...poNumbers, partNumber])).toEqual([])
  })

  test('of an admin has PO number, part and owner', async () => {
    const file = await exported(admin)
    expect(found(file, [secret.changed, partNumber])).toEqual([secret.changed, partNumber])
    const [order] = file.split('\r\n').filter((line) => line.includes(secret.changed))
    expect(order).toContain(admin.contactName)
  })
})

test('no event keeps them: an admin’s log is permanent', async () => {
  const kept = JSON.stringify(await db().event.findMany({ where: { actorId: { in: [customer.id, supplier.id] } } }))
  expect(Object.entries(secret).filter(([, value]) => kept.includes(value))).toEqual([])
})
