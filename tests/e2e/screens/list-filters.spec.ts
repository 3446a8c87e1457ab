import type { Route } from '@playwright/test'
import { chooseFilter, openFilters } from '../support/filters'
import { expect, test } from '../support/fixtures'

test('an admin adds filters; each is a chip that opens, goes by itself, and all go at once', async ({ demo }) => {
  const page = await demo('admin')
  await page.goto('/admin/workorders', { waitUntil: 'networkidle' })
  const panel = await openFilters(page)
  await panel.getByRole('combobox', { name: 'Owner' }).selectOption('Mine')
  await expect(page).toHaveURL('/admin/workorders?owner=me')
  const customer = panel.getByRole('combobox', { name: 'Customer' })
  await customer.fill('Godavari')
  await page.getByRole('option', { name: /^Godavari Flow Systems/ }).click()
  await expect(page).toHaveURL(/owner=me&customerId=\d+/)
  const chips = page.getByRole('group', { name: 'Active filters' })
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(chips.getByRole('button')).toHaveText(['Customer: Godavari Flow Systems Pvt. Ltd.', 'Owner: Mine'])
  // What the tab counts is what the list has.
  const all = page.getByRole('tab', { name: /^All/ })
  const shown = await page.getByRole('table', { name: 'Work orders' }).locator('tbody tr').count()
  await expect(all).toHaveText(`All${shown}`)
  // A chip opens what it is set by.
  await chips.getByRole('button', { name: 'Owner: Mine' }).click()
  await page.getByRole('group', { name: 'Owner' }).getByRole('combobox').selectOption('Nobody')
  await expect(page).toHaveURL(/owner=none/)
  await page.keyboard.press('Escape')
  await chips.getByRole('link', { name: 'Remove filter Owner: Nobody' }).click()
  await expect(page).toHaveURL(/\?customerId=\d+$/)
  // The first and the last day are one filter.
  const days = await openFilters(page)
  await days.getByLabel('Due from').fill('2020-01-01')
  await expect(page).toHaveURL(/dueFrom=2020-01-01/)
  await days.getByLabel('Due to').fill('2020-12-31')
  await page.keyboard.press('Escape')
  await expect(chips.getByRole('link', { name: /^Remove filter Due/ })).toHaveAccessibleName(
    'Remove filter Due: from 1 Jan 2020 to 31 Dec 2020',
  )
  await chips.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/admin/workorders')
  await expect(chips).toBeHidden()
})

test('a second filter, a chip that goes and a tab, each before the answer to the one before, are all kept', async ({
  demo,
}) => {
  const page = await demo('admin')
  await page.goto('/admin/workorders?owner=me', { waitUntil: 'networkidle' })
  const held: Route[] = []
  await page.route(/\/admin\/workorders\?.*_rsc=/, (route) => void held.push(route))
  const panel = await openFilters(page)
  await panel.getByRole('combobox', { name: 'Due', exact: true }).selectOption('Late')
  await expect(panel.getByRole('combobox', { name: 'Due', exact: true })).toHaveValue('late')
  await panel.getByRole('combobox', { name: 'Documents', exact: true }).selectOption('Missing')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Remove filter Owner: Mine' }).click()
  await page.getByRole('tab', { name: /^Issues/ }).click()
  await expect(async () => expect(held.length).toBeGreaterThan(3)).toPass()
  await page.unroute(/\/admin\/workorders\?.*_rsc=/)
  for (const route of held) await route.continue().catch(() => {})
  await expect(page).toHaveURL(/\?due=late&documents=missing&tab=issues$/)
})

test('an empty list is cleared, and the next page is asked for, before the answer to a filter: the filter stays', async ({
  demo,
}) => {
  const page = await demo('admin')
  const held: Route[] = []
  const hold = () => page.route(/\/admin\/workorders\?.*_rsc=/, (route) => void held.push(route))
  const release = async () => {
    await page.unroute(/\/admin\/workorders\?.*_rsc=/)
    for (const route of held.splice(0)) await route.continue().catch(() => {})
  }
  const late = async () => {
    const panel = await openFilters(page)
    await panel.getByRole('combobox', { name: 'Due', exact: true }).selectOption('Late')
    await page.keyboard.press('Escape')
    await expect.poll(() => held.length).toBeGreaterThan(0)
  }

  await page.goto('/admin/workorders?q=Nothing+of+this+name', { waitUntil: 'networkidle' })
  await hold()
  await late()
  await page.getByRole('main').getByRole('link', { name: 'Clear search' }).click()
  await release()
  await expect(page).toHaveURL('/admin/workorders?due=late')

  await page.goto('/admin/workorders', { waitUntil: 'networkidle' })
  await hold()
  await late()
  await page.getByRole('link', { name: 'Next orders' }).click()
  await release()
  await expect(page.getByRole('group', { name: 'Active filters' })).toHaveText(/Late/)
  await expect(page).toHaveURL('/admin/workorders?due=late')
})

test('a search that is cleared before its answer stays cleared', async ({ demo }) => {
  const page = await demo('admin')
  await page.goto('/admin/workorders', { waitUntil: 'networkidle' })
  const held: Route[] = []
  await page.route(/\/admin\/workorders\?.*_rsc=/, (route) => void held.push(route))
  const search = page.getByRole('searchbox', { name: 'Search work orders' })
  await search.fill('Nothing of this name')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await search.fill('')
  await page.unroute(/\/admin\/workorders\?.*_rsc=/)
  for (const route of held) await route.continue().catch(() => {})
  await expect(page.getByRole('table', { name: 'Work orders' }).locator('tbody tr').nth(1)).toBeVisible()
  await expect(page).toHaveURL('/admin/workorders')
  await expect(search).toHaveValue('')
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
  await chooseFilter(page, 'Fits', 'My processes', 'inquiries')
  await expect(page).toHaveURL('/supplier/quotations?fits=true')
  await expect(rows.filter({ hasNotText: 'Fits you' })).toHaveCount(0)
  await expect(rows.first()).toContainText('Fits you')
  await page.getByRole('link', { name: 'Remove filter Fits: My processes' }).click()
  await expect(page).toHaveURL('/supplier/quotations')
})
