import { invoices, type BatchRow } from '@/lib/contract/money/invoices'
import { rejectProblem } from '@/lib/domain/orders/order-problems/end-problem'
import { raiseProblem } from '@/lib/domain/orders/order-problems/raise-problem'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { isoDay } from '@/lib/terms/format'
import { conforms } from '@/tests/conform'
import { company, complete, sold, taxProfile } from '@/tests/invoice-fixtures'
import { credit, issue } from '@/tests/issued'
import { make } from '@/tests/make'
import { plainJpeg } from '@/tests/named-files/jpeg'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { issueInvoices } from './issue-invoices'
import { listCustomersToInvoice } from './list-customers-to-invoice'

await ownDatabase()

let admin: Viewer
beforeAll(async () => void (admin = await make.admin()))
beforeEach(async () => void (await company()))

/** A completed order that is not invoiced. */
async function completed(fields: Parameters<typeof sold>[0] & { day?: string } = {}) {
  const order = await sold(fields)
  await complete(order.workOrderId, fields.day)
  return order
}

/** The orders in the list, by customer. */
const listed = async (query: object = {}) => {
  const asked = invoices.toIssue.query.parse({ sort: 'since', limit: 500, ...query })
  const { items } = await listCustomersToInvoice(admin, asked)
  return items.flatMap(({ id: customerId, rows }) => rows.map((row) => ({ ...row, customerId, id: row.workorderId })))
}
const rowOf = async (id: number) => {
  const { customerId } = await db()
    .workOrder.findUniqueOrThrow({ where: { id }, select: { inquiry: { select: { customerId: true } } } })
    .then((order) => order.inquiry!)
  return (await listed({ company: String(customerId) })).find((row) => row.id === id)
}
const batch = (...workorderIds: number[]) => issueInvoices(admin, { workorderIds, deliveries: [] })
const sentenceOf = ({ refused: sentence }: BatchRow) => sentence

test('a completed order stands in the list with what its invoice comes to, until it is invoiced in full', async () => {
  const { workOrderId, customer } = await completed()
  const row = (await rowOf(workOrderId))!
  expect(row).toMatchObject({ taxablePaise: 1_00_000_00, totalPaise: 1_18_000_00, missing: null })
  expect(row).toMatchObject({ customerId: customer.id, on: '2026-11-20' })
  await issue(admin, workOrderId, { lines: [{ taxablePaise: 40_000_00, quantityMilli: 1000 }] })
  expect(await rowOf(workOrderId)).toMatchObject({ taxablePaise: 60_000_00, totalPaise: 70_800_00 })
  await issue(admin, workOrderId)
  expect(await rowOf(workOrderId)).toBeUndefined()
})

test('the one that was completed first stands first, and others are not in the list', async () => {
  const customer = await make.customer()
  const later = await completed({ customer, day: '2026-11-10' })
  const first = await completed({ customer, day: '2026-10-01' })
  const running = await sold({ customer })
  const closed = await completed({ customer })
  await issue(admin, closed.workOrderId, { kind: 'proforma' })
  await db().orderTerms.update({ where: { workOrderId: closed.workOrderId }, data: { billingClosed: true } })
  expect((await listed({ company: String(customer.id) })).map(({ id }) => id)).toEqual([
    first.workOrderId,
    later.workOrderId,
  ])
  expect(await rowOf(running.workOrderId)).toBeUndefined()
})

test('a credit note on a part does not bring an order back; one on all of the invoice does', async () => {
  const part = await completed()
  await credit(admin, await issue(admin, part.workOrderId), 10_000_00)
  expect(await rowOf(part.workOrderId)).toBeUndefined()
  const whole = await completed()
  await credit(admin, await issue(admin, whole.workOrderId))
  expect(await rowOf(whole.workOrderId)).toMatchObject({ totalPaise: 1_18_000_00, missing: null })
})

test('a batch answers a row an order: its invoice, or why not; a refused one takes no number', async () => {
  const customer = await make.customer()
  const [one, two, running] = [await completed({ customer }), await completed({ customer }), await sold({ customer })]
  const nobodys = 2_000_000_000
  const rows = await batch(one.workOrderId, running.workOrderId, nobodys, two.workOrderId)
  conforms(invoices.batch, rows)
  expect(rows.map(({ workorderId }) => workorderId)).toEqual([
    one.workOrderId,
    running.workOrderId,
    nobodys,
    two.workOrderId,
  ])
  expect(rows.map(sentenceOf)).toEqual([
    null,
    'This order is not completed yet. Issue this invoice by itself.',
    'Work order not found',
    null,
  ])
  const numbers = rows.flatMap(({ issued }) => (issued ? [Number(issued.number.split('/').at(-1))] : []))
  expect(numbers[1]).toBe(numbers[0]! + 1)
  expect(rows[0]!.issued!.totalPaise).toBe(1_18_000_00)
  expect((await batch(one.workOrderId)).map(sentenceOf)).toEqual(['This order is invoiced in full'])
  const mails = await db().mail.findMany({ where: { memberId: customer.member.id, topic: 'invoices' } })
  expect(new Set(mails.map(({ bulkId }) => bulkId)).size).toBe(1)
})

