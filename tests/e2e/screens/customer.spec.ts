import type { Page } from '@playwright/test'
import { orderId } from '../../../lib/rules/nouns'
import { ordersOf } from '../support/orders-of'
import { framesOf } from '../support/frame'
import { expect, test } from '../support/screens'
import { named } from '../support/fixtures'

framesOf('customer', [
  {
    path: 'dashboard',
    title: 'Dashboard',
    tables: { 'Recent Orders': ['Order ID', 'Description', 'Process', 'Status', 'Due Date', 'Actions'] },
  },
  { path: 'inquiries', title: 'Submit Inquiry' },
  {
    path: 'quotations',
    title: 'Quotations',
    tabs: ['All', 'Pending', 'Accepted', 'Rejected'],
    tables: { Quotations: ['Quotation ID', 'Project Name', 'Price', 'Status', 'Valid Until', 'Details'] },
  },
  {
    path: 'orders',
    title: 'Active Orders',
    tabs: ['All', 'Active', 'Completed', 'Issues'],
    tables: { Orders: ['Order ID', 'Project Name', 'Status', 'Start Date', 'Due Date', 'Payment', 'Details'] },
  },
  {
    path: 'history',
    title: 'Order History',
    tables: { 'Completed orders': ['Order ID', 'Project Name', 'Completed', 'Amount', 'Payment', 'Details'] },
  },
  { path: 'profile', title: 'My Profile', tabs: ['Profile Information', 'Security'] },
])
/** Titles and reasons where nothing is there yet, and the way on. */
const empty = [
  ['dashboard', 'No orders found', 'Submit New Inquiry', '/customer/inquiries'],
  ['quotations', 'No Quotations Found', 'Submit New Inquiry', '/customer/inquiries'],
  ['orders', 'No Orders Found', 'See your quotations', '/customer/quotations'],
  ['history', 'No Order History Found', 'See active orders', '/customer/orders'],
] as const
test('a newcomer reads on every screen that nothing is there, and what to do', async ({ member }) => {
  const page = await member('customer')
  for (const [path, title, action, href] of empty) {
    await page.goto(`/customer/${path}`)
    await expect(page.getByText(title, { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: action }).first()).toHaveAttribute('href', href)
  }
  await page.goto('/customer/history')
  const plain = await page.getByRole('main').innerText()
  await page.goto('/customer/history?payment=partial')
  await expect(page.getByText('No Order History Found')).toBeVisible()
  await expect(page.getByText('Nothing fits Payment: Partially Paid.')).toBeVisible()
  expect(plain).not.toContain('Nothing fits')
})

const card = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Figures' }).getByRole('link', { name: label })

