import { getDashboard } from '@/lib/domain/desk/dashboard/get-dashboard'
import { getFloorOrder } from '@/lib/domain/orders/floor/get-floor-order'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { judgeReceipt } from '@/lib/domain/money/receipts/judge-receipt'
import type { AdminDashboard, SupplierDashboard } from '@/lib/contract/desk/dashboard'
import { receipts } from '@/lib/contract/money/receipts'
import { workorders } from '@/lib/contract/orders/workorders'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { isoDay } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { conforms } from '@/tests/conform'
import { sold } from '@/tests/invoice-fixtures'
import { ownDatabase } from '@/tests/own-database'
import { documentOf, pay } from '@/tests/receipt-fixtures'
import { atOnce, refusedAs } from '@/tests/refused'
import { differing, wholeView } from '@/tests/whole-view'
import { setWorkorderPayable } from './set-workorder-payable'
import { setWorkorderPayment } from './set-workorder-payment'

await ownDatabase()

type Sold = Awaited<ReturnType<typeof sold>>

/** A completed order of ₹1,00,000. */
async function completed() {
  const order = await sold()
  await changeWorkorderStatus(order.supplier, { id: order.workOrderId, status: 'completed' })
  return order
}

/** All that a company can ask, and the order by its id. */
async function seenBy(viewer: Viewer, { workOrderId: id, inquiry }: Sold) {
  const whole = await wholeView(viewer, { inquiryId: inquiry.id, projectName: inquiry.projectName })
  const order = { workorder: await getWorkorder(viewer, { id }) }
  const ofFloor = viewer.role === 'supplier' ? { floor: await getFloorOrder(viewer, { id }) } : {}
  const bells = await db().notification.findMany({ where: { memberId: viewer.member.id }, orderBy: { id: 'asc' } })
  return { ...whole, orderById: JSON.stringify([order, ofFloor]), bells: JSON.stringify(bells) }
}

/** Both payments of an order, and what decides the supplier's. */
async function paymentsOf({ admin, supplier, customer, workOrderId: id }: Sold) {
  const { paymentStatus, payableStatus, payableBy } = await getWorkorder(admin, { id })
  const read = async (viewer: Viewer) => (await getWorkorder(viewer, { id })).paymentStatus
  return { paymentStatus, payableStatus, payableBy, customer: await read(customer), supplier: await read(supplier) }
}
const isListed = async (viewer: Viewer, query: object) =>
  (await listWorkorders(viewer, workorders.list.query.parse(query))).items.length > 0
const messages = async (viewer: Viewer) =>
  (await listNotifications(viewer, { limit: 50 })).items.map(({ message }) => message)

test('an invoice, a receipt and its reversal change nothing that the supplier reads', async () => {
  const order = await completed()
  const before = await seenBy(order.supplier, order)
  const steps: Record<string, () => Promise<unknown>> = {
    'an invoice': () => documentOf(order),
    'a part is paid': () => pay(order, { paise: 50_000_00 }),
    'the rest is paid': () => pay(order, { paise: 68_000_00 }),
    'the last receipt is reversed': async () => {
      const { id } = await db().receipt.findFirstOrThrow({
        where: { customerId: order.customer.id },
        orderBy: { id: 'desc' },
      })
      await judgeReceipt(order.admin, {
        id,
        ...receipts.changeStatus.body.parse({ status: 'reversed', reason: 'The cheque came back' }),
      })
    },
    'an admin sets it to Paid': () => setWorkorderPayment(order.admin, { id: order.workOrderId, status: 'complete' }),
  }
  const last = Object.keys(steps).at(-1)
  for (const [step, happens] of Object.entries(steps)) {
    await happens()
    // To ask everything takes long: while a part is paid, and once all is.
    if (!['a part is paid', last].includes(step)) continue
    expect([step, differing(before, await seenBy(order.supplier, order))]).toEqual([step, []])
  }
  expect(await paymentsOf(order)).toEqual({
    paymentStatus: 'complete',
    payableStatus: 'pending',
    payableBy: 'hand',
    customer: 'complete',
    supplier: 'pending',
  })
})

