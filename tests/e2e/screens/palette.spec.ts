import { displayId } from '@/lib/terms/nouns'
import type { Page } from '@playwright/test'
import { axeFaultsInBoth } from '../support/accessible-faults'
import { expect } from '../support/fixtures'
import { boxOf } from '../support/settled'
import { inquiryOf, orderOf, test } from '../support/trade'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search or jump' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search and jump' })
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name })
/** What Enter would open. */
const chosen = async (page: Page) => {
  const id = await field(page).getAttribute('aria-activedescendant')
  return id ? page.locator(`[id="${id}"]`).innerText() : ''
}

test('by keys alone an admin jumps to a company and to an order, starts an action, and finds both again', async ({
  demo,
  trade,
}) => {
  const company = await trade.company('customer')
  const order = await orderOf(trade, { customer: company })
  const page = await demo('admin', 'anew')
  await page.goto('/admin/payments', { waitUntil: 'networkidle' })

  // With the focus in a field, too.
  await page.getByRole('searchbox', { name: 'Search payments' }).focus()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect.poll(() => chosen(page)).toContain('Review approvals')
  await page.keyboard.press('End')
  expect(await chosen(page)).toContain('Logout')
  await page.keyboard.press('ArrowDown')
  expect(await chosen(page)).toContain('Review approvals')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: 'Search payments' })).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type(company.companyName)
  await expect(group(page, 'Customers').getByRole('option')).toContainText([company.companyName])
  await expect(dialog(page).getByRole('status')).toHaveText('1 result')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: company.companyName })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/admin/customers\\?.*id=${company.id}$`))

  // Enter at once: what counts is what will be found.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: company.companyName })).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(`wo-${order.id}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/workorders?id=${order.id}`)
  await expect(page.getByRole('dialog', { name: order.projectName })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('supplier new')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Add New Supplier' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/admin/suppliers')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('/')
  await expect(group(page, 'Recent').getByRole('option')).toContainText([order.projectName, company.companyName])
  await page.keyboard.type('sign out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/auth/)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('recent:')))).toEqual([])
})

test('search that is closed and opened again at once covers the page, and gives it back at the end; axe finds nothing', async ({
  demo,
}) => {
  const page = await demo('admin')
  await page.goto('/admin/payments', { waitUntil: 'networkidle' })
  const behind = page.getByRole('searchbox', { name: 'Search payments', includeHidden: true })
  const covered = () => behind.evaluate((element) => Boolean(element.closest('[inert], [aria-hidden=true]')))
  await behind.focus()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect.poll(covered).toBe(true)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect.poll(covered).toBe(true)
  await page.keyboard.press('Escape')
  await expect(behind).toBeFocused()
  await expect.poll(covered).toBe(false)

  await page.keyboard.press('Control+k')
  for (const typed of ['', 'hous', 'zzzz']) {
    await field(page).fill(typed)
    if (typed === 'hous') await expect(group(page, 'Work orders')).toBeVisible()
    if (typed === 'zzzz') await expect(dialog(page)).toContainText('No results for')
    expect([typed, await axeFaultsInBoth(page)]).toEqual([typed, []])
  }
})

test('a customer finds own projects on a phone and nobody else’s', async ({ member, trade }) => {
  const page = await member('customer')
  const own = await inquiryOf(page)
  const others = await inquiryOf(await trade.company('customer'))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/customer/dashboard', { waitUntil: 'networkidle' })
  const button = page.getByRole('button', { name: 'Search or jump' })
  const { width, height } = await boxOf(button)
  expect([width >= 44, height >= 44]).toEqual([true, true])
  await button.click()
  await expect.poll(async () => (await boxOf(dialog(page))).width).toBe(360)

  await field(page).fill(others.projectName)
  await expect(dialog(page)).toContainText(`No results for “${others.projectName}”`)
  await field(page).fill(`inq-${others.id}`)
  await expect(dialog(page)).toContainText(`No results for “inq-${others.id}”`)
  await field(page).fill(own.projectName.toUpperCase())
  await group(page, 'Inquiries').getByRole('option', { name: own.projectName }).click()
  await expect(page).toHaveURL(`/customer/my-inquiries?id=${own.id}`)
  await expect(page.getByRole('dialog', { name: own.projectName })).toBeVisible()

  await page.goto('/customer/dashboard', { waitUntil: 'networkidle' })
  await button.click()
  await field(page).fill(`inq-${own.id}`)
  await dialog(page)
    .getByRole('option', { name: `Revise ${displayId('inquiry', own.id)}` })
    .click()
  await expect(page.getByLabel('Project Name')).toHaveValue(own.projectName)
})

test('a search that fails says so and is tried again, while screens and actions are still found', async ({ demo }) => {
  const page = await demo('supplier')
  await page.goto('/supplier/dashboard', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Search or jump' }).click()
  await expect(field(page)).toBeFocused()
  await page.context().setOffline(true)
  await field(page).fill('mach')
  const failed = dialog(page).getByRole('alert')
  await expect(failed).toContainText('The search failed')
  await expect(failed).toContainText('We can’t reach the server.')
  await expect(group(page, 'Actions').getByRole('option', { name: 'Add Machine' })).toBeVisible()
  await page.context().setOffline(false)
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  await field(page).fill('zzzz')
  await expect(dialog(page)).toContainText('No results for “zzzz”')
})
