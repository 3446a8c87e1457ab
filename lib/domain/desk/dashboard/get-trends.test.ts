import { dashboard, type AdminTrends, type CustomerTrends, type SupplierTrends } from '@/lib/contract/desk/dashboard'
import { payments } from '@/lib/contract/money/payments'
import { getPayments } from '@/lib/domain/money/payments/get-payments'
import { db } from '@/lib/infra/db/db'
import { isoDay } from '@/lib/terms/format'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { getTrends } from './get-trends'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const DAY = 86_400_000
const INDIA = 5.5 * 3_600_000

/** Midnight in India at the start of the month so many months ago. */
function startOf(monthsAgo: number) {
  const [year, month] = isoDay(Date.now()).split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 - monthsAgo, 1) - INDIA)
}
const nameOf = (monthsAgo: number) => isoDay(startOf(monthsAgo).getTime()).slice(0, 7)
const justBefore = (instant: Date) => new Date(instant.getTime() - 1)
/** Noon in India so many days ago. */
const noon = (daysAgo: number) => new Date(Date.parse(`${isoDay(Date.now() - daysAgo * DAY)}T06:30:00Z`))

async function of<T>(viewer: Viewer) {
  const answer = await getTrends(viewer, {})
  conforms(dashboard.trends, answer)
  return answer as T
}
/** The months in which something happened. */
const busy = ({ months }: CustomerTrends | SupplierTrends | AdminTrends) => months.filter(({ orders }) => orders)

async function order(
  fields: Parameters<typeof make.order>[0],
  data: Parameters<ReturnType<typeof db>['workOrder']['update']>[0]['data'],
) {
  const { workorder } = await make.order(fields)
  await db().workOrder.update({ where: { id: workorder.id }, data })
  return workorder
}

test('a customer reads twelve months of what it ordered, by midnight in India; months without an order are zeros', async () => {
  const customer = await make.customer()
  const empty = await of<CustomerTrends>(customer)
  expect(empty.months.map(({ month }) => month)).toEqual(Array.from({ length: 12 }, (_, n) => nameOf(11 - n)))
  expect(busy(empty)).toEqual([])

  await order({ customer, price: 1_000 }, { createdAt: startOf(0) })
  await order({ customer, price: 20_000 }, { createdAt: justBefore(startOf(0)) })
  await order({ customer, price: 300_000 }, { createdAt: startOf(1) })
  await order({ customer, price: 2_000_000_000 }, { createdAt: startOf(11) })
  await order({ customer, price: 2_000_000_000 }, { createdAt: startOf(11) })
  await order({ customer, price: 5_000_000 }, { createdAt: justBefore(startOf(11)) })
  await order({ price: 7 }, { createdAt: startOf(0) })
  expect(busy(await of<CustomerTrends>(customer))).toEqual([
    { month: nameOf(11), orders: 2, amount: 4_000_000_000 },
    { month: nameOf(1), orders: 2, amount: 320_000 },
    { month: nameOf(0), orders: 1, amount: 1_000 },
  ])
})

test('a supplier reads what it completed, by the month of completion, with or without an amount', async () => {
  const supplier = await make.supplier()
  const done = (completedDate: Date) => ({ status: 'completed' as const, completedDate, createdAt: startOf(14) })
  await order({ supplier, price: 1_000 }, done(startOf(3)))
  await order({ supplier, price: 20_000 }, done(justBefore(startOf(3))))
  await order({ supplier, price: 300_000 }, done(startOf(4)))
  await order({ supplier, price: 9_999 }, { status: 'in_progress' })
  await order({ supplier, price: 9_999 }, done(justBefore(startOf(11))))
  await order({ price: 9_999 }, done(startOf(3)))
  await db().workOrder.create({ data: { supplierId: supplier.id, ...done(startOf(3)) } })
  expect(busy(await of<SupplierTrends>(supplier))).toEqual([
    { month: nameOf(4), orders: 2, amount: 320_000 },
    { month: nameOf(3), orders: 2, amount: 1_000 },
  ])
})

