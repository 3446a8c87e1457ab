import type { Locator } from '@playwright/test'
import { expect } from '../support/fixtures'
import { fits } from '../support/fits'
import { cardOf, openFloor, photo, pressUntil } from '../support/on-the-floor'
import { ask, orderOf, test } from '../support/trade'

const phone = { width: 390, height: 844 }

test('a shop works in Hindi: pages, refusals and texts without a line; the choice follows to another phone', async ({
  member,
  trade,
}) => {
  const page = await member('supplier')
  const context = page.context()
  const { id } = await orderOf(trade, { supplier: page })
  await ask(trade.desk, `PATCH /api/workorders/${id}/documents`, { kinds: ['packing_photo'] })
  await page.setViewportSize(phone)
  await openFloor(page, `/supplier/floor?id=${id}`)
  const card = cardOf(page, id)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('हिन्दी')
  await expect(page.getByRole('heading', { name: 'शॉप फ्लोर' })).toBeVisible()
  await expect(page.locator('[lang="hi-IN"]').getByRole('heading', { name: 'शॉप फ्लोर' })).toBeVisible()
  // The phone keeps the page in its new language.
  await openFloor(page, `/supplier/floor?id=${id}`)
  await card.getByRole('button', { name: 'काम शुरू करें' }).click()
  await expect(card).toContainText('काम शुरू')
  await fits(page, 'the floor in Hindi')
  await page.setViewportSize(phone)

  await test.step('what the order lacks is said in Hindi', async () => {
    const [inProduction, check, complete] = ['प्रोडक्शन में डालें', 'क्वालिटी चेक में भेजें', 'जॉब पूरा करें'].map((name) =>
      card.getByRole('button', { name }),
    ) as [Locator, Locator, Locator]
    const alert = card.getByRole('alert')
    await pressUntil(inProduction, check)
    await pressUntil(check, complete)
    await pressUntil(complete, alert)
    await expect(alert).toHaveText('अभी पूरा नहीं हुआ। बाकी है: पैकिंग का फोटो')
  })
  await test.step('a refusal of the server is said in Hindi', async () => {
    await card.getByRole('button', { name: 'और', exact: true }).click()
    const heat = card.getByLabel('हीट नंबर')
    for (const said of ['हीट A17 सेव हुआ', 'यह हीट इस जॉब पर पहले से है।']) {
      await heat.fill('A17')
      await card.getByRole('button', { name: 'सेव करें' }).click()
      await expect(card.getByRole('status').filter({ hasText: said })).toBeVisible()
    }
  })
  await test.step('without a line the page opens in Hindi', async () => {
    await context.setOffline(true)
    await card.getByLabel('का फोटो').setInputFiles(photo)
    const asked = card.getByRole('button', { name: 'पैकिंग का फोटो' })
    await asked.click()
    // The phone has the answer once it asks no more.
    await expect(asked).toBeHidden()
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: '1 अपडेट बाकी' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'शॉप फ्लोर' })).toBeVisible()
    await context.setOffline(false)
    // A phone says so itself; this browser doesn't after a page was loaded off line.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByRole('status').filter({ hasText: 'सब भेज दिया' })).toBeVisible()
  })
  expect(await ask(page, 'GET /api/user')).toMatchObject({ member: { language: 'hi' } })
})