test.describe('the dashboard', () => {
  const newcomer = [
    ['Active Orders', '0', 'No active orders', '/customer/orders?tab=active'],
    ['Pending Quotations', '0', 'Awaiting your review', '/customer/quotations?tab=pending'],
    ['Completed Projects', '0', 'Since joining', '/customer/history'],
  ] as const
  test("a newcomer's cards", async ({ member }) => {
    const page = await member('customer')
    await page.goto('/customer/dashboard')
    for (const [label, value, hint, href] of newcomer) {
      await expect(card(page, label)).toHaveText(`${label}${value}${hint}`)
      await expect(card(page, label)).toHaveAttribute('href', href)
    }
  })

  for (const [status, hint] of [
    ['pending', '0 in progress'],
    ['started', '0 in progress'],
    ['in_progress', '1 in progress'],
    ['quality_check', '0 in progress'],
  ] as const)
    test(`an order in ${status} is an active one, with ${hint}`, async ({ member, desk }) => {
      const { page } = await ordersOf(await member('customer'), desk, [{ status }])
      await page.goto('/customer/dashboard')
      await expect(card(page, 'Active Orders')).toHaveText(`Active Orders1${hint}`)
    })

  for (const [status, completed] of [
    ['issues', 0],
    ['completed', 1],
  ] as const)
    test(`an order in ${status} is no active one`, async ({ member, desk }) => {
      const { page } = await ordersOf(await member('customer'), desk, [{ status }])
      await page.goto('/customer/dashboard')
      await expect(card(page, 'Active Orders')).toHaveText('Active Orders0No active orders')
      await expect(card(page, 'Completed Projects')).toHaveText(`Completed Projects${completed}Since joining`)
    })

  test('Recent Orders are the five newest, each with View', async ({ member, desk }) => {
    const { page, orders, projectName } = await ordersOf(await member('customer'), desk, Array(6).fill({}))
    await page.goto('/customer/dashboard')
    const rows = page.getByRole('table', { name: 'Recent Orders' }).locator('tbody tr')
    const newest = orders.map((order) => order.id).sort((a, b) => b - a)
    await expect(rows.locator('td:first-child')).toHaveText(newest.slice(0, 5).map((n) => orderId('customer', n)))
    await expect(rows.first().locator('td')).toHaveText([
      orderId('customer', newest[0]!),
      projectName,
      'N/A',
      'Order Received',
      'Not specified',
      'View',
    ])
    await rows
      .first()
      .getByRole('link', { name: `View ${orderId('customer', newest[0]!)}` })
      .click()
    await expect(page).toHaveURL(`/customer/orders?id=${newest[0]}`)
  })

  test('pending quotations are counted as the API counts them', async ({ demo }) => {
    const page = await demo('customer')
    const answer = await page.request.get('/api/quotations?status=pending&limit=1')
    await page.goto('/customer/dashboard')
    await expect(card(page, 'Pending Quotations')).toHaveText(
      `Pending Quotations${answer.headers()['x-total-count']}Awaiting your review`,
    )
  })

  test('Submit New Inquiry leads to the form', async ({ demo }) => {
    const page = await demo('customer')
    await page.goto('/customer/dashboard')
    await page.getByRole('link', { name: 'Submit New Inquiry' }).click()
    await expect(page).toHaveURL('/customer/inquiries')
  })
})

test.describe('Submit Inquiry', () => {
  const fields = [
    'Project Name',
    'Manufacturing Process',
    'Project Description',
    'Quantity Required',
    'Material Specification',
    'Target Completion Date',
    'Technical Files',
    'Special Requirements or Notes',
  ]
  test('its fields in their order', async ({ demo }) => {
    const page = await demo('customer')
    await page.goto('/customer/inquiries')
    const form = page.getByRole('form', { name: 'Inquiry' })
    const places = await Promise.all(fields.map((label) => form.getByText(label, { exact: true }).boundingBox()))
    // Read as a page is read: line by line, from the left.
    const reading = places.map((box) => Math.round(box!.y / 20) * 10_000 + box!.x)
    expect(reading).toEqual([...reading].sort((a, b) => a - b))
    await expect(form.getByText('PDF, DOC, DOCX, DWG, DXF, STEP, STP, STL, up to 10 MB each')).toBeVisible()
  })

  test('its processes are those that the API offers', async ({ demo }) => {
    const page = await demo('customer')
    const offered = (await (await page.request.get('/api/processes?limit=500')).json()) as { name: string }[]
    await page.goto('/customer/inquiries')
    const shown = await page.getByLabel('Manufacturing Process').locator('option').allInnerTexts()
    for (const { name } of offered.slice(0, 20)) expect(shown).toContain(name)
    expect(new Set(shown).size).toBe(shown.length)
  })

  test('Cancel returns to the dashboard', async ({ demo }) => {
    const page = await demo('customer')
    await page.goto('/customer/inquiries')
    await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/customer/dashboard')
  })

  test('what was submitted leads to the dashboard', async ({ member }) => {
    const page = await member('customer')
    await page.goto('/customer/inquiries')
    await page.getByLabel('Project Name').fill(named('Bush'))
    await page.getByLabel('Project Description').fill('Turned from bronze bar')
    await page.getByLabel('Quantity Required').fill('12')
    await page.getByRole('button', { name: 'Submit Inquiry' }).click()
    await expect(page).toHaveURL('/customer/dashboard')
  })
})
