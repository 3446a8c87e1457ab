import { GET as figures } from '@/app/api/payments/route'
import { payments, workorders, type PaymentStatus } from '@/lib/contract'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { db } from '@/lib/infra/db/db'
import { isoDay } from '@/lib/terms/format'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call } from '@/tests/call'
import { conforms } from '@/tests/conform'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { getPayments } from './get-payments'

await ownDatabase()

const DAY = 86_400_000
const project = unique('Gearbox')
/** Noon in India so many days ago. */
const noon = (daysAgo: number) => new Date(Date.parse(`${isoDay(Date.now() - daysAgo * DAY)}T06:30:00Z`))
const none = { orders: 0, amount: 0 }
let admin: Viewer, supplier: Viewer, customer: Viewer

/** An order of the supplier: its amount, its payment, and how many days ago it was completed, if it was. */
async function order(price: number, paymentStatus: PaymentStatus, daysAgo: number | null, buyer = customer) {
  const { workorder, inquiry } = await make.order({ supplier, price, customer: buyer })
  const done = daysAgo === null ? {} : { status: 'completed' as const, completedDate: noon(daysAgo) }
  await db().workOrder.update({ where: { id: workorder.id }, data: { paymentStatus, ...done } })
  return { id: workorder.id, inquiry }
}

const ask = (filters: object) => getPayments(admin, payments.get.query.parse(filters))
const listed = async (filters: object) => {
  const { items, total } = await listWorkorders(admin, workorders.list.query.parse({ priced: 'true', ...filters }))
  return { orders: total, amount: items.reduce((sum, item) => sum + item.amount!, 0) }
}

beforeAll(async () => {
  ;[admin, supplier, customer] = [await make.admin(), await make.supplier(), await make.customer()]
  const other = await make.customer()
  const { inquiry } = await order(1_000, 'pending', 0)
  await db().inquiry.update({ where: { id: inquiry.id }, data: { projectName: project } })
  await order(2_000, 'pending', 30)
  await order(4_000, 'partial', 31)
  await order(8_000, 'pending', 60)
  await order(16_000, 'partial', 61)
  await order(32_000, 'pending', 90)
  await order(64_000, 'pending', 91)
  await order(128_000, 'complete', 91)
  await order(256_000, 'pending', null)
  await order(512_000, 'complete', null, other)
  // Without an inquiry there is no amount, and so no payment to follow.
  await createWorkorder(admin, { supplierId: supplier.id })
})

test('nothing to be paid comes to nothing', async () => {
  const company = (await make.customer()).id
  expect(await ask({ company })).toMatchObject({ total: none, paid: none, outstanding: none, partial: none })
})

test('the figures are those of all orders with an amount: total, paid, outstanding, partially paid, by age', async () => {
  const answer = await ask({ company: supplier.id })
  conforms(payments.get, answer)
  expect(answer).toEqual({
    total: { orders: 10, amount: 1_023_000 },
    paid: { orders: 2, amount: 640_000 },
    outstanding: { orders: 8, amount: 383_000 },
    partial: { orders: 2, amount: 20_000 },
    openPaise: 0,
    invoicedOpenPaise: 0,
    notInvoicedPaise: 0,
    byHand: { orders: 8, amount: 383_000 },
    outstandingByAge: {
      notCompleted: { orders: 1, amount: 256_000 },
      days0to30: { orders: 2, amount: 3_000 },
      days31to60: { orders: 2, amount: 12_000 },
      days61to90: { orders: 2, amount: 48_000 },
      over90: { orders: 1, amount: 64_000 },
    },
    company: { id: supplier.id, companyName: supplier.companyName, role: 'supplier' },
  })
})

const day = (daysAgo: number) => noon(daysAgo).toISOString().slice(0, 10)
const filters: [what: string, filter: () => object, orders: number, amount: number][] = [
  ['payment pending', () => ({ paymentStatus: 'pending' }), 6, 363_000],
  ['payment partial', () => ({ paymentStatus: 'partial' }), 2, 20_000],
  ['payment complete', () => ({ paymentStatus: 'complete' }), 2, 640_000],
  ['not fully paid', () => ({ paymentStatus: 'open' }), 8, 383_000],
  ['a customer', () => ({ company: customer.id }), 9, 511_000],
  ['completed from a day, which counts', () => ({ completedFrom: day(30) }), 2, 3_000],
  ['completed to a day, which counts', () => ({ completedTo: day(90) }), 3, 224_000],
  ['completed between two days', () => ({ completedFrom: day(61), completedTo: day(31) }), 3, 28_000],
  ['completed between days the wrong way round', () => ({ completedFrom: day(31), completedTo: day(61) }), 0, 0],
  ['a project', () => ({ q: project.toLowerCase() }), 1, 1_000],
  ["a customer's name", () => ({ q: customer.companyName }), 9, 511_000],
  ['all at once', () => ({ q: project, paymentStatus: 'open', completedFrom: day(0), completedTo: day(0) }), 1, 1_000],
]
test.each(filters)('%s: list and figures narrow alike', async (_, filter, orders, amount) => {
  const asked = { company: supplier.id, ...filter() }
  expect((await ask(asked)).total).toEqual({ orders, amount })
  expect(await listed(asked)).toEqual({ orders, amount })
})

test('a day of completion is a day in India: from midnight there to midnight there', async () => {
  const shop = await make.supplier()
  const at = async (instant: string) => {
    const { workorder } = await make.order({ supplier: shop, price: 100 })
    const done = { status: 'completed' as const, completedDate: new Date(instant) }
    await db().workOrder.update({ where: { id: workorder.id }, data: done })
  }
  await at('2026-03-31T18:29:59.999Z') // 31 March, a millisecond before midnight in India
  await at('2026-03-31T18:30:00.000Z') // 1 April there
  await at('2026-04-01T18:29:59.999Z') // still 1 April there
  await at('2026-04-01T18:30:00.000Z') // 2 April there
  const april = { company: shop.id, completedFrom: '2026-04-01', completedTo: '2026-04-01' }
  expect((await ask(april)).total.orders).toBe(2)
})

test('an order without an amount is in the list of work orders, not in that of payments', async () => {
  const own = { company: supplier.id }
  expect((await listWorkorders(admin, workorders.list.query.parse(own))).total).toBe(11)
  expect((await listed(own)).orders).toBe(10)
})

describe('what does not fit is refused', () => {
  test.each([
    ['paymentStatus=paid', 'paymentStatus'],
    ['company=-1', 'company'],
    ['company=Nava', 'company'],
    ['completedFrom=2026-02-30', 'completedFrom'],
    ['completedTo=yesterday', 'completedTo'],
  ])('%s', async (query, path) => {
    const response = await call(figures, { as: admin, at: `/api/payments?${query}` })
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'validation', issues: [{ path }] }])
  })
})

test('customers and suppliers do not see the ledger, nor learn from the filter with whom they work', async () => {
  for (const viewer of [customer, supplier]) {
    await refused(getPayments(viewer, {}), 'forbidden')
    for (const company of [customer.id, supplier.id])
      await refused(listWorkorders(viewer, workorders.list.query.parse({ company })), 'validation', 'company')
  }
})
