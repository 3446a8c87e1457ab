import { displayId } from '../../../lib/rules/nouns'
import { card, framesOf, rowsOf } from '../support/frame'
import { expect } from '../support/screens'
import { givenMachine, givenOrders } from '../support/shop'
import { ask, inquiryOf, machineOf, quotationOf, test } from '../support/trade'

framesOf('supplier', [
  {
    path: 'dashboard',
    title: 'Dashboard',
    tables: {
      'Current Work Orders': ['Order ID', 'Project', 'Status', 'Due Date'],
      'Machine Status': ['Machine', 'Status', 'Current Work Order'],
    },
  },
  { path: 'machines', title: 'Machines', tabs: ['All', 'Idle', 'Running', 'Maintenance'] },
  {
    path: 'workorders',
    title: 'Work Orders',
    tabs: ['Active', 'Completed', 'Issues'],
    tables: {
      'Pending work order requests': ['Request', 'Machine', 'Process', 'Status', 'Date Requested'],
      'Work orders': [
        ...['Work Order', 'Machine', 'Status', 'Start Date', 'Due Date', 'Payment', 'Files', 'Details', 'Actions'],
      ],
    },
  },
  {
    path: 'quotations',
    title: 'Quotations',
    tabs: ['All', 'Pending', 'Accepted', 'Rejected'],
    tables: {
      'Quotation Requests': ['Inquiry ID', 'Project Name', 'Process', 'Quantity', 'Target Date', 'Your Quotation'],
      Quotations: ['Quotation ID', 'Project Name', 'Price', 'Status', 'Valid Until', 'Date Submitted', 'Details'],
    },
  },
  { path: 'processes', title: 'Processes', tabs: ['All', 'Pending Approval', 'Approved', 'Rejected'] },
  { path: 'profile', title: 'Company Profile', tabs: ['Company Information', 'Security'] },
])

/** What a newcomer reads where nothing is there yet. */
const empty = [
  ['dashboard', 'No active work orders'],
  ['dashboard', 'No machines found'],
  ['machines', 'No machines found'],
  ['workorders', 'No active work orders'],
  ['workorders?tab=completed', 'No Work Orders Found'],
  ['workorders?tab=issues', 'No Work Orders Found'],
  ['quotations', 'No Quotations Found'],
  ['processes', 'No Processes Found'],
] as const
test('a newcomer reads on every screen that nothing is there', async ({ member }) => {
  const page = await member('supplier')
  for (const [path, title] of empty)
    await test.step(`${path}: ${title}`, async () => {
      await page.goto(`/supplier/${path}`)
      await expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible()
    })
})

