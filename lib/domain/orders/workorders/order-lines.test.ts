import { rfqs } from '@/lib/contract'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { createQuotation } from '@/lib/domain/trade/quotations/create-quotation'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { addRfq } from '@/lib/domain/trade/rfqs/add-rfq'
import { awardRfq } from '@/lib/domain/trade/rfqs/award-rfq'
import { submitRfq } from '@/lib/domain/trade/rfqs/submit-rfq'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { displayId } from '@/lib/terms/nouns'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { createWorkorder } from './create-workorder'
import { orderLines } from './order-lines'
import { workorders } from '@/lib/contract/orders/workorders'

await ownDatabase()

const form = (fields: object) => rfqs.order.body.parse(fields)
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const news = async (viewer: Viewer) =>
  (await listNotifications(viewer, { limit: 40 })).items.map(({ message }) => message)

type Quoted = { leadDays?: number; targetDate?: string }

/** Four lines; the first and the third are awarded to A, the second to B, with one PO number. */
async function awarded({ leadDays, targetDate = day(40) }: Quoted = {}) {
  const [customer, a, b, admin] = [
    await make.customer(),
    await make.supplier(),
    await make.supplier(),
    await make.admin(),
  ]
  const lines = ['FL-100', 'BS-200', 'SH-300', 'PL-400'].map((partNumber, at) => ({
    key: `k${at}`,
    partNumber,
    quantity: 100,
    targetDate,
    description: 'As drawn, deburred',
  }))
  const { id } = await addRfq(customer, { lines })
  const rfq = await submitRfq(customer, { id, version: 1 })
  const inquiries = rfq.lines.map((line) => line.id)
  const quotations = []
  for (const [at, supplier] of [a, b, a].entries()) {
    const offer = { inquiryId: inquiries[at]!, price: 10_000, details: 'Ex works', validUntil: null, leadDays }
    quotations.push((await createQuotation(supplier, offer)).id)
  }
  const awards = quotations.map((quotationId) => ({ quotationId, version: 1 }))
  await awardRfq(customer, { id, awards, poNumber: 'PO-4410' })
  return { customer, a, b, admin, id, inquiries, quotations }
}
type Awarded = Awaited<ReturnType<typeof awarded>>
const ordersOf = ({ inquiries }: Awarded) =>
  db().workOrder.findMany({ where: { inquiryId: { in: inquiries } }, orderBy: { inquiryId: 'asc' } })
const issuesOf = (act: Promise<unknown>) =>
  act.then(
    () => [],
    (problem: { issues?: { path: string; message: string }[] }) => problem.issues ?? [],
  )

test('every accepted line becomes an order of its supplier with the PO number, and each side hears of it once', async () => {
  const story = await awarded()
  const { customer, a, b, admin, id, inquiries, quotations } = story
  const before = await Promise.all([customer, a, b].map(async (viewer) => (await news(viewer)).length))
  const answer = await orderLines(admin, { id, ...form({ startDate: day(1), notes: 'In one delivery' }) })
  conforms(rfqs.order, answer)
  expect(answer.orders.map(({ inquiryId }) => inquiryId)).toEqual(inquiries.slice(0, 3))
  expect(await ordersOf(story)).toMatchObject(
    [a, b, a].map((supplier, at) => ({
      id: answer.orders[at]!.workorderId,
      supplierId: supplier.id,
      inquiryId: inquiries[at],
      quotationId: quotations[at],
      poNumber: 'PO-4410',
      amount: 10_000,
      adminId: admin.id,
      notes: 'In one delivery',
      startDate: new Date(day(1)),
    })),
  )
  const told = await Promise.all(
    [customer, a, b].map(async (viewer, at) => {
      const now = await news(viewer)
      return now.slice(0, now.length - before[at]!)
    }),
  )
  expect(told).toEqual([
    [`${displayId('rfq', id)}: 3 orders are placed with suppliers`],
    [`You’ve received 2 work orders of ${displayId('rfq', id)}`],
    [`You’ve received 1 work order of ${displayId('rfq', id)}`],
  ])
  expect(JSON.stringify(told)).not.toMatch(new RegExp([customer, a, b].map(({ companyName }) => companyName).join('|')))
})

test('a line is due on its own day, else on the day that its quotation promised, else on the wanted day', async () => {
  const promised = await awarded({ leadDays: 20 })
  const own = [{ inquiryId: promised.inquiries[0], dueDate: day(9) }, { inquiryId: promised.inquiries[1] }]
  await orderLines(promised.admin, { id: promised.id, ...form({ lines: own }) })
  const { proposedDue } = await getQuotation(promised.admin, { id: promised.quotations[1]! })
  expect((await ordersOf(promised)).map(({ dueDate }) => dueDate)).toEqual([new Date(day(9)), new Date(proposedDue!)])

  const wanted = await awarded()
  await orderLines(wanted.admin, { id: wanted.id })
  const { targetDate } = await db().inquiry.findUniqueOrThrow({ where: { id: wanted.inquiries[0]! } })
  expect((await ordersOf(wanted)).map(({ dueDate }) => dueDate)).toEqual([targetDate, targetDate, targetDate])
  expect(targetDate).not.toBeNull()
})

