import { type Page } from '@playwright/test'
import { expect } from '../support/fixtures'
import { ask, test } from '../support/trade'
import { walk } from '../support/settled'

type Row = {
  at: string
  title: string
  /** Why it is empty. */
  why: string | RegExp
  /** The step that the screen offers there. */
  next: string | RegExp
}

const customer: Row[] = [
  {
    at: '/customer/notifications?topic=payments',
    title: 'No Notifications Found',
    why: 'No results with Topic: Payments.',
    next: 'Clear filter',
  },
  {
    at: '/customer/dashboard',
    title: 'No orders found',
    why: /Accept a quotation/,
    next: 'See your quotations',
  },
  {
    at: '/customer/quotations',
    title: 'No Quotations Found',
    why: /offers on your inquiries appear here/,
    next: 'Submit New Inquiry',
  },
  {
    at: '/customer/quotations?q=no-hit',
    title: 'No Quotations Found',
    why: 'No results for “no-hit”.',
    next: 'Clear search',
  },
  {
    at: '/customer/my-inquiries',
    title: 'No Inquiries Found',
    why: /Your inquiries appear here/,
    next: 'Submit New Inquiry',
  },
  {
    at: '/customer/my-inquiries?find=no-hit&inquiries=quoted',
    title: 'No Inquiries Found',
    why: /No results with Search: “no-hit”/,
    next: 'Clear all filters',
  },
  { at: '/customer/rfqs', title: 'No requests found', why: /Drop a parts list/, next: 'New request' },
  { at: '/customer/parts', title: 'No parts found', why: /by a part number/, next: 'New request' },
  { at: '/customer/orders', title: 'No Orders Found', why: /once you accept/, next: 'See your quotations' },
  { at: '/customer/orders?tab=issues', title: 'No Orders Found', why: /Tab: Issues/, next: 'Clear filter' },
  { at: '/customer/orders?q=no-hit', title: 'No Orders Found', why: 'No results for “no-hit”.', next: 'Clear search' },
  {
    at: '/customer/history',
    title: 'No Order History Found',
    why: 'Completed orders appear here.',
    next: 'See active orders',
  },
  {
    at: '/customer/history?q=no-hit&within=30&payment=partial',
    title: 'No Order History Found',
    why: 'No results with Search: “no-hit”, Completed: Last 30 days, Payment: Partially Paid.',
    next: 'Clear all filters',
  },
]

const supplier: Row[] = [
  { at: '/supplier/dashboard', title: 'No active work orders', why: /quoting on inquiries/, next: 'View work orders' },
  { at: '/supplier/dashboard', title: 'No machines found', why: /get work assigned/, next: 'Add Machine' },
  { at: '/supplier/machines', title: 'No machines found', why: /get work assigned/, next: 'Add Machine' },
  {
    at: '/supplier/machines?tab=running',
    title: 'No machines found',
    why: /is running now/,
    next: 'Show all machines',
  },
  { at: '/supplier/workorders', title: 'No active work orders', why: /request work/, next: /Request Work/ },
  {
    at: '/supplier/workorders?q=no-hit',
    title: 'No active work orders',
    why: 'No results for “no-hit”.',
    next: 'Clear search',
  },
  {
    at: '/supplier/workorders?tab=completed',
    title: 'No Work Orders Found',
    why: 'Completed orders appear here.',
    next: 'Show active work orders',
  },
  {
    at: '/supplier/workorders?tab=issues',
    title: 'No Work Orders Found',
    why: /orders are on hold/,
    next: 'Show active work orders',
  },
  {
    at: '/supplier/quotations',
    title: 'No Quotations Found',
    why: 'Quotations you send appear here.',
    next: 'Quotation Requests',
  },
  {
    at: '/supplier/quotations?q=no-hit',
    title: 'No Quotations Found',
    why: 'No results for “no-hit”.',
    next: 'Clear search',
  },
  { at: '/supplier/processes', title: 'No Processes Found', why: 'Add what you offer', next: 'Add Process' },
  {
    at: '/supplier/processes?tab=pending',
    title: 'No Processes Found',
    why: /No process is waiting/,
    next: 'Show all processes',
  },
  {
    at: '/supplier/processes?tab=approved',
    title: 'No Processes Found',
    why: /once they are approved/,
    next: 'Show all processes',
  },
  {
    at: '/supplier/processes?tab=rejected',
    title: 'No Processes Found',
    why: /was rejected/,
    next: 'Show all processes',
  },
]

const admin: Row[] = [
  { at: '/admin/customers?q=no-hit', title: 'No Customers Found', why: /No results for/, next: 'Clear search' },
  {
    at: '/admin/suppliers?q=no-hit',
    title: 'No suppliers found in the system',
    why: /No results for/,
    next: 'Clear search',
  },
  {
    at: '/admin/workorders?q=no-hit',
    title: 'No Work Orders Found',
    why: 'No results for “no-hit”.',
    next: 'Clear search',
  },
  {
    at: '/admin/quotations?q=no-hit',
    title: 'No Quotations Found',
    why: 'No results for “no-hit”.',
    next: 'Clear search',
  },
  { at: '/admin/payments?q=no-hit', title: 'No Payments Found', why: 'No results for “no-hit”.', next: 'Clear search' },
  {
    at: '/admin/audit?q=no-hit',
    title: 'No Entries Found',
    why: /Search: “no-hit”, By: Admins/,
    next: 'Clear all filters',
  },
]

async function expectRows(page: Page, rows: Row[]) {
  for (const { at, title, why, next } of rows) {
    await test.step(`${at}: ${title}`, async () => {
      await walk(page, at)
      const main = page.getByRole('main')
      await expect(main.getByText(title, { exact: true })).toBeVisible()
      await expect(main.getByText(why).first()).toBeVisible()
      const step = (['link', 'button', 'region'] as const).map((role) => main.getByRole(role, { name: next }))
      await expect(step[0]!.or(step[1]!).or(step[2]!).first()).toBeVisible()
    })
  }
}

test(`a new customer: ${customer.length} empty screens, each with its reason and a next step`, async ({ member }) =>
  expectRows(await member('customer'), customer))

test(
  `a new supplier: ${supplier.length} empty screens, each with its reason and a next step`,
  { tag: '@all' },
  async ({ member }) => expectRows(await member('supplier'), supplier),
)

test(`an admin's search that finds nothing: ${admin.length} lists`, { tag: '@all' }, async ({ demo }) =>
  expectRows(await demo('admin'), admin),
)

test('what an empty screen offers works: the filters go, the list is back', async ({ demo }) => {
  const page = await demo('admin')
  await page.goto('/admin/customers?q=no-hit&tab=pending')
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL('/admin/customers')
  await expect(page.getByRole('table', { name: 'Customers' })).toBeVisible()
})

test('No notifications, before anything has happened', async ({ person, trade }) => {
  const [page, { email }] = [await person(), await trade.company('customer', false)]
  await ask(page, 'POST /api/login', { username: email, password: 'a-long-secret' })
  await page.goto('/customer/dashboard')
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByText('No notifications')).toBeVisible()
})
