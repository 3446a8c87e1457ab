import { expect } from '../support/fixtures'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { displayId } from '../../../lib/terms/nouns'
import { fits } from '../support/fits'
import { floorHtml } from '../support/floor-html'
import { cardOf, httpIn, keptOn, openFloor, photo } from '../support/on-the-floor'
import { phone } from '../support/screens'
import { ask, orderOf, test } from '../support/trade'

test('somebody was faster: the card shows both sides, and nothing goes without a press', async ({ member, trade }) => {
  const page = await member('supplier')
  const context = page.context()
  const { id } = await orderOf(trade, { supplier: page })
  const status = async () => (await ask<{ status: string }>(httpIn(context), `GET /api/workorders/${id}`)).status
  await page.setViewportSize(phone)
  await openFloor(page, `/supplier/floor?id=${id}`)
  const card = cardOf(page, id)
  await context.setOffline(true)
  await card.getByRole('button', { name: 'Start production' }).click()
  await card.getByLabel('Photo of').setInputFiles(photo)
  await card.getByRole('button', { name: 'Just a photo' }).click()
  await ask(trade.desk, `PATCH /api/workorders/${id}/status`, { status: 'quality_check' })
  await context.setOffline(false)
  await expect(card).toContainText('Someone was faster')
  await expect(card).toContainText(/YouProduction Started, \d\d:\d\d.*NowQuality Check, since \d\d:\d\d/)
  await fits(page, 'a conflict on the floor')
  await card.getByRole('button', { name: 'Discard mine' }).click()
  await expect(card).not.toContainText(/to send|Sending/)
  expect(await status()).toBe('quality_check')
  // The photo behind it was not dropped.
  const { files } = await ask<{ files: unknown[] }>(page, `GET /api/workorders/${id}`)
  expect(files).toHaveLength(1)

  await context.setOffline(true)
  await card.getByRole('button', { name: 'Mark as completed' }).click()
  await ask(trade.desk, `PATCH /api/workorders/${id}/status`, { status: 'in_progress' })
  await context.setOffline(false)
  await card.getByRole('button', { name: 'Do it anyway' }).click()
  await expect.poll(status).toBe('completed')
})

test('a sign-out asks about what waits, and leaves nothing on the phone', async ({ member, trade }) => {
  const page = await member('supplier')
  const { id } = await orderOf(trade, { supplier: page })
  await openFloor(page, `/supplier/floor?id=${id}`)
  const card = cardOf(page, id)
  await card.getByLabel('Photo of').setInputFiles(photo)
  await expect(card).toContainText('Which document is it?')
  expect(await keptOn(page)).toEqual({ floor: true, items: 1 })
  const signOut = async (answer: string) => {
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: answer }).click()
  }
  await signOut('Cancel')
  expect(await keptOn(page)).toEqual({ floor: true, items: 1 })
  await signOut('Sign out')
  await expect(page).toHaveURL(/\/auth/)
  expect(await keptOn(page)).toEqual({ floor: false, items: 0 })
})

test('a new version waits for a press and takes over; what waits is kept', async ({ member, trade }) => {
  const page = await member('supplier')
  const { id } = await orderOf(trade, { supplier: page })
  await openFloor(page, `/supplier/floor?id=${id}`)
  const card = cardOf(page, id)
  await card.getByLabel('Photo of').setInputFiles(photo)
  await expect(card).toContainText('1 update to send')
  await page.reload()
  const script = readFileSync('public/sw.js', 'utf8')
  try {
    appendFileSync('public/sw.js', '// A new version\n')
    await page.reload()
    await page.getByText('New version').waitFor()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload' }).click()
    await reloaded
    await expect(card).toContainText('1 update to send')
    await expect(page.getByText('New version')).toBeHidden()
  } finally {
    writeFileSync('public/sw.js', script)
  }
})

test('a stop with words and pieces; an order that is not there; neither price nor customer in the page', async ({
  member,
  trade,
}) => {
  const [page, customer] = [await member('supplier'), await member('customer')]
  const { id } = await orderOf(trade, { supplier: page, customer })
  const { companyName } = await ask<{ companyName: string }>(customer, 'GET /api/user')
  const html = await floorHtml(page)
  expect(html).toContain(displayId('workorder', id))
  expect(html).not.toMatch(/amount|"price|payment|₹/i)
  expect(html).not.toContain(companyName)

  await page.goto('/supplier/floor?scan=1')
  const scan = page.getByRole('region', { name: 'Scan a job card' })
  await expect(scan).toContainText('Type the number of the order.')
  await scan.getByLabel('Number of the order').fill('WO-999999999')
  await scan.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This order belongs to another company.' })).toBeVisible()

  await page.goto(`/supplier/floor?id=${id}`)
  const card = cardOf(page, id)
  await card.getByRole('button', { name: 'Stop: report a problem' }).click()
  const form = card.getByRole('form')
  await expect(form).toBeFocused()
  await form.getByRole('radio', { name: 'Finish' }).check()
  await form.getByLabel('Pieces concerned').fill('4')
  await form.getByLabel('Describe the problem').fill('Burr')
  await form.getByRole('button', { name: 'Stop the order' }).click()
  await expect(form.getByRole('alert')).toContainText('at least 10 characters')
  await form.getByLabel('Describe the problem').fill('Burr on the inner edge')
  await fits(page, 'a problem on the floor')
  await form.getByRole('button', { name: 'Stop the order' }).click()
  await expect
    .poll(async () => (await ask<{ status: string }>(page, `GET /api/workorders/${id}`)).status)
    .toBe('issues')
})
