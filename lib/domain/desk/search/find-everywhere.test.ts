import { search } from '@/lib/contract'
import { findEverywhere } from '@/lib/domain/desk/search/find-everywhere'
import { addRfq } from '@/lib/domain/trade/rfqs/add-rfq'
import { submitRfq } from '@/lib/domain/trade/rfqs/submit-rfq'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const find = async (viewer: Viewer, q: string) => {
  const answer = await findEverywhere(viewer, { q })
  conforms(search.find, answer)
  return answer.hits
}
/** What is found, as kind and id. */
const found = async (viewer: Viewer, q: string) => (await find(viewer, q)).map(({ kind, id }) => `${kind} ${id}`)

test('a customer finds own inquiries, quotations and orders by their ids and by a part of the project', async () => {
  const { customer, inquiry, quotation, workorder } = await make.order()
  const own = [`workorder ${workorder.id}`, `quotation ${quotation.id}`, `inquiry ${inquiry.id}`]
  expect(await found(customer, inquiry.projectName.slice(2).toUpperCase())).toEqual(own)
  expect(await found(customer, `ORD-${String(workorder.id).padStart(4, '0')}`)).toEqual([own[0]])
  expect(await find(customer, `quot-${quotation.id}`)).toMatchObject([{ id: quotation.id, sub: '₹45,000' }])
  expect(await found(customer, `INQ-${inquiry.id}`)).toEqual([own[2]])
  expect(await found(customer, String(inquiry.id))).toContain(own[2])
  const [order] = await find(customer, `WO-${workorder.id}`)
  expect(order).toMatchObject({ title: inquiry.projectName, sub: null, status: 'pending' })
  expect(order!.href).toBe(`/customer/orders?id=${workorder.id}`)
})

test('a supplier finds own work, machines, processes and requests, and inquiries that are open', async () => {
  const { supplier, inquiry, quotation, workorder } = await make.order()
  const request = await make.request(supplier)
  const open = await make.inquiry(await make.customer())
  expect(await found(supplier, inquiry.projectName)).toEqual([
    `workorder ${workorder.id}`,
    `quotation ${quotation.id}`,
    `inquiry ${inquiry.id}`,
  ])
  expect(await found(supplier, request.machineName)).toEqual([
    `machine ${request.machineId}`,
    `workorderrequest ${request.id}`,
  ])
  expect(await found(supplier, `REQ-${request.id}`)).toEqual([`workorderrequest ${request.id}`])
  expect(await find(supplier, open.projectName)).toMatchObject([
    { kind: 'inquiry', status: 'new', href: `/supplier/quotations?inquiry=${open.id}` },
  ])
  expect(await found(await make.supplier({ verified: false }), open.projectName)).toEqual([])
})

test('a customer and an admin find a request by its name and reference, a supplier by its id alone', async () => {
  const [customer, supplier, admin] = [await make.customer(), await make.supplier(), await make.admin()]
  const [name, reference] = [unique('BOM pump'), unique('PR')]
  const lines = [{ key: 'a', partNumber: 'FL-100', quantity: 500, description: 'Flange as drawn' }]
  const { id } = await addRfq(customer, { name, reference, lines })
  expect(await found(admin, name)).toEqual([])
  await submitRfq(customer, { id, version: 1 })
  const href = `/customer/rfqs/${id}`
  expect(await find(customer, name)).toMatchObject([
    { kind: 'rfq', id, title: name, sub: reference, status: 'open', href },
  ])
  expect(await find(admin, reference)).toMatchObject([{ kind: 'rfq', id, title: name, sub: customer.companyName }])
  expect(await found(supplier, name)).toEqual([])
  expect(await found(supplier, reference)).toEqual([])
  expect(await find(supplier, `RFQ-${id}`)).toMatchObject([
    { kind: 'rfq', id, title: 'Request for quotation', sub: null, status: 'open' },
  ])
  expect(await found(await make.customer(), `RFQ-${id}`)).toEqual([])
})

test('an admin finds companies by name, person, email and GSTIN, and everybody’s things with whose they are', async () => {
  const gstNumber = unique('GST').toUpperCase()
  const { admin, customer, supplier, inquiry, workorder } = await make.order({
    customer: await make.customer({ gstNumber, contactName: unique('Meera') }),
  })
  for (const q of [customer.companyName, customer.contactName, customer.email, gstNumber.slice(0, 9)])
    expect(await found(admin, q)).toEqual([`customer ${customer.id}`])
  const machine = await make.machine(supplier, { approved: false })
  const process = await make.process(supplier)
  expect(await find(admin, machine.name)).toMatchObject([
    { id: machine.id, status: 'pending', href: `/admin/approvals?tab=machines&id=${machine.id}` },
  ])
  expect(await find(admin, process.name)).toMatchObject([{ id: process.id, sub: supplier.companyName }])
  const hits = await find(admin, inquiry.projectName)
  const both = `${customer.companyName} · ${supplier.companyName}`
  expect(hits.find(({ kind }) => kind === 'workorder')).toMatchObject({ id: workorder.id, sub: both })
})

