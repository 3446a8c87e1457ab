import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { dismiss, expect, named, test, toast } from '../support/fixtures'
import { chooseFilter, openFilters } from '../support/filters'

type Member = (role: 'customer' | 'supplier') => Promise<Page>

const call = async <T = { id: number }>(page: Page, method: string, path: string, data: object) => {
  const answer = await page.request.fetch(path, { method, data })
  expect(answer.ok(), `${method} ${path}`).toBe(true)
  return (await answer.json()) as T
}

/** A customer with one order for each price, made by one supplier; the first one is completed today. */
async function orders(member: Member, admin: Page, prices: readonly number[]) {
  const [customer, supplier] = [await member('customer'), await member('supplier')]
  const [buyer, shop] = await Promise.all(
    [customer, supplier].map(async (page) => (await page.request.get('/api/user')).json()),
  )
  const ids: number[] = []
  for (const price of prices) {
    const description = 'Turned and ground, 40 Cr 4'
    const inquiry = await call(customer, 'POST', '/api/inquiries', {
      projectName: named('Spindle'),
      description,
      quantity: 8,
    })
    const offer = { inquiryId: inquiry.id, price, details: 'Ex works' }
    const quotation = await call(supplier, 'POST', '/api/quotations', offer)
    await call(customer, 'PATCH', `/api/quotations/${quotation.id}/status`, { status: 'accepted' })
    ids.push((await call(admin, 'POST', '/api/workorders', { inquiryId: inquiry.id, supplierId: shop.id })).id)
  }
  await call(supplier, 'PATCH', `/api/workorders/${ids[0]}/status`, { status: 'completed', notes: '' })
  return { buyer, shop, ids: ids.map((id) => `WO-${String(id).padStart(4, '0')}`) }
}

