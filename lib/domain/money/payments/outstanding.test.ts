import { orderTerms } from '@/lib/contract/money/terms'
import { payments } from '@/lib/contract/money/payments'
import { receipts } from '@/lib/contract/money/receipts'
import { Problem } from '@/lib/contract/core/problem'
import { workorders } from '@/lib/contract/orders/workorders'
import { getTasks } from '@/lib/domain/desk/dashboard/get-tasks'
import { getTrends } from '@/lib/domain/desk/dashboard/get-trends'
import { editTerms } from '@/lib/domain/money/order-terms/edit-terms'
import { allocateReceipt } from '@/lib/domain/money/receipts/allocate-receipt'
import { judgeReceipt } from '@/lib/domain/money/receipts/judge-receipt'
import { getReceivables } from '@/lib/domain/money/statements/get-receivables'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import type { AdminTasks, AdminTrends } from '@/lib/contract/desk/dashboard'
import { db, rows, rowsIn, sql, transaction } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { addDays, isoDay } from '@/lib/terms/format'
import { conforms } from '@/tests/conform'
import { company, complete, sold } from '@/tests/invoice-fixtures'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { documentOf, follow, pay } from '@/tests/receipt-fixtures'
import { recordStatements } from '@/tests/sent-statements'
import { checkOpenParts } from './check-open-parts'
import { differingOrderSums } from './check-order-sums'
import { editOperator } from './edit-operator'
import { getPayments } from './get-payments'
import { setWorkorderPayment } from './set-workorder-payment'

await ownDatabase()

const sent = recordStatements()

type Sold = Awaited<ReturnType<typeof sold>>

const today = isoDay(Date.now())
const inDays = (days: number) => addDays(today, days)
let admin: Viewer
beforeAll(async () => void (admin = await make.admin()))

const figures = (asked: object = {}) => getPayments(admin, payments.get.query.parse(asked))
const receivable = async (id?: number) => (await getReceivables(admin, id ? { company: id } : {})).openPaise
const reverse = (by: Viewer, id: number) =>
  judgeReceipt(by, { id, ...receipts.changeStatus.body.parse({ status: 'reversed', reason: 'The cheque came back' }) })
const refund = (order: Sold, paise: number) => pay(order, { paise, direction: 'out' })
const setTerms = ({ workOrderId: id }: Sold, form: object) =>
  editTerms(admin, { id, ...orderTerms.edit.body.parse(form) })

/** What stands on the order's row. */
const rowOf = ({ workOrderId: id }: Sold) =>
  db().workOrder.findUniqueOrThrow({
    where: { id },
    select: { valuePaise: true, openPaise: true, invoicedOpenPaise: true, invoiceDueOn: true, openAmount: true },
  })

/** Nothing that is stored differs from what receipts, documents and terms say; Payments and Receivables agree. */
async function allAgrees(companies: number[] = []) {
  expect(await checkOpenParts()).toBe(0)
  expect(await differingOrderSums()).toBe(0)
  for (const id of [undefined, ...companies]) {
    const found = await figures(id ? { company: String(id) } : {})
    expect([id, found.invoicedOpenPaise]).toEqual([id, await receivable(id)])
    expect(found.notInvoicedPaise).toBe(found.openPaise - found.invoicedOpenPaise)
    expect(found.notInvoicedPaise).toBeGreaterThanOrEqual(0)
    expect(found.paid.amount + found.outstanding.amount).toBe(found.total.amount)
    const ages = Object.values(found.outstandingByAge)
    expect(ages.reduce((sum, { amount }) => sum + amount, 0)).toBe(found.outstanding.amount)
    expect(ages.reduce((sum, { orders }) => sum + orders, 0)).toBe(found.outstanding.orders)
  }
}

test('of ₹1,00,000 inter-State ₹50,000 are paid: 68,000.00 is open, 57,627 of the amount outstanding, 42,373 paid', async () => {
  const order = await sold()
  await pay(order, { paise: 50_000_00 })
  const found = await figures({ company: String(order.customer.id) })
  conforms(payments.get, found)
  expect(found).toMatchObject({
    total: { orders: 1, amount: 1_00_000 },
    paid: { orders: 0, amount: 42_373 },
    outstanding: { orders: 1, amount: 57_627 },
    partial: { orders: 1, amount: 57_627 },
    openPaise: 68_000_00,
    invoicedOpenPaise: 0,
    notInvoicedPaise: 68_000_00,
    byHand: { orders: 0, amount: 0 },
  })
  await allAgrees([order.customer.id])
})

