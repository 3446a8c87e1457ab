import { withinOptions } from '@/components/orders/workorders/filters'
import { historyQuery } from '@/components/orders/workorders/query'
import { accounts } from '@/lib/contract/people/accounts'
import { PROCESS_CATEGORIES } from '@/lib/terms/process-categories'
import type { AdminDashboard, CustomerDashboard, SupplierDashboard } from '@/lib/contract/desk/dashboard'
import { InquiryForm } from '@/lib/contract/trade/inquiries'
import { MachineStatusForm } from '@/lib/contract/trade/machines'
import { ProcessForm } from '@/lib/contract/trade/processes'
import { QuotationForm } from '@/lib/contract/trade/quotations'
import { workorders } from '@/lib/contract/orders/workorders'
import { getDashboard } from '@/lib/domain/desk/dashboard/get-dashboard'
import { changeMachineStatus } from '@/lib/domain/trade/machines/change-machine-status'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { db } from '@/lib/infra/db/db'
import { parseEnv } from '@/lib/infra/env'
import { initials, money } from '@/lib/terms/format'
import { displayId, orderId } from '@/lib/terms/nouns'
import { paymentFlow } from '@/lib/rules/orders/flows/payment-flow'
import type { Viewer } from '@/lib/rules/core/permissions'
import { orderSteps, workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

describe('ids that people say', () => {
  test.each([
    ['an order, to its customer', orderId('customer', 1), 'ORD-0001'],
    ['the same order, to its supplier', orderId('supplier', 1), 'WO-0001'],
    ['the same order, to an admin', orderId('admin', 1), 'WO-0001'],
    ['a quotation', displayId('quotation', 42), 'QUOT-0042'],
    ['a request', displayId('workorderrequest', 7), 'REQ-0007'],
    ['an inquiry', displayId('inquiry', 999), 'INQ-0999'],
    ['more than four digits', displayId('inquiry', 10_000), 'INQ-10000'],
  ])('%s is %s', (_, shown, text) => expect(shown).toBe(text))
})

test.each([
  [1, '₹1'],
  [999, '₹999'],
  [1_000, '₹1,000'],
  [99_999, '₹99,999'],
  [1_00_000, '₹1,00,000'],
  [12_34_567, '₹12,34,567'],
  [1_23_45_678, '₹1,23,45,678'],
])('%d rupees are %s: INR, Indian grouping, no decimals', (rupees, text) => expect(money(rupees)).toBe(text))

test.each([
  ['two words', 'Shakti Precision', 'SP'],
  ['more words', 'Bharat Tools and Dies', 'BT'],
  ['one word', 'Lohana', 'LO'],
  ['an empty name', '', '?'],
])('the avatar of %s: "%s" is %s', (_, name, letters) => expect(initials(name)).toBe(letters))

describe('supplier process categories', () => {
  test('are these twenty, in this order', () => {
    expect(PROCESS_CATEGORIES.join(', ')).toBe(
      'CNC Turning, VMC Machining, Laser Cutting, Injection Molding, 3D Printing, Sheet Metal Fabrication, Welding, ' +
        'Heat Treatment, Surface Finishing, Assembly, Precision Grinding, EDM Machining, Turning, Milling, Boring, ' +
        'Forging, Casting, Extrusion, Plating, Painting',
    )
  })
  test.each([...PROCESS_CATEGORIES])('%s can be set for a supplier', (mainProcessCategory) =>
    expect(accounts.setCategory.body.safeParse({ mainProcessCategory }).success).toBe(true),
  )
  test('All Categories can not: it is a filter', () =>
    expect(accounts.setCategory.body.safeParse({ mainProcessCategory: 'All Categories' }).success).toBe(false))
})

describe('limits', () => {
  const quotation = { inquiryId: 1, details: 'Ex works' }
  const inquiry = { projectName: 'Hub', quantity: 1 }
  test.each([
    ['an inquiry description of 9 characters', 'refused', InquiryForm, { ...inquiry, description: '123456789' }],
    ['an inquiry description of 10 characters', 'taken', InquiryForm, { ...inquiry, description: '1234567890' }],
    ['a process description of 9 characters', 'refused', ProcessForm, { name: 'Honing', description: '123456789' }],
    ['a process description of 10 characters', 'taken', ProcessForm, { name: 'Honing', description: '1234567890' }],
    ['a price of 0', 'refused', QuotationForm, { ...quotation, price: 0 }],
    ['a price of 1', 'taken', QuotationForm, { ...quotation, price: 1 }],
    ['a price with decimals', 'refused', QuotationForm, { ...quotation, price: 1.5 }],
    ['0 available hours', 'refused', MachineStatusForm, { status: 'running', availableHours: 0 }],
    ['1 available hour', 'taken', MachineStatusForm, { status: 'running', availableHours: 1 }],
    ['1000 available hours', 'taken', MachineStatusForm, { status: 'running', availableHours: 1000 }],
    ['1001 available hours', 'refused', MachineStatusForm, { status: 'running', availableHours: 1001 }],
  ])('%s is %s', (_, verdict, schema, value) => expect(schema.safeParse(value).success).toBe(verdict === 'taken'))

  test.each([
    ['inquiry', 10],
    ['workorder', 15],
    ['photo', 10],
  ] as const)('a file of the %s uploader has at most %d MB unless configured', (purpose, mb) =>
    expect(parseEnv({}).fileMaxMb[purpose]).toBe(mb),
  )
})

describe('work order and payment status', () => {
  test('progress goes pending, started, in_progress, quality_check, completed', () =>
    expect(orderSteps).toEqual(['pending', 'started', 'in_progress', 'quality_check', 'completed']))

  test.each([
    ['pending', 'Order Received'],
    ['started', 'Production Started'],
    ['in_progress', 'In Production'],
    ['quality_check', 'Quality Check'],
    ['completed', 'Completed'],
    ['issues', 'Issues'],
  ] as const)('the work order status %s reads %s', (status, label) =>
    expect(workorderFlow.states[status].label).toBe(label),
  )

  test.each([
    ['pending', 'Pending', 'red', 'danger'],
    ['partial', 'Partially Paid', 'amber', 'warning'],
    ['complete', 'Paid', 'green', 'success'],
  ] as const)('the payment status %s reads %s and is %s', (status, label, _, tone) =>
    expect(paymentFlow.states[status]).toMatchObject({ label, tone }),
  )
})

describe('dashboard lists', () => {
  const of = async <T>(viewer: Viewer) => (await getDashboard(viewer, {})) as T
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

  test('a customer reads the 5 newest of 6 orders', async () => {
    const [customer, supplier] = [await make.customer(), await make.supplier()]
    const made = []
    for (let n = 0; n < 6; n++) made.push((await make.order({ customer, supplier })).workorder.id)
    const { recentOrders } = await of<CustomerDashboard>(customer)
    expect(ids(recentOrders)).toEqual(made.reverse().slice(0, 5))
  })

  test('a supplier reads 3 of 5 active orders, the earliest due date first, those without one last', async () => {
    const [admin, supplier] = [await make.admin(), await make.supplier()]
    const due = async (dueDate?: string) => (await createWorkorder(admin, { supplierId: supplier.id, dueDate })).id
    const none = await due()
    const [june, may, done] = [
      await due('2031-06-01T00:00:00Z'),
      await due('2031-05-01T00:00:00Z'),
      await due('2031-01-01T00:00:00Z'),
    ]
    await changeWorkorderStatus(supplier, { id: done, status: 'completed' })
    expect(ids((await of<SupplierDashboard>(supplier)).currentWorkOrders)).toEqual([may, june, none])
    const july = await due('2031-07-01T00:00:00Z')
    expect(ids((await of<SupplierDashboard>(supplier)).currentWorkOrders)).toEqual([may, june, july])
  })

  test('a supplier reads 3 of 4 machines: running, idle, maintenance', async () => {
    const supplier = await make.supplier()
    const machine = async (status?: 'running' | 'maintenance') => {
      const { id } = await make.machine(supplier)
      if (status) await changeMachineStatus(supplier, { id, status })
      return id
    }
    const [stopped, idle, runs] = [await machine('maintenance'), await machine(), await machine('running')]
    expect(ids((await of<SupplierDashboard>(supplier)).machineStatus)).toEqual([runs, idle, stopped])
    const runsToo = await machine('running')
    expect(ids((await of<SupplierDashboard>(supplier)).machineStatus)).toEqual([runs, runsToo, idle])
  })

  test('an admin reads the 3 newest new inquiries and the 3 newest pending requests', async () => {
    const [admin, customer, supplier] = [await make.admin(), await make.customer(), await make.supplier()]
    const [inquiries, requests] = [[] as number[], [] as number[]]
    for (let n = 0; n < 4; n++) {
      inquiries.unshift((await make.inquiry(customer)).id)
      requests.unshift((await make.request(supplier)).id)
    }
    const { recentInquiries, workRequests } = await of<AdminDashboard>(admin)
    expect(ids(recentInquiries)).toEqual(inquiries.slice(0, 3))
    expect(ids(workRequests)).toEqual(requests.slice(0, 3))
  })
})

describe('date ranges of the order history', () => {
  test('are all time, 30 days, 3 months, 6 months, a year', () =>
    expect(withinOptions.map(({ value, label }) => `${value || 'all'}: ${label}`)).toEqual([
      'all: All time',
      '30: Last 30 days',
      '90: Last 3 months',
      '180: Last 6 months',
      '365: Last year',
    ]))

  test.each([
    ['30', 30],
    ['90', 90],
    ['180', 180],
    ['365', 365],
  ] as const)('within %s days: what was completed a day less ago, not a day more', async (within, days) => {
    const { customer, supplier, workorder: inside } = await make.order()
    const { workorder: outside } = await make.order({ customer, supplier })
    for (const [{ id }, age] of [
      [inside, days - 1],
      [outside, days + 1],
    ] as const) {
      await changeWorkorderStatus(supplier, { id, status: 'completed' })
      await db().workOrder.update({ where: { id }, data: { completedDate: new Date(Date.now() - age * 86_400_000) } })
    }
    const found = async (at: { within?: string }) =>
      (await listWorkorders(customer, workorders.list.query.parse(historyQuery(at)))).items.map(({ id }) => id)
    expect(await found({ within })).toEqual([inside.id])
    expect(await found({})).toEqual([inside.id, outside.id])
  })
})
