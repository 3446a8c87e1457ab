import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { ask } from '@/tests/product/ask'

await ownDatabase()

let customer: Viewer
let supplier: Viewer
beforeAll(async () => {
  customer = await make.customer()
  supplier = await make.supplier()
})

const quoted = async (price: number) => make.quotation(supplier, await make.inquiry(customer), { price })
const approver = (approvalLimit: number | null) => make.colleague(customer, 'approver', { approvalLimit })
const accept = (as: Viewer, id: number) => ask(as, `PATCH /api/quotations/${id}/status`, { status: 'accepted' })
const statusOf = async (id: number) => (await db().quotation.findUniqueOrThrow({ where: { id } })).status

test('an approver accepts up to the own limit; a rupee above it is refused with both amounts, and nothing happened', async () => {
  const [within, above] = [await quoted(1_00_000), await quoted(1_00_001)]
  const meena = await approver(1_00_000)
  expect((await accept(meena, within.id)).status).toBe(200)
  const { status, body } = await accept(meena, above.id)
  expect([status, body]).toEqual([
    409,
    { code: 'approval_needed', message: 'You may accept up to ₹1,00,000 and this is ₹1,00,001. Ask for approval.' },
  ])
  expect(await statusOf(above.id)).toBe('pending')
  expect(await db().event.count({ where: { kind: 'quotation.accepted', entityId: above.id } })).toBe(0)
})

test('a limit of ₹0 accepts nothing, and rejecting needs no limit', async () => {
  const [nobody, { id }] = [await approver(0), await quoted(1)]
  expect((await accept(nobody, id)).status).toBe(409)
  expect((await ask(nobody, `PATCH /api/quotations/${id}/status`, { status: 'rejected' })).status).toBe(200)
})

test.each(['owner', 'buyer', 'approver'] as const)('a person without a limit accepts any price: %s', async (role) => {
  const { id } = await quoted(9_00_000)
  expect((await accept(await make.colleague(customer, role), id)).status).toBe(200)
})

test('the price that the supplier agreed to, or raised meanwhile, is the one that counts', async () => {
  const meena = await approver(1_00_000)
  const { id, inquiryRevision: revision } = await quoted(1_20_000)
  await ask(meena, `POST /api/quotations/${id}/counter`, { price: 1_00_001 })
  await ask(supplier, `PATCH /api/quotations/${id}`, { revision, price: 1_00_001 })
  expect((await accept(meena, id)).status).toBe(409)
  await ask(supplier, `PATCH /api/quotations/${id}`, { revision, price: 1_00_000 })
  expect((await accept(meena, id)).status).toBe(200)
})

test('the limit is compared with the price without GST', async () => {
  const { id, inquiryRevision: revision } = await quoted(1_00_000)
  await ask(supplier, `PATCH /api/quotations/${id}`, { revision, gstPercent: 18 })
  expect((await accept(await approver(1_00_000), id)).status).toBe(200)
})

test('what can not be accepted at all is told first', async () => {
  const { id } = await quoted(9_00_000)
  await accept(customer, id)
  expect((await accept(await approver(1_000), id)).body).toMatchObject({ code: 'conflict' })
})

test('an admin records any acceptance', async () => {
  const [admin, { id }] = [await make.admin(), await quoted(9_00_000)]
  await ask(admin, `PATCH /api/quotations/${id}/status`, { status: 'sent' })
  expect((await accept(admin, id)).status).toBe(200)
})

test('an approver orders nothing by other ways: no inquiry, no copy of one, no repeat of an order', async () => {
  const { workorder, customer: buyer, inquiry } = await make.order()
  await db().workOrder.update({ where: { id: workorder.id }, data: { status: 'completed', completedDate: new Date() } })
  const meena = await make.colleague(buyer, 'approver', { approvalLimit: 1_000 })
  const form = { projectName: 'Flange', description: 'Turned flange, 12 holes', quantity: 4 }
  for (const [line, body] of [
    ['POST /api/inquiries', form],
    [`POST /api/inquiries/${inquiry.id}/copy`, { quantity: 4 }],
    [`POST /api/workorders/${workorder.id}/reorder`, { quantity: 4 }],
    ['POST /api/workorders', { inquiryId: inquiry.id, supplierId: 1 }],
  ] as const)
    expect([line, (await ask(meena, line, body)).status]).toEqual([line, 403])
})
