import { displayId } from '../../../lib/terms/nouns'
import { card, figureOf, framesOf, rowsOf } from '../support/frame'
import { expect } from '../support/screens'
import { givenMachine, givenOrders } from '../support/shop'
import { inquiryOf, machineOf, quotationOf, test } from '../support/trade'

framesOf('supplier')

const newcomer = [
  ['Active Work Orders', '0', '0 in production', '/supplier/workorders'],
  ['Pending Quotations', '0', 'Awaiting the customer', '/supplier/quotations?tab=pending'],
  ['Idle Machines', '0', 'Out of 0', '/supplier/machines?tab=idle'],
  ['Pending Payments', '0', 'Completed, not fully paid', '/supplier/workorders?tab=completed&payment=open'],
] as const

test('the four counts of the dashboard follow the own orders, payments, machines and quotations', async ({
  member,
  trade,
}) => {
  const [page, other] = [await member('supplier'), await trade.company('supplier')]
  await page.goto('/supplier/dashboard')
  for (const [label, value, hint, href] of newcomer) {
    await expect(card(page, label)).toHaveText(figureOf(label, value, hint))
    await expect(card(page, label)).toHaveAttribute('href', href)
  }

  await givenOrders(page, trade, [{ status: 'in_progress' }, { status: 'completed' }])
  const inquiry = await inquiryOf(await trade.company('customer'))
  await quotationOf(page, inquiry.id)
  await quotationOf(other, inquiry.id)
  await machineOf(other)
  await givenMachine(page, trade, 'approved')
  await givenMachine(page, trade, 'pending', { status: 'maintenance' })
  await page.reload()
  await expect(card(page, 'Active Work Orders')).toHaveText(figureOf('Active Work Orders', 1, '1 in production'))
  await expect(card(page, 'Pending Payments')).toContainText('Pending Payments1')
  await expect(card(page, 'Idle Machines')).toHaveText(figureOf('Idle Machines', 1, 'Out of 2'))
  await expect(card(page, 'Pending Quotations')).toContainText('Pending Quotations1')
})

const buttons = [
  ['View quotations', '/supplier/quotations'],
  ['View work orders', '/supplier/workorders'],
  ['All work orders', '/supplier/workorders'],
  ['All machines', '/supplier/machines'],
] as const

test("the demo supplier's four counts are those of its lists; the buttons below lead to these lists", async ({
  demo,
}) => {
  const page = await demo('supplier')
  const total = async (query: string) => (await page.request.get(`/api/${query}&limit=1`)).headers()['x-total-count']
  const part = await total('workorders?status=in_progress')
  const all = await total('machines?q=')
  const expected = [
    ['Active Work Orders', 'workorders?status=active', `${part} in production`],
    ['Pending Quotations', 'quotations?status=pending', 'Awaiting the customer'],
    ['Idle Machines', 'machines?status=idle', `Out of ${all}`],
    ['Pending Payments', 'workorders?status=completed&paymentStatus=open', 'Completed, not fully paid'],
  ]
  await page.goto('/supplier/dashboard')
  for (const [label, list, hint] of expected)
    await expect(card(page, label!)).toHaveText(figureOf(label!, (await total(list!))!, hint!))
  for (const [button, href] of buttons)
    await expect(page.getByRole('main').getByRole('link', { name: button })).toHaveAttribute('href', href)
})

test('Current Work Orders are three of the active ones, the nearest due date first', async ({ member, trade }) => {
  const page = await member('supplier')
  const [none, twenty, , ten] = await givenOrders(page, trade, [{}, { dueIn: 20 }, {}, { dueIn: 10 }])
  await givenOrders(page, trade, [{ status: 'completed', dueIn: 1 }])
  await page.goto('/supplier/dashboard')
  await expect(rowsOf(page, 'Current Work Orders').locator('td:first-child')).toHaveText(
    [ten!, twenty!, none!].map(({ id }) => displayId('workorder', id)),
  )
})

test('Machine Status: three, running before idle before maintenance, each with its work', async ({ member, trade }) => {
  const page = await member('supplier')
  const make = (status: 'idle' | 'running' | 'maintenance') => givenMachine(page, trade, 'approved', { status })
  await make('maintenance')
  const [idle, free] = [await make('idle'), await make('running')]
  const cells = (of: { name: string; model: string }, status: string, order: string) => [
    `${of.name}${of.model}`,
    status,
    order,
  ]
  const working = await make('running')
  const [order] = await givenOrders(page, trade, [{ status: 'started', machineId: working.id }])
  await page.goto('/supplier/dashboard')
  await expect(rowsOf(page, 'Machine Status').locator('td')).toHaveText([
    ...cells(free, 'Running', 'N/A'),
    ...cells(working, 'Running', displayId('workorder', order!.id)),
    ...cells(idle, 'Idle', '—'),
  ])
})
