import type { AdminDashboard, CustomerDashboard, SupplierDashboard } from '@/lib/contract/desk/dashboard'
import { changeMachineStatus } from '@/lib/domain/trade/machines/change-machine-status'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { setWorkorderPayment } from '@/lib/domain/money/payments/set-workorder-payment'
import { db } from '@/lib/infra/db/db'
import type { WorkorderStatus } from '@/lib/contract/orders/workorders'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make } from '@/tests/make'
import { getDashboard } from './get-dashboard'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const of = async <T>(viewer: Viewer) => (await getDashboard(viewer, {})) as T

/** Orders of one customer and supplier, one in each of these statuses. */
async function ordersIn(customer: Viewer, supplier: Viewer, ...statuses: WorkorderStatus[]) {
  const orders = []
  for (const status of statuses) {
    const { workorder } = await make.order({ customer, supplier })
    orders.push(await changeWorkorderStatus(supplier, { id: workorder.id, status }))
  }
  return orders
}

test('a customer reads how many orders run, what waits for an answer, and the five newest orders', async () => {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  expect(await of<CustomerDashboard>(customer)).toMatchObject({
    activeOrders: 0,
    pendingQuotations: 0,
    recentOrders: [],
  })
  const orders = await ordersIn(
    customer,
    supplier,
    'pending',
    'started',
    'in_progress',
    'quality_check',
    'completed',
    'issues',
  )
  const waiting = await make.quotation(supplier, await make.inquiry(customer))
  await make.order({ supplier })
  const dashboard = await of<CustomerDashboard>(customer)
  expect(dashboard).toMatchObject({ activeOrders: 4, inProgress: 1, pendingQuotations: 1, completedProjects: 1 })
  expect(dashboard.recentOrders.map((o) => o.id)).toEqual(
    orders
      .map((o) => o.id)
      .reverse()
      .slice(0, 5),
  )
  expect(dashboard.quotationsToReview.map((q) => q.id)).toEqual([waiting.id])
})

test('quotations to compare come together, however late the second one came', async () => {
  const [customer, first, second] = [await make.customer(), await make.supplier(), await make.supplier()]
  const inquiries = []
  for (let n = 0; n < 6; n++) inquiries.push(await make.inquiry(customer))
  const ids = []
  for (const inquiry of inquiries) ids.push((await make.quotation(first, inquiry)).id)
  const late = await make.quotation(second, inquiries[4]!)
  const { quotationsToReview } = await of<CustomerDashboard>(customer)
  expect(quotationsToReview.map((q) => q.id)).toEqual([...ids.slice(0, 5), late.id])
})

test('a supplier reads its orders by due date, its machines running first, and what is not paid', async () => {
  const [admin, customer, supplier] = [await make.admin(), await make.customer(), await make.supplier()]
  const [, done, paid] = await ordersIn(customer, supplier, 'in_progress', 'completed', 'completed', 'issues')
  await setWorkorderPayment(admin, { id: done!.id, status: 'partial' })
  await setWorkorderPayment(admin, { id: paid!.id, status: 'complete' })
  const due = async (dueDate: string) => (await createWorkorder(admin, { supplierId: supplier.id, dueDate })).id
  const [later, sooner] = [await due('2031-06-01T00:00:00Z'), await due('2031-05-01T00:00:00Z')]
  const machines = [
    await make.machine(supplier),
    await make.machine(supplier),
    await make.machine(supplier, { approved: false }),
  ]
  await changeMachineStatus(supplier, { id: machines[0]!.id, status: 'maintenance' })
  await changeMachineStatus(supplier, { id: machines[2]!.id, status: 'running', availableHours: 8 })
  await make.machine(await make.supplier())

  const dashboard = await of<SupplierDashboard>(supplier)
  expect(dashboard).toMatchObject({
    activeWorkOrders: 3,
    inProduction: 1,
    pendingQuotations: 0,
    idleMachines: 1,
    machines: 3,
    pendingPayments: 1,
  })
  expect(dashboard.currentWorkOrders.map((o) => o.id).slice(0, 2)).toEqual([sooner, later])
  expect(dashboard.currentWorkOrders[2]!.dueDate).toBeNull()
  expect(dashboard.machineStatus.map((m) => m.status)).toEqual(['running', 'idle', 'maintenance'])
})

test('a supplier is shown what it could quote on, until it has', async () => {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const inquiry = await make.inquiry(customer, { processId: (await make.process(supplier)).id })
  const toQuote = async (viewer: Viewer) => (await of<SupplierDashboard>(viewer)).inquiriesToQuote!.map((i) => i.id)
  expect(await toQuote(supplier)).toContain(inquiry.id)
  await make.quotation(supplier, inquiry)
  expect(await toQuote(supplier)).not.toContain(inquiry.id)
  expect(await of<SupplierDashboard>(supplier)).toMatchObject({ pendingQuotations: 1 })
  expect(await toQuote(await make.supplier({ verified: false }))).toEqual([])
})

test('an admin reads what waits for approval, what is free, and the next things to do', async () => {
  const admin = await make.admin()
  // Only this test's things count: whatever other tests left is settled.
  await db().quotation.updateMany({
    where: { status: 'accepted', workOrders: { none: {} } },
    data: { status: 'rejected' },
  })
  const before = await of<AdminDashboard>(admin)
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  await make.supplier({ verified: false })
  await make.customer({ verified: false })
  await make.machine(supplier, { approved: false })
  await make.process(supplier, { approved: false })
  const request = await make.request(supplier)
  await ordersIn(customer, supplier, 'in_progress', 'quality_check', 'completed')
  const accepted = []
  for (const inquiry of [await make.inquiry(customer), await make.inquiry(customer)]) {
    const { id } = await make.quotation(supplier, inquiry)
    accepted.push(await changeQuotationStatus(customer, { id, status: 'accepted' }))
  }
  const inquiry = await make.inquiry(customer)

  const after = await of<AdminDashboard>(admin)
  const more = (
    key:
      | 'activeWorkOrders'
      | 'inProduction'
      | 'qualityCheck'
      | 'newInquiries'
      | 'availableCapacity'
      | 'pendingPayments',
  ) => after[key] - before[key]
  expect([more('activeWorkOrders'), more('inProduction'), more('qualityCheck')]).toEqual([2, 1, 1])
  expect([more('newInquiries'), more('availableCapacity'), more('pendingPayments')]).toEqual([1, 1, 1])
  await make.companyDocument(supplier)
  const { pendingApprovals } = await of<AdminDashboard>(admin)
  expect(pendingApprovals.documents - before.pendingApprovals.documents).toBe(1)
  for (const kind of ['suppliers', 'customers', 'machines', 'processes'] as const)
    expect([kind, after.pendingApprovals[kind] - before.pendingApprovals[kind]]).toEqual([kind, 1])
  expect(after.recentInquiries[0]).toMatchObject({ id: inquiry.id, customerName: customer.companyName })
  expect(after.workRequests[0]).toMatchObject({ id: request.id, supplierName: supplier.companyName })
  expect(after.quotationsToOrder.map((q) => q.id)).toEqual(accepted.map((q) => q.id))
})