test('what we pay the supplier changes nothing that the customer reads, and reaches the supplier everywhere', async () => {
  const order = await completed()
  const { admin, supplier, customer, workOrderId: id } = order
  await documentOf(order)
  const before = await seenBy(customer, order)
  const dashboard = async () => (await getDashboard(supplier, {})) as SupplierDashboard
  expect((await dashboard()).pendingPayments).toBe(1)
  const pendingPayables = async () => ((await getDashboard(admin, {})) as AdminDashboard).pendingPayables
  const waited = await pendingPayables()

  conforms(workorders.setPayable, await setWorkorderPayable(admin, { id, status: 'partial' }))
  await setWorkorderPayable(admin, { id, status: 'complete' })
  expect(differing(before, await seenBy(customer, order))).toEqual([])
  expect(await paymentsOf(order)).toMatchObject({ supplier: 'complete', customer: 'pending' })
  expect(await dashboard()).toMatchObject({ pendingPayments: 0 })
  expect(await pendingPayables()).toBe(waited - 1)
  expect(await isListed(supplier, { paymentStatus: 'complete' })).toBe(true)
  expect(await isListed(supplier, { unpaid: 'true' })).toBe(false)
  expect(await isListed(customer, { unpaid: 'true' })).toBe(true)
  expect(await isListed(admin, { payableStatus: 'complete', supplierId: String(supplier.id) })).toBe(true)
  expect(await isListed(admin, { payableStatus: 'open', supplierId: String(supplier.id) })).toBe(false)
  const history = (viewer: Viewer) =>
    getWorkorder(viewer, { id }).then(({ history }) => history.map(({ kind, to }) => `${kind} ${to}`))
  expect((await history(supplier)).slice(-2)).toEqual([
    'workorder.payableChanged partial',
    'workorder.payableChanged complete',
  ])
  expect((await history(customer)).join()).not.toContain('payable')
  expect((await messages(supplier))[0]).toMatch(/^The payment of WO-\d+ .*is now Paid$/)
})

test('one status sets both until an invoice, a receipt or an admin sets them apart', async () => {
  const order = await completed()
  const { admin, supplier, customer, workOrderId: id } = order
  await setWorkorderPayment(admin, { id, status: 'partial' })
  expect(await paymentsOf(order)).toEqual({
    paymentStatus: 'partial',
    payableStatus: 'partial',
    payableBy: 'payment',
    customer: 'partial',
    supplier: 'partial',
  })
  for (const viewer of [supplier, customer]) expect((await messages(viewer))[0]).toContain('is now Partially Paid')

  await setWorkorderPayable(admin, { id, status: 'complete' })
  await setWorkorderPayment(admin, { id, status: 'pending' })
  expect(await paymentsOf(order)).toMatchObject({ customer: 'pending', supplier: 'complete', payableBy: 'hand' })
  expect((await messages(supplier))[0]).toContain('is now Paid')
})

test('the payable follows bills once it does: an admin is told so', async () => {
  const { admin, workOrderId: id } = await completed()
  await db().workOrder.update({ where: { id }, data: { payableBy: 'ledger' } })
  const message = `What we owe for ${displayId('workorder', id)} follows its bills`
  await refusedAs(setWorkorderPayable(admin, { id, status: 'complete' }), 'conflict', message)
})

test('a supplier’s list of what changed today leaves out what the customer paid, a customer’s what we paid', async () => {
  const order = await completed()
  const { admin, supplier, customer, workOrderId: id } = order
  await documentOf(order)
  const lastMonth = new Date(Date.now() - 30 * 86_400_000)
  const age = () =>
    db().workOrder.update({ where: { id }, data: { changedAt: lastMonth, supplierChangedAt: lastMonth } })
  const changedFor = async () => {
    const changedFrom = isoDay(Date.now())
    const [bySupplier, byCustomer, byAdmin] = [
      await isListed(supplier, { changedFrom }),
      await isListed(customer, { changedFrom }),
      await isListed(admin, { changedFrom, supplierId: String(supplier.id) }),
    ]
    return { bySupplier, byCustomer, byAdmin }
  }
  await age()
  await pay(order, { paise: 50_000_00 })
  expect(await changedFor()).toEqual({ bySupplier: false, byCustomer: true, byAdmin: true })
  await age()
  await setWorkorderPayable(admin, { id, status: 'partial' })
  expect(await changedFor()).toEqual({ bySupplier: true, byCustomer: false, byAdmin: true })
})

test('the first receipt while an admin sets the payment: the payable is what it was before the receipt, or what was set', async () => {
  const order = await completed()
  const { admin, workOrderId: id } = order
  await atOnce([setWorkorderPayment(admin, { id, status: 'complete' }), pay(order, { paise: 1_000_00 })])
  const { payableStatus, payableBy } = await paymentsOf(order)
  const sides = await db().event.findMany({
    where: { entityType: 'workorder', entityId: id, kind: 'workorder.paymentChanged' },
    select: { side: true, toStatus: true },
  })
  const isSetForBoth = sides.some(({ side, toStatus }) => side === null && toStatus === 'complete')
  expect({ payableStatus, payableBy }).toEqual({
    payableStatus: isSetForBoth ? 'complete' : 'pending',
    payableBy: 'hand',
  })
})
