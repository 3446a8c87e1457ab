import type { AdminDashboard, CustomerDashboard, SupplierDashboard } from '@/lib/contract/desk/dashboard'
import { withEventTime } from '@/lib/domain/core/event-clock'
import { changeMachineStatus } from '@/lib/domain/trade/machines/change-machine-status'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { setWorkorderPayment } from '@/lib/domain/money/payments/set-workorder-payment'
import { db } from '@/lib/infra/db/db'
import type { WorkorderStatus } from '@/lib/contract/orders/workorders'
import { isoDay } from '@/lib/terms/format'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make } from '@/tests/make'
import { getDashboard } from './get-dashboard'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

/** Midnight in India at the start of this month. */
const [year, month] = isoDay(Date.now()).split('-').map(Number) as [number, number]
const border = new Date(Date.UTC(year, month - 1, 1) - 5.5 * 3_600_000)
const lastMonth = new Date(border.getTime() - 1)

const changes = async <T>(viewer: Viewer) => (await getDashboard(viewer, {})).changes as T
type Of<D extends { changes?: object }> = NonNullable<D['changes']>

/** An order that was placed at a time, and moved to these states at the same. */
async function order(of: { customer: Viewer; supplier: Viewer }, at: Date, ...statuses: WorkorderStatus[]) {
  return withEventTime(at, async () => {
    const { workorder } = await make.order(of)
    await db().workOrder.update({ where: { id: workorder.id }, data: { createdAt: at } })
    for (const status of statuses) await changeWorkorderStatus(of.supplier, { id: workorder.id, status })
    return workorder
  })
}

test('orders count as changed by what became of them since midnight of the first in India', async () => {
  const of = { customer: await make.customer(), supplier: await make.supplier() }
  await order(of, lastMonth, 'started')
  const completed = await order(of, lastMonth, 'in_progress')
  const moved = await order(of, lastMonth)
  await order(of, border)
  await order(of, border)
  const first = await changes<Of<CustomerDashboard>>(of.customer)
  expect(first).toMatchObject({ since: isoDay(lastMonth.getTime()).slice(0, 7), activeOrders: 2, completedProjects: 0 })

  await changeWorkorderStatus(of.supplier, { id: completed.id, status: 'completed' })
  await changeWorkorderStatus(of.supplier, { id: moved.id, status: 'issues' })
  await changeWorkorderStatus(of.supplier, { id: moved.id, status: 'started' })
  expect(await changes(of.customer)).toMatchObject({ activeOrders: 1, completedProjects: 1 })
  expect(await changes(of.supplier)).toMatchObject({ activeWorkOrders: 1, pendingPayments: 1 })
})

test('an order that was owed last month and is paid now is one payment less', async () => {
  const [admin, of] = [await make.admin(), { customer: await make.customer(), supplier: await make.supplier() }]
  const owed = await order(of, lastMonth, 'completed')
  const paidBefore = await order(of, lastMonth)
  await withEventTime(lastMonth, () => setWorkorderPayment(admin, { id: paidBefore.id, status: 'complete' }))
  await changeWorkorderStatus(of.supplier, { id: paidBefore.id, status: 'completed' })
  expect(await changes<Of<SupplierDashboard>>(of.supplier)).toMatchObject({ pendingPayments: 0 })
  await setWorkorderPayment(admin, { id: owed.id, status: 'partial' })
  expect(await changes(of.supplier)).toMatchObject({ pendingPayments: 0 })
  await setWorkorderPayment(admin, { id: owed.id, status: 'complete' })
  expect(await changes(of.supplier)).toMatchObject({ pendingPayments: -1, activeWorkOrders: -1 })
})

test('quotations and machines are compared with last month, those of others are not', async () => {
  const [customer, supplier, other] = [await make.customer(), await make.supplier(), await make.supplier()]
  const quoted = await withEventTime(lastMonth, async () => make.quotation(supplier, await make.inquiry(customer)))
  await db().quotation.update({ where: { id: quoted.id }, data: { createdAt: lastMonth } })
  const machine = await make.machine(supplier)
  await db().machine.update({ where: { id: machine.id }, data: { createdAt: lastMonth } })
  await make.quotation(other, await make.inquiry(await make.customer()))
  await changeMachineStatus(other, {
    id: (await make.machine(other)).id,
    status: 'maintenance',
  })
  expect(await changes<Of<SupplierDashboard>>(supplier)).toMatchObject({ pendingQuotations: 0, idleMachines: 0 })
  expect(await changes<Of<CustomerDashboard>>(customer)).toMatchObject({ pendingQuotations: 0 })

  await changeQuotationStatus(customer, { id: quoted.id, status: 'rejected' })
  await changeMachineStatus(supplier, { id: machine.id, status: 'running', availableHours: 8 })
  expect(await changes(supplier)).toMatchObject({ pendingQuotations: -1, idleMachines: -1 })
  expect(await changes(customer)).toMatchObject({ pendingQuotations: -1 })
})

test('an admin reads the change of all orders, new inquiries and free machines', async () => {
  const [admin, customer, supplier] = [await make.admin(), await make.customer(), await make.supplier()]
  const machine = await withEventTime(lastMonth, () => make.machine(supplier))
  await db().machine.update({ where: { id: machine.id }, data: { createdAt: lastMonth } })
  const before = await changes<Of<AdminDashboard>>(admin)
  await make.inquiry(customer)
  await changeMachineStatus(supplier, { id: machine.id, status: 'maintenance' })
  await order({ customer, supplier }, border)
  expect(await changes(admin)).toMatchObject({
    activeWorkOrders: before.activeWorkOrders! + 1,
    newInquiries: before.newInquiries! + 1,
    availableCapacity: before.availableCapacity! - 1,
  })
})