test('all or none: every line that stands in the way is named with its sentence', async () => {
  const story = await awarded()
  const { admin, id, inquiries, a, quotations } = story
  const [elsewhere, b] = [await make.machine(await make.supplier()), story.b]
  await createWorkorder(admin, workorders.create.body.parse({ inquiryId: inquiries[0], supplierId: a.id }))
  await make.suspended(b)
  const lines = [
    { inquiryId: inquiries[3] },
    { inquiryId: inquiries[0] },
    { inquiryId: inquiries[2], machineId: elsewhere.id },
    { inquiryId: inquiries[1] },
  ]
  await refused(orderLines(admin, { id, ...form({ lines }) }), 'conflict')
  expect(await issuesOf(orderLines(admin, { id, ...form({ lines }) }))).toEqual([
    { path: 'lines.0', message: 'Line 4: No quotation on it is accepted' },
    { path: 'lines.1', message: `Line 1: ${displayId('quotation', quotations[0]!)} already has a work order` },
    { path: 'lines.2.machineId', message: 'Line 3: This machine belongs to another supplier' },
    { path: 'lines.3', message: 'Line 2: This supplier is suspended' },
  ])
  expect(await ordersOf(story)).toHaveLength(1)
})

test('a day that has passed, or lies before the start, is named at its line', async () => {
  const { admin, id, inquiries } = await awarded({ targetDate: day(3) })
  await db().inquiry.update({ where: { id: inquiries[1]! }, data: { targetDate: new Date('2026-01-05') } })
  const act = orderLines(admin, { id, ...form({ startDate: day(5) }) })
  expect(await issuesOf(act)).toEqual([
    { path: 'lines.0.dueDate', message: 'Line 1: The due date is before the start date' },
    { path: 'lines.1.dueDate', message: 'Line 2: Its day has passed: choose a due date' },
    { path: 'lines.2.dueDate', message: 'Line 3: The due date is before the start date' },
  ])
  expect(
    rfqs.order.body.safeParse({ lines: [{ inquiryId: 1, dueDate: '2026-01-05' }] }).error!.issues[0]!.message,
  ).toBe('Choose today or a later date')
})

test('a line of another request, one that is chosen twice, and none at all are refused', async () => {
  const { admin, customer, id, inquiries } = await awarded()
  const single = await make.inquiry(customer)
  const lines = [{ inquiryId: inquiries[0] }, { inquiryId: single.id }, { inquiryId: inquiries[0] }]
  const act = orderLines(admin, { id, ...form({ lines }) })
  await refused(act, 'validation')
  expect(await issuesOf(act)).toEqual([
    { path: 'lines.1.inquiryId', message: `Choose a line of ${displayId('rfq', id)}` },
    { path: 'lines.2.inquiryId', message: 'Line 1 is chosen twice' },
  ])
  expect(rfqs.order.body.safeParse({ lines: [] }).error!.issues[0]!.message).toBe('Choose at least one line')
})

test('a request without an accepted quotation says so, one whose lines are all ordered too', async () => {
  const { admin, id } = await awarded()
  await orderLines(admin, { id })
  await expect(orderLines(admin, { id })).rejects.toThrow('Every accepted line has its order')
  const customer = await make.customer()
  const draft = await addRfq(customer, {
    lines: [{ key: 'a', partNumber: 'FL-100', quantity: 5, description: 'As drawn, deburred' }],
  })
  await refused(orderLines(admin, { id: draft.id }), 'not_found')
  await submitRfq(customer, { id: draft.id, version: 1 })
  await expect(orderLines(admin, { id: draft.id })).rejects.toThrow(
    `No quotation on ${displayId('rfq', draft.id)} is accepted yet`,
  )
})

test('of orders at once each line gets one', async () => {
  const story = await awarded()
  const { admin, id } = story
  const outcome = await atOnce(Array.from({ length: 4 }, () => orderLines(admin, { id })))
  expect(outcome).toEqual({ done: 1, refused: Array(3).fill('conflict') })
  expect(await ordersOf(story)).toHaveLength(3)
})

test('while an order of one line is created singly, the order of all waits, and each line gets one', async () => {
  const story = await awarded()
  const { admin, id, a, inquiries } = story
  const single = workorders.create.body.parse({ inquiryId: inquiries[2], supplierId: a.id })
  await Promise.allSettled([createWorkorder(admin, single), orderLines(admin, { id })])
  await orderLines(admin, { id }).catch(() => null)
  expect((await ordersOf(story)).map(({ inquiryId }) => inquiryId)).toEqual(inquiries.slice(0, 3))
})

test('lines that are accepted later are ordered by the next act', async () => {
  const story = await awarded()
  const { customer, admin, id, b, inquiries } = story
  await orderLines(admin, { id })
  const late = { inquiryId: inquiries[3]!, price: 900, details: 'Ex works', validUntil: null }
  const { id: quotation } = await createQuotation(b, late)
  await changeQuotationStatus(customer, { id: quotation, status: 'accepted', poNumber: 'PO-4411' })
  const { orders } = await orderLines(admin, { id })
  expect(orders.map(({ inquiryId }) => inquiryId)).toEqual([inquiries[3]])
  expect((await ordersOf(story)).map(({ poNumber }) => poNumber)).toEqual(['PO-4410', 'PO-4410', 'PO-4410', 'PO-4411'])
})