test('invoiced only 59,000.00: Receivables has 9,000.00, and 59,000.00 is not invoiced', async () => {
  const order = await sold()
  await pay(order, { paise: 50_000_00 })
  await documentOf(order, { totalPaise: 59_000_00, dueOn: inDays(30) })
  expect(await receivable(order.customer.id)).toBe(9_000_00)
  const parts = { openPaise: 68_000_00, invoicedOpenPaise: 9_000_00, notInvoicedPaise: 59_000_00 }
  for (const company of [order.customer.id, order.supplier.id])
    expect(await figures({ company: String(company) })).toMatchObject(parts)
  expect(await figures({ q: order.inquiry.projectName })).toMatchObject(parts)
  await allAgrees([order.customer.id])
})

test('the figures cost the same whatever the number of orders: they are read from order_sums, ages by their indexes', async () => {
  sent.length = 0
  for (const asked of [{}, { age: '61+' }, { paymentStatus: 'open' }, { completedFrom: today }]) await figures(asked)
  const figuresRead = sent.filter((statement) => statement.includes('openPaise'))
  expect(figuresRead).toHaveLength(4)
  expect(figuresRead.filter((statement) => /work_orders|tax_documents|receipts/.test(statement))).toEqual([])

  const due = sql`payment_due_since(w.payment_by, w.completed_date, w.invoice_due_on)`
  const unpaid = sql`w.payment_status <> 'complete' AND w.amount IS NOT NULL AND ${due} < now()`
  const indexes = {
    work_orders_unpaid_by_due: unpaid,
    work_orders_by_payment_due: sql`coalesce(${due}, '-infinity') BETWEEN now() - interval '9 days' AND now()`,
    work_orders_with_open_part: sql`w.open_paise > 0`,
  }
  for (const [index, fits] of Object.entries(indexes)) {
    const plan = await transaction(async (tx) => {
      await rowsIn(tx)(sql`SET LOCAL enable_seqscan = off`)
      return rowsIn(tx)<object>(sql`EXPLAIN SELECT w.id FROM work_orders w WHERE ${fits}`)
    })
    expect(JSON.stringify(plan)).toContain(index)
  }
})

test('orders by hand count whole beside it, without tax, until they are complete', async () => {
  const { customer, supplier, ...order } = await sold()
  const [part, paid] = [await sold({ customer, supplier, price: 30_000 }), await sold({ customer, supplier, price: 7 })]
  await setWorkorderPayment(admin, { id: part.workOrderId, status: 'partial' })
  await setWorkorderPayment(admin, { id: paid.workOrderId, status: 'complete' })
  await documentOf({ customer, ...order })
  const found = await figures({ company: String(customer.id) })
  expect(found).toMatchObject({
    byHand: { orders: 1, amount: 30_000 },
    outstanding: { orders: 2, amount: 1_30_000 },
    paid: { orders: 1, amount: 7 },
    openPaise: 1_18_000_00,
  })
  const trends = (await getTrends(admin, {})) as AdminTrends
  const all = await figures()
  expect(trends).toMatchObject({ openPaise: all.openPaise, byHand: all.byHand, outstandingByAge: all.outstandingByAge })
})

test('an order without an amount is in the sums with tax alone', async () => {
  const order = await sold()
  await db().quotation.updateMany({ where: { inquiryId: order.inquiry.id }, data: { status: 'rejected' } })
  expect(await getWorkorder(admin, { id: order.workOrderId })).toMatchObject({ amount: null })
  await documentOf(order, { totalPaise: 5_000_00 })
  expect(await figures({ company: String(order.customer.id) })).toMatchObject({
    total: { orders: 0, amount: 0 },
    outstanding: { orders: 0, amount: 0 },
    openPaise: 5_000_00,
    invoicedOpenPaise: 5_000_00,
  })
  await allAgrees([order.customer.id])
})

