import type { AdminDashboard, CustomerDashboard, SupplierDashboard } from '@/lib/contract/desk/dashboard'
import { changeMachineStatus } from '@/lib/domain/trade/machines/change-machine-status'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { setWorkorderPayment } from '@/lib/domain/money/payments/set-workorder-payment'
import { db, raw, rows, sql } from '@/lib/infra/db/db'
import { isoDay } from '@/lib/terms/format'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make } from '@/tests/make'
import { getDashboard } from './get-dashboard'
import { keepMonthFigures } from './keep-month-figures'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

/** Midnight in India at the start of this month, in ms. */
const [year, month] = isoDay(Date.now()).split('-').map(Number) as [number, number]
const start = Date.UTC(year, month - 1, 1) - 5.5 * 3_600_000
const lastMonth = isoDay(start - 1).slice(0, 7)

const changes = async <T>(viewer: Viewer) => (await getDashboard(viewer, {})).changes as T
type Of<D extends { changes?: object }> = NonNullable<D['changes']>
const both = async () => ({ customer: await make.customer(), supplier: await make.supplier() })
const move = (supplier: Viewer, id: number, status: 'started' | 'issues' | 'completed') =>
  changeWorkorderStatus(supplier, { id, status })

test('orders count as changed by what became of them since the month began in India', async () => {
  const of = await both()
  const { workorder: completed } = await make.order(of)
  const { workorder: moved } = await make.order(of)
  await keepMonthFigures(start)
  await make.order(of)
  await make.order(of)
  expect(await changes(of.customer)).toEqual({
    since: lastMonth,
    activeOrders: 2,
    pendingQuotations: 0,
    completedProjects: 0,
  })

  await move(of.supplier, completed.id, 'completed')
  await move(of.supplier, moved.id, 'issues')
  await move(of.supplier, moved.id, 'started')
  expect(await changes(of.customer)).toMatchObject({ activeOrders: 1, completedProjects: 1 })
  expect(await changes(of.supplier)).toMatchObject({ activeWorkOrders: 1, pendingPayments: 1 })
})

test('an order that was owed as the month began and is paid now is one payment less', async () => {
  const [admin, of] = [await make.admin(), await both()]
  const { workorder: owed } = await make.order(of)
  await move(of.supplier, owed.id, 'completed')
  await keepMonthFigures(start)
  await setWorkorderPayment(admin, { id: owed.id, status: 'partial' })
  expect(await changes<Of<SupplierDashboard>>(of.supplier)).toMatchObject({ pendingPayments: 0 })
  await setWorkorderPayment(admin, { id: owed.id, status: 'complete' })
  expect(await changes(of.supplier)).toMatchObject({ pendingPayments: -1, activeWorkOrders: 0 })
})

test('quotations and machines are compared, those of others are not', async () => {
  const [customer, supplier, other] = [await make.customer(), await make.supplier(), await make.supplier()]
  const quoted = await make.quotation(supplier, await make.inquiry(customer))
  const machine = await make.machine(supplier)
  await keepMonthFigures(start)
  await make.quotation(other, await make.inquiry(await make.customer()))
  await changeMachineStatus(other, { id: (await make.machine(other)).id, status: 'maintenance' })
  expect(await changes<Of<SupplierDashboard>>(supplier)).toMatchObject({ pendingQuotations: 0, idleMachines: 0 })
  expect(await changes<Of<CustomerDashboard>>(customer)).toMatchObject({ pendingQuotations: 0 })

  await changeQuotationStatus(customer, { id: quoted.id, status: 'rejected' })
  await changeMachineStatus(supplier, { id: machine.id, status: 'running', availableHours: 8 })
  expect(await changes(supplier)).toMatchObject({ pendingQuotations: -1, idleMachines: -1 })
  expect(await changes(customer)).toMatchObject({ pendingQuotations: -1 })
})

test('an admin reads the change of all orders, new inquiries and free machines', async () => {
  const [admin, customer, supplier] = [await make.admin(), await make.customer(), await make.supplier()]
  const machine = await make.machine(supplier)
  await keepMonthFigures(start)
  await make.inquiry(customer)
  await changeMachineStatus(supplier, { id: machine.id, status: 'maintenance' })
  const { workorder } = await make.order({ customer, supplier })
  const now = await changes<Of<AdminDashboard>>(admin)
  expect(now).toMatchObject({ activeWorkOrders: 1, newInquiries: 1, availableCapacity: -1 })
  await move(supplier, workorder.id, 'completed')
  expect(await changes(admin)).toMatchObject({ activeWorkOrders: 0 })
})

test('a shop floor reads no change of what it doesn’t read', async () => {
  const { supplier } = await both()
  await keepMonthFigures(start)
  const floor = await make.colleague(supplier, 'floor')
  expect(await changes(floor)).toEqual({ since: lastMonth, activeWorkOrders: 0, idleMachines: 0 })
})

test('figures are kept on the first of a month in India alone, once, for each company; those of earlier months go', async () => {
  const { customer } = await both()
  expect(await keepMonthFigures(start - 1)).toBe(0)
  expect(await changes(customer)).toBeUndefined()
  const day = new Date(`${lastMonth}-01`)
  await db().monthFigures.create({ data: { companyId: customer.id, month: day, figures: { activeOrders: 7 } } })
  expect(await changes(customer)).toBeUndefined()

  const atOnce = await Promise.all([keepMonthFigures(start), keepMonthFigures(start)])
  expect(atOnce[0] + atOnce[1]).toBe(2)
  expect(await keepMonthFigures(start + 20 * 3_600_000)).toBe(0)
  expect(await db().monthFigures.count({ where: { month: day } })).toBe(0)
  await make.order({ customer })
  await keepMonthFigures(start)
  expect(await changes(customer)).toMatchObject({ activeOrders: 1 })
})

test('figures of one company that can’t be kept take nothing from the others, and are tried again', async () => {
  const { customer, supplier } = await both()
  await rows(sql`ALTER TABLE month_figures ADD CONSTRAINT unkept CHECK (company_id <> ${raw(String(customer.id))})`)
  await expect(keepMonthFigures(start)).rejects.toThrow('unkept')
  const keptOf = (companyId: number) => db().monthFigures.count({ where: { companyId } })
  expect([await keptOf(customer.id), await keptOf(supplier.id)]).toEqual([0, 1])
  await rows(sql`ALTER TABLE month_figures DROP CONSTRAINT unkept`)
  expect(await keepMonthFigures(start)).toBe(1)
  expect(await keptOf(customer.id)).toBe(1)
})
