import { expect, test } from '../support/fixtures'

test('an admin narrows orders behind Filters; each one is a chip that goes by itself, and all go at once', async ({
  demo,
}) => {
  const page = await demo('admin')
  await page.goto('/admin/workorders', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: /^Owner/ }).selectOption('Mine')
  await expect(page).toHaveURL('/admin/workorders?owner=me')
  const customer = page.getByRole('combobox', { name: 'Customer' })
  await customer.fill('Godavari')
  await page.getByRole('option', { name: /^Godavari Flow Systems/ }).click()
  await expect(page).toHaveURL(/owner=me&customerId=\d+/)
  const chips = page.getByRole('group', { name: 'Active filters' })
  await expect(chips.getByRole('link')).toHaveText([
    'Customer: Godavari Flow Systems Pvt. Ltd.',
    'Owner: Mine',
    'Clear all',
  ])
  // What the tab counts is what the list has.
  const all = page.getByRole('tab', { name: /^All/ })
  const shown = await page.getByRole('table', { name: 'Work orders' }).locator('tbody tr').count()
  await expect(all).toHaveText(`All${shown}`)
  await chips.getByRole('link', { name: 'Remove filter Owner: Mine' }).click()
  await expect(page).toHaveURL(/\?customerId=\d+$/)
  await chips.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/admin/workorders')
  await expect(chips).toBeHidden()
})

test('filters without a match say which ones, and clear in one step', async ({ demo }) => {
  const page = await demo('admin')
  await page.goto('/admin/workorders?tab=completed&due=late&process=Nothing', { waitUntil: 'networkidle' })
  await expect(page.getByText('No results with Due: Late, Process: Nothing, Tab: Completed.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL('/admin/workorders')
})

test('a supplier sees every open inquiry, first those for its processes, and those alone when asked', async ({
  demo,
}) => {
  const page = await demo('supplier')
  await page.goto('/supplier/quotations', { waitUntil: 'networkidle' })
  const rows = page.getByRole('table', { name: 'Quotation Requests' }).locator('tbody tr')
  await expect(rows.first()).toContainText('Fits you')
  const fitting = (await rows.allTextContents()).map((text) => text.includes('Fits you'))
  expect(fitting).toEqual(fitting.toSorted((a, b) => Number(b) - Number(a)))
  expect(fitting).toContain(false)
  await page
    .getByRole('combobox', { name: /^Process/ })
    .first()
    .selectOption('My processes')
  await expect(page).toHaveURL('/supplier/quotations?fits=true')
  await expect(rows.filter({ hasNotText: 'Fits you' })).toHaveCount(0)
  await expect(rows.first()).toContainText('Fits you')
  await page.getByRole('link', { name: 'Remove filter Process: My processes' }).click()
  await expect(page).toHaveURL('/supplier/quotations')
})