test('a machine is in use on the days on which an order was in work on it, each day once, of the last ninety', async () => {
  const supplier = await make.supplier()
  const [busy, full, idle, planned] = [
    await make.machine(supplier),
    await make.machine(supplier),
    await make.machine(supplier),
    await make.machine(supplier),
  ]
  await make.machine(supplier, { approved: false })
  await make.machine(await make.supplier())
  const on = (
    machine: { id: number },
    from: number,
    to: number | null,
    status: 'pending' | 'in_progress' | 'completed' = to === null ? 'in_progress' : 'completed',
  ) =>
    db().workOrder.create({
      data: {
        supplierId: supplier.id,
        machineId: machine.id,
        status,
        startDate: noon(from),
        completedDate: to === null ? null : noon(to),
      },
    })
  await on(busy, 20, 11) // ten days
  await on(busy, 15, 10) // one day more
  await on(busy, 5, 5) // begun and done on one day
  await on(busy, 120, 89) // of this only the first of the ninety days counts
  await on(busy, 200, 100)
  await on(full, 300, null)
  await on(planned, -5, null) // starts in five days
  await on(planned, 10, null, 'pending') // was to start, and did not
  await on(planned, 3, 8) // completed before its start: entered wrongly
  await db().workOrder.create({ data: { supplierId: supplier.id, machineId: idle.id, status: 'in_progress' } })
  const trends = await of<SupplierTrends>(supplier)
  expect(trends.machines).toBe(4)
  expect(trends.machineUse).toEqual(
    [
      [full, 90, 100],
      [busy, 13, 14],
      [idle, 0, 0],
      [planned, 0, 0],
    ].map(([machine, days, percent]) => {
      const { id, name, model } = machine as typeof full
      return { id, name, model, days, percent }
    }),
  )
})

test('of many machines the twelve most used are told, and how many there are', async () => {
  const supplier = await make.supplier()
  const machine = { model: 'VF-2', type: 'VMC', supplierId: supplier.id, approvalStatus: 'approved' as const }
  await db().machine.createMany({ data: Array.from({ length: 14 }, (_, n) => ({ ...machine, name: `VMC ${n}` })) })
  const last = await db().machine.findFirstOrThrow({ where: { supplierId: supplier.id }, orderBy: { id: 'desc' } })
  await db().workOrder.create({
    data: { supplierId: supplier.id, machineId: last.id, status: 'started', startDate: noon(0) },
  })
  const { machines, machineUse } = await of<SupplierTrends>(supplier)
  expect([machines, machineUse.length, machineUse[0]!.id, machineUse[0]!.days]).toEqual([14, 12, last.id, 1])
})

test('an admin reads all orders by month, what is owed as the ledger says, and what the machines do', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const before = await of<AdminTrends>(admin)
  await order({ supplier, price: 1_000 }, { createdAt: startOf(2) })
  await order({ supplier, price: 20_000 }, { createdAt: startOf(2), status: 'completed', completedDate: noon(45) })
  await order(
    { supplier, price: 300_000 },
    { createdAt: startOf(1), status: 'completed', completedDate: noon(1), paymentStatus: 'complete' },
  )
  await db().machine.update({ where: { id: (await make.machine(supplier)).id }, data: { status: 'maintenance' } })
  await make.machine(supplier, { approved: false })
  const after = await of<AdminTrends>(admin)
  const more = (monthsAgo: number) => {
    const [then, now] = [before, after].map(({ months }) => months.find(({ month }) => month === nameOf(monthsAgo))!)
    return [now!.orders - then!.orders, now!.amount - then!.amount]
  }
  expect([more(2), more(1)]).toEqual([
    [2, 21_000],
    [1, 300_000],
  ])
  expect(after.outstandingByAge.days31to60.amount - before.outstandingByAge.days31to60.amount).toBe(20_000)
  expect(after.outstandingByAge).toEqual((await getPayments(admin, payments.get.query.parse({}))).outstandingByAge)
  expect(after.machines).toEqual({ ...before.machines, maintenance: before.machines.maintenance + 1 })
})