const figure = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Amounts of all matching orders' })
    .locator('dl', { has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
const age = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Outstanding by age' }).getByRole('listitem').filter({ hasText: name })
const rows = (page: Page) => page.getByRole('table', { name: 'Payments' }).getByRole('row').filter({ hasText: 'WO-' })

test('an admin sees what a company owes, records what was paid, and takes the rest along as a file', async ({
  demo,
  member,
}) => {
  const admin = await demo('admin')
  const { buyer, ids } = await orders(member, admin, [100_000, 20_000, 3_000])

  await admin.goto('/admin/payments', { waitUntil: 'networkidle' })
  const filters = await openFilters(admin)
  await filters.getByRole('combobox', { name: 'Company' }).fill(buyer.companyName)
  await admin.getByRole('option', { name: buyer.companyName }).click()
  await admin.keyboard.press('Escape')
  await expect(admin.getByRole('link', { name: `Remove filter Company: ${buyer.companyName}` })).toBeVisible()
  await expect(rows(admin)).toHaveCount(3)
  // The last completed stands first; it was completed today, the others are not.
  await expect(rows(admin).first()).toContainText(ids[0]!)
  await expect(rows(admin).first()).toContainText('today')
  await expect(rows(admin).last()).toContainText('Not completed')
  await expect(figure(admin, 'Total')).toContainText(/₹1,23,000.*3 orders/)
  await expect(figure(admin, 'By hand')).toContainText(/₹1,23,000.*3 orders without documents/)
  await expect(figure(admin, 'Outstanding')).toContainText('₹0.00 invoiced+ ₹0.00 not yet invoiced')
  await expect(age(admin, '0–30 days')).toContainText('₹1,00,000')
  await expect(age(admin, 'Not due yet')).toContainText('₹23,000')

  const told: string[] = []
  admin.on('request', (request) => void (request.method() === 'PATCH' && told.push(request.url())))
  await admin.getByLabel(`Payment status of ${ids[0]}`).selectOption('Paid')
  const payment = admin.getByLabel(`Payment status of ${ids[0]}`)
  await expect(toast(admin, 'Payment Updated')).toContainText(`${buyer.companyName} and `)
  await admin.getByRole('button', { name: 'Undo' }).click()
  await expect(payment).toHaveValue('pending')
  expect(told).toEqual([])
  await payment.selectOption('Paid')
  await dismiss(admin)
  await expect(figure(admin, 'Paid')).toContainText(/₹1,00,000.*1 order paid in full/)
  await expect(figure(admin, 'By hand')).toContainText(/₹23,000.*2 orders/)
  await expect(age(admin, '0–30 days')).toContainText('₹0')
  await admin.getByLabel(`Payment status of ${ids[1]}`).selectOption('Partially Paid')
  await dismiss(admin)
  await expect(figure(admin, 'By hand')).toContainText('₹23,000')

  await chooseFilter(admin, 'Payment', 'Not fully paid')
  await expect(rows(admin)).toHaveCount(2)
  await expect(figure(admin, 'Total')).toContainText(/₹23,000.*2 orders/)

  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  const [head, ...lines] = text.trimEnd().split('\r\n')
  expect(head).toMatch(/^\uFEFFWork Order,Created,Project,Customer,/)
  expect(lines.map((line) => line.split(',')[0])).toEqual([ids[2], ids[1]])
  expect(lines[1]).toContain(`,${buyer.companyName},`)
  expect(lines[1]).toMatch(/,Order Received,,,20000,Partially Paid,Partially Paid$/)
})

test('an age that is pressed before the answer to a filter keeps the filter', async ({ demo }) => {
  const admin = await demo('admin')
  await admin.goto('/admin/payments', { waitUntil: 'networkidle' })
  const held: Route[] = []
  await admin.route(/\/admin\/payments\?.*_rsc=/, (route) => void held.push(route))
  await chooseFilter(admin, 'Supplier payment', 'Not fully paid')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await age(admin, '0–30 days').getByRole('link').click()
  await expect.poll(() => held.length).toBeGreaterThan(1)
  await admin.unroute(/\/admin\/payments\?.*_rsc=/)
  for (const route of held) await route.continue().catch(() => {})
  await expect(admin).toHaveURL('/admin/payments?payable=open&payment=open&age=0-30')
})

test('what Payments calls invoiced is what Receivables calls open', async ({ demo }) => {
  const admin = await demo('admin')
  const invoiced = figure(admin, 'Outstanding')
    .getByText(/ invoiced$/)
    .first()
  const open = admin
    .getByRole('region', { name: 'What customers owe' })
    .locator('dl', { has: admin.locator('dt', { hasText: /^Open$/ }) })
  // Other stories invoice and pay meanwhile.
  await expect(async () => {
    await admin.goto('/admin/payments')
    const sum = (await invoiced.textContent())!.replace(' invoiced', '')
    expect(sum).toMatch(/^₹[\d,]{4,}\.\d\d$/)
    await admin.getByRole('tab', { name: 'Receivables' }).click()
    await expect(open).toContainText(sum, { timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
})

test(
  'the filters of payments stand in the address: a reload keeps them, Back takes the last one off',
  { tag: '@all' },
  async ({ demo, member }) => {
    const admin = await demo('admin')
    const { shop, ids } = await orders(member, admin, [70_000, 6_000])
    await admin.goto(`/admin/payments?company=${shop.id}`, { waitUntil: 'networkidle' })
    const company = admin.getByRole('link', { name: `Remove filter Company: ${shop.companyName}` })
    await expect(company).toBeVisible()
    await expect(rows(admin)).toHaveCount(2)

    await chooseFilter(admin, 'Completed', 'Last 30 days')
    await expect(rows(admin)).toHaveCount(1)
    await chooseFilter(admin, 'Payment', 'Pending')
    await expect(admin.getByRole('link', { name: 'Remove filter Payment: Pending' })).toBeVisible()
    await admin.reload({ waitUntil: 'networkidle' })
    await expect(rows(admin)).toHaveCount(1)
    await expect(rows(admin)).toContainText(ids[0]!)
    const filters = await openFilters(admin)
    await expect(filters.getByRole('combobox', { name: 'Completed' }).locator('option:checked')).toHaveText(
      'Last 30 days',
    )
    await admin.keyboard.press('Escape')
    await expect(figure(admin, 'Total')).toContainText('₹70,000')

    await admin.goBack()
    await expect(admin.getByRole('link', { name: 'Remove filter Payment: Pending' })).toHaveCount(0)
    await expect(rows(admin)).toHaveCount(1)
    await openFilters(admin)
    await admin.getByLabel('Completed from', { exact: true }).fill('2020-01-01')
    await expect(admin).toHaveURL(/2020-01-01/)
    await admin.getByLabel('Completed to', { exact: true }).fill('2020-12-31')
    await expect(admin.getByText('No Payments Found')).toBeVisible()
    const nothing = `No results with Company: ${shop.companyName}, Completed from: 1 Jan 2020, Completed to: 31 Dec 2020.`
    await expect(admin.getByText(nothing)).toBeVisible()
    await admin.keyboard.press('Escape')
    await admin.getByRole('link', { name: 'Remove filter Completed: from 1 Jan 2020 to 31 Dec 2020' }).click()
    await expect(rows(admin)).toHaveCount(2)

    // A bar leads to its orders.
    await age(admin, '0–30 days').getByRole('link').click()
    await expect(rows(admin)).toHaveCount(1)
    await expect(rows(admin)).toContainText(ids[0]!)
    await admin.getByRole('link', { name: 'Clear all' }).click()
    await expect(admin).toHaveURL(/\/admin\/payments$/)
  },
)
