import { type Page } from '@playwright/test'
import { expect } from '../support/fixtures'
import { ask, test } from '../support/trade'

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
    at: '/customer/dashboard',
    title: 'No orders found',
    why: /quotation that you accept/,
    next: 'See your quotations',
  },
  { at: '/customer/quotations', title: 'No Quotations Found', why: /Suppliers answer/, next: 'Submit New Inquiry' },
  { at: '/customer/quotations?q=zzz', title: 'No Quotations Found', why: /“zzz”/, next: 'Show all quotations' },
  { at: '/customer/orders', title: 'No Orders Found', why: /once you have accepted/, next: 'See your quotations' },
  { at: '/customer/orders?tab=issues', title: 'No Orders Found', why: /Tab: Issues/, next: 'Clear the filter' },
  { at: '/customer/orders?q=zzz', title: 'No Orders Found', why: /Search: “zzz”/, next: 'Clear the filter' },
  {
    at: '/customer/history',
    title: 'No Order History Found',
    why: 'Orders move here when the supplier has completed them.',
    next: 'See active orders',
  },
  {
    at: '/customer/history?q=zzz&within=30&payment=partial',
    title: 'No Order History Found',
    why: 'Nothing fits Search: “zzz”, Completed: Last 30 days, Payment: Partially Paid.',
    next: 'Clear all filters',
  },
]

const supplier: Row[] = [
  { at: '/supplier/dashboard', title: 'No active work orders', why: /come from accepted/, next: 'View work orders' },
  { at: '/supplier/dashboard', title: 'No machines found', why: /you have capacity on/, next: 'Add machine' },
  { at: '/supplier/machines', title: 'No machines found', why: /so that work can be given/, next: 'Add Machine' },
  {
    at: '/supplier/machines?tab=running',
    title: 'No machines found',
    why: /status running/,
    next: 'Show all machines',
  },
  { at: '/supplier/workorders', title: 'No active work orders', why: /ask for work/, next: /Request Work/ },
  { at: '/supplier/workorders?q=zzz', title: 'No active work orders', why: /“zzz”/, next: 'Clear the filter' },
  {
    at: '/supplier/workorders?tab=completed',
    title: 'No Work Orders Found',
    why: /once you have completed/,
    next: 'Show active work orders',
  },
  {
    at: '/supplier/workorders?tab=issues',
    title: 'No Work Orders Found',
    why: /stopped by an issue/,
    next: 'Show active work orders',
  },
  {
    at: '/supplier/quotations',
    title: 'No Quotations Found',
    why: /answered a request above/,
    next: 'Quotation Requests',
  },
  { at: '/supplier/quotations?q=zzz', title: 'No Quotations Found', why: /“zzz”/, next: 'Show all quotations' },
  { at: '/supplier/processes', title: 'No Processes Found', why: 'Add what you offer', next: 'Add Process' },
  {
    at: '/supplier/processes?tab=pending',
    title: 'No Processes Found',
    why: /Nothing waits/,
    next: 'Show all processes',
  },
  {
    at: '/supplier/processes?tab=approved',
    title: 'No Processes Found',
    why: /has approved it/,
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
  { at: '/admin/customers?q=zzz', title: 'No Customers Found', why: /No customer fits/, next: 'Show all customers' },
  {
    at: '/admin/suppliers?q=zzz',
    title: 'No suppliers found in the system',
    why: /No supplier fits/,
    next: 'Show all suppliers',
  },
  { at: '/admin/workorders?q=zzz', title: 'No Work Orders Found', why: /Search: “zzz”/, next: 'Clear the filter' },
  { at: '/admin/quotations?q=zzz', title: 'No Quotations Found', why: /“zzz”/, next: 'Show all quotations' },
  { at: '/admin/payments?q=zzz', title: 'No Payments Found', why: /Search: “zzz”/, next: 'Clear the filter' },
  { at: '/admin/audit?q=zzz', title: 'No Entries Found', why: /Search: “zzz”, By: Admins/, next: 'Clear all filters' },
]

async function expectRows(page: Page, rows: Row[]) {
  for (const { at, title, why, next } of rows) {
    await test.step(`${at}: ${title}`, async () => {
      await page.goto(at)
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
  await page.goto('/admin/customers?q=zzz&tab=pending')
  await page.getByRole('button', { name: 'Show all customers' }).click()
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
