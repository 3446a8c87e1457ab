import { expect } from '../support/fixtures'
import { fits } from '../support/fits'
import { cardOf, openFloor, pressUntil } from '../support/on-the-floor'
import { phone } from '../support/screens'
import { boxOf } from '../support/settled'
import { ask, orderOf, test } from '../support/trade'

test('from the card two taps lead into the grid; a fit is read, and one characteristic follows the other', async ({
  member,
  trade,
}) => {
  const page = await member('supplier')
  const { id } = await orderOf(trade, { supplier: page })
  await page.setViewportSize(phone)
  await openFloor(page)
  const card = cardOf(page, id)
  await card.getByRole('button').first().click()
  await card.getByRole('button', { name: 'Measure' }).click()
  const form = page.getByRole('dialog', { name: 'Add characteristic' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Bore')
  await form.getByLabel('Nominal').fill('65 H7')
  await expect(form).toContainText('Read as 65 +0.03 −0 mm')
  await expect(form.getByLabel('Tolerance plus')).toBeHidden()
  await fits(page, 'a fit in a characteristic')
  await page.setViewportSize(phone)
  await form.getByRole('button', { name: 'Add and next' }).click()
  await expect(form.getByLabel('Name')).toHaveValue('')
  await expect(form.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Seat')
  await form.getByLabel('Nominal').fill('50 H7/g6')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(form).toContainText('names two parts that mate, H7 for the hole and g6 for the shaft')
  await form.getByLabel('Nominal').fill('50 g6')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  const report = page.getByRole('dialog', { name: /Inspection report, version 1/ })
  const cell = (name: string) => report.getByRole('textbox', { name: `${name}, sample 1`, exact: true })
  await expect(cell('Seat')).toBeFocused()
  await page.keyboard.type('49.98')
  await page.keyboard.press('Enter')
  await expect(cell('Seat')).toHaveAccessibleDescription(/^Passes/)
  await expect(report.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()

  // The next time the draft opens where the first value is missing.
  await page.goto('/supplier/floor')
  await card.getByRole('button').first().click()
  await card.getByRole('button', { name: 'Measure' }).click()
  await expect(cell('Bore')).toBeFocused()
  await expect(cell('Bore')).toBeInViewport()
})

test('a press is taken back, before it is sent and after; no button moves meanwhile', async ({ member, trade }) => {
  const page = await member('supplier')
  const context = page.context()
  const { id } = await orderOf(trade, { supplier: page })
  const status = async () => (await ask<{ status: string }>(page, `GET /api/workorders/${id}`)).status
  await page.setViewportSize(phone)
  await openFloor(page, `/supplier/floor?id=${id}`)
  const card = cardOf(page, id)
  const places = async () =>
    Promise.all(
      [card.getByText('Photo', { exact: true }), card.getByRole('button', { name: 'Stop: report a problem' })].map(
        async (button) => (await boxOf(button)).y,
      ),
    )
  await expect(card).toContainText('Order Received since')
  const before = await places()
  await context.setOffline(true)
  await card.getByRole('button', { name: 'Start production' }).click()
  await expect(card).toContainText('1 update to send')
  await expect(page.getByRole('status').filter({ hasText: 'Offline: 1 update to send.' })).toBeVisible()
  expect(await places()).toEqual(before)
  await card.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toContainText('Taken back')
  await expect(card).toContainText('Order Received')
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'Everything is sent.' })).toBeVisible()
  expect(await places()).toEqual(before)

  const [start, next] = ['Start production', 'Mark as in production'].map((name) => card.getByRole('button', { name }))
  await pressUntil(start!, next!)
  await expect.poll(status).toBe('started')
  await card.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(status).toBe('pending')
  expect(await places()).toEqual(before)
})