test.describe('the dashboard', () => {
  const newcomer = [
    ['Active Work Orders', '0', '0 in production', '/supplier/workorders'],
    ['Pending Quotations', '0', 'Awaiting the customer', '/supplier/quotations?tab=pending'],
    ['Idle Machines', '0', 'Out of 0', '/supplier/machines?tab=idle'],
    ['Pending Payments', '0', 'Completed, not fully paid', '/supplier/workorders?tab=completed&payment=open'],
  ] as const
  test("a newcomer's four counts", async ({ member }) => {
    const page = await member('supplier')
    await page.goto('/supplier/dashboard')
    for (const [label, value, hint, href] of newcomer) {
      await expect(card(page, label)).toHaveText(`${label}${value}${hint}`)
      await expect(card(page, label)).toHaveAttribute('href', href)
    }
  })

  test("the demo supplier's four counts are those of its lists", async ({ demo }) => {
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
      await expect(card(page, label!)).toHaveText(`${label}${await total(list!)}${hint}`)
  })

  for (const [status, active, inProduction] of [
    ['pending', 1, 0],
    ['started', 1, 0],
    ['in_progress', 1, 1],
    ['quality_check', 1, 0],
    ['completed', 0, 0],
    ['issues', 0, 0],
  ] as const)
    test(`an order in ${status} counts ${active} active, ${inProduction} in production`, async ({ member, trade }) => {
      const page = await member('supplier')
      await givenOrders(page, trade, [{ status }])
      await page.goto('/supplier/dashboard')
      await expect(card(page, 'Active Work Orders')).toHaveText(
        `Active Work Orders${active}${inProduction} in production`,
      )
    })

  test('completed orders wait for money while their payment is pending or partial', async ({ member, trade }) => {
    const page = await member('supplier')
    const [order] = await givenOrders(page, trade, [{ status: 'completed' }])
    for (const [status, waiting] of [
      ['pending', 1],
      ['partial', 1],
      ['complete', 0],
    ] as const) {
      if (status !== 'pending') await ask(trade.desk, `PATCH /api/workorders/${order!.id}/payment`, { status })
      await page.goto('/supplier/dashboard')
      await expect(card(page, 'Pending Payments')).toContainText(`Pending Payments${waiting}`)
    }
  })

  test('only the own machines and quotations count', async ({ member, trade }) => {
    const [page, other] = [await member('supplier'), await trade.company('supplier')]
    const inquiry = await inquiryOf(await trade.company('customer'))
    await quotationOf(page, inquiry.id)
    await quotationOf(other, inquiry.id)
    await machineOf(other)
    await givenMachine(page, trade, 'approved')
    await givenMachine(page, trade, 'pending', { status: 'maintenance' })
    await page.goto('/supplier/dashboard')
    await expect(card(page, 'Idle Machines')).toHaveText('Idle Machines1Out of 2')
    await expect(card(page, 'Pending Quotations')).toContainText('Pending Quotations1')
  })

  const due = [
    ['three of five, the nearest due date first', [30, 10, 40, 20, 50], [1, 3, 0]],
    ['those without a due date last', [undefined, 20, undefined, 10], [3, 1, 0]],
  ] as const
  for (const [words, days, shown] of due)
    test(`Current Work Orders: ${words}`, async ({ member, trade }) => {
      const page = await member('supplier')
      const orders = await givenOrders(page, trade, [...days.map((dueIn) => ({ dueIn }))])
      await givenOrders(page, trade, [{ status: 'completed', dueIn: 1 }])
      await page.goto('/supplier/dashboard')
      await expect(rowsOf(page, 'Current Work Orders').locator('td:first-child')).toHaveText(
        shown.map((i) => displayId('workorder', orders[i]!.id)),
      )
    })

  test('Machine Status: three, running before idle before maintenance, each with its work', async ({
    member,
    trade,
  }) => {
    const page = await member('supplier')
    const make = (status: 'idle' | 'running' | 'maintenance') => givenMachine(page, trade, 'approved', { status })
    const [out, idle, free] = [await make('maintenance'), await make('idle'), await make('running')]
    const cells = (of: { name: string; model: string }, status: string, order: string) => [
      `${of.name}${of.model}`,
      status,
      order,
    ]
    await page.goto('/supplier/dashboard')
    await expect(rowsOf(page, 'Machine Status').locator('td')).toHaveText([
      ...cells(free, 'Running', 'N/A'),
      ...cells(idle, 'Idle', '—'),
      ...cells(out, 'Maintenance', '—'),
    ])
    const working = await make('running')
    const [order] = await givenOrders(page, trade, [{ status: 'started', machineId: working.id }])
    await page.goto('/supplier/dashboard')
    await expect(rowsOf(page, 'Machine Status').locator('td')).toHaveText([
      ...cells(free, 'Running', 'N/A'),
      ...cells(working, 'Running', displayId('workorder', order!.id)),
      ...cells(idle, 'Idle', '—'),
    ])
  })

  const buttons = [
    ['View quotations', '/supplier/quotations'],
    ['View work orders', '/supplier/workorders'],
    ['All work orders', '/supplier/workorders'],
    ['All machines', '/supplier/machines'],
  ] as const
  test('its buttons lead to quotations, work orders and machines', async ({ demo }) => {
    const page = await demo('supplier')
    for (const [button, href] of buttons)
      await test.step(`${button}: ${href}`, async () => {
        await page.goto('/supplier/dashboard')
        await page.getByRole('main').getByRole('link', { name: button }).click()
        await expect(page).toHaveURL(href)
      })
  })
})