/** What keeps an order from being invoiced with others. */
const lacks: [why: string, sentence: string | RegExp, prepare: (order: Awaited<ReturnType<typeof sold>>) => unknown][] =
  [
    ['the company has no bank', 'Fill in the company profile first: bank', () => company({ bankName: null })],
    [
      'the customer has no tax profile',
      'This customer has no tax profile yet',
      ({ customer }) => db().taxProfile.delete({ where: { accountId: customer.id } }),
    ],
    [
      'the customer is abroad',
      'SEZ and foreign customers are invoiced outside Jobwork',
      ({ customer }) => taxProfile(customer, { stateCode: '96' }),
    ],
    [
      'it has no amount',
      'This order has no amount: enter its lines',
      ({ workOrderId }) => db().workOrder.update({ where: { id: workOrderId }, data: { amount: null } }),
    ],
    ['there is no HSN', 'Enter the HSN in the terms first', () => company({ defaultHsn: null })],
    ['the HSN is short', /needs 6 digits/, () => company({ turnover: 'above_5_crore' })],
    [
      'its rate is no slab',
      'No such rate is listed: 7 %. Issue this invoice by itself.',
      async ({ workOrderId }) => {
        await issue(admin, workOrderId, { kind: 'proforma' })
        await db().orderTerms.update({ where: { workOrderId }, data: { rateBp: 700 } })
      },
    ],
    [
      'a part was paid by hand',
      'A part of it was paid before. Issue this invoice by itself.',
      ({ workOrderId }) => db().workOrder.update({ where: { id: workOrderId }, data: { paymentStatus: 'partial' } }),
    ],
    [
      'a part was credited',
      'A part of it was credited. Issue this invoice by itself.',
      async ({ workOrderId }) => {
        const lines = [{ taxablePaise: 40_000_00, quantityMilli: 1000 }]
        await credit(admin, await issue(admin, workOrderId, { lines }), 10_000_00)
      },
    ],
    [
      'the portal would refuse its PIN code',
      /The e-invoice portal would refuse it\. .*PIN/,
      async ({ customer }) => {
        await company({ einvoiceFrom: new Date('2026-04-01') })
        await taxProfile(customer, { pin: '110001' })
      },
    ],
  ]
test.each(lacks)('%s: the list says why, and the batch refuses it in the same words', async (_, sentence, prepare) => {
  const order = await completed()
  await prepare(order)
  const row = (await rowOf(order.workOrderId))!
  const documents = await db().taxDocument.count()
  const [answer] = await batch(order.workOrderId)
  expect(answer!.refused).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))
  expect(row.missing).toBe(answer!.refused)
  expect(await db().taxDocument.count()).toBe(documents)
})

test('what the list says an invoice comes to is what the batch issues', async () => {
  const rates = [await completed({ to: 'maharashtra', price: 33_333 }), await completed({ price: 12_345 })]
  await db().rate.create({ data: { kind: 'gst', code: '8708', rateBp: 500, from: new Date('2026-01-01') } })
  const kept = await completed({ price: 777 })
  await issue(admin, kept.workOrderId, { kind: 'proforma' })
  await db().orderTerms.update({
    where: { workOrderId: kept.workOrderId },
    data: { rateBp: 4000, createdAt: new Date('2026-09-01T06:00:00Z') },
  })
  const ids = [...rates, kept].map(({ workOrderId }) => workOrderId)
  const said = await Promise.all(ids.map(rowOf))
  const issued = await batch(...ids)
  expect(issued.map(({ workorderId, issued: invoice }) => [workorderId, invoice?.totalPaise])).toEqual(
    ids.map((id) => [id, said.find((row) => row!.id === id)!.totalPaise]),
  )
})

test('two admins at once: each order is invoiced once', async () => {
  const ids: number[] = []
  for (let n = 0; n < 4; n++) ids.push((await completed()).workOrderId)
  const other = await make.admin()
  const form = { workorderIds: ids, deliveries: [] }
  const [one, two] = await Promise.all([issueInvoices(admin, form), issueInvoices(other, form)])
  expect([...one, ...two].filter(({ issued }) => issued)).toHaveLength(ids.length)
  expect(await db().taxDocument.count({ where: { workOrderId: { in: ids }, kind: 'invoice' } })).toBe(ids.length)
})

test('at most 50 orders, and for admins who handle money', async () => {
  const ids = Array.from({ length: 51 }, (_, i) => i + 1)
  expect(invoices.batch.body.safeParse({ workorderIds: ids }).success).toBe(false)
  expect(invoices.batch.body.safeParse({ workorderIds: ids.slice(1) }).success).toBe(true)
  const { workOrderId, customer } = await completed()
  await refused(issueInvoices(customer, { workorderIds: [workOrderId], deliveries: [] }), 'forbidden')
  await refused(
    issueInvoices(await make.colleague(admin, 'operations'), { workorderIds: [workOrderId], deliveries: [] }),
    'forbidden',
  )
})

test('an order that its customer disputes waits until the problem is decided', async () => {
  const { workOrderId, customer } = await completed({ day: isoDay(Date.now()) })
  const files = [{ id: (await make.upload(customer, 'photo', 'burr.jpg', plainJpeg)).id }]
  const burr = { kind: 'finish', description: 'A burr on the inner edge', wanted: 'credit', files } as const
  const problem = await raiseProblem(customer, { ...burr, id: workOrderId })
  expect(await rowOf(workOrderId)).toBeUndefined()
  await rejectProblem(admin, { id: problem.id, note: 'The burr is outside of the drawing' })
  expect(await rowOf(workOrderId)).toBeDefined()
})