test('nobody finds what is another’s, nor a company of the other side', async () => {
  const { customer, supplier, inquiry, quotation, workorder } = await make.order()
  const request = await make.request(supplier)
  const machine = await make.machine(supplier)
  const process = await make.process(supplier)
  const things = [
    inquiry.projectName,
    `INQ-${inquiry.id}`,
    `QUOT-${quotation.id}`,
    `WO-${workorder.id}`,
    `REQ-${request.id}`,
    machine.name,
    process.name,
    customer.companyName,
    customer.email,
    supplier.companyName,
    supplier.email,
  ]
  for (const stranger of [await make.customer(), await make.supplier()])
    for (const q of things) expect([q, await found(stranger, q)]).toEqual([q, []])
  expect(await found(customer, supplier.companyName)).toEqual([])
  expect(await found(supplier, customer.companyName)).toEqual([])
})

test('the id comes first, then what begins so, then what holds it, the newest first; five of a kind', async () => {
  const customer = await make.customer()
  const last = await make.inquiry(customer)
  // As a text the id of one that comes first by it.
  const q = String(last.id)
  const name = (projectName: string) => make.inquiry(customer, { projectName })
  const holding = await name(`Flange ${q}`)
  const beginning = await name(`${q} flanges`)
  const third = q.length < 3 ? [] : [`inquiry ${holding.id}`]
  expect(await found(customer, q)).toEqual([`inquiry ${last.id}`, `inquiry ${beginning.id}`, ...third])
  const word = unique('Gear')
  const many = []
  for (let n = 0; n < 7; n++) many.unshift(await name(`${word} ${n}`))
  expect(await found(customer, word)).toEqual(many.slice(0, 5).map(({ id }) => `inquiry ${id}`))
})

test('one or two letters find what begins with them, and nothing in the middle of a name', async () => {
  const customer = await make.customer()
  const { id } = await make.inquiry(customer, { projectName: 'Xylem rotor' })
  expect(await found(customer, 'xy')).toEqual([`inquiry ${id}`])
  expect(await found(customer, 'ro')).toEqual([])
  expect(await found(customer, 'rot')).toEqual([`inquiry ${id}`])
})

test('signs of a pattern mean themselves', async () => {
  const customer = await make.customer()
  const { id } = await make.inquiry(customer, { projectName: 'Plate 50%_c\\d' })
  await make.inquiry(customer, { projectName: 'Plate 500 acxd' })
  for (const q of ['50%_c', '%_c\\d', 'c\\d']) expect([q, await found(customer, q)]).toEqual([q, [`inquiry ${id}`]])
  for (const q of ['%', '_', '%%%', '___', '\\', "';--", '(((', '–', '\u{1f527}'])
    expect([q, await found(customer, q)]).toEqual([q, []])
})

test('a machine shows what it does once it is approved, and its approval before', async () => {
  const supplier = await make.supplier()
  const waits = await make.machine(supplier, { approved: false })
  const works = await make.machine(supplier)
  expect(await find(supplier, waits.name)).toMatchObject([{ status: 'pending', sub: 'VF-2' }])
  expect(await find(supplier, works.name)).toMatchObject([{ status: works.status }])
})

test('a text is found however its letters are written: accents, Unicode forms, Indian scripts', async () => {
  const customer = await make.customer()
  const called = async (projectName: string) => `inquiry ${(await make.inquiry(customer, { projectName })).id}`
  const cafe = await called('Cafe\u0301 shelf')
  for (const q of ['Café', 'cafe', 'CAFE\u0301 SHELF', 'fé sh']) expect(await found(customer, q)).toEqual([cafe])
  const hindi = await called('\u0958\u0932\u092E')
  for (const q of ['\u0958\u0932\u092E', '\u0915\u093C\u0932\u092E']) expect(await found(customer, q)).toEqual([hindi])
  // Without its nukta it is another letter, as a vowel sign is no accent.
  expect(await found(customer, '\u0915\u0932\u092E')).toEqual([])
  const micro = await called('Lapped to 5 \u00B5m, ﬁne')
  for (const q of ['5 \u03BCm', 'fine']) expect(await found(customer, q)).toEqual([micro])
})
