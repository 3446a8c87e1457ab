import { shipments } from '@/lib/contract/goods/shipments'
import { invoices, type CustomerToInvoice } from '@/lib/contract/money/invoices'
import { moveShipment } from '@/lib/domain/goods/shipments/move-shipment'
import { planShipment } from '@/lib/domain/goods/shipments/plan-shipment'
import { receiveShipment } from '@/lib/domain/money/payouts/followed-acts'
import { issueChallan } from '@/lib/domain/money/challans/issue-challan'
import { getReceivables } from '@/lib/domain/money/statements/get-receivables'
import { db, rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { displayId } from '@/lib/terms/nouns'
import { sumOf } from '@/lib/terms/paise'
import { conforms } from '@/tests/conform'
import { company, complete, sold } from '@/tests/invoice-fixtures'
import { credit, issue } from '@/tests/issued'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { issueInvoices } from './issue-invoices'
import { listCustomersToInvoice } from './list-customers-to-invoice'

await ownDatabase()

let admin: Viewer
beforeAll(async () => void (admin = await make.admin()))
beforeEach(async () => void (await company()))

/** An order of 500 pieces for ₹99,999 without tax, to a customer in Karnataka. */
async function ordered(sides: { customer?: Viewer; supplier?: Viewer } = {}, quantity = 500) {
  const order = await sold({ price: 99_999, ...sides })
  await db().inquiry.update({ where: { id: order.inquiry.id }, data: { quantity } })
  return { ...order, id: order.workOrderId }
}
const pack = async (...lines: [order: number, pieces: number][]) => {
  const packed = await planShipment(
    admin,
    shipments.plan.body.parse({
      leg: 'from_hub',
      lines: lines.map(([workorderId, quantity]) => ({ workorderId, quantity })),
      packages: 2,
      carrier: 'Shree Transport',
    }),
  )
  return packed.id
}
const challan = (id: number, reason: string) =>
  issueChallan(admin, { id, ...shipments.issueChallan.body.parse({ reason }) })
/** It left three days ago; leaving itself is tested with shipments. */
const leave = (id: number) =>
  rows(sql`UPDATE shipments SET status = 'sent', sent_on = current_date - 3 WHERE id = ${id}`)

const listed = async (query: object = {}): Promise<CustomerToInvoice[]> => {
  const asked = invoices.toIssue.query.parse({ sort: 'since', limit: 500, ...query })
  const page = await listCustomersToInvoice(admin, asked)
  conforms(invoices.toIssue, page)
  return page.items
}
const groupOf = async ({ id }: Viewer) => (await listed({ company: String(id) }))[0]
const rowsOf = async (customer: Viewer) => (await groupOf(customer))?.rows ?? []
const batch = (form: object, as = admin) => issueInvoices(as, invoices.batch.body.parse(form))
const shown = (id: number) => displayId('shipment', id)

test('a customer has its deliveries and the rest of completed orders, with a sum; a batch issues exactly these', async () => {
  const { id, customer } = await ordered()
  const rest = await ordered({ customer })
  await complete(rest.id)
  const later = await pack([id, 200])
  await challan(later, 'later')
  await leave(later)
  const planned = await pack([id, 120])
  const group = (await groupOf(customer))!
  expect(group.rows).toMatchObject([
    { workorderId: rest.id, shipmentId: null, pieces: null, status: null, totalPaise: 1_17_999_00, missing: null },
    { workorderId: id, shipmentId: later, pieces: 200, status: 'sent', taxablePaise: 39_999_60, totalPaise: 47_200_00 },
    { workorderId: id, shipmentId: planned, pieces: 120, status: 'planned', taxablePaise: 23_999_76, missing: null },
  ])
  expect(group).toMatchObject({ id: customer.id, rowCount: 3, totalPaise: 1_17_999_00 + 47_200_00 + 28_320_00 })
  const deliveries = [planned, later].map((shipmentId) => ({ shipmentId, workorderId: id }))
  const answer = await batch({ workorderIds: [rest.id], deliveries })
  conforms(invoices.batch, answer)
  expect(answer.map(({ shipmentId, issued, refused: why }) => [shipmentId, issued?.totalPaise, why])).toEqual([
    [later, 47_200_00, null],
    [planned, 28_320_00, null],
    [null, 1_17_999_00, null],
  ])
  expect(await rowsOf(customer)).toEqual([])
})

test('values of deliveries add up to the order’s to the paisa; counted ones are for the accepted pieces', async () => {
  const { id, customer } = await ordered()
  const sent = [await pack([id, 200]), await pack([id, 120]), await pack([id, 180])]
  for (const one of sent) {
    await challan(one, 'later')
    await leave(one)
  }
  await receiveShipment(customer, {
    id: sent[0]!,
    ...shipments.receive.body.parse({
      deliveredOn: new Date().toISOString().slice(0, 10),
      lines: [{ id: (await db().shipmentLine.findFirstOrThrow({ where: { shipmentId: sent[0] } })).id, received: 190 }],
    }),
  })
  expect((await rowsOf(customer)).map(({ pieces }) => pieces)).toEqual([190, 120, 180])
  await batch({ deliveries: sent.map((shipmentId) => ({ shipmentId, workorderId: id })) })
  const ten = await pack([id, 10])
  await batch({ deliveries: [{ shipmentId: ten, workorderId: id }] })
  const documents = await db().taxDocument.findMany({ where: { workOrderId: id } })
  expect(documents).toHaveLength(4)
  expect(sumOf(documents.map(({ taxablePaise }) => Number(taxablePaise)))).toBe(99_999_00)
})

test('rows of an order and of its deliveries never invoice the same pieces twice', async () => {
  const { id, customer } = await ordered()
  const planned = await pack([id, 200])
  await complete(id)
  // The order waits until its delivery is invoiced.
  expect(await rowsOf(customer)).toMatchObject([{ workorderId: id, shipmentId: planned }])
  const first = `${shown(planned)} has pieces of this order: invoice it first`
  expect((await batch({ workorderIds: [id] }))[0]!.refused).toBe(first)
  // Both in one batch, and both from two admins at once.
  const form = { workorderIds: [id], deliveries: [{ shipmentId: planned, workorderId: id }] }
  const another = await make.admin()
  const answers = await Promise.all([batch(form), batch(form, another)])
  expect(answers.flat().filter(({ issued }) => issued)).toHaveLength(2)
  const documents = await db().taxDocument.findMany({ where: { workOrderId: id } })
  expect(documents.map(({ taxablePaise }) => Number(taxablePaise)).toSorted()).toEqual([39_999_60, 59_999_40])
})

test('an invoice of exactly its pieces covers a delivery; another one without a shipment asks for a look', async () => {
  const { id, customer } = await ordered()
  const planned = await pack([id, 200])
  const part = await issue(admin, id, { lines: [{ taxablePaise: 39_999_60, quantityMilli: 200_000 }] })
  expect(await rowsOf(customer)).toEqual([])
  await credit(admin, part)
  await issue(admin, id, { lines: [{ taxablePaise: 19_999_80, quantityMilli: 100_000 }] })
  const [row] = await rowsOf(customer)
  expect(row!.missing).toMatch(/^JW\/\S+ of this order is of no shipment\. Issue this invoice by itself\.$/)
  const [answer] = await batch({ deliveries: [{ shipmentId: planned, workorderId: id }] })
  expect(answer!.refused).toBe(row!.missing)
})

test('other challans, cancelled shipments, job work and what is closed are not invoiced from shipments', async () => {
  const { id, customer } = await ordered()
  const other = await pack([id, 10])
  await challan(other, 'other')
  const gone = await pack([id, 10])
  await moveShipment(admin, { id: gone, ...shipments.move.body.parse({ status: 'cancelled', reason: 'Wrong boxes' }) })
  expect(await rowsOf(customer)).toEqual([])
  const open = await pack([id, 10])
  expect(await rowsOf(customer)).toHaveLength(1)
  await issue(admin, id, { kind: 'proforma' })
  await db().orderTerms.update({ where: { workOrderId: id }, data: { supply: 'jobwork', materialOf: 'customer' } })
  expect(await rowsOf(customer)).toEqual([])
  await db().orderTerms.update({
    where: { workOrderId: id },
    data: { supply: 'goods', materialOf: 'supplier', billingClosed: true },
  })
  expect(await rowsOf(customer)).toEqual([])
  await db().orderTerms.update({ where: { workOrderId: id }, data: { billingClosed: false } })
  expect(await rowsOf(customer)).toMatchObject([{ shipmentId: open }])
})

test('forty at once, three refused, and others at the same time: the numbers have no gap', async () => {
  const { customer } = await ordered()
  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await ordered({ customer }, 10)).id))
  const packed: { shipmentId: number; workorderId: number }[] = []
  for (const id of ids) packed.push({ shipmentId: await pack([id, 4]), workorderId: id })
  const whole: number[] = []
  for (let n = 0; n < 20; n++) {
    const { id } = await ordered({ customer }, 10)
    await complete(id)
    whole.push(id)
  }
  for (const id of whole.slice(0, 3)) await db().workOrder.update({ where: { id }, data: { paymentStatus: 'partial' } })
  const before = await db().taxDocument.count()
  const last = async () =>
    (
      await rows<{ last: number }>(
        sql`SELECT coalesce(max(seq), 0)::int AS last FROM tax_documents WHERE series = 'JW'`,
      )
    )[0]!.last
  const from = await last()
  const single = await ordered({ customer })
  const [another, third] = [await make.admin(), await make.admin()]
  const [answer] = await Promise.all([
    batch({ workorderIds: whole, deliveries: packed }),
    // Another admin issues in between, and one is refused after its number could have been taken.
    issue(another, single.id),
    issueInvoices(third, { workorderIds: [whole[0]!, single.id], deliveries: [] }),
  ])
  expect(answer.filter(({ refused: why }) => why).map(({ workorderId }) => workorderId)).toEqual(whole.slice(0, 3))
  expect(answer.filter(({ issued }) => issued)).toHaveLength(37)
  const numbers = await db().taxDocument.findMany({
    where: { series: 'JW', seq: { gt: from } },
    orderBy: { seq: 'asc' },
    select: { seq: true },
  })
  expect(numbers.map(({ seq }) => seq - from)).toEqual(numbers.map((_, i) => i + 1))
  expect(numbers).toHaveLength((await db().taxDocument.count()) - before)
  expect(numbers.length).toBeGreaterThanOrEqual(38)
})

test('at most 50 in all, at least one; a page has no more than 20 customers; the tab counts invoices', async () => {
  const many = (n: number) => Array.from({ length: n }, (_, i) => i + 1)
  const deliveries = many(26).map((n) => ({ shipmentId: n, workorderId: n }))
  const messageOf = (form: object) => invoices.batch.body.safeParse(form).error?.issues[0]?.message
  expect(messageOf({})).toBe('Choose at least one order or delivery')
  expect(messageOf({ workorderIds: many(25), deliveries })).toBe('Choose at most 50 orders and deliveries')
  expect(messageOf({ workorderIds: many(24), deliveries })).toBeUndefined()
  const all: CustomerToInvoice[] = await listed()
  const { toInvoice } = await getReceivables(admin, {})
  expect(toInvoice).toBe(sumOf(all.map(({ rowCount }) => rowCount)))
  const { customer } = await ordered()
  await refused(listCustomersToInvoice(customer, invoices.toIssue.query.parse({})), 'forbidden')
})