describe('whatever moves an order’s payment keeps its open part', () => {
  const due = new Date(inDays(9))
  const whole = { openPaise: 1_18_000_00n, invoicedOpenPaise: 1_18_000_00n, invoiceDueOn: due, openAmount: 1_00_000 }
  const invoiced = async (to?: 'karnataka' | 'maharashtra') => {
    const order = await sold({ to })
    return { ...order, invoice: await documentOf(order, { dueOn: inDays(9) }) }
  }
  type Invoiced = Awaited<ReturnType<typeof invoiced>>
  const moves: [what: string, move: (order: Invoiced) => Promise<unknown>, then: object][] = [
    ['an invoice', async () => {}, whole],
    ['a receipt', (order) => pay(order, { paise: 59_000_00 }), { openPaise: 59_000_00n, openAmount: 50_000 }],
    ['a receipt with TDS', (order) => pay(order, { paise: 58_900_00, tdsPaise: 100_00 }), { openPaise: 59_000_00n }],
    [
      'a receipt that leaves ₹1',
      (order) => pay(order, { paise: 1_17_999_00 }),
      { openPaise: 0n, invoicedOpenPaise: 0n, invoiceDueOn: null, openAmount: 0 },
    ],
    [
      'a receipt that leaves ₹1.01',
      (order) => pay(order, { paise: 1_17_998_99 }),
      { openPaise: 1_01n, invoicedOpenPaise: 1_01n, invoiceDueOn: due },
    ],
    ['a reversed receipt', async (order) => reverse(admin, (await pay(order, { paise: 1_18_000_00 })).id), whole],
    [
      'a refund',
      async (order) => {
        await pay(order, { paise: 1_18_000_00 })
        await refund(order, 18_000_00)
      },
      { openPaise: 18_000_00n, invoicedOpenPaise: 18_000_00n },
    ],
    [
      'a receipt that is reversed after its refund',
      async (order) => {
        const { id } = await pay(order, { paise: 18_000_00 })
        await refund(order, 18_000_00)
        await reverse(admin, id)
      },
      { openPaise: 1_36_000_00n, invoicedOpenPaise: 1_18_000_00n, openAmount: 1_00_000 },
    ],
    [
      'a receipt on account that is allocated',
      async (order) => {
        const { id } = await pay(order, { paise: 59_000_00, allocations: [] })
        const form = { allocations: [{ workOrderId: order.workOrderId, paise: 59_000_00 }] }
        await allocateReceipt(admin, { id, ...receipts.allocate.body.parse(form) })
      },
      { openPaise: 59_000_00n },
    ],
    [
      'an adjustment',
      ({ workOrderId: id }) => setWorkorderPayment(admin, { id, status: 'complete' }),
      { openPaise: 0n, invoiceDueOn: null, openAmount: 0 },
    ],
    [
      'an adjustment that is taken back',
      async ({ workOrderId: id }) => {
        await setWorkorderPayment(admin, { id, status: 'complete' })
        await setWorkorderPayment(admin, { id, status: 'pending' })
      },
      whole,
    ],
    [
      'a credit note',
      (order) => documentOf(order, { kind: 'credit_note', totalPaise: 18_000_00, againstId: order.invoice.id }),
      { openPaise: 1_18_000_00n, invoicedOpenPaise: 1_00_000_00n },
    ],
    [
      'a credit note of a closed billing',
      async (order) => {
        await documentOf(order, { kind: 'credit_note', totalPaise: 18_000_00, againstId: order.invoice.id })
        await setTerms(order, { billingClosed: true })
      },
      { valuePaise: 1_00_000_00n, openPaise: 1_00_000_00n, invoicedOpenPaise: 1_00_000_00n, openAmount: 1_00_000 },
    ],
    [
      'a debit note',
      (order) => documentOf(order, { kind: 'debit_note', totalPaise: 2_000_00, againstId: order.invoice.id }),
      { openPaise: 1_20_000_00n, invoicedOpenPaise: 1_20_000_00n, openAmount: 1_00_000 },
    ],
    [
      'a second invoice, once the first is paid',
      async (order) => {
        await pay(order, { paise: 1_18_000_00 })
        await documentOf(order, { totalPaise: 500_00, dueOn: inDays(20) })
      },
      { openPaise: 500_00n, invoicedOpenPaise: 500_00n, invoiceDueOn: new Date(inDays(20)) },
    ],
    [
      'an invoice that was credited in full, with its money returned',
      async (order) => {
        await documentOf(order, { kind: 'credit_note', againstId: order.invoice.id })
        await setTerms(order, { billingClosed: true })
        const { id } = await pay(order, { paise: 700_00, confirmOver: true })
        await reverse(admin, id)
      },
      { valuePaise: 0n, openPaise: 0n, invoicedOpenPaise: 0n, invoiceDueOn: null, openAmount: 0 },
    ],
  ]
  test.each(moves)('%s', async (_, move, then) => {
    const order = await invoiced()
    await move(order)
    expect(await rowOf(order)).toMatchObject(then)
    await allAgrees([order.customer.id])
  })

  test('terms that an admin changes', async () => {
    const order = await sold()
    await pay(order, { paise: 10_000_00 })
    await setTerms(order, { rateBp: 500 })
    expect(await rowOf(order)).toMatchObject({ valuePaise: 1_05_000_00n, openPaise: 95_000_00n, openAmount: 90_476 })
    await allAgrees([order.customer.id])
  })

  test('the company’s State, which splits the tax: half a paisa a head can make a rupee', async () => {
    const order = await sold({ to: 'maharashtra' })
    await pay(order, { paise: 100_00 })
    await setTerms(order, { taxablePaise: 491_00, rateBp: 10 })
    expect(await rowOf(order)).toMatchObject({ valuePaise: 492_00n, openPaise: 392_00n })
    const { revision } = await db().operatorProfile.findUniqueOrThrow({ where: { id: 1 } })
    const form = { revision, stateCode: '29', gstin: null } as unknown as Parameters<typeof editOperator>[1]
    await editOperator(admin, form)
    expect(await rowOf(order)).toMatchObject({ valuePaise: 491_00n, openPaise: 391_00n })
    await allAgrees([order.customer.id])
    await company()
    await checkOpenParts()
  })

  test('the price of its accepted quotation, whoever changes it', async () => {
    const order = await sold()
    await pay(order, { paise: 50_000_00 })
    await db().quotation.updateMany({ where: { inquiryId: order.inquiry.id }, data: { price: 2_00_000 } })
    expect(await rowOf(order)).toMatchObject({ openPaise: 68_000_00n, openAmount: 1_15_254 })
    await allAgrees([order.customer.id])
  })

  test('what differs all the same is found and mended', async () => {
    const order = await invoiced()
    const hand = await sold()
    await db().workOrder.update({ where: { id: order.workOrderId }, data: { openPaise: 1n, invoiceDueOn: null } })
    await db().workOrder.update({ where: { id: hand.workOrderId }, data: { openPaise: 5n, valuePaise: 5n } })
    expect(await checkOpenParts()).toBe(2)
    expect(await rowOf(order)).toMatchObject(whole)
    expect(await rowOf(hand)).toMatchObject({ openPaise: null, valuePaise: null, openAmount: null })
    await allAgrees([order.customer.id])
  })
})

