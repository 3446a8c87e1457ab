import { expect } from '../support/fixtures'
import { phone } from '../support/screens'
import { cardOf, httpIn, openFloor, photo } from '../support/on-the-floor'
import { ask, orderOf, test } from '../support/trade'

type Order = { status: string; files: { document: string }[]; history: { to: string; doneAt?: string }[] }

test('a shed without a line: what was pressed there arrives once, though the page was closed', async ({
  member,
  trade,
}) => {
  const page = await member('supplier')
  const context = page.context()
  const { id } = await orderOf(trade, { supplier: page })
  const order = () => ask<Order>(httpIn(context), `GET /api/workorders/${id}`)
  await page.setViewportSize(phone)
  await openFloor(page)
  await context.setOffline(true)
  await expect(page.getByText('Offline')).toBeVisible()
  const card = cardOf(page, id)
  await card.getByRole('button').first().click()
  await card.getByRole('button', { name: 'Start production' }).click()
  await expect(card).toContainText('Production Started')
  await expect(card).toContainText('1 update to send')
  await card.getByLabel('Photo of').setInputFiles(photo)
  await card.getByRole('button', { name: 'Packing photo' }).click()
  // What it shows is kept by the phone once it is asked no more.
  await expect(card.getByRole('group', { name: 'Which document is it?' })).toBeHidden()
  await expect(card).toContainText('2 updates to send')

  await test.step('the page opens without a line', async () => {
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: '2 updates to send' })).toBeVisible()
    await expect(card).toContainText('Production Started')
    await expect(card).toContainText('2 updates to send')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
  await page.close()
  await context.setOffline(false)
  await context.setOffline(true)
  const again = await context.newPage()
  await again.goto('/?from=home')
  await expect(cardOf(again, id)).toContainText('2 updates to send')
  await context.setOffline(false)
  await expect(cardOf(again, id)).not.toContainText(/to send|Sending/)
  const { status, files, history } = await order()
  expect([status, files.map(({ document }) => document)]).toEqual(['started', ['packing_photo']])
  expect(history.filter(({ to }) => to === 'started')).toMatchObject([{ doneAt: expect.any(String) }])
})
