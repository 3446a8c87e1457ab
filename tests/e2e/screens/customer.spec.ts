import type { Page } from '@playwright/test'
import { orderId } from '../../../lib/terms/nouns'
import { ordersOf } from '../support/orders-of'
import { figureOf, framesOf } from '../support/frame'
import { expect } from '../support/fixtures'
import { boxOf } from '../support/settled'
import { test } from '../support/trade'

framesOf('customer')
const card = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Figures' }).getByRole('link', { name: label })

const newcomer = [
  ['Active Orders', '0', 'No active orders', '/customer/orders?tab=active'],
  ['Pending Quotations', '0', 'Awaiting your review', '/customer/quotations?tab=pending'],
  ['Completed Projects', '0', 'Since joining', '/customer/history'],
] as const

test('the dashboard counts active orders by status, completed ones and pending quotations', async ({
  demo,
  member,
  trade,
}) => {
  const page = await member('customer')
  await page.goto('/customer/dashboard')
  for (const [label, value, hint, href] of newcomer) {
    await expect(card(page, label)).toHaveText(figureOf(label, value, hint))
    await expect(card(page, label)).toHaveAttribute('href', href)
  }
  const { orders } = await ordersOf(page, trade, [{}, {}])
  const move = (n: number, status: string) =>
    trade.desk.http.patch(`/api/workorders/${orders[n]!.id}/status`, { data: { status, notes: '' } })
  await move(0, 'in_progress')
  await move(1, 'completed')
  await page.reload()
  await expect(card(page, 'Active Orders')).toHaveText(figureOf('Active Orders', 1, '1 in progress'))
  await expect(card(page, 'Completed Projects')).toHaveText(figureOf('Completed Projects', 1, 'Since joining'))

  const other = await demo('customer')
  const answer = await other.request.get('/api/quotations?status=pending&limit=1')
  await other.goto('/customer/dashboard')
  await expect(card(other, 'Pending Quotations')).toHaveText(
    figureOf('Pending Quotations', answer.headers()['x-total-count']!, 'Awaiting your review'),
  )
  await other.getByRole('link', { name: 'Submit New Inquiry' }).click()
  await expect(other).toHaveURL('/customer/inquiries')
})

test('Recent Orders are the five newest, each with View', async ({ member, trade }) => {
  const { page, orders, projectName } = await ordersOf(await member('customer'), trade, Array(6).fill({}))
  await page.goto('/customer/dashboard')
  const rows = page.getByRole('table', { name: 'Recent Orders' }).locator('tbody tr')
  const newest = orders.map((order) => order.id).sort((a, b) => b - a)
  await expect(rows.locator('td:first-child')).toHaveText(newest.slice(0, 5).map((n) => orderId('customer', n)))
  const first = orderId('customer', newest[0]!)
  await expect(rows.first().locator('td')).toHaveText([
    first,
    projectName,
    'N/A',
    'Order Received',
    'Not specified',
    '—',
  ])
  await rows
    .first()
    .getByRole('link', { name: `View ${first}` })
    .click()
  await expect(page).toHaveURL(`/customer/orders?id=${newest[0]}`)
})

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
test('Submit Inquiry: its fields in their order, the processes on offer, and Cancel', async ({ demo }) => {
  const page = await demo('customer')
  await page.goto('/customer/inquiries')
  const form = page.getByRole('form', { name: 'Inquiry' })
  const places = await Promise.all(fields.map((label) => boxOf(form.getByText(label, { exact: true }))))
  // Read as a page is read: line by line, from the left.
  const reading = places.map(({ x, y }) => Math.round(y / 20) * 10_000 + x)
  expect(reading).toEqual([...reading].sort((a, b) => a - b))
  await expect(form.getByText('PDF, DOC, DOCX, DWG, DXF, STEP, STP, STL, up to 10 MB each')).toBeVisible()
  const offered = (await (await page.request.get('/api/processes?limit=500')).json()) as { name: string }[]
  await page.reload()
  const shown = await page.getByLabel('Manufacturing Process').locator('option').allInnerTexts()
  for (const { name } of offered.slice(0, 20)) expect(shown).toContain(name)
  expect(new Set(shown).size).toBe(shown.length)
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/customer/dashboard')
})