test('an order with documents is due and aged from its oldest unpaid invoice, before an invoice never', async () => {
  const order = await sold()
  const { customer, supplier, workOrderId: id } = order
  await complete(id, inDays(-100))
  const ids = async (viewer: Viewer, age: string) =>
    (await listWorkorders(viewer, workorders.list.query.parse({ age }))).items.map((one) => one.id)
  const isListed = async (age: string) => (await ids(customer, age)).includes(id)
  const ages = async () => (await figures({ company: String(customer.id) })).outstandingByAge
  const overdue = async () => ((await getTasks(admin, {})) as AdminTasks).overdue.count
  const outstanding = { orders: 1, amount: 1_00_000 }

  expect([await isListed('91+'), (await ages()).over90]).toEqual([true, outstanding])
  const before = await overdue()

  const advance = await pay(order, { paise: 1_00 })
  expect(await isListed('91+')).toBe(false)
  expect((await ages()).notCompleted.orders).toBe(1)
  expect(await overdue()).toBe(before - 1)
  await reverse(admin, advance.id)

  await documentOf(order, { totalPaise: 59_000_00, issuedOn: inDays(-70), dueOn: inDays(-40) })
  await documentOf(order, { totalPaise: 59_000_00, issuedOn: inDays(-60), dueOn: inDays(1) })
  expect([await isListed('31-45'), await isListed('61+'), (await ages()).days31to60]).toEqual([
    true,
    false,
    outstanding,
  ])
  expect(await getWorkorder(customer, { id })).toMatchObject({ invoiceDueOn: inDays(-40) })
  // The same from the sums of all orders.
  expect((await figures({ age: '31-45' })).outstanding).toEqual(outstanding)

  // A supplier's is counted from its completion, whatever its customer owes.
  expect(await ids(supplier, '91+')).toEqual([id])
  expect(await ids(supplier, '31-45')).toEqual([])
  expect(Object.keys(await getWorkorder(supplier, { id })).join()).not.toMatch(/invoiceDueOn|openPaise|paymentBy/)

  await pay(order, { paise: 59_000_00 })
  expect([await isListed('0-15'), (await ages()).notCompleted.orders]).toEqual([false, 1])
  expect(await getWorkorder(customer, { id })).toMatchObject({ invoiceDueOn: inDays(1) })
  await allAgrees([customer.id])
})

