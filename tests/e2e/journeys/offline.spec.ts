import type { Locator, Page } from '@playwright/test'
import type { Supplier } from '../../../lib/contract/people/account'
import { expect } from '../support/fixtures'
import { DOWN } from '../support/failure'
import { expectToast, live, watched } from '../support/messages'
import { ask, test } from '../support/trade'

/** Before the page opens: nothing comes later of itself. */
async function timeStandsStill(page: Page) {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
}

/** In small steps, until this is shown: what is asked for again waits for a clock, and for a line. */
const timePasses = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.runFor(500)
    await expect(shown.first()).toBeVisible({ timeout: 300 })
  }).toPass()

test.describe('the line goes down before the code of dialogs and toasts is here', () => {
  test('a decision that failed is reported once the line is back, and the page stands', async ({ demo, trade }) => {
    const { id, companyName } = await trade.company('supplier')
    const page = await demo('admin')
    await timeStandsStill(page)
    await page.goto(`/admin/suppliers/${id}`, { waitUntil: 'networkidle' })
    await page.context().setOffline(true)
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH')
    await page.getByLabel(`Process category of ${companyName}`).selectOption('Forging')
    await failed
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.context().setOffline(false)
    await timePasses(page, page.getByText('Failed to update process category'))
    await expectToast(page, 'Error', `Failed to update process category: ${DOWN}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await ask<Supplier>(page, `GET /api/suppliers/${id}`)).mainProcessCategory).not.toBe('Forging')
  })

  test('a dialog opens once the line is back', { tag: '@all' }, async ({ demo }) => {
    const page = await demo('supplier')
    await timeStandsStill(page)
    await page.goto('/supplier/machines', { waitUntil: 'networkidle' })
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Add Machine' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines')
    await page.context().setOffline(false)
    await timePasses(page, page.getByRole('dialog', { name: 'Add New Machine' }))
  })
})

test('a filter that is chosen before the code of the page is here counts', async ({ demo }) => {
  const page = await demo('supplier')
  let arrive = () => {}
  const here = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await here
    await route.continue()
  })
  await page.goto('/supplier/workorders', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('combobox', { name: 'Payment' }).selectOption('partial')
  arrive()
  await expect(page).toHaveURL('/supplier/workorders?payment=partial')
})

test('a live channel that can not come back says so', { tag: '@all' }, async ({ member }) => {
  const page = await member('supplier')
  await page.clock.install()
  const settled = watched(page)
  const channel = await live(page)
  await page.goto('/supplier/dashboard')
  await settled()
  await channel.ready()
  await page.context().setOffline(true)
  await channel.breakOff()
  await page.clock.fastForward(5000)
  await expectToast(page, 'Connection Error', 'Failed to connect to notification service')
})