/** Numbers that look random and are the same in each run. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test.each([1, 2, 3])('Payments and Receivables agree to the paisa, whatever happens (%i)', async (seed) => {
  const number = numbersFrom(seed)
  const customers = [await make.customer(), await make.customer()]
  const orders = await Promise.all(
    [11_111, 1_00_000, 7, 99_999].map((price, n) => sold({ price, customer: customers[n % 2]!, to: 'karnataka' })),
  )
  const invoices: { order: Sold; id: number; left: number }[] = []
  const money: number[] = []
  const oneOf = <T>(list: readonly T[]) => list[number(list.length)]
  const acts: Record<string, () => Promise<unknown>> = {
    async invoice() {
      const order = oneOf(orders)!
      const totalPaise = 1 + number(40_000_00)
      const { id } = await documentOf(order, { totalPaise, dueOn: inDays(number(60) - 30) })
      invoices.push({ order, id, left: totalPaise })
    },
    async creditNote() {
      const invoice = oneOf(invoices)
      if (!invoice?.left) return
      const totalPaise = number(3) ? 1 + number(invoice.left) : invoice.left
      invoice.left -= totalPaise
      await documentOf(invoice.order, { kind: 'credit_note', totalPaise, againstId: invoice.id })
    },
    async debitNote() {
      const invoice = oneOf(invoices)
      if (!invoice) return
      invoice.left += 99_99
      await documentOf(invoice.order, { kind: 'debit_note', totalPaise: 99_99, againstId: invoice.id })
    },
    async receipt() {
      const paise = 1 + number(50_000_00)
      money.push((await pay(oneOf(orders)!, { paise, tdsPaise: number(2) * 77, confirmOver: true })).id)
    },
    refund: () => refund(oneOf(orders)!, 1 + number(9_000_00)),
    async reversal() {
      const id = oneOf(money)
      if (id) await reverse(admin, id)
    },
    adjustment: () =>
      setWorkorderPayment(admin, { id: oneOf(orders)!.workOrderId, status: number(2) ? 'complete' : 'pending' }),
    billing: () => setTerms(oneOf(orders)!, { billingClosed: number(2) === 0 }),
  }
  let happened = 0
  for (let step = 0; step < 60; step++) {
    try {
      await oneOf(Object.values(acts))!()
      happened += 1
    } catch (error) {
      // What contradicts the receipts is refused, and changes nothing.
      if (!(error instanceof Problem)) throw error
    }
    for (const { id } of customers) {
      const { invoicedOpenPaise } = await figures({ company: String(id) })
      expect([step, invoicedOpenPaise]).toEqual([step, await receivable(id)])
    }
  }
  expect(happened).toBeGreaterThan(30)
  await allAgrees(customers.map(({ id }) => id))

  // The sum with tax is what is to be paid of each order.
  for (const { id: customerId } of customers) {
    const of = orders.filter(({ customer }) => customer.id === customerId)
    const details = await Promise.all(of.map(({ workOrderId: id }) => getWorkorder(admin, { id })))
    const toPay = details.map(({ balancePaise }) => balancePaise ?? 0).filter((paise) => paise > 100)
    expect((await figures({ company: String(customerId) })).openPaise).toBe(toPay.reduce((sum, one) => sum + one, 0))
  }
  await follow(admin, { workOrderId: orders[0]!.workOrderId })
  expect(await rows(sql`SELECT 1 FROM work_orders WHERE open_paise < invoiced_open_paise`)).toEqual([])
})
